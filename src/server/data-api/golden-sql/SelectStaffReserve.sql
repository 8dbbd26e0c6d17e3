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
              t0."branch_id" "branch_id",
              t0."branch_name" "branch_name",
              t0."customer_id" "customer_id",
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."reserve_date" "reserve_date",
              t0."approval_status" "approval_status",
              t0."approval_comment" "approval_comment",
              t0."refusal_reason" "refusal_reason",
              t0."childcare_status" "childcare_status",
              t0."cancel_flag" "cancel_flag",
              t0."breakfast_support_flag" "breakfast_support_flag",
              t0."lunch_support_flag" "lunch_support_flag",
              t0."supper_support_flag" "supper_support_flag",
              t0."current_day_flag" "current_day_flag",
              t0."holiday_flag" "holiday_flag",
              t0."pick_up_name" "pick_up_name",
              t0."pick_up_tel" "pick_up_tel",
              t0."remarks" "remarks",
              t0."reserve_amount" "reserve_amount",
              t0."series_place" "series_place",
              t2.json "reserve_series",
              t0."amount_lines" "amount_lines",
              t0."plan_type_id" "plan_type_id",
              t0."use_tickets" "use_tickets",
              t0."card_due_datetime" "card_due_datetime",
              t0."created_at" "created_at",
              t0."made_by" "made_by",
              t0."cancelled_by" "cancelled_by",
              t0."editable_flag" "editable_flag",
              t8.json "cancellation_fee",
              t11.json "customer",
              t26.json "plan_type",
              t29.json "reserve_details",
              t44.json "reserve_cancellations",
              t62.json "childcares"
            from
              "public"."view_reserves" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."dates" "dates",
                      t5.json "reserves"
                    from
                      "public"."reserve_series" t3
                      left join lateral (
                        select
                          coalesce(json_agg(t7), '[]')
                        from
                          (
                            select
                              t6."id" "id",
                              t6."start_datetime" "start_datetime",
                              t6."series_place" "series_place",
                              t6."live" "live"
                            from
                              "public"."reserves" t6
                            where
                              t6."reserve_series_id" = t3."id"
                            order by
                              t6."start_datetime" asc,
                              t6."id" asc
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."id" = t0."reserve_series_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."cancel_deadline" "cancel_deadline",
                      t9."percent" "percent",
                      t9."cancel_amount" "cancel_amount",
                      t9."kept_cancel_amount" "kept_cancel_amount",
                      t9."kept_cancel_deadline" "kept_cancel_deadline",
                      t9."free_cancel_until" "free_cancel_until",
                      t9."illness_amount" "illness_amount",
                      t9."illness_left" "illness_left"
                    from
                      "public"."view_reserve_cancellation_fees" t9
                    where
                      t9."reserve_id" = t0."id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t13)
                from
                  (
                    select
                      t12."id" "id",
                      t12."name" "name",
                      t12."tel" "tel",
                      t12."email" "email",
                      t12."status" "status",
                      t14.json "pickup_freezes",
                      t17.json "tickets",
                      t23.json "first_visit_packs"
                    from
                      "public"."customers" t12
                      left join lateral (
                        select
                          coalesce(json_agg(t16), '[]')
                        from
                          (
                            select
                              t15."id" "id"
                            from
                              "public"."pickup_freezes" t15
                            where
                              t15."customer_id" = t12."id"
                              and t15."lifted_at" is null
                          ) t16
                      ) t14 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t19), '[]')
                        from
                          (
                            select
                              t18."id" "id",
                              t18."number" "number",
                              t18."remaining" "remaining",
                              t18."purchase_date" "purchase_date",
                              t18."expiry_date" "expiry_date",
                              t18."granted_flag" "granted_flag",
                              t20.json "ticket_price"
                            from
                              "public"."tickets" t18
                              left join lateral (
                                select
                                  row_to_json(t22)
                                from
                                  (
                                    select
                                      t21."price" "price"
                                    from
                                      "public"."ticket_prices" t21
                                    where
                                      t21."id" = t18."ticket_price_id"
                                  ) t22
                              ) t20 (json) on true
                            where
                              t18."customer_id" = t12."id"
                              and t18."remaining" > 0::integer
                          ) t19
                      ) t17 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t25), '[]')
                        from
                          (
                            select
                              t24."id" "id",
                              t24."branch_id" "branch_id",
                              t24."signed_at" "signed_at",
                              t24."signed_name" "signed_name"
                            from
                              "public"."first_visit_packs" t24
                            where
                              t24."customer_id" = t12."id"
                            order by
                              t24."id" asc
                          ) t25
                      ) t23 (json) on true
                    where
                      t12."id" = t0."customer_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  row_to_json(t28)
                from
                  (
                    select
                      t27."name" "name"
                    from
                      "public"."plan_types" t27
                    where
                      t27."id" = t0."plan_type_id"
                  ) t28
              ) t26 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t31), '[]')
                from
                  (
                    select
                      t30."child_id" "child_id",
                      t30."attendance_status" "attendance_status",
                      t30."arrived_datetime" "arrived_datetime",
                      t30."left_datetime" "left_datetime",
                      t30."breakfast_support_flag" "breakfast_support_flag",
                      t30."lunch_support_flag" "lunch_support_flag",
                      t30."supper_support_flag" "supper_support_flag",
                      t30."date_of_birth" "date_of_birth",
                      t32.json "child"
                    from
                      "public"."reserve_details" t30
                      left join lateral (
                        select
                          row_to_json(t34)
                        from
                          (
                            select
                              t33."id" "id",
                              t33."name" "name",
                              t33."date_of_birth" "date_of_birth",
                              t33."customer_remarks" "customer_remarks",
                              t33."staff_remarks" "staff_remarks",
                              t35.json "child_essentials",
                              t38.json "child_allergies"
                            from
                              "public"."children" t33
                              left join lateral (
                                select
                                  coalesce(json_agg(t37), '[]')
                                from
                                  (
                                    select
                                      t36."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t36
                                    where
                                      t36."child_id" = t33."id"
                                  ) t37
                              ) t35 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t40), '[]')
                                from
                                  (
                                    select
                                      t39."other_name" "other_name",
                                      t39."severity" "severity",
                                      t39."reaction" "reaction",
                                      t39."epipen_flag" "epipen_flag",
                                      t41.json "allergen"
                                    from
                                      "public"."child_allergies" t39
                                      left join lateral (
                                        select
                                          row_to_json(t43)
                                        from
                                          (
                                            select
                                              t42."name" "name"
                                            from
                                              "public"."allergens" t42
                                            where
                                              t42."id" = t39."allergen_id"
                                          ) t43
                                      ) t41 (json) on true
                                    where
                                      t39."child_id" = t33."id"
                                      and t39."ended_at" is null
                                    order by
                                      t39."id" asc
                                  ) t40
                              ) t38 (json) on true
                            where
                              t33."id" = t30."child_id"
                          ) t34
                      ) t32 (json) on true
                    where
                      t30."reserve_id" = t0."id"
                    order by
                      t30."id" asc
                  ) t31
              ) t29 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t46), '[]')
                from
                  (
                    select
                      t45."id" "id",
                      t45."cancel_amount" "cancel_amount",
                      t45."cancel_datetime" "cancel_datetime",
                      t45."cancel_type" "cancel_type",
                      t45."cancel_cause" "cancel_cause",
                      t45."settle_due_datetime" "settle_due_datetime",
                      t45."cancel_settlement_status" "cancel_settlement_status",
                      t45."cancel_remarks" "cancel_remarks",
                      t45."fee_reason" "fee_reason",
                      t45."illness_turn_flag" "illness_turn_flag",
                      t47.json "fee_goodwills",
                      t53.json "fee_waivers",
                      t59.json "fee_give_backs"
                    from
                      "public"."reserve_cancellations" t45
                      left join lateral (
                        select
                          coalesce(json_agg(t49), '[]')
                        from
                          (
                            select
                              t48."id" "id",
                              t48."before_amount" "before_amount",
                              t48."lowered_amount" "lowered_amount",
                              t48."reason" "reason",
                              t48."refund_id" "refund_id",
                              t48."created_at" "created_at",
                              t50.json "account"
                            from
                              "public"."fee_goodwills" t48
                              left join lateral (
                                select
                                  row_to_json(t52)
                                from
                                  (
                                    select
                                      t51."name" "name"
                                    from
                                      "public"."accounts" t51
                                    where
                                      t51."id" = t48."account_id"
                                  ) t52
                              ) t50 (json) on true
                            where
                              t48."reserve_cancellation_id" = t45."id"
                            order by
                              t48."id" asc
                          ) t49
                      ) t47 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t55), '[]')
                        from
                          (
                            select
                              t54."id" "id",
                              t54."status" "status",
                              t54."reason" "reason",
                              t56.json "asked_account"
                            from
                              "public"."fee_waivers" t54
                              left join lateral (
                                select
                                  row_to_json(t58)
                                from
                                  (
                                    select
                                      t57."name" "name"
                                    from
                                      "public"."accounts" t57
                                    where
                                      t57."id" = t54."asked_account_id"
                                  ) t58
                              ) t56 (json) on true
                            where
                              t54."reserve_cancellation_id" = t45."id"
                          ) t55
                      ) t53 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t61), '[]')
                        from
                          (
                            select
                              t60."fee_amount" "fee_amount",
                              t60."amount" "amount",
                              t60."seat_minutes" "seat_minutes",
                              t60."resold_minutes" "resold_minutes",
                              t60."how" "how"
                            from
                              "public"."fee_give_backs" t60
                            where
                              t60."reserve_cancellation_id" = t45."id"
                          ) t61
                      ) t59 (json) on true
                    where
                      t45."reserve_id" = t0."id"
                  ) t46
              ) t44 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t64), '[]')
                from
                  (
                    select
                      t63."id" "id",
                      t63."start_datetime" "start_datetime",
                      t63."end_datetime" "end_datetime",
                      t63."total_amount" "total_amount",
                      t63."status" "status",
                      t63."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t63
                    where
                      t63."reserve_id" = t0."id"
                  ) t64
              ) t62 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t66), '[]')
        from
          (
            select
              t65."override_reason" "override_reason"
            from
              "public"."reserves" t65
            where
              t65."id" = $2::integer
          ) t66
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t68), '[]')
        from
          (
            select
              t67."id" "id",
              t67."amount" "amount",
              t67."payment_datetime" "payment_datetime",
              t67."payment_type" "payment_type",
              t67."payment_method" "payment_method",
              t67."remarks" "remarks",
              t67."childcare_correction_id" "childcare_correction_id",
              t67."refundable_amount" "refundable_amount",
              t69.json "refunds"
            from
              "public"."view_payments" t67
              left join lateral (
                select
                  coalesce(json_agg(t71), '[]')
                from
                  (
                    select
                      t70."id" "id",
                      t70."status" "status"
                    from
                      "public"."refunds" t70
                    where
                      t70."payment_id" = t67."id"
                  ) t71
              ) t69 (json) on true
            where
              t67."reserve_id" = $3::integer
            order by
              t67."payment_datetime" desc,
              t67."id" desc
          ) t68
      ) "payments",
      (
        select
          coalesce(json_agg(t73), '[]')
        from
          (
            select
              t72."id" "id",
              t72."title" "title",
              t74.json "family_member",
              t72."created_at" "created_at",
              t72."line_status" "line_status",
              t72."mail_status" "mail_status",
              t72."read_datetime" "read_datetime"
            from
              "public"."notifications" t72
              left join lateral (
                select
                  row_to_json(t76)
                from
                  (
                    select
                      t75."name" "name"
                    from
                      "public"."family_members" t75
                    where
                      t75."id" = t72."family_member_id"
                  ) t76
              ) t74 (json) on true
            where
              t72."reserve_id" = $4::integer
            order by
              t72."created_at" desc,
              t72."id" desc
          ) t73
      ) "notifications",
      (
        select
          coalesce(json_agg(t78), '[]')
        from
          (
            select
              t77."id" "id",
              t77."action" "action",
              t77."reason" "reason",
              t77."created_at" "created_at",
              t77."proof" "proof",
              t79.json "tablet",
              t82.json "account"
            from
              "public"."audit_logs" t77
              left join lateral (
                select
                  row_to_json(t81)
                from
                  (
                    select
                      t80."name" "name"
                    from
                      "public"."tablets" t80
                    where
                      t80."id" = t77."tablet_id"
                  ) t81
              ) t79 (json) on true
              left join lateral (
                select
                  row_to_json(t84)
                from
                  (
                    select
                      t83."name" "name"
                    from
                      "public"."accounts" t83
                    where
                      t83."id" = t77."account_id"
                  ) t84
              ) t82 (json) on true
            where
              t77."table_name" = 'reserves'::text
              and t77."record_id" = $5::integer
            order by
              t77."created_at" desc,
              t77."id" desc
          ) t78
      ) "audit_logs"
  ) answer;
