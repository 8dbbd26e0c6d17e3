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
              t56.json "childcares"
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
                      t53.json "fee_give_backs"
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
                              t54."fee_amount" "fee_amount",
                              t54."amount" "amount",
                              t54."seat_minutes" "seat_minutes",
                              t54."resold_minutes" "resold_minutes",
                              t54."how" "how"
                            from
                              "public"."fee_give_backs" t54
                            where
                              t54."reserve_cancellation_id" = t45."id"
                          ) t55
                      ) t53 (json) on true
                    where
                      t45."reserve_id" = t0."id"
                  ) t46
              ) t44 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t58), '[]')
                from
                  (
                    select
                      t57."id" "id",
                      t57."start_datetime" "start_datetime",
                      t57."end_datetime" "end_datetime",
                      t57."total_amount" "total_amount",
                      t57."status" "status",
                      t57."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t57
                    where
                      t57."reserve_id" = t0."id"
                  ) t58
              ) t56 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t60), '[]')
        from
          (
            select
              t59."override_reason" "override_reason"
            from
              "public"."reserves" t59
            where
              t59."id" = $2::integer
          ) t60
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t62), '[]')
        from
          (
            select
              t61."id" "id",
              t61."amount" "amount",
              t61."payment_datetime" "payment_datetime",
              t61."payment_type" "payment_type",
              t61."payment_method" "payment_method",
              t61."remarks" "remarks",
              t61."childcare_correction_id" "childcare_correction_id",
              t61."refundable_amount" "refundable_amount",
              t63.json "refunds"
            from
              "public"."view_payments" t61
              left join lateral (
                select
                  coalesce(json_agg(t65), '[]')
                from
                  (
                    select
                      t64."id" "id",
                      t64."status" "status"
                    from
                      "public"."refunds" t64
                    where
                      t64."payment_id" = t61."id"
                  ) t65
              ) t63 (json) on true
            where
              t61."reserve_id" = $3::integer
            order by
              t61."payment_datetime" desc,
              t61."id" desc
          ) t62
      ) "payments",
      (
        select
          coalesce(json_agg(t67), '[]')
        from
          (
            select
              t66."id" "id",
              t66."title" "title",
              t68.json "family_member",
              t66."created_at" "created_at",
              t66."line_status" "line_status",
              t66."mail_status" "mail_status",
              t66."read_datetime" "read_datetime"
            from
              "public"."notifications" t66
              left join lateral (
                select
                  row_to_json(t70)
                from
                  (
                    select
                      t69."name" "name"
                    from
                      "public"."family_members" t69
                    where
                      t69."id" = t66."family_member_id"
                  ) t70
              ) t68 (json) on true
            where
              t66."reserve_id" = $4::integer
            order by
              t66."created_at" desc,
              t66."id" desc
          ) t67
      ) "notifications",
      (
        select
          coalesce(json_agg(t72), '[]')
        from
          (
            select
              t71."id" "id",
              t71."action" "action",
              t71."reason" "reason",
              t71."created_at" "created_at",
              t71."proof" "proof",
              t73.json "tablet",
              t76.json "account"
            from
              "public"."audit_logs" t71
              left join lateral (
                select
                  row_to_json(t75)
                from
                  (
                    select
                      t74."name" "name"
                    from
                      "public"."tablets" t74
                    where
                      t74."id" = t71."tablet_id"
                  ) t75
              ) t73 (json) on true
              left join lateral (
                select
                  row_to_json(t78)
                from
                  (
                    select
                      t77."name" "name"
                    from
                      "public"."accounts" t77
                    where
                      t77."id" = t71."account_id"
                  ) t78
              ) t76 (json) on true
            where
              t71."table_name" = 'reserves'::text
              and t71."record_id" = $5::integer
            order by
              t71."created_at" desc,
              t71."id" desc
          ) t72
      ) "audit_logs",
      (
        select
          coalesce(json_agg(t80), '[]')
        from
          (
            select
              t79."id" "id",
              t79."status" "status",
              t79."reason" "reason",
              t79."fee_amount" "fee_amount",
              t79."granted_amount" "granted_amount",
              t79."refused_amount" "refused_amount",
              t79."free_move_flag" "free_move_flag",
              t79."created_at" "created_at",
              t79."answer_due_datetime" "answer_due_datetime",
              t79."answered_datetime" "answered_datetime",
              t79."handed_to_headquarters_at" "handed_to_headquarters_at",
              t81.json "asked_account",
              t84.json "answered_account",
              t87.json "reserve_cancellation",
              t90.json "branch",
              t93.json "reserve"
            from
              "public"."fee_waivers" t79
              left join lateral (
                select
                  row_to_json(t83)
                from
                  (
                    select
                      t82."name" "name"
                    from
                      "public"."accounts" t82
                    where
                      t82."id" = t79."asked_account_id"
                  ) t83
              ) t81 (json) on true
              left join lateral (
                select
                  row_to_json(t86)
                from
                  (
                    select
                      t85."name" "name"
                    from
                      "public"."accounts" t85
                    where
                      t85."id" = t79."answered_account_id"
                  ) t86
              ) t84 (json) on true
              left join lateral (
                select
                  row_to_json(t89)
                from
                  (
                    select
                      t88."cancel_cause" "cancel_cause"
                    from
                      "public"."reserve_cancellations" t88
                    where
                      t88."id" = t79."reserve_cancellation_id"
                  ) t89
              ) t87 (json) on true
              left join lateral (
                select
                  row_to_json(t92)
                from
                  (
                    select
                      t91."name" "name"
                    from
                      "public"."branches" t91
                    where
                      t91."id" = t79."branch_id"
                  ) t92
              ) t90 (json) on true
              left join lateral (
                select
                  row_to_json(t95)
                from
                  (
                    select
                      t94."id" "id",
                      t94."start_datetime" "start_datetime",
                      t94."reserve_amount" "reserve_amount",
                      t96.json "customer"
                    from
                      "public"."reserves" t94
                      left join lateral (
                        select
                          row_to_json(t98)
                        from
                          (
                            select
                              t97."name" "name"
                            from
                              "public"."customers" t97
                            where
                              t97."id" = t94."customer_id"
                          ) t98
                      ) t96 (json) on true
                    where
                      t94."id" = t79."reserve_id"
                  ) t95
              ) t93 (json) on true
            where
              t79."reserve_id" = $6::integer
            order by
              t79."id" asc
          ) t80
      ) "fee_waivers"
  ) answer;
