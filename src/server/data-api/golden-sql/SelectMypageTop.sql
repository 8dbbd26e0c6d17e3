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
              t0."status" "status",
              t0."registration_status" "registration_status",
              t0."subscription_last_paid_date" "subscription_last_paid_date",
              t0."expiry_date" "expiry_date",
              t0."unpaid_flag" "unpaid_flag",
              t0."stopped_flag" "stopped_flag",
              t0."line_notification_flag" "line_notification_flag",
              t0."line_blocked_at" "line_blocked_at",
              t0."email" "email",
              t0."email_verified_at" "email_verified_at",
              t0."email_bounced_at" "email_bounced_at",
              t2.json "plan_type",
              t5.json "prefecture",
              t8.json "default_branch"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."status",
                  t0."registration_status",
                  t0."subscription_last_paid_date",
                  t0."expiry_date",
                  t0."unpaid_flag",
                  t0."stopped_flag",
                  t0."line_notification_flag",
                  t0."line_blocked_at",
                  t0."email",
                  t0."email_verified_at",
                  t0."email_bounced_at",
                  t0."plan_type_id",
                  t0."prefecture_id",
                  t0."default_branch_id"
                from
                  "public"."view_customers" t0
                order by
                  t0."id" asc
                limit
                  1::integer
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
                      t6."code" "code"
                    from
                      "public"."prefectures" t6
                    where
                      t6."id" = t0."prefecture_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t11.json "prefecture"
                    from
                      "public"."branches" t9
                      left join lateral (
                        select
                          row_to_json(t13)
                        from
                          (
                            select
                              t12."code" "code"
                            from
                              "public"."prefectures" t12
                            where
                              t12."id" = t9."prefecture_id"
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."id" = t0."default_branch_id"
                  ) t10
              ) t8 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t15), '[]')
        from
          (
            select
              t14."id" "id",
              t14."start_datetime" "start_datetime",
              t14."end_datetime" "end_datetime",
              t14."approval_status" "approval_status",
              t14."editable_flag" "editable_flag",
              t14."today_flag" "today_flag",
              t14."card_due_datetime" "card_due_datetime",
              t14."pick_up_name" "pick_up_name",
              t14."pick_up_tel" "pick_up_tel",
              t14."remarks" "remarks",
              t14."breakfast_support_flag" "breakfast_support_flag",
              t14."lunch_support_flag" "lunch_support_flag",
              t14."supper_support_flag" "supper_support_flag",
              t14."branch_id" "branch_id",
              t14."first_visit_flag" "first_visit_flag",
              t14."branch_name" "branch_name",
              t16.json "branch",
              t19.json "reserve_details"
            from
              (
                select
                  t14."id",
                  t14."start_datetime",
                  t14."end_datetime",
                  t14."approval_status",
                  t14."editable_flag",
                  t14."today_flag",
                  t14."card_due_datetime",
                  t14."pick_up_name",
                  t14."pick_up_tel",
                  t14."remarks",
                  t14."breakfast_support_flag",
                  t14."lunch_support_flag",
                  t14."supper_support_flag",
                  t14."branch_id",
                  t14."first_visit_flag",
                  t14."branch_name"
                from
                  "public"."view_reserves" t14
                where
                  t14."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
                  and t14."childcare_status" = 1::smallint
                  and t14."cancel_flag" = false::boolean
                  and t14."over_flag" = false::boolean
                order by
                  t14."start_datetime" asc,
                  t14."id" asc
                limit
                  1::integer
              ) t14
              left join lateral (
                select
                  row_to_json(t18)
                from
                  (
                    select
                      t17."id" "id",
                      t17."path_name" "path_name",
                      t17."name" "name",
                      t17."address1" "address1",
                      t17."address2" "address2",
                      t17."tel" "tel",
                      t17."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t17
                    where
                      t17."id" = t14."branch_id"
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."child_id" "child_id",
                      t20."date_of_birth" "date_of_birth",
                      t20."breakfast_support_flag" "breakfast_support_flag",
                      t20."lunch_support_flag" "lunch_support_flag",
                      t20."supper_support_flag" "supper_support_flag",
                      t22.json "child"
                    from
                      "public"."reserve_details" t20
                      left join lateral (
                        select
                          row_to_json(t24)
                        from
                          (
                            select
                              t23."id" "id",
                              t23."name" "name"
                            from
                              "public"."children" t23
                            where
                              t23."id" = t20."child_id"
                          ) t24
                      ) t22 (json) on true
                    where
                      t20."reserve_id" = t14."id"
                    order by
                      t20."id" asc
                  ) t21
              ) t19 (json) on true
            order by
              t14."start_datetime" asc,
              t14."id" asc
          ) t15
      ) "info1",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."id" "id",
              t25."start_datetime" "start_datetime",
              t25."end_datetime" "end_datetime",
              t25."card_due_datetime" "card_due_datetime",
              t25."answer_due_datetime" "answer_due_datetime",
              t25."branch_name" "branch_name"
            from
              "public"."view_reserves" t25
            where
              t25."approval_status" = 2::smallint
              and t25."childcare_status" = 1::smallint
              and t25."cancel_flag" = false::boolean
            order by
              t25."start_datetime" asc,
              t25."id" asc
          ) t26
      ) "info2",
      (
        select
          coalesce(json_agg(t28), '[]')
        from
          (
            select
              t27."id" "id",
              t27."start_datetime" "start_datetime",
              t27."end_datetime" "end_datetime",
              t27."childcare_status" "childcare_status",
              t27."pick_up_name" "pick_up_name",
              t27."branch_name" "branch_name",
              t29.json "branch",
              t32.json "reserve_details",
              t38.json "childcares"
            from
              "public"."view_reserves" t27
              left join lateral (
                select
                  row_to_json(t31)
                from
                  (
                    select
                      t30."address1" "address1",
                      t30."address2" "address2",
                      t30."tel" "tel",
                      t30."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t30
                    where
                      t30."id" = t27."branch_id"
                  ) t31
              ) t29 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t34), '[]')
                from
                  (
                    select
                      t35.json "child"
                    from
                      "public"."reserve_details" t33
                      left join lateral (
                        select
                          row_to_json(t37)
                        from
                          (
                            select
                              t36."name" "name"
                            from
                              "public"."children" t36
                            where
                              t36."id" = t33."child_id"
                          ) t37
                      ) t35 (json) on true
                    where
                      t33."reserve_id" = t27."id"
                    order by
                      t33."id" asc
                  ) t34
              ) t32 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t40), '[]')
                from
                  (
                    select
                      t39."start_datetime" "start_datetime",
                      t39."end_datetime" "end_datetime"
                    from
                      "public"."childcares" t39
                    where
                      t39."reserve_id" = t27."id"
                  ) t40
              ) t38 (json) on true
            where
              t27."today_flag" = true::boolean
              and t27."live" = true::boolean
              and t27."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
              and t27."childcare_status" = any (array[2::smallint, 3::smallint]::smallint[])
            order by
              t27."childcare_status" asc,
              t27."start_datetime" asc,
              t27."id" asc
          ) t28
      ) "today",
      (
        select
          coalesce(json_agg(t42), '[]')
        from
          (
            select
              t41."id" "id",
              t41."branch_id" "branch_id",
              t41."branch_name" "branch_name",
              t41."start_datetime" "start_datetime",
              t41."end_datetime" "end_datetime",
              t41."approval_status" "approval_status",
              t41."breakfast_support_flag" "breakfast_support_flag",
              t41."lunch_support_flag" "lunch_support_flag",
              t41."supper_support_flag" "supper_support_flag",
              t41."pick_up_name" "pick_up_name",
              t41."pick_up_tel" "pick_up_tel",
              t41."remarks" "remarks",
              t41."cancel_flag" "cancel_flag",
              t41."live" "live",
              t41."card_due_datetime" "card_due_datetime",
              t43.json "reserve_cancellations",
              t46.json "reserve_details"
            from
              (
                select
                  t41."id",
                  t41."branch_id",
                  t41."branch_name",
                  t41."start_datetime",
                  t41."end_datetime",
                  t41."approval_status",
                  t41."breakfast_support_flag",
                  t41."lunch_support_flag",
                  t41."supper_support_flag",
                  t41."pick_up_name",
                  t41."pick_up_tel",
                  t41."remarks",
                  t41."cancel_flag",
                  t41."live",
                  t41."card_due_datetime",
                  t41."created_at"
                from
                  "public"."view_reserves" t41
                order by
                  t41."created_at" desc,
                  t41."id" desc
                limit
                  1::integer
              ) t41
              left join lateral (
                select
                  coalesce(json_agg(t45), '[]')
                from
                  (
                    select
                      t44."cancel_type" "cancel_type"
                    from
                      "public"."reserve_cancellations" t44
                    where
                      t44."reserve_id" = t41."id"
                  ) t45
              ) t43 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t48), '[]')
                from
                  (
                    select
                      t47."child_id" "child_id",
                      t47."breakfast_support_flag" "breakfast_support_flag",
                      t47."lunch_support_flag" "lunch_support_flag",
                      t47."supper_support_flag" "supper_support_flag",
                      t49.json "child"
                    from
                      "public"."reserve_details" t47
                      left join lateral (
                        select
                          row_to_json(t51)
                        from
                          (
                            select
                              t50."id" "id",
                              t50."name" "name"
                            from
                              "public"."children" t50
                            where
                              t50."id" = t47."child_id"
                          ) t51
                      ) t49 (json) on true
                    where
                      t47."reserve_id" = t41."id"
                    order by
                      t47."id" asc
                  ) t48
              ) t46 (json) on true
            order by
              t41."created_at" desc,
              t41."id" desc
          ) t42
      ) "seat",
      (
        select
          coalesce(json_agg(t53), '[]')
        from
          (
            select
              t52."id" "id",
              t52."start_datetime" "start_datetime",
              t52."end_datetime" "end_datetime",
              t52."expires_at" "expires_at",
              t52."reserve_amount" "reserve_amount",
              t54.json "branch"
            from
              "public"."seat_offers" t52
              left join lateral (
                select
                  row_to_json(t56)
                from
                  (
                    select
                      t55."name" "name"
                    from
                      "public"."branches" t55
                    where
                      t55."id" = t52."branch_id"
                  ) t56
              ) t54 (json) on true
            where
              t52."status" = 1::smallint
            order by
              t52."expires_at" asc,
              t52."id" asc
          ) t53
      ) "seat_offers",
      (
        select
          row_to_json(t60)
        from
          (
            select
              (
                select
                  row_to_json(t59)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."waitlist_entries" t57
                        where
                          t57."status" = 1::smallint
                      ) t58
                  ) t59
              ) "aggregate"
          ) t60
      ) "wishes",
      (
        select
          coalesce(json_agg(t62), '[]')
        from
          (
            select
              t61."id" "id",
              t61."start_datetime" "start_datetime",
              t61."total_amount" "total_amount"
            from
              "public"."childcares" t61
            where
              t61."status" = 3::smallint
            order by
              t61."start_datetime" asc,
              t61."id" asc
          ) t62
      ) "unpaid_childcares",
      (
        select
          coalesce(json_agg(t64), '[]')
        from
          (
            select
              t63."id" "id",
              t63."cancel_amount" "cancel_amount",
              t65.json "reserve"
            from
              "public"."reserve_cancellations" t63
              left join lateral (
                select
                  row_to_json(t67)
                from
                  (
                    select
                      t66."start_datetime" "start_datetime"
                    from
                      "public"."reserves" t66
                    where
                      t66."id" = t63."reserve_id"
                  ) t67
              ) t65 (json) on true
            where
              t63."cancel_settlement_status" = 3::smallint
            order by
              t63."cancel_datetime" asc,
              t63."id" asc
          ) t64
      ) "unpaid_cancellations",
      (
        select
          coalesce(json_agg(t69), '[]')
        from
          (
            select
              t68."id" "id",
              t68."title" "title",
              t68."image_path" "image_path"
            from
              "public"."benefits" t68
            where
              t68."pick_up_flag" = true::boolean
            order by
              t68."publication_start_date" desc,
              t68."id" desc
            limit
              5::integer
          ) t69
      ) "pick_up",
      (
        select
          coalesce(json_agg(t71), '[]')
        from
          (
            select
              t70."id" "id",
              t70."kind" "kind",
              t70."title" "title",
              t70."content" "content",
              t70."link" "link",
              t70."read_datetime" "read_datetime",
              t70."created_at" "created_at"
            from
              "public"."notifications" t70
            order by
              t70."created_at" desc,
              t70."id" desc
            limit
              5::integer
          ) t71
      ) "notifications",
      (
        select
          coalesce(json_agg(t73), '[]')
        from
          (
            select
              t72."adaptation_date" "adaptation_date",
              t72."items" "items"
            from
              "public"."bring_lists" t72
            order by
              t72."adaptation_date" desc,
              t72."id" desc
          ) t73
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t75), '[]')
        from
          (
            select
              t74."adaptation_date" "adaptation_date",
              t74."breakfast_start_time" "breakfast_start_time",
              t74."breakfast_end_time" "breakfast_end_time",
              t74."lunch_start_time" "lunch_start_time",
              t74."lunch_end_time" "lunch_end_time",
              t74."supper_start_time" "supper_start_time",
              t74."supper_end_time" "supper_end_time",
              t74."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t74
            order by
              t74."adaptation_date" desc
          ) t75
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t77), '[]')
        from
          (
            select
              t76."child_id" "child_id",
              t76."name" "name",
              t76."reason" "reason",
              t76."answered_at" "answered_at"
            from
              "public"."view_child_health_questions" t76
            order by
              t76."child_id" asc
          ) t77
      ) "health_questions"
  ) answer;
