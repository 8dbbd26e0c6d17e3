select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          coalesce(json_agg(t1), '[]')
        from
          (
            select
              t0."step_minutes" "step_minutes"
            from
              "public"."view_reserve_settings" t0
          ) t1
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."status" "status",
              t2."plan_type_id" "plan_type_id",
              t4.json "children"
            from
              "public"."customers" t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."id" "id",
                      t5."name" "name",
                      t5."date_of_birth" "date_of_birth"
                    from
                      "public"."children" t5
                    where
                      t5."customer_id" = t2."id"
                      and t5."disable" = false::boolean
                    order by
                      t5."date_of_birth" asc,
                      t5."id" asc
                  ) t6
              ) t4 (json) on true
            where
              t2."id" = $1::integer
          ) t3
      ) "customers",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."id" "id",
              t7."name" "name",
              t7."extended_open_time" "extended_open_time",
              t7."extended_close_time" "extended_close_time"
            from
              "public"."branches" t7
            where
              t7."id" = $2::integer
          ) t8
      ) "branches"
  ) answer;
