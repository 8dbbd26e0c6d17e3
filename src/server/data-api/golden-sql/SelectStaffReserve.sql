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
              t53.json "reserve_cancellations",
              t65.json "childcares"
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
                      t54."id" "id",
                      t54."cancel_amount" "cancel_amount",
                      t54."cancel_datetime" "cancel_datetime",
                      t54."cancel_type" "cancel_type",
                      t54."cancel_cause" "cancel_cause",
                      t54."settle_due_datetime" "settle_due_datetime",
                      t54."cancel_settlement_status" "cancel_settlement_status",
                      t54."cancel_remarks" "cancel_remarks",
                      t54."fee_reason" "fee_reason",
                      t54."illness_turn_flag" "illness_turn_flag",
                      t56.json "fee_goodwills",
                      t62.json "fee_give_backs"
                    from
                      "public"."reserve_cancellations" t54
                      left join lateral (
                        select
                          coalesce(json_agg(t58), '[]')
                        from
                          (
                            select
                              t57."id" "id",
                              t57."before_amount" "before_amount",
                              t57."lowered_amount" "lowered_amount",
                              t57."reason" "reason",
                              t57."refund_id" "refund_id",
                              t57."created_at" "created_at",
                              t59.json "account"
                            from
                              "public"."fee_goodwills" t57
                              left join lateral (
                                select
                                  row_to_json(t61)
                                from
                                  (
                                    select
                                      t60."name" "name"
                                    from
                                      "public"."accounts" t60
                                    where
                                      t60."id" = t57."account_id"
                                  ) t61
                              ) t59 (json) on true
                            where
                              t57."reserve_cancellation_id" = t54."id"
                            order by
                              t57."id" asc
                          ) t58
                      ) t56 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t64), '[]')
                        from
                          (
                            select
                              t63."fee_amount" "fee_amount",
                              t63."amount" "amount",
                              t63."seat_minutes" "seat_minutes",
                              t63."resold_minutes" "resold_minutes",
                              t63."how" "how"
                            from
                              "public"."fee_give_backs" t63
                            where
                              t63."reserve_cancellation_id" = t54."id"
                          ) t64
                      ) t62 (json) on true
                    where
                      t54."reserve_id" = t0."id"
                  ) t55
              ) t53 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t67), '[]')
                from
                  (
                    select
                      t66."id" "id",
                      t66."start_datetime" "start_datetime",
                      t66."end_datetime" "end_datetime",
                      t66."total_amount" "total_amount",
                      t66."status" "status",
                      t66."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t66
                    where
                      t66."reserve_id" = t0."id"
                  ) t67
              ) t65 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t69), '[]')
        from
          (
            select
              t68."override_reason" "override_reason"
            from
              "public"."reserves" t68
            where
              t68."id" = $2::integer
          ) t69
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t71), '[]')
        from
          (
            select
              t70."id" "id",
              t70."amount" "amount",
              t70."payment_datetime" "payment_datetime",
              t70."payment_type" "payment_type",
              t70."payment_method" "payment_method",
              t70."remarks" "remarks",
              t70."childcare_correction_id" "childcare_correction_id",
              t70."refundable_amount" "refundable_amount",
              t72.json "refunds"
            from
              "public"."view_payments" t70
              left join lateral (
                select
                  coalesce(json_agg(t74), '[]')
                from
                  (
                    select
                      t73."id" "id",
                      t73."status" "status"
                    from
                      "public"."refunds" t73
                    where
                      t73."payment_id" = t70."id"
                  ) t74
              ) t72 (json) on true
            where
              t70."reserve_id" = $3::integer
            order by
              t70."payment_datetime" desc,
              t70."id" desc
          ) t71
      ) "payments",
      (
        select
          coalesce(json_agg(t76), '[]')
        from
          (
            select
              t75."id" "id",
              t75."title" "title",
              t77.json "family_member",
              t75."created_at" "created_at",
              t75."line_status" "line_status",
              t75."mail_status" "mail_status",
              t75."read_datetime" "read_datetime"
            from
              "public"."notifications" t75
              left join lateral (
                select
                  row_to_json(t79)
                from
                  (
                    select
                      t78."name" "name"
                    from
                      "public"."family_members" t78
                    where
                      t78."id" = t75."family_member_id"
                  ) t79
              ) t77 (json) on true
            where
              t75."reserve_id" = $4::integer
            order by
              t75."created_at" desc,
              t75."id" desc
          ) t76
      ) "notifications",
      (
        select
          coalesce(json_agg(t81), '[]')
        from
          (
            select
              t80."id" "id",
              t80."action" "action",
              t80."reason" "reason",
              t80."created_at" "created_at",
              t80."proof" "proof",
              t82.json "tablet",
              t85.json "account"
            from
              "public"."audit_logs" t80
              left join lateral (
                select
                  row_to_json(t84)
                from
                  (
                    select
                      t83."name" "name"
                    from
                      "public"."tablets" t83
                    where
                      t83."id" = t80."tablet_id"
                  ) t84
              ) t82 (json) on true
              left join lateral (
                select
                  row_to_json(t87)
                from
                  (
                    select
                      t86."name" "name"
                    from
                      "public"."accounts" t86
                    where
                      t86."id" = t80."account_id"
                  ) t87
              ) t85 (json) on true
            where
              t80."table_name" = 'reserves'::text
              and t80."record_id" = $5::integer
            order by
              t80."created_at" desc,
              t80."id" desc
          ) t81
      ) "audit_logs",
      (
        select
          coalesce(json_agg(t89), '[]')
        from
          (
            select
              t88."id" "id",
              t88."branch_id" "branch_id",
              t88."status" "status",
              t88."reason" "reason",
              t88."fee_amount" "fee_amount",
              t88."granted_amount" "granted_amount",
              t88."refused_amount" "refused_amount",
              t88."free_move_flag" "free_move_flag",
              t88."created_at" "created_at",
              t88."answer_due_datetime" "answer_due_datetime",
              t88."answered_datetime" "answered_datetime",
              t88."handed_to_headquarters_at" "handed_to_headquarters_at",
              t90.json "asked_account",
              t93.json "answered_account",
              t96.json "reserve_cancellation",
              t99.json "branch",
              t102.json "reserve"
            from
              "public"."fee_waivers" t88
              left join lateral (
                select
                  row_to_json(t92)
                from
                  (
                    select
                      t91."name" "name"
                    from
                      "public"."accounts" t91
                    where
                      t91."id" = t88."asked_account_id"
                  ) t92
              ) t90 (json) on true
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
                      t94."id" = t88."answered_account_id"
                  ) t95
              ) t93 (json) on true
              left join lateral (
                select
                  row_to_json(t98)
                from
                  (
                    select
                      t97."cancel_cause" "cancel_cause"
                    from
                      "public"."reserve_cancellations" t97
                    where
                      t97."id" = t88."reserve_cancellation_id"
                  ) t98
              ) t96 (json) on true
              left join lateral (
                select
                  row_to_json(t101)
                from
                  (
                    select
                      t100."name" "name"
                    from
                      "public"."branches" t100
                    where
                      t100."id" = t88."branch_id"
                  ) t101
              ) t99 (json) on true
              left join lateral (
                select
                  row_to_json(t104)
                from
                  (
                    select
                      t103."id" "id",
                      t103."start_datetime" "start_datetime",
                      t103."reserve_amount" "reserve_amount",
                      t105.json "customer"
                    from
                      "public"."reserves" t103
                      left join lateral (
                        select
                          row_to_json(t107)
                        from
                          (
                            select
                              t106."name" "name"
                            from
                              "public"."customers" t106
                            where
                              t106."id" = t103."customer_id"
                          ) t107
                      ) t105 (json) on true
                    where
                      t103."id" = t88."reserve_id"
                  ) t104
              ) t102 (json) on true
            where
              t88."reserve_id" = $6::integer
            order by
              t88."id" asc
          ) t89
      ) "fee_waivers"
  ) answer;
