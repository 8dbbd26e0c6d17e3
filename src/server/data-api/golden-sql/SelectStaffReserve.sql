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
              t20.json "plan_type",
              t23.json "reserve_details",
              t38.json "reserve_cancellations",
              t53.json "childcares"
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
                      t17.json "first_visit_packs"
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
                              t18."branch_id" "branch_id",
                              t18."signed_at" "signed_at",
                              t18."signed_name" "signed_name"
                            from
                              "public"."first_visit_packs" t18
                            where
                              t18."customer_id" = t12."id"
                            order by
                              t18."id" asc
                          ) t19
                      ) t17 (json) on true
                    where
                      t12."id" = t0."customer_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  row_to_json(t22)
                from
                  (
                    select
                      t21."name" "name"
                    from
                      "public"."plan_types" t21
                    where
                      t21."id" = t0."plan_type_id"
                  ) t22
              ) t20 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t25), '[]')
                from
                  (
                    select
                      t24."child_id" "child_id",
                      t24."attendance_status" "attendance_status",
                      t24."arrived_datetime" "arrived_datetime",
                      t24."left_datetime" "left_datetime",
                      t24."breakfast_support_flag" "breakfast_support_flag",
                      t24."lunch_support_flag" "lunch_support_flag",
                      t24."supper_support_flag" "supper_support_flag",
                      t24."date_of_birth" "date_of_birth",
                      t26.json "child"
                    from
                      "public"."reserve_details" t24
                      left join lateral (
                        select
                          row_to_json(t28)
                        from
                          (
                            select
                              t27."id" "id",
                              t27."name" "name",
                              t27."date_of_birth" "date_of_birth",
                              t27."customer_remarks" "customer_remarks",
                              t27."staff_remarks" "staff_remarks",
                              t29.json "child_essentials",
                              t32.json "child_allergies"
                            from
                              "public"."children" t27
                              left join lateral (
                                select
                                  coalesce(json_agg(t31), '[]')
                                from
                                  (
                                    select
                                      t30."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t30
                                    where
                                      t30."child_id" = t27."id"
                                  ) t31
                              ) t29 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t34), '[]')
                                from
                                  (
                                    select
                                      t33."other_name" "other_name",
                                      t33."severity" "severity",
                                      t33."reaction" "reaction",
                                      t33."epipen_flag" "epipen_flag",
                                      t35.json "allergen"
                                    from
                                      "public"."child_allergies" t33
                                      left join lateral (
                                        select
                                          row_to_json(t37)
                                        from
                                          (
                                            select
                                              t36."name" "name"
                                            from
                                              "public"."allergens" t36
                                            where
                                              t36."id" = t33."allergen_id"
                                          ) t37
                                      ) t35 (json) on true
                                    where
                                      t33."child_id" = t27."id"
                                      and t33."ended_at" is null
                                    order by
                                      t33."id" asc
                                  ) t34
                              ) t32 (json) on true
                            where
                              t27."id" = t24."child_id"
                          ) t28
                      ) t26 (json) on true
                    where
                      t24."reserve_id" = t0."id"
                    order by
                      t24."id" asc
                  ) t25
              ) t23 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t40), '[]')
                from
                  (
                    select
                      t39."id" "id",
                      t39."cancel_amount" "cancel_amount",
                      t39."cancel_datetime" "cancel_datetime",
                      t39."cancel_type" "cancel_type",
                      t39."cancel_cause" "cancel_cause",
                      t39."settle_due_datetime" "settle_due_datetime",
                      t39."cancel_settlement_status" "cancel_settlement_status",
                      t39."cancel_remarks" "cancel_remarks",
                      t39."fee_reason" "fee_reason",
                      t39."illness_turn_flag" "illness_turn_flag",
                      t41.json "fee_goodwills",
                      t47.json "fee_waivers"
                    from
                      "public"."reserve_cancellations" t39
                      left join lateral (
                        select
                          coalesce(json_agg(t43), '[]')
                        from
                          (
                            select
                              t42."id" "id",
                              t42."before_amount" "before_amount",
                              t42."lowered_amount" "lowered_amount",
                              t42."reason" "reason",
                              t42."refund_id" "refund_id",
                              t42."created_at" "created_at",
                              t44.json "account"
                            from
                              "public"."fee_goodwills" t42
                              left join lateral (
                                select
                                  row_to_json(t46)
                                from
                                  (
                                    select
                                      t45."name" "name"
                                    from
                                      "public"."accounts" t45
                                    where
                                      t45."id" = t42."account_id"
                                  ) t46
                              ) t44 (json) on true
                            where
                              t42."reserve_cancellation_id" = t39."id"
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
                              t48."status" "status",
                              t48."reason" "reason",
                              t50.json "asked_account"
                            from
                              "public"."fee_waivers" t48
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
                                      t51."id" = t48."asked_account_id"
                                  ) t52
                              ) t50 (json) on true
                            where
                              t48."reserve_cancellation_id" = t39."id"
                          ) t49
                      ) t47 (json) on true
                    where
                      t39."reserve_id" = t0."id"
                  ) t40
              ) t38 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t55), '[]')
                from
                  (
                    select
                      t54."id" "id",
                      t54."start_datetime" "start_datetime",
                      t54."end_datetime" "end_datetime",
                      t54."total_amount" "total_amount",
                      t54."status" "status",
                      t54."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t54
                    where
                      t54."reserve_id" = t0."id"
                  ) t55
              ) t53 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t57), '[]')
        from
          (
            select
              t56."override_reason" "override_reason"
            from
              "public"."reserves" t56
            where
              t56."id" = $2::integer
          ) t57
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t59), '[]')
        from
          (
            select
              t58."id" "id",
              t58."amount" "amount",
              t58."payment_datetime" "payment_datetime",
              t58."payment_type" "payment_type",
              t58."payment_method" "payment_method",
              t58."remarks" "remarks",
              t58."childcare_correction_id" "childcare_correction_id",
              t58."refundable_amount" "refundable_amount",
              t60.json "refunds"
            from
              "public"."view_payments" t58
              left join lateral (
                select
                  coalesce(json_agg(t62), '[]')
                from
                  (
                    select
                      t61."id" "id",
                      t61."status" "status"
                    from
                      "public"."refunds" t61
                    where
                      t61."payment_id" = t58."id"
                  ) t62
              ) t60 (json) on true
            where
              t58."reserve_id" = $3::integer
            order by
              t58."payment_datetime" desc,
              t58."id" desc
          ) t59
      ) "payments",
      (
        select
          coalesce(json_agg(t64), '[]')
        from
          (
            select
              t63."id" "id",
              t63."title" "title",
              t65.json "family_member",
              t63."created_at" "created_at",
              t63."line_status" "line_status",
              t63."mail_status" "mail_status",
              t63."read_datetime" "read_datetime"
            from
              "public"."notifications" t63
              left join lateral (
                select
                  row_to_json(t67)
                from
                  (
                    select
                      t66."name" "name"
                    from
                      "public"."family_members" t66
                    where
                      t66."id" = t63."family_member_id"
                  ) t67
              ) t65 (json) on true
            where
              t63."reserve_id" = $4::integer
            order by
              t63."created_at" desc,
              t63."id" desc
          ) t64
      ) "notifications",
      (
        select
          coalesce(json_agg(t69), '[]')
        from
          (
            select
              t68."id" "id",
              t68."action" "action",
              t68."reason" "reason",
              t68."created_at" "created_at",
              t68."proof" "proof",
              t70.json "tablet",
              t73.json "account"
            from
              "public"."audit_logs" t68
              left join lateral (
                select
                  row_to_json(t72)
                from
                  (
                    select
                      t71."name" "name"
                    from
                      "public"."tablets" t71
                    where
                      t71."id" = t68."tablet_id"
                  ) t72
              ) t70 (json) on true
              left join lateral (
                select
                  row_to_json(t75)
                from
                  (
                    select
                      t74."name" "name"
                    from
                      "public"."accounts" t74
                    where
                      t74."id" = t68."account_id"
                  ) t75
              ) t73 (json) on true
            where
              t68."table_name" = 'reserves'::text
              and t68."record_id" = $5::integer
            order by
              t68."created_at" desc,
              t68."id" desc
          ) t69
      ) "audit_logs"
  ) answer;
