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
              t0."paused_flag" "paused_flag",
              t0."stopped_flag" "stopped_flag",
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
                  t0."paused_flag",
                  t0."stopped_flag",
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
              t14."editable_flag" "editable_flag",
              t14."today_flag" "today_flag",
              t14."card_due_datetime" "card_due_datetime",
              t14."branch_name" "branch_name",
              t16.json "branch",
              t19.json "reserve_details"
            from
              (
                select
                  t14."id",
                  t14."start_datetime",
                  t14."end_datetime",
                  t14."editable_flag",
                  t14."today_flag",
                  t14."card_due_datetime",
                  t14."branch_name",
                  t14."branch_id"
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
                      t22.json "child"
                    from
                      "public"."reserve_details" t20
                      left join lateral (
                        select
                          row_to_json(t24)
                        from
                          (
                            select
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
              t25."branch_name" "branch_name",
              t27.json "reserve_details"
            from
              "public"."view_reserves" t25
              left join lateral (
                select
                  coalesce(json_agg(t29), '[]')
                from
                  (
                    select
                      t30.json "child"
                    from
                      "public"."reserve_details" t28
                      left join lateral (
                        select
                          row_to_json(t32)
                        from
                          (
                            select
                              t31."name" "name"
                            from
                              "public"."children" t31
                            where
                              t31."id" = t28."child_id"
                          ) t32
                      ) t30 (json) on true
                    where
                      t28."reserve_id" = t25."id"
                    order by
                      t28."id" asc
                  ) t29
              ) t27 (json) on true
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
          coalesce(json_agg(t34), '[]')
        from
          (
            select
              t33."id" "id",
              t33."start_datetime" "start_datetime",
              t33."end_datetime" "end_datetime",
              t33."reserve_date" "reserve_date",
              t33."childcare_status" "childcare_status",
              t33."pick_up_name" "pick_up_name",
              t33."branch_name" "branch_name",
              t35.json "late_notices",
              t38.json "branch",
              t41.json "reserve_details",
              t47.json "childcares"
            from
              "public"."view_reserves" t33
              left join lateral (
                select
                  coalesce(json_agg(t37), '[]')
                from
                  (
                    select
                      t36."id" "id",
                      t36."kind" "kind",
                      t36."minutes" "minutes",
                      t36."expected_datetime" "expected_datetime",
                      t36."answer" "answer"
                    from
                      "public"."late_notices" t36
                    where
                      t36."reserve_id" = t33."id"
                      and t36."replaced_at" is null
                    order by
                      t36."id" asc
                  ) t37
              ) t35 (json) on true
              left join lateral (
                select
                  row_to_json(t40)
                from
                  (
                    select
                      t39."address1" "address1",
                      t39."address2" "address2",
                      t39."tel" "tel",
                      t39."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t39
                    where
                      t39."id" = t33."branch_id"
                  ) t40
              ) t38 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t43), '[]')
                from
                  (
                    select
                      t42."child_id" "child_id",
                      t44.json "child"
                    from
                      "public"."reserve_details" t42
                      left join lateral (
                        select
                          row_to_json(t46)
                        from
                          (
                            select
                              t45."name" "name"
                            from
                              "public"."children" t45
                            where
                              t45."id" = t42."child_id"
                          ) t46
                      ) t44 (json) on true
                    where
                      t42."reserve_id" = t33."id"
                    order by
                      t42."id" asc
                  ) t43
              ) t41 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t49), '[]')
                from
                  (
                    select
                      t48."start_datetime" "start_datetime",
                      t48."end_datetime" "end_datetime"
                    from
                      "public"."childcares" t48
                    where
                      t48."reserve_id" = t33."id"
                  ) t49
              ) t47 (json) on true
            where
              t33."today_flag" = true::boolean
              and t33."live" = true::boolean
              and t33."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
            order by
              t33."start_datetime" asc,
              t33."id" asc
          ) t34
      ) "today",
      (
        select
          coalesce(json_agg(t51), '[]')
        from
          (
            select
              t50."id" "id",
              t50."branch_id" "branch_id",
              t50."branch_name" "branch_name",
              t50."start_datetime" "start_datetime",
              t50."end_datetime" "end_datetime",
              t50."approval_status" "approval_status",
              t50."breakfast_support_flag" "breakfast_support_flag",
              t50."lunch_support_flag" "lunch_support_flag",
              t50."supper_support_flag" "supper_support_flag",
              t50."pick_up_name" "pick_up_name",
              t50."pick_up_tel" "pick_up_tel",
              t50."remarks" "remarks",
              t50."cancel_flag" "cancel_flag",
              t50."live" "live",
              t50."card_due_datetime" "card_due_datetime",
              t52.json "reserve_cancellations",
              t55.json "reserve_details"
            from
              (
                select
                  t50."id",
                  t50."branch_id",
                  t50."branch_name",
                  t50."start_datetime",
                  t50."end_datetime",
                  t50."approval_status",
                  t50."breakfast_support_flag",
                  t50."lunch_support_flag",
                  t50."supper_support_flag",
                  t50."pick_up_name",
                  t50."pick_up_tel",
                  t50."remarks",
                  t50."cancel_flag",
                  t50."live",
                  t50."card_due_datetime",
                  t50."created_at"
                from
                  "public"."view_reserves" t50
                order by
                  t50."created_at" desc,
                  t50."id" desc
                limit
                  1::integer
              ) t50
              left join lateral (
                select
                  coalesce(json_agg(t54), '[]')
                from
                  (
                    select
                      t53."cancel_type" "cancel_type"
                    from
                      "public"."reserve_cancellations" t53
                    where
                      t53."reserve_id" = t50."id"
                  ) t54
              ) t52 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t57), '[]')
                from
                  (
                    select
                      t56."child_id" "child_id",
                      t56."breakfast_support_flag" "breakfast_support_flag",
                      t56."lunch_support_flag" "lunch_support_flag",
                      t56."supper_support_flag" "supper_support_flag",
                      t58.json "child"
                    from
                      "public"."reserve_details" t56
                      left join lateral (
                        select
                          row_to_json(t60)
                        from
                          (
                            select
                              t59."id" "id",
                              t59."name" "name"
                            from
                              "public"."children" t59
                            where
                              t59."id" = t56."child_id"
                          ) t60
                      ) t58 (json) on true
                    where
                      t56."reserve_id" = t50."id"
                    order by
                      t56."id" asc
                  ) t57
              ) t55 (json) on true
            order by
              t50."created_at" desc,
              t50."id" desc
          ) t51
      ) "seat",
      (
        select
          coalesce(json_agg(t62), '[]')
        from
          (
            select
              t61."id" "id",
              t61."start_datetime" "start_datetime",
              t61."end_datetime" "end_datetime",
              t61."expires_at" "expires_at",
              t61."reserve_amount" "reserve_amount",
              t63.json "branch"
            from
              "public"."seat_offers" t61
              left join lateral (
                select
                  row_to_json(t65)
                from
                  (
                    select
                      t64."name" "name"
                    from
                      "public"."branches" t64
                    where
                      t64."id" = t61."branch_id"
                  ) t65
              ) t63 (json) on true
            where
              t61."status" = 1::smallint
            order by
              t61."expires_at" asc,
              t61."id" asc
          ) t62
      ) "seat_offers",
      (
        select
          row_to_json(t69)
        from
          (
            select
              (
                select
                  row_to_json(t68)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."waitlist_entries" t66
                        where
                          t66."status" = 1::smallint
                      ) t67
                  ) t68
              ) "aggregate"
          ) t69
      ) "wishes",
      (
        select
          coalesce(json_agg(t71), '[]')
        from
          (
            select
              t70."id" "id",
              t70."start_datetime" "start_datetime",
              t70."total_amount" "total_amount",
              t70."part_paid_amount" "part_paid_amount"
            from
              "public"."childcares" t70
            where
              t70."status" = 3::smallint
            order by
              t70."start_datetime" asc,
              t70."id" asc
          ) t71
      ) "unpaid_childcares",
      (
        select
          coalesce(json_agg(t73), '[]')
        from
          (
            select
              t72."id" "id",
              t72."cancel_amount" "cancel_amount",
              t72."part_paid_amount" "part_paid_amount",
              t74.json "reserve"
            from
              "public"."reserve_cancellations" t72
              left join lateral (
                select
                  row_to_json(t76)
                from
                  (
                    select
                      t75."start_datetime" "start_datetime"
                    from
                      "public"."reserves" t75
                    where
                      t75."id" = t72."reserve_id"
                  ) t76
              ) t74 (json) on true
            where
              t72."cancel_settlement_status" = 3::smallint
            order by
              t72."cancel_datetime" asc,
              t72."id" asc
          ) t73
      ) "unpaid_cancellations",
      (
        select
          coalesce(json_agg(t78), '[]')
        from
          (
            select
              t77."reserve_id" "reserve_id",
              t77."child_id" "child_id",
              t77."date" "date",
              t77."reasons" "reasons",
              t77."asked_at" "asked_at",
              t77."staff_answer" "staff_answer"
            from
              "public"."morning_forms" t77
            order by
              t77."answered_at" desc,
              t77."id" desc
            limit
              20::integer
          ) t78
      ) "morning_forms",
      (
        select
          coalesce(json_agg(t80), '[]')
        from
          (
            select
              t79."id" "id",
              t79."branch_id" "branch_id",
              t81.json "branch"
            from
              "public"."first_visit_packs" t79
              left join lateral (
                select
                  row_to_json(t83)
                from
                  (
                    select
                      t82."name" "name"
                    from
                      "public"."branches" t82
                    where
                      t82."id" = t79."branch_id"
                  ) t83
              ) t81 (json) on true
            where
              t79."signed_at" is null
            order by
              t79."id" asc
          ) t80
      ) "first_visit_packs",
      (
        select
          coalesce(json_agg(t85), '[]')
        from
          (
            select
              t84."child_id" "child_id",
              t84."name" "name",
              t84."reason" "reason",
              t84."answered_at" "answered_at"
            from
              "public"."view_child_health_questions" t84
            order by
              t84."child_id" asc
          ) t85
      ) "health_questions",
      (
        select
          coalesce(json_agg(t87), '[]')
        from
          (
            select
              t86."kind" "kind"
            from
              "public"."view_due_consents" t86
            order by
              t86."kind" desc
          ) t87
      ) "view_due_consents"
  ) answer;
