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
              t0."path_name" "path_name",
              t0."latitude" "latitude",
              t0."longitude" "longitude",
              t2.json "prefecture"
            from
              "public"."branches" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."prefectures" t3
                    where
                      t3."id" = t0."prefecture_id"
                  ) t4
              ) t2 (json) on true
            where
              t0."real_store_flag" = true::boolean
              and t0."status" = 1::smallint
            order by
              t0."id" asc
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."id" "id",
              t5."status" "status",
              t5."plan_type_id" "plan_type_id",
              t5."default_branch_id" "default_branch_id",
              t5."registration_status" "registration_status",
              t5."paying_flag" "paying_flag",
              t5."stays_flag" "stays_flag",
              t5."card_flag" "card_flag",
              t5."paused_flag" "paused_flag",
              t7.json "stops"
            from
              (
                select
                  t5."id",
                  t5."status",
                  t5."plan_type_id",
                  t5."default_branch_id",
                  t5."registration_status",
                  t5."paying_flag",
                  t5."stays_flag",
                  t5."card_flag",
                  t5."paused_flag"
                from
                  "public"."view_families" t5
                order by
                  t5."id" asc
                limit
                  1::integer
              ) t5
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t8
                    where
                      t8."customer_id" = t5."id"
                  ) t9
              ) t7 (json) on true
            order by
              t5."id" asc
          ) t6
      ) "customers",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."id" "id",
              t10."name" "name",
              t10."date_of_birth" "date_of_birth"
            from
              "public"."children" t10
            where
              t10."disable" = false::boolean
            order by
              t10."date_of_birth" asc,
              t10."id" asc
          ) t11
      ) "children",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t14.json "reserve_details"
            from
              (
                select
                  t12."id",
                  t12."created_at"
                from
                  "public"."reserves" t12
                order by
                  t12."created_at" desc,
                  t12."id" desc
                limit
                  1::integer
              ) t12
              left join lateral (
                select
                  coalesce(json_agg(t16), '[]')
                from
                  (
                    select
                      t15."child_id" "child_id"
                    from
                      "public"."reserve_details" t15
                    where
                      t15."reserve_id" = t12."id"
                  ) t16
              ) t14 (json) on true
            order by
              t12."created_at" desc,
              t12."id" desc
          ) t13
      ) "last_reserve"
  ) answer;
