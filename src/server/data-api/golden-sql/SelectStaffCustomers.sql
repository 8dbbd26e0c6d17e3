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
              t0."id" "id",
              t0."name" "name",
              t0."name_kana" "name_kana",
              t0."tel" "tel",
              t0."status" "status",
              t0."registration_status" "registration_status",
              t2.json "plan_type",
              t5.json "default_branch",
              t8.json "stops",
              t11.json "children"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."name_kana",
                  t0."tel",
                  t0."status",
                  t0."registration_status",
                  t0."plan_type_id",
                  t0."default_branch_id"
                from
                  "public"."customers" t0
                order by
                  t0."name_kana" asc,
                  t0."id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."plan_types" t3
                    where
                      t3."id" = t0."plan_type_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."branches" t6
                    where
                      t6."id" = t0."default_branch_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t9
                    where
                      t9."customer_id" = t0."id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."id" "id",
                      t12."name" "name"
                    from
                      "public"."children" t12
                    where
                      t12."customer_id" = t0."id"
                      and t12."disable" = false::boolean
                    order by
                      t12."date_of_birth" asc
                  ) t13
              ) t11 (json) on true
            order by
              t0."name_kana" asc,
              t0."id" asc
          ) t1
      ) "customers",
      (
        select
          row_to_json(t17)
        from
          (
            select
              (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."customers" t14
                      ) t15
                  ) t16
              ) "aggregate"
          ) t17
      ) "customers_aggregate"
  ) answer;
