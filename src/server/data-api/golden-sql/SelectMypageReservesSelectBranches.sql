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
              (
                select
                  t5."code"
                from
                  "public"."prefectures" t5
                where
                  t5."id" = t0."prefecture_id"
              ) asc,
              t0."id" asc
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id",
              t6."name" "name",
              t6."path_name" "path_name"
            from
              "public"."branches" t6
            where
              t6."real_store_flag" = true::boolean
              and t6."status" = 1::smallint
              and (
                (true)
                or (
                  not (
                    exists (
                      select
                      from
                        "public"."branches" t9
                      where
                        t9."status" = t6."status"
                        and t9."real_store_flag" = t6."real_store_flag"
                    )
                  )
                )
              )
            order by
              (
                select
                  t8."number_of_customers"
                from
                  "public"."view_branch_customer_counts" t8
                where
                  t8."branch_id" = t6."id"
              ) asc,
              t6."id" asc
            limit
              1::integer
          ) t7
      ) "default_branch",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."id" "id",
              t10."status" "status",
              t10."plan_type_id" "plan_type_id",
              t10."default_branch_id" "default_branch_id",
              t10."registration_status" "registration_status",
              t10."paying_flag" "paying_flag",
              t10."stays_flag" "stays_flag",
              t10."card_flag" "card_flag",
              t10."paused_flag" "paused_flag",
              t12.json "stops"
            from
              (
                select
                  t10."id",
                  t10."status",
                  t10."plan_type_id",
                  t10."default_branch_id",
                  t10."registration_status",
                  t10."paying_flag",
                  t10."stays_flag",
                  t10."card_flag",
                  t10."paused_flag"
                from
                  "public"."view_families" t10
                order by
                  t10."id" asc
                limit
                  1::integer
              ) t10
              left join lateral (
                select
                  coalesce(json_agg(t14), '[]')
                from
                  (
                    select
                      t13."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t13
                    where
                      t13."customer_id" = t10."id"
                  ) t14
              ) t12 (json) on true
            order by
              t10."id" asc
          ) t11
      ) "customers",
      (
        select
          coalesce(json_agg(t16), '[]')
        from
          (
            select
              t15."id" "id",
              t15."name" "name",
              t15."date_of_birth" "date_of_birth"
            from
              "public"."children" t15
            where
              t15."disable" = false::boolean
            order by
              t15."date_of_birth" asc,
              t15."id" asc
          ) t16
      ) "children",
      (
        select
          coalesce(json_agg(t18), '[]')
        from
          (
            select
              t19.json "reserve_details"
            from
              (
                select
                  t17."id",
                  t17."created_at"
                from
                  "public"."reserves" t17
                order by
                  t17."created_at" desc,
                  t17."id" desc
                limit
                  1::integer
              ) t17
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."child_id" "child_id"
                    from
                      "public"."reserve_details" t20
                    where
                      t20."reserve_id" = t17."id"
                  ) t21
              ) t19 (json) on true
            order by
              t17."created_at" desc,
              t17."id" desc
          ) t18
      ) "last_reserve"
  ) answer;

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
              t2.json "prefecture"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."path_name",
                  t0."prefecture_id"
                from
                  "public"."branches" t0
                where
                  t0."real_store_flag" = true::boolean
                  and t0."status" = 1::smallint
                order by
                  (
                    select
                      t5."code"
                    from
                      "public"."prefectures" t5
                    where
                      t5."id" = t0."prefecture_id"
                  ) asc,
                  t0."id" asc
                limit
                  $1::integer
              ) t0
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
            order by
              (
                select
                  t5."code"
                from
                  "public"."prefectures" t5
                where
                  t5."id" = t0."prefecture_id"
              ) asc,
              t0."id" asc
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id",
              t6."name" "name",
              t6."path_name" "path_name"
            from
              "public"."branches" t6
            where
              t6."real_store_flag" = true::boolean
              and t6."status" = 1::smallint
              and (
                (t6."path_name" = $2::text)
                or (
                  not (
                    exists (
                      select
                      from
                        "public"."branches" t9
                      where
                        t9."status" = t6."status"
                        and t9."real_store_flag" = t6."real_store_flag"
                        and t9."path_name" = $3::text
                    )
                  )
                )
              )
            order by
              (
                select
                  t8."number_of_customers"
                from
                  "public"."view_branch_customer_counts" t8
                where
                  t8."branch_id" = t6."id"
              ) asc,
              t6."id" asc
            limit
              1::integer
          ) t7
      ) "default_branch",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."id" "id",
              t10."status" "status",
              t10."plan_type_id" "plan_type_id",
              t10."default_branch_id" "default_branch_id",
              t10."registration_status" "registration_status",
              t10."paying_flag" "paying_flag",
              t10."stays_flag" "stays_flag",
              t10."card_flag" "card_flag",
              t10."paused_flag" "paused_flag",
              t12.json "stops"
            from
              (
                select
                  t10."id",
                  t10."status",
                  t10."plan_type_id",
                  t10."default_branch_id",
                  t10."registration_status",
                  t10."paying_flag",
                  t10."stays_flag",
                  t10."card_flag",
                  t10."paused_flag"
                from
                  "public"."view_families" t10
                order by
                  t10."id" asc
                limit
                  1::integer
              ) t10
              left join lateral (
                select
                  coalesce(json_agg(t14), '[]')
                from
                  (
                    select
                      t13."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t13
                    where
                      t13."customer_id" = t10."id"
                  ) t14
              ) t12 (json) on true
            order by
              t10."id" asc
          ) t11
      ) "customers",
      (
        select
          coalesce(json_agg(t16), '[]')
        from
          (
            select
              t15."id" "id",
              t15."name" "name",
              t15."date_of_birth" "date_of_birth"
            from
              "public"."children" t15
            where
              t15."disable" = false::boolean
            order by
              t15."date_of_birth" asc,
              t15."id" asc
          ) t16
      ) "children",
      (
        select
          coalesce(json_agg(t18), '[]')
        from
          (
            select
              t19.json "reserve_details"
            from
              (
                select
                  t17."id",
                  t17."created_at"
                from
                  "public"."reserves" t17
                order by
                  t17."created_at" desc,
                  t17."id" desc
                limit
                  1::integer
              ) t17
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."child_id" "child_id"
                    from
                      "public"."reserve_details" t20
                    where
                      t20."reserve_id" = t17."id"
                  ) t21
              ) t19 (json) on true
            order by
              t17."created_at" desc,
              t17."id" desc
          ) t18
      ) "last_reserve"
  ) answer;
