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
              t0."today" "today",
              t0."now" "now"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "clock",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."status" "status",
              t2."registration_status" "registration_status",
              t2."subscription_last_paid_date" "subscription_last_paid_date",
              t2."expiry_date" "expiry_date",
              t2."unpaid_flag" "unpaid_flag",
              t2."line_notification_flag" "line_notification_flag",
              t2."line_blocked_at" "line_blocked_at",
              t2."email" "email",
              t2."email_verified_at" "email_verified_at",
              t2."email_bounced_at" "email_bounced_at",
              t4.json "plan_type"
            from
              (
                select
                  t2."id",
                  t2."name",
                  t2."status",
                  t2."registration_status",
                  t2."subscription_last_paid_date",
                  t2."expiry_date",
                  t2."unpaid_flag",
                  t2."line_notification_flag",
                  t2."line_blocked_at",
                  t2."email",
                  t2."email_verified_at",
                  t2."email_bounced_at",
                  t2."plan_type_id"
                from
                  "public"."view_customers" t2
                order by
                  t2."id" asc
                limit
                  1::integer
              ) t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."name" "name"
                    from
                      "public"."plan_types" t5
                    where
                      t5."id" = t2."plan_type_id"
                  ) t6
              ) t4 (json) on true
            order by
              t2."id" asc
          ) t3
      ) "customers",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."id" "id",
              t7."start_datetime" "start_datetime",
              t7."end_datetime" "end_datetime",
              t7."approval_status" "approval_status",
              t7."editable_flag" "editable_flag",
              t7."today_flag" "today_flag",
              t7."card_due_datetime" "card_due_datetime",
              t7."branch_name" "branch_name",
              t9.json "branch",
              t12.json "reserve_details"
            from
              (
                select
                  t7."id",
                  t7."start_datetime",
                  t7."end_datetime",
                  t7."approval_status",
                  t7."editable_flag",
                  t7."today_flag",
                  t7."card_due_datetime",
                  t7."branch_name",
                  t7."branch_id"
                from
                  "public"."view_reserves" t7
                where
                  t7."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
                  and t7."childcare_status" = 1::smallint
                  and t7."cancel_flag" = false::boolean
                  and t7."over_flag" = false::boolean
                order by
                  t7."start_datetime" asc,
                  t7."id" asc
                limit
                  1::integer
              ) t7
              left join lateral (
                select
                  row_to_json(t11)
                from
                  (
                    select
                      t10."id" "id",
                      t10."path_name" "path_name",
                      t10."name" "name",
                      t10."address1" "address1",
                      t10."address2" "address2",
                      t10."tel" "tel",
                      t10."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t10
                    where
                      t10."id" = t7."branch_id"
                  ) t11
              ) t9 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t14), '[]')
                from
                  (
                    select
                      t15.json "child"
                    from
                      "public"."reserve_details" t13
                      left join lateral (
                        select
                          row_to_json(t17)
                        from
                          (
                            select
                              t16."name" "name"
                            from
                              "public"."children" t16
                            where
                              t16."id" = t13."child_id"
                          ) t17
                      ) t15 (json) on true
                    where
                      t13."reserve_id" = t7."id"
                    order by
                      t13."id" asc
                  ) t14
              ) t12 (json) on true
            order by
              t7."start_datetime" asc,
              t7."id" asc
          ) t8
      ) "info1",
      (
        select
          coalesce(json_agg(t19), '[]')
        from
          (
            select
              t18."id" "id",
              t18."start_datetime" "start_datetime",
              t18."end_datetime" "end_datetime",
              t18."card_due_datetime" "card_due_datetime",
              t18."branch_name" "branch_name"
            from
              "public"."view_reserves" t18
            where
              t18."approval_status" = 2::smallint
              and t18."childcare_status" = 1::smallint
              and t18."cancel_flag" = false::boolean
            order by
              t18."start_datetime" asc,
              t18."id" asc
          ) t19
      ) "info2",
      (
        select
          coalesce(json_agg(t21), '[]')
        from
          (
            select
              t20."id" "id",
              t20."start_datetime" "start_datetime",
              t20."end_datetime" "end_datetime",
              t20."childcare_status" "childcare_status",
              t20."pick_up_name" "pick_up_name",
              t20."branch_name" "branch_name",
              t22.json "branch",
              t25.json "reserve_details",
              t31.json "childcares"
            from
              "public"."view_reserves" t20
              left join lateral (
                select
                  row_to_json(t24)
                from
                  (
                    select
                      t23."tel" "tel",
                      t23."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t23
                    where
                      t23."id" = t20."branch_id"
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t28.json "child"
                    from
                      "public"."reserve_details" t26
                      left join lateral (
                        select
                          row_to_json(t30)
                        from
                          (
                            select
                              t29."name" "name"
                            from
                              "public"."children" t29
                            where
                              t29."id" = t26."child_id"
                          ) t30
                      ) t28 (json) on true
                    where
                      t26."reserve_id" = t20."id"
                    order by
                      t26."id" asc
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t33), '[]')
                from
                  (
                    select
                      t32."start_datetime" "start_datetime",
                      t32."end_datetime" "end_datetime"
                    from
                      "public"."childcares" t32
                    where
                      t32."reserve_id" = t20."id"
                  ) t33
              ) t31 (json) on true
            where
              t20."today_flag" = true::boolean
              and t20."live" = true::boolean
              and t20."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
              and t20."childcare_status" = any (array[2::smallint, 3::smallint]::smallint[])
            order by
              t20."childcare_status" asc,
              t20."start_datetime" asc,
              t20."id" asc
          ) t21
      ) "today",
      (
        select
          coalesce(json_agg(t35), '[]')
        from
          (
            select
              t34."id" "id",
              t34."branch_id" "branch_id",
              t34."branch_name" "branch_name",
              t34."start_datetime" "start_datetime",
              t34."end_datetime" "end_datetime",
              t34."approval_status" "approval_status",
              t34."breakfast_support_flag" "breakfast_support_flag",
              t34."lunch_support_flag" "lunch_support_flag",
              t34."supper_support_flag" "supper_support_flag",
              t34."pick_up_name" "pick_up_name",
              t34."pick_up_tel" "pick_up_tel",
              t34."remarks" "remarks",
              t34."cancel_flag" "cancel_flag",
              t34."live" "live",
              t34."card_due_datetime" "card_due_datetime",
              t36.json "reserve_cancellations",
              t39.json "reserve_details"
            from
              (
                select
                  t34."id",
                  t34."branch_id",
                  t34."branch_name",
                  t34."start_datetime",
                  t34."end_datetime",
                  t34."approval_status",
                  t34."breakfast_support_flag",
                  t34."lunch_support_flag",
                  t34."supper_support_flag",
                  t34."pick_up_name",
                  t34."pick_up_tel",
                  t34."remarks",
                  t34."cancel_flag",
                  t34."live",
                  t34."card_due_datetime",
                  t34."created_at"
                from
                  "public"."view_reserves" t34
                order by
                  t34."created_at" desc,
                  t34."id" desc
                limit
                  1::integer
              ) t34
              left join lateral (
                select
                  coalesce(json_agg(t38), '[]')
                from
                  (
                    select
                      t37."cancel_type" "cancel_type"
                    from
                      "public"."reserve_cancellations" t37
                    where
                      t37."reserve_id" = t34."id"
                  ) t38
              ) t36 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t41), '[]')
                from
                  (
                    select
                      t40."child_id" "child_id",
                      t40."breakfast_support_flag" "breakfast_support_flag",
                      t40."lunch_support_flag" "lunch_support_flag",
                      t40."supper_support_flag" "supper_support_flag",
                      t42.json "child"
                    from
                      "public"."reserve_details" t40
                      left join lateral (
                        select
                          row_to_json(t44)
                        from
                          (
                            select
                              t43."id" "id",
                              t43."name" "name"
                            from
                              "public"."children" t43
                            where
                              t43."id" = t40."child_id"
                          ) t44
                      ) t42 (json) on true
                    where
                      t40."reserve_id" = t34."id"
                    order by
                      t40."id" asc
                  ) t41
              ) t39 (json) on true
            order by
              t34."created_at" desc,
              t34."id" desc
          ) t35
      ) "seat",
      (
        select
          coalesce(json_agg(t46), '[]')
        from
          (
            select
              t45."id" "id",
              t45."start_datetime" "start_datetime",
              t45."total_amount" "total_amount"
            from
              "public"."childcares" t45
            where
              t45."status" = 3::smallint
            order by
              t45."start_datetime" asc,
              t45."id" asc
          ) t46
      ) "unpaid_childcares",
      (
        select
          coalesce(json_agg(t48), '[]')
        from
          (
            select
              t47."id" "id",
              t47."cancel_amount" "cancel_amount",
              t49.json "reserve"
            from
              "public"."reserve_cancellations" t47
              left join lateral (
                select
                  row_to_json(t51)
                from
                  (
                    select
                      t50."start_datetime" "start_datetime"
                    from
                      "public"."reserves" t50
                    where
                      t50."id" = t47."reserve_id"
                  ) t51
              ) t49 (json) on true
            where
              t47."cancel_settlement_status" = 3::smallint
            order by
              t47."cancel_datetime" asc,
              t47."id" asc
          ) t48
      ) "unpaid_cancellations",
      (
        select
          coalesce(json_agg(t53), '[]')
        from
          (
            select
              t52."id" "id",
              t52."title" "title",
              t52."image_path" "image_path"
            from
              "public"."benefits" t52
            where
              t52."pick_up_flag" = true::boolean
            order by
              t52."publication_start_date" desc,
              t52."id" desc
            limit
              5::integer
          ) t53
      ) "pick_up",
      (
        select
          coalesce(json_agg(t55), '[]')
        from
          (
            select
              t54."id" "id",
              t54."kind" "kind",
              t54."title" "title",
              t54."content" "content",
              t54."link" "link",
              t54."read_datetime" "read_datetime",
              t54."created_at" "created_at"
            from
              "public"."notifications" t54
            order by
              t54."created_at" desc,
              t54."id" desc
            limit
              5::integer
          ) t55
      ) "notifications"
  ) answer;
