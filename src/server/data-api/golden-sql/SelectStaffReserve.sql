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
              t11.json "door_people",
              t14.json "customer",
              t29.json "plan_type",
              t32.json "reserve_details",
              t53.json "illness_notices",
              t56.json "reserve_cancellations",
              t68.json "childcares"
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
                      t9."payable_amount" "payable_amount",
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
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."place" "place",
                      t12."kind" "kind",
                      t12."name" "name",
                      t12."name_kana" "name_kana",
                      t12."relation" "relation",
                      t12."tel" "tel",
                      t12."standing" "standing",
                      t12."since" "since"
                    from
                      "public"."view_door_people" t12
                    where
                      t12."reserve_id" = t0."id"
                    order by
                      t12."place" asc,
                      t12."name" asc
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      t15."id" "id",
                      t15."name" "name",
                      t15."tel" "tel",
                      t15."email" "email",
                      t15."status" "status",
                      t17.json "pickup_freezes",
                      t20.json "tickets",
                      t26.json "first_visit_packs"
                    from
                      "public"."customers" t15
                      left join lateral (
                        select
                          coalesce(json_agg(t19), '[]')
                        from
                          (
                            select
                              t18."id" "id"
                            from
                              "public"."pickup_freezes" t18
                            where
                              t18."customer_id" = t15."id"
                              and t18."lifted_at" is null
                          ) t19
                      ) t17 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t22), '[]')
                        from
                          (
                            select
                              t21."id" "id",
                              t21."number" "number",
                              t21."remaining" "remaining",
                              t21."purchase_date" "purchase_date",
                              t21."expiry_date" "expiry_date",
                              t21."granted_flag" "granted_flag",
                              t23.json "ticket_price"
                            from
                              "public"."tickets" t21
                              left join lateral (
                                select
                                  row_to_json(t25)
                                from
                                  (
                                    select
                                      t24."price" "price"
                                    from
                                      "public"."ticket_prices" t24
                                    where
                                      t24."id" = t21."ticket_price_id"
                                  ) t25
                              ) t23 (json) on true
                            where
                              t21."customer_id" = t15."id"
                              and t21."remaining" > 0::integer
                          ) t22
                      ) t20 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t28), '[]')
                        from
                          (
                            select
                              t27."id" "id",
                              t27."branch_id" "branch_id",
                              t27."signed_at" "signed_at",
                              t27."signed_name" "signed_name"
                            from
                              "public"."first_visit_packs" t27
                            where
                              t27."customer_id" = t15."id"
                            order by
                              t27."id" asc
                          ) t28
                      ) t26 (json) on true
                    where
                      t15."id" = t0."customer_id"
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  row_to_json(t31)
                from
                  (
                    select
                      t30."name" "name"
                    from
                      "public"."plan_types" t30
                    where
                      t30."id" = t0."plan_type_id"
                  ) t31
              ) t29 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t34), '[]')
                from
                  (
                    select
                      t33."child_id" "child_id",
                      t33."attendance_status" "attendance_status",
                      t33."arrived_datetime" "arrived_datetime",
                      t33."left_datetime" "left_datetime",
                      t33."fetched_by_name" "fetched_by_name",
                      t33."fetched_document" "fetched_document",
                      t33."breakfast_support_flag" "breakfast_support_flag",
                      t33."lunch_support_flag" "lunch_support_flag",
                      t33."supper_support_flag" "supper_support_flag",
                      t33."date_of_birth" "date_of_birth",
                      t35.json "child"
                    from
                      "public"."reserve_details" t33
                      left join lateral (
                        select
                          row_to_json(t37)
                        from
                          (
                            select
                              t36."id" "id",
                              t36."name" "name",
                              t36."date_of_birth" "date_of_birth",
                              t36."customer_remarks" "customer_remarks",
                              t36."staff_remarks" "staff_remarks",
                              t38.json "child_essentials",
                              t41.json "child_allergies",
                              t47.json "bars"
                            from
                              "public"."children" t36
                              left join lateral (
                                select
                                  coalesce(json_agg(t40), '[]')
                                from
                                  (
                                    select
                                      t39."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t39
                                    where
                                      t39."child_id" = t36."id"
                                  ) t40
                              ) t38 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t43), '[]')
                                from
                                  (
                                    select
                                      t42."other_name" "other_name",
                                      t42."severity" "severity",
                                      t42."reaction" "reaction",
                                      t42."epipen_flag" "epipen_flag",
                                      t44.json "allergen"
                                    from
                                      "public"."child_allergies" t42
                                      left join lateral (
                                        select
                                          row_to_json(t46)
                                        from
                                          (
                                            select
                                              t45."name" "name"
                                            from
                                              "public"."allergens" t45
                                            where
                                              t45."id" = t42."allergen_id"
                                          ) t46
                                      ) t44 (json) on true
                                    where
                                      t42."child_id" = t36."id"
                                      and t42."ended_at" is null
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
                                      t48."id" "id",
                                      t48."name" "name",
                                      t48."name_kana" "name_kana",
                                      t48."relation" "relation",
                                      t50.json "file"
                                    from
                                      "public"."view_pickup_bars_in_force" t48
                                      left join lateral (
                                        select
                                          row_to_json(t52)
                                        from
                                          (
                                            select
                                              t51."key" "key"
                                            from
                                              "public"."files" t51
                                            where
                                              t51."id" = t48."file_id"
                                          ) t52
                                      ) t50 (json) on true
                                    where
                                      t48."child_id" = t36."id"
                                    order by
                                      t48."id" asc
                                  ) t49
                              ) t47 (json) on true
                            where
                              t36."id" = t33."child_id"
                          ) t37
                      ) t35 (json) on true
                    where
                      t33."reserve_id" = t0."id"
                    order by
                      t33."id" asc
                  ) t34
              ) t32 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t55), '[]')
                from
                  (
                    select
                      t54."signs" "signs",
                      t54."temperature" "temperature",
                      t54."created_at" "created_at"
                    from
                      "public"."illness_notices" t54
                    where
                      t54."reserve_id" = t0."id"
                  ) t55
              ) t53 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t58), '[]')
                from
                  (
                    select
                      t57."id" "id",
                      t57."cancel_amount" "cancel_amount",
                      t57."cancel_datetime" "cancel_datetime",
                      t57."cancel_type" "cancel_type",
                      t57."cancel_cause" "cancel_cause",
                      t57."settle_due_datetime" "settle_due_datetime",
                      t57."cancel_settlement_status" "cancel_settlement_status",
                      t57."cancel_remarks" "cancel_remarks",
                      t57."fee_reason" "fee_reason",
                      t57."illness_turn_flag" "illness_turn_flag",
                      t59.json "fee_goodwills",
                      t65.json "fee_give_backs"
                    from
                      "public"."reserve_cancellations" t57
                      left join lateral (
                        select
                          coalesce(json_agg(t61), '[]')
                        from
                          (
                            select
                              t60."id" "id",
                              t60."before_amount" "before_amount",
                              t60."lowered_amount" "lowered_amount",
                              t60."reason" "reason",
                              t60."refund_id" "refund_id",
                              t60."created_at" "created_at",
                              t62.json "account"
                            from
                              "public"."fee_goodwills" t60
                              left join lateral (
                                select
                                  row_to_json(t64)
                                from
                                  (
                                    select
                                      t63."name" "name"
                                    from
                                      "public"."accounts" t63
                                    where
                                      t63."id" = t60."account_id"
                                  ) t64
                              ) t62 (json) on true
                            where
                              t60."reserve_cancellation_id" = t57."id"
                            order by
                              t60."id" asc
                          ) t61
                      ) t59 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t67), '[]')
                        from
                          (
                            select
                              t66."fee_amount" "fee_amount",
                              t66."amount" "amount",
                              t66."seat_minutes" "seat_minutes",
                              t66."resold_minutes" "resold_minutes",
                              t66."how" "how"
                            from
                              "public"."fee_give_backs" t66
                            where
                              t66."reserve_cancellation_id" = t57."id"
                          ) t67
                      ) t65 (json) on true
                    where
                      t57."reserve_id" = t0."id"
                  ) t58
              ) t56 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t70), '[]')
                from
                  (
                    select
                      t69."id" "id",
                      t69."start_datetime" "start_datetime",
                      t69."end_datetime" "end_datetime",
                      t69."total_amount" "total_amount",
                      t69."status" "status",
                      t69."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t69
                    where
                      t69."reserve_id" = t0."id"
                  ) t70
              ) t68 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t72), '[]')
        from
          (
            select
              t71."override_reason" "override_reason"
            from
              "public"."reserves" t71
            where
              t71."id" = $2::integer
          ) t72
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t74), '[]')
        from
          (
            select
              t73."id" "id",
              t73."amount" "amount",
              t73."payment_datetime" "payment_datetime",
              t73."payment_type" "payment_type",
              t73."payment_method" "payment_method",
              t73."remarks" "remarks",
              t73."childcare_correction_id" "childcare_correction_id",
              t73."refundable_amount" "refundable_amount",
              t75.json "refunds"
            from
              "public"."view_payments" t73
              left join lateral (
                select
                  coalesce(json_agg(t77), '[]')
                from
                  (
                    select
                      t76."id" "id",
                      t76."status" "status"
                    from
                      "public"."refunds" t76
                    where
                      t76."payment_id" = t73."id"
                  ) t77
              ) t75 (json) on true
            where
              t73."reserve_id" = $3::integer
            order by
              t73."payment_datetime" desc,
              t73."id" desc
          ) t74
      ) "payments",
      (
        select
          coalesce(json_agg(t79), '[]')
        from
          (
            select
              t78."id" "id",
              t78."title" "title",
              t80.json "family_member",
              t78."created_at" "created_at",
              t78."line_status" "line_status",
              t78."mail_status" "mail_status",
              t78."read_datetime" "read_datetime"
            from
              "public"."notifications" t78
              left join lateral (
                select
                  row_to_json(t82)
                from
                  (
                    select
                      t81."name" "name"
                    from
                      "public"."family_members" t81
                    where
                      t81."id" = t78."family_member_id"
                  ) t82
              ) t80 (json) on true
            where
              t78."reserve_id" = $4::integer
            order by
              t78."created_at" desc,
              t78."id" desc
          ) t79
      ) "notifications",
      (
        select
          coalesce(json_agg(t84), '[]')
        from
          (
            select
              t83."id" "id",
              t83."action" "action",
              t83."reason" "reason",
              t83."created_at" "created_at",
              t83."proof" "proof",
              t85.json "tablet",
              t88.json "account"
            from
              "public"."audit_logs" t83
              left join lateral (
                select
                  row_to_json(t87)
                from
                  (
                    select
                      t86."name" "name"
                    from
                      "public"."tablets" t86
                    where
                      t86."id" = t83."tablet_id"
                  ) t87
              ) t85 (json) on true
              left join lateral (
                select
                  row_to_json(t90)
                from
                  (
                    select
                      t89."name" "name"
                    from
                      "public"."accounts" t89
                    where
                      t89."id" = t83."account_id"
                  ) t90
              ) t88 (json) on true
            where
              t83."table_name" = 'reserves'::text
              and t83."record_id" = $5::integer
            order by
              t83."created_at" desc,
              t83."id" desc
          ) t84
      ) "audit_logs",
      (
        select
          coalesce(json_agg(t92), '[]')
        from
          (
            select
              t91."id" "id",
              t91."branch_id" "branch_id",
              t91."status" "status",
              t91."reason" "reason",
              t91."fee_amount" "fee_amount",
              t91."granted_amount" "granted_amount",
              t91."refused_amount" "refused_amount",
              t91."free_move_flag" "free_move_flag",
              t91."created_at" "created_at",
              t91."answer_due_datetime" "answer_due_datetime",
              t91."answered_datetime" "answered_datetime",
              t91."handed_to_headquarters_at" "handed_to_headquarters_at",
              t93.json "asked_account",
              t96.json "answered_account",
              t99.json "reserve_cancellation",
              t102.json "branch",
              t105.json "reserve"
            from
              "public"."fee_waivers" t91
              left join lateral (
                select
                  row_to_json(t95)
                from
                  (
                    select
                      t94."name" "name"
                    from
                      "public"."accounts" t94
                    where
                      t94."id" = t91."asked_account_id"
                  ) t95
              ) t93 (json) on true
              left join lateral (
                select
                  row_to_json(t98)
                from
                  (
                    select
                      t97."name" "name"
                    from
                      "public"."accounts" t97
                    where
                      t97."id" = t91."answered_account_id"
                  ) t98
              ) t96 (json) on true
              left join lateral (
                select
                  row_to_json(t101)
                from
                  (
                    select
                      t100."cancel_cause" "cancel_cause"
                    from
                      "public"."reserve_cancellations" t100
                    where
                      t100."id" = t91."reserve_cancellation_id"
                  ) t101
              ) t99 (json) on true
              left join lateral (
                select
                  row_to_json(t104)
                from
                  (
                    select
                      t103."name" "name"
                    from
                      "public"."branches" t103
                    where
                      t103."id" = t91."branch_id"
                  ) t104
              ) t102 (json) on true
              left join lateral (
                select
                  row_to_json(t107)
                from
                  (
                    select
                      t106."id" "id",
                      t106."start_datetime" "start_datetime",
                      t106."reserve_amount" "reserve_amount",
                      t108.json "customer"
                    from
                      "public"."reserves" t106
                      left join lateral (
                        select
                          row_to_json(t110)
                        from
                          (
                            select
                              t109."name" "name"
                            from
                              "public"."customers" t109
                            where
                              t109."id" = t106."customer_id"
                          ) t110
                      ) t108 (json) on true
                    where
                      t106."id" = t91."reserve_id"
                  ) t107
              ) t105 (json) on true
            where
              t91."reserve_id" = $6::integer
            order by
              t91."id" asc
          ) t92
      ) "fee_waivers"
  ) answer;
