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
              t71.json "childcares"
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
                      t62.json "fee_waivers",
                      t68.json "fee_give_backs"
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
                              t63."id" "id",
                              t63."status" "status",
                              t63."reason" "reason",
                              t65.json "asked_account"
                            from
                              "public"."fee_waivers" t63
                              left join lateral (
                                select
                                  row_to_json(t67)
                                from
                                  (
                                    select
                                      t66."name" "name"
                                    from
                                      "public"."accounts" t66
                                    where
                                      t66."id" = t63."asked_account_id"
                                  ) t67
                              ) t65 (json) on true
                            where
                              t63."reserve_cancellation_id" = t54."id"
                          ) t64
                      ) t62 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t70), '[]')
                        from
                          (
                            select
                              t69."fee_amount" "fee_amount",
                              t69."amount" "amount",
                              t69."seat_minutes" "seat_minutes",
                              t69."resold_minutes" "resold_minutes",
                              t69."how" "how"
                            from
                              "public"."fee_give_backs" t69
                            where
                              t69."reserve_cancellation_id" = t54."id"
                          ) t70
                      ) t68 (json) on true
                    where
                      t54."reserve_id" = t0."id"
                  ) t55
              ) t53 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t73), '[]')
                from
                  (
                    select
                      t72."id" "id",
                      t72."start_datetime" "start_datetime",
                      t72."end_datetime" "end_datetime",
                      t72."total_amount" "total_amount",
                      t72."status" "status",
                      t72."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t72
                    where
                      t72."reserve_id" = t0."id"
                  ) t73
              ) t71 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t75), '[]')
        from
          (
            select
              t74."override_reason" "override_reason"
            from
              "public"."reserves" t74
            where
              t74."id" = $2::integer
          ) t75
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t77), '[]')
        from
          (
            select
              t76."id" "id",
              t76."amount" "amount",
              t76."payment_datetime" "payment_datetime",
              t76."payment_type" "payment_type",
              t76."payment_method" "payment_method",
              t76."remarks" "remarks",
              t76."childcare_correction_id" "childcare_correction_id",
              t76."refundable_amount" "refundable_amount",
              t78.json "refunds"
            from
              "public"."view_payments" t76
              left join lateral (
                select
                  coalesce(json_agg(t80), '[]')
                from
                  (
                    select
                      t79."id" "id",
                      t79."status" "status"
                    from
                      "public"."refunds" t79
                    where
                      t79."payment_id" = t76."id"
                  ) t80
              ) t78 (json) on true
            where
              t76."reserve_id" = $3::integer
            order by
              t76."payment_datetime" desc,
              t76."id" desc
          ) t77
      ) "payments",
      (
        select
          coalesce(json_agg(t82), '[]')
        from
          (
            select
              t81."id" "id",
              t81."title" "title",
              t83.json "family_member",
              t81."created_at" "created_at",
              t81."line_status" "line_status",
              t81."mail_status" "mail_status",
              t81."read_datetime" "read_datetime"
            from
              "public"."notifications" t81
              left join lateral (
                select
                  row_to_json(t85)
                from
                  (
                    select
                      t84."name" "name"
                    from
                      "public"."family_members" t84
                    where
                      t84."id" = t81."family_member_id"
                  ) t85
              ) t83 (json) on true
            where
              t81."reserve_id" = $4::integer
            order by
              t81."created_at" desc,
              t81."id" desc
          ) t82
      ) "notifications",
      (
        select
          coalesce(json_agg(t87), '[]')
        from
          (
            select
              t86."id" "id",
              t86."action" "action",
              t86."reason" "reason",
              t86."created_at" "created_at",
              t86."proof" "proof",
              t88.json "tablet",
              t91.json "account"
            from
              "public"."audit_logs" t86
              left join lateral (
                select
                  row_to_json(t90)
                from
                  (
                    select
                      t89."name" "name"
                    from
                      "public"."tablets" t89
                    where
                      t89."id" = t86."tablet_id"
                  ) t90
              ) t88 (json) on true
              left join lateral (
                select
                  row_to_json(t93)
                from
                  (
                    select
                      t92."name" "name"
                    from
                      "public"."accounts" t92
                    where
                      t92."id" = t86."account_id"
                  ) t93
              ) t91 (json) on true
            where
              t86."table_name" = 'reserves'::text
              and t86."record_id" = $5::integer
            order by
              t86."created_at" desc,
              t86."id" desc
          ) t87
      ) "audit_logs"
  ) answer;
