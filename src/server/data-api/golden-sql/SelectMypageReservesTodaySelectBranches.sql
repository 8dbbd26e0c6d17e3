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
              t0."today" "today"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "view_reserve_date_today",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."path_name" "path_name",
              t4.json "prefecture",
              t7.json "calendar"
            from
              "public"."branches" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."name" "name"
                    from
                      "public"."prefectures" t5
                    where
                      t5."id" = t2."prefecture_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."date" "date",
                      t8."reservable_status" "reservable_status",
                      t8."reserve_remarks" "reserve_remarks"
                    from
                      "public"."view_reserve_date_calendars" t8
                    where
                      t8."branch_id" = t2."id"
                      and exists (
                        select
                        from
                          "public"."view_reserve_date_today" t10
                        where
                          t10."today" = t8."date"
                      )
                  ) t9
              ) t7 (json) on true
            where
              t2."real_store_flag" = true::boolean
              and t2."status" = 1::smallint
            order by
              (
                select
                  t11."code"
                from
                  "public"."prefectures" t11
                where
                  t11."id" = t2."prefecture_id"
              ) asc,
              t2."id" asc
          ) t3
      ) "branches",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."id" "id",
              t12."name" "name",
              t12."path_name" "path_name"
            from
              "public"."branches" t12
            where
              t12."real_store_flag" = true::boolean
              and t12."status" = 1::smallint
              and (
                (true)
                or (
                  not (
                    exists (
                      select
                      from
                        "public"."branches" t15
                      where
                        t15."status" = t12."status"
                        and t15."real_store_flag" = t12."real_store_flag"
                    )
                  )
                )
              )
            order by
              (
                select
                  t14."number_of_customers"
                from
                  "public"."view_branch_customer_counts" t14
                where
                  t14."branch_id" = t12."id"
              ) asc,
              t12."id" asc
            limit
              1::integer
          ) t13
      ) "default_branch",
      (
        select
          coalesce(json_agg(t17), '[]')
        from
          (
            select
              t16."id" "id",
              t16."status" "status",
              t16."plan_type_id" "plan_type_id",
              t16."default_branch_id" "default_branch_id",
              t16."registration_status" "registration_status",
              t16."paying_flag" "paying_flag",
              t16."stays_flag" "stays_flag",
              t16."card_flag" "card_flag",
              t16."paused_flag" "paused_flag",
              t18.json "stops"
            from
              (
                select
                  t16."id",
                  t16."status",
                  t16."plan_type_id",
                  t16."default_branch_id",
                  t16."registration_status",
                  t16."paying_flag",
                  t16."stays_flag",
                  t16."card_flag",
                  t16."paused_flag"
                from
                  "public"."view_families" t16
                order by
                  t16."id" asc
                limit
                  1::integer
              ) t16
              left join lateral (
                select
                  coalesce(json_agg(t20), '[]')
                from
                  (
                    select
                      t19."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t19
                    where
                      t19."customer_id" = t16."id"
                  ) t20
              ) t18 (json) on true
            order by
              t16."id" asc
          ) t17
      ) "customers",
      (
        select
          coalesce(json_agg(t22), '[]')
        from
          (
            select
              t21."id" "id",
              t21."name" "name",
              t21."date_of_birth" "date_of_birth"
            from
              "public"."children" t21
            where
              t21."disable" = false::boolean
            order by
              t21."date_of_birth" asc,
              t21."id" asc
          ) t22
      ) "children",
      (
        select
          coalesce(json_agg(t24), '[]')
        from
          (
            select
              t25.json "reserve_details"
            from
              (
                select
                  t23."id",
                  t23."created_at"
                from
                  "public"."reserves" t23
                order by
                  t23."created_at" desc,
                  t23."id" desc
                limit
                  1::integer
              ) t23
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."child_id" "child_id"
                    from
                      "public"."reserve_details" t26
                    where
                      t26."reserve_id" = t23."id"
                  ) t27
              ) t25 (json) on true
            order by
              t23."created_at" desc,
              t23."id" desc
          ) t24
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
              t0."today" "today"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "view_reserve_date_today",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."path_name" "path_name",
              t4.json "prefecture",
              t7.json "calendar"
            from
              (
                select
                  t2."id",
                  t2."name",
                  t2."path_name",
                  t2."prefecture_id"
                from
                  "public"."branches" t2
                where
                  t2."real_store_flag" = true::boolean
                  and t2."status" = 1::smallint
                order by
                  (
                    select
                      t11."code"
                    from
                      "public"."prefectures" t11
                    where
                      t11."id" = t2."prefecture_id"
                  ) asc,
                  t2."id" asc
                limit
                  $1::integer
              ) t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."name" "name"
                    from
                      "public"."prefectures" t5
                    where
                      t5."id" = t2."prefecture_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."date" "date",
                      t8."reservable_status" "reservable_status",
                      t8."reserve_remarks" "reserve_remarks"
                    from
                      "public"."view_reserve_date_calendars" t8
                    where
                      t8."branch_id" = t2."id"
                      and exists (
                        select
                        from
                          "public"."view_reserve_date_today" t10
                        where
                          t10."today" = t8."date"
                      )
                  ) t9
              ) t7 (json) on true
            order by
              (
                select
                  t11."code"
                from
                  "public"."prefectures" t11
                where
                  t11."id" = t2."prefecture_id"
              ) asc,
              t2."id" asc
          ) t3
      ) "branches",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."id" "id",
              t12."name" "name",
              t12."path_name" "path_name"
            from
              "public"."branches" t12
            where
              t12."real_store_flag" = true::boolean
              and t12."status" = 1::smallint
              and (
                (t12."path_name" = $2::text)
                or (
                  not (
                    exists (
                      select
                      from
                        "public"."branches" t15
                      where
                        t15."status" = t12."status"
                        and t15."real_store_flag" = t12."real_store_flag"
                        and t15."path_name" = $3::text
                    )
                  )
                )
              )
            order by
              (
                select
                  t14."number_of_customers"
                from
                  "public"."view_branch_customer_counts" t14
                where
                  t14."branch_id" = t12."id"
              ) asc,
              t12."id" asc
            limit
              1::integer
          ) t13
      ) "default_branch",
      (
        select
          coalesce(json_agg(t17), '[]')
        from
          (
            select
              t16."id" "id",
              t16."status" "status",
              t16."plan_type_id" "plan_type_id",
              t16."default_branch_id" "default_branch_id",
              t16."registration_status" "registration_status",
              t16."paying_flag" "paying_flag",
              t16."stays_flag" "stays_flag",
              t16."card_flag" "card_flag",
              t16."paused_flag" "paused_flag",
              t18.json "stops"
            from
              (
                select
                  t16."id",
                  t16."status",
                  t16."plan_type_id",
                  t16."default_branch_id",
                  t16."registration_status",
                  t16."paying_flag",
                  t16."stays_flag",
                  t16."card_flag",
                  t16."paused_flag"
                from
                  "public"."view_families" t16
                order by
                  t16."id" asc
                limit
                  1::integer
              ) t16
              left join lateral (
                select
                  coalesce(json_agg(t20), '[]')
                from
                  (
                    select
                      t19."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t19
                    where
                      t19."customer_id" = t16."id"
                  ) t20
              ) t18 (json) on true
            order by
              t16."id" asc
          ) t17
      ) "customers",
      (
        select
          coalesce(json_agg(t22), '[]')
        from
          (
            select
              t21."id" "id",
              t21."name" "name",
              t21."date_of_birth" "date_of_birth"
            from
              "public"."children" t21
            where
              t21."disable" = false::boolean
            order by
              t21."date_of_birth" asc,
              t21."id" asc
          ) t22
      ) "children",
      (
        select
          coalesce(json_agg(t24), '[]')
        from
          (
            select
              t25.json "reserve_details"
            from
              (
                select
                  t23."id",
                  t23."created_at"
                from
                  "public"."reserves" t23
                order by
                  t23."created_at" desc,
                  t23."id" desc
                limit
                  1::integer
              ) t23
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."child_id" "child_id"
                    from
                      "public"."reserve_details" t26
                    where
                      t26."reserve_id" = t23."id"
                  ) t27
              ) t25 (json) on true
            order by
              t23."created_at" desc,
              t23."id" desc
          ) t24
      ) "last_reserve"
  ) answer;
