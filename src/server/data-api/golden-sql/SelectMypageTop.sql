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
              t0."paying_flag" "paying_flag",
              t0."stays_flag" "stays_flag",
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
                  t0."paying_flag",
                  t0."stays_flag",
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
                  "public"."view_families" t0
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
              t16.json "late_notices",
              t19.json "branch",
              t22.json "reserve_details"
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
                  coalesce(json_agg(t18), '[]')
                from
                  (
                    select
                      t17."id" "id",
                      t17."kind" "kind",
                      t17."minutes" "minutes",
                      t17."expected_datetime" "expected_datetime",
                      t17."answer" "answer"
                    from
                      "public"."late_notices" t17
                    where
                      t17."reserve_id" = t14."id"
                      and t17."replaced_at" is null
                    order by
                      t17."id" asc
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  row_to_json(t21)
                from
                  (
                    select
                      t20."id" "id",
                      t20."path_name" "path_name",
                      t20."name" "name",
                      t20."address1" "address1",
                      t20."address2" "address2",
                      t20."tel" "tel",
                      t20."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t20
                    where
                      t20."id" = t14."branch_id"
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."child_id" "child_id",
                      t23."date_of_birth" "date_of_birth",
                      t23."breakfast_support_flag" "breakfast_support_flag",
                      t23."lunch_support_flag" "lunch_support_flag",
                      t23."supper_support_flag" "supper_support_flag",
                      t25.json "child"
                    from
                      "public"."reserve_details" t23
                      left join lateral (
                        select
                          row_to_json(t27)
                        from
                          (
                            select
                              t26."id" "id",
                              t26."name" "name"
                            from
                              "public"."children" t26
                            where
                              t26."id" = t23."child_id"
                          ) t27
                      ) t25 (json) on true
                    where
                      t23."reserve_id" = t14."id"
                    order by
                      t23."id" asc
                  ) t24
              ) t22 (json) on true
            order by
              t14."start_datetime" asc,
              t14."id" asc
          ) t15
      ) "info1",
      (
        select
          coalesce(json_agg(t29), '[]')
        from
          (
            select
              t28."id" "id",
              t28."start_datetime" "start_datetime",
              t28."end_datetime" "end_datetime",
              t28."card_due_datetime" "card_due_datetime",
              t28."answer_due_datetime" "answer_due_datetime",
              t28."branch_name" "branch_name"
            from
              "public"."view_reserves" t28
            where
              t28."approval_status" = 2::smallint
              and t28."childcare_status" = 1::smallint
              and t28."cancel_flag" = false::boolean
            order by
              t28."start_datetime" asc,
              t28."id" asc
          ) t29
      ) "info2",
      (
        select
          coalesce(json_agg(t31), '[]')
        from
          (
            select
              t30."id" "id",
              t30."start_datetime" "start_datetime",
              t30."end_datetime" "end_datetime",
              t30."childcare_status" "childcare_status",
              t30."pick_up_name" "pick_up_name",
              t30."branch_name" "branch_name",
              t32.json "late_notices",
              t35.json "branch",
              t38.json "reserve_details",
              t44.json "childcares"
            from
              "public"."view_reserves" t30
              left join lateral (
                select
                  coalesce(json_agg(t34), '[]')
                from
                  (
                    select
                      t33."id" "id",
                      t33."kind" "kind",
                      t33."minutes" "minutes",
                      t33."expected_datetime" "expected_datetime",
                      t33."answer" "answer"
                    from
                      "public"."late_notices" t33
                    where
                      t33."reserve_id" = t30."id"
                      and t33."replaced_at" is null
                    order by
                      t33."id" asc
                  ) t34
              ) t32 (json) on true
              left join lateral (
                select
                  row_to_json(t37)
                from
                  (
                    select
                      t36."address1" "address1",
                      t36."address2" "address2",
                      t36."tel" "tel",
                      t36."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t36
                    where
                      t36."id" = t30."branch_id"
                  ) t37
              ) t35 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t40), '[]')
                from
                  (
                    select
                      t41.json "child"
                    from
                      "public"."reserve_details" t39
                      left join lateral (
                        select
                          row_to_json(t43)
                        from
                          (
                            select
                              t42."name" "name"
                            from
                              "public"."children" t42
                            where
                              t42."id" = t39."child_id"
                          ) t43
                      ) t41 (json) on true
                    where
                      t39."reserve_id" = t30."id"
                    order by
                      t39."id" asc
                  ) t40
              ) t38 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t46), '[]')
                from
                  (
                    select
                      t45."start_datetime" "start_datetime",
                      t45."end_datetime" "end_datetime"
                    from
                      "public"."childcares" t45
                    where
                      t45."reserve_id" = t30."id"
                  ) t46
              ) t44 (json) on true
            where
              t30."today_flag" = true::boolean
              and t30."live" = true::boolean
              and t30."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
              and t30."childcare_status" = any (array[2::smallint, 3::smallint]::smallint[])
            order by
              t30."childcare_status" asc,
              t30."start_datetime" asc,
              t30."id" asc
          ) t31
      ) "today",
      (
        select
          coalesce(json_agg(t48), '[]')
        from
          (
            select
              t47."id" "id",
              t47."branch_id" "branch_id",
              t47."branch_name" "branch_name",
              t47."start_datetime" "start_datetime",
              t47."end_datetime" "end_datetime",
              t47."approval_status" "approval_status",
              t47."breakfast_support_flag" "breakfast_support_flag",
              t47."lunch_support_flag" "lunch_support_flag",
              t47."supper_support_flag" "supper_support_flag",
              t47."pick_up_name" "pick_up_name",
              t47."pick_up_tel" "pick_up_tel",
              t47."remarks" "remarks",
              t47."cancel_flag" "cancel_flag",
              t47."live" "live",
              t47."card_due_datetime" "card_due_datetime",
              t49.json "reserve_cancellations",
              t52.json "reserve_details"
            from
              (
                select
                  t47."id",
                  t47."branch_id",
                  t47."branch_name",
                  t47."start_datetime",
                  t47."end_datetime",
                  t47."approval_status",
                  t47."breakfast_support_flag",
                  t47."lunch_support_flag",
                  t47."supper_support_flag",
                  t47."pick_up_name",
                  t47."pick_up_tel",
                  t47."remarks",
                  t47."cancel_flag",
                  t47."live",
                  t47."card_due_datetime",
                  t47."created_at"
                from
                  "public"."view_reserves" t47
                order by
                  t47."created_at" desc,
                  t47."id" desc
                limit
                  1::integer
              ) t47
              left join lateral (
                select
                  coalesce(json_agg(t51), '[]')
                from
                  (
                    select
                      t50."cancel_type" "cancel_type"
                    from
                      "public"."reserve_cancellations" t50
                    where
                      t50."reserve_id" = t47."id"
                  ) t51
              ) t49 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t54), '[]')
                from
                  (
                    select
                      t53."child_id" "child_id",
                      t53."breakfast_support_flag" "breakfast_support_flag",
                      t53."lunch_support_flag" "lunch_support_flag",
                      t53."supper_support_flag" "supper_support_flag",
                      t55.json "child"
                    from
                      "public"."reserve_details" t53
                      left join lateral (
                        select
                          row_to_json(t57)
                        from
                          (
                            select
                              t56."id" "id",
                              t56."name" "name"
                            from
                              "public"."children" t56
                            where
                              t56."id" = t53."child_id"
                          ) t57
                      ) t55 (json) on true
                    where
                      t53."reserve_id" = t47."id"
                    order by
                      t53."id" asc
                  ) t54
              ) t52 (json) on true
            order by
              t47."created_at" desc,
              t47."id" desc
          ) t48
      ) "seat",
      (
        select
          coalesce(json_agg(t59), '[]')
        from
          (
            select
              t58."id" "id",
              t58."start_datetime" "start_datetime",
              t58."end_datetime" "end_datetime",
              t58."expires_at" "expires_at",
              t58."reserve_amount" "reserve_amount",
              t60.json "branch"
            from
              "public"."seat_offers" t58
              left join lateral (
                select
                  row_to_json(t62)
                from
                  (
                    select
                      t61."name" "name"
                    from
                      "public"."branches" t61
                    where
                      t61."id" = t58."branch_id"
                  ) t62
              ) t60 (json) on true
            where
              t58."status" = 1::smallint
            order by
              t58."expires_at" asc,
              t58."id" asc
          ) t59
      ) "seat_offers",
      (
        select
          row_to_json(t66)
        from
          (
            select
              (
                select
                  row_to_json(t65)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."waitlist_entries" t63
                        where
                          t63."status" = 1::smallint
                      ) t64
                  ) t65
              ) "aggregate"
          ) t66
      ) "wishes",
      (
        select
          coalesce(json_agg(t68), '[]')
        from
          (
            select
              t67."id" "id",
              t67."start_datetime" "start_datetime",
              t67."total_amount" "total_amount",
              t67."part_paid_amount" "part_paid_amount"
            from
              "public"."childcares" t67
            where
              t67."status" = 3::smallint
            order by
              t67."start_datetime" asc,
              t67."id" asc
          ) t68
      ) "unpaid_childcares",
      (
        select
          coalesce(json_agg(t70), '[]')
        from
          (
            select
              t69."id" "id",
              t69."cancel_amount" "cancel_amount",
              t69."part_paid_amount" "part_paid_amount",
              t71.json "reserve"
            from
              "public"."reserve_cancellations" t69
              left join lateral (
                select
                  row_to_json(t73)
                from
                  (
                    select
                      t72."start_datetime" "start_datetime"
                    from
                      "public"."reserves" t72
                    where
                      t72."id" = t69."reserve_id"
                  ) t73
              ) t71 (json) on true
            where
              t69."cancel_settlement_status" = 3::smallint
            order by
              t69."cancel_datetime" asc,
              t69."id" asc
          ) t70
      ) "unpaid_cancellations",
      (
        select
          coalesce(json_agg(t75), '[]')
        from
          (
            select
              t74."id" "id",
              t74."title" "title",
              t74."image_path" "image_path"
            from
              "public"."benefits" t74
            where
              t74."pick_up_flag" = true::boolean
            order by
              t74."publication_start_date" desc,
              t74."id" desc
            limit
              5::integer
          ) t75
      ) "pick_up",
      (
        select
          coalesce(json_agg(t77), '[]')
        from
          (
            select
              t76."id" "id",
              t76."kind" "kind",
              t76."title" "title",
              t76."content" "content",
              t76."link" "link",
              t76."read_datetime" "read_datetime",
              t76."created_at" "created_at"
            from
              "public"."notifications" t76
            order by
              t76."created_at" desc,
              t76."id" desc
            limit
              5::integer
          ) t77
      ) "notifications",
      (
        select
          coalesce(json_agg(t79), '[]')
        from
          (
            select
              t78."adaptation_date" "adaptation_date",
              t78."items" "items"
            from
              "public"."bring_lists" t78
            order by
              t78."adaptation_date" desc,
              t78."id" desc
          ) t79
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t81), '[]')
        from
          (
            select
              t80."adaptation_date" "adaptation_date",
              t80."breakfast_start_time" "breakfast_start_time",
              t80."breakfast_end_time" "breakfast_end_time",
              t80."lunch_start_time" "lunch_start_time",
              t80."lunch_end_time" "lunch_end_time",
              t80."supper_start_time" "supper_start_time",
              t80."supper_end_time" "supper_end_time",
              t80."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t80
            order by
              t80."adaptation_date" desc
          ) t81
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t83), '[]')
        from
          (
            select
              t82."branch_id" "branch_id",
              t82."branch_name" "branch_name",
              t82."unread_count" "unread_count"
            from
              "public"."view_message_branches" t82
            where
              t82."unread_count" > 0::integer
            order by
              t82."branch_id" asc
          ) t83
      ) "message_branches",
      (
        select
          coalesce(json_agg(t85), '[]')
        from
          (
            select
              t84."id" "id",
              t84."start_datetime" "start_datetime",
              t84."end_datetime" "end_datetime",
              t84."reserve_date" "reserve_date",
              t84."branch_name" "branch_name",
              t86.json "reserve_details"
            from
              "public"."view_reserves" t84
              left join lateral (
                select
                  coalesce(json_agg(t88), '[]')
                from
                  (
                    select
                      t87."child_id" "child_id"
                    from
                      "public"."reserve_details" t87
                    where
                      t87."reserve_id" = t84."id"
                    order by
                      t87."id" asc
                  ) t88
              ) t86 (json) on true
            where
              t84."today_flag" = true::boolean
              and t84."live" = true::boolean
              and t84."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
              and t84."childcare_status" = 1::smallint
            order by
              t84."start_datetime" asc,
              t84."id" asc
          ) t85
      ) "mornings",
      (
        select
          coalesce(json_agg(t90), '[]')
        from
          (
            select
              t89."reserve_id" "reserve_id",
              t89."child_id" "child_id",
              t89."date" "date",
              t89."reasons" "reasons",
              t89."asked_at" "asked_at",
              t89."staff_answer" "staff_answer"
            from
              "public"."morning_forms" t89
            order by
              t89."answered_at" desc,
              t89."id" desc
            limit
              20::integer
          ) t90
      ) "morning_forms",
      (
        select
          coalesce(json_agg(t92), '[]')
        from
          (
            select
              t91."id" "id",
              t91."branch_id" "branch_id",
              t93.json "branch"
            from
              "public"."first_visit_packs" t91
              left join lateral (
                select
                  row_to_json(t95)
                from
                  (
                    select
                      t94."name" "name"
                    from
                      "public"."branches" t94
                    where
                      t94."id" = t91."branch_id"
                  ) t95
              ) t93 (json) on true
            where
              t91."signed_at" is null
            order by
              t91."id" asc
          ) t92
      ) "first_visit_packs",
      (
        select
          coalesce(json_agg(t97), '[]')
        from
          (
            select
              t96."child_id" "child_id",
              t96."name" "name",
              t96."reason" "reason",
              t96."answered_at" "answered_at"
            from
              "public"."view_child_health_questions" t96
            order by
              t96."child_id" asc
          ) t97
      ) "health_questions"
  ) answer;
