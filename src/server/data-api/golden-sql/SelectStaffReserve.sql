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
              t0."editable_flag" "editable_flag",
              t8.json "cancellation_fee",
              t11.json "customer",
              t17.json "plan_type",
              t20.json "reserve_details",
              t35.json "reserve_cancellations",
              t44.json "childcares"
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
                      t9."illness_amount" "illness_amount"
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
                      t14.json "first_visit_packs"
                    from
                      "public"."customers" t12
                      left join lateral (
                        select
                          coalesce(json_agg(t16), '[]')
                        from
                          (
                            select
                              t15."id" "id",
                              t15."branch_id" "branch_id",
                              t15."signed_at" "signed_at",
                              t15."signed_name" "signed_name"
                            from
                              "public"."first_visit_packs" t15
                            where
                              t15."customer_id" = t12."id"
                            order by
                              t15."id" asc
                          ) t16
                      ) t14 (json) on true
                    where
                      t12."id" = t0."customer_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  row_to_json(t19)
                from
                  (
                    select
                      t18."name" "name"
                    from
                      "public"."plan_types" t18
                    where
                      t18."id" = t0."plan_type_id"
                  ) t19
              ) t17 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t22), '[]')
                from
                  (
                    select
                      t21."child_id" "child_id",
                      t21."attendance_status" "attendance_status",
                      t21."arrived_datetime" "arrived_datetime",
                      t21."left_datetime" "left_datetime",
                      t21."breakfast_support_flag" "breakfast_support_flag",
                      t21."lunch_support_flag" "lunch_support_flag",
                      t21."supper_support_flag" "supper_support_flag",
                      t21."date_of_birth" "date_of_birth",
                      t23.json "child"
                    from
                      "public"."reserve_details" t21
                      left join lateral (
                        select
                          row_to_json(t25)
                        from
                          (
                            select
                              t24."id" "id",
                              t24."name" "name",
                              t24."date_of_birth" "date_of_birth",
                              t24."customer_remarks" "customer_remarks",
                              t24."staff_remarks" "staff_remarks",
                              t26.json "child_essentials",
                              t29.json "child_allergies"
                            from
                              "public"."children" t24
                              left join lateral (
                                select
                                  coalesce(json_agg(t28), '[]')
                                from
                                  (
                                    select
                                      t27."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t27
                                    where
                                      t27."child_id" = t24."id"
                                  ) t28
                              ) t26 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t31), '[]')
                                from
                                  (
                                    select
                                      t30."other_name" "other_name",
                                      t30."severity" "severity",
                                      t30."reaction" "reaction",
                                      t30."epipen_flag" "epipen_flag",
                                      t32.json "allergen"
                                    from
                                      "public"."child_allergies" t30
                                      left join lateral (
                                        select
                                          row_to_json(t34)
                                        from
                                          (
                                            select
                                              t33."name" "name"
                                            from
                                              "public"."allergens" t33
                                            where
                                              t33."id" = t30."allergen_id"
                                          ) t34
                                      ) t32 (json) on true
                                    where
                                      t30."child_id" = t24."id"
                                      and t30."ended_at" is null
                                    order by
                                      t30."id" asc
                                  ) t31
                              ) t29 (json) on true
                            where
                              t24."id" = t21."child_id"
                          ) t25
                      ) t23 (json) on true
                    where
                      t21."reserve_id" = t0."id"
                    order by
                      t21."id" asc
                  ) t22
              ) t20 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t37), '[]')
                from
                  (
                    select
                      t36."id" "id",
                      t36."cancel_amount" "cancel_amount",
                      t36."cancel_datetime" "cancel_datetime",
                      t36."cancel_type" "cancel_type",
                      t36."cancel_cause" "cancel_cause",
                      t36."settle_due_datetime" "settle_due_datetime",
                      t36."cancel_settlement_status" "cancel_settlement_status",
                      t36."cancel_remarks" "cancel_remarks",
                      t38.json "fee_waivers"
                    from
                      "public"."reserve_cancellations" t36
                      left join lateral (
                        select
                          coalesce(json_agg(t40), '[]')
                        from
                          (
                            select
                              t39."id" "id",
                              t39."status" "status",
                              t39."reason" "reason",
                              t41.json "asked_account"
                            from
                              "public"."fee_waivers" t39
                              left join lateral (
                                select
                                  row_to_json(t43)
                                from
                                  (
                                    select
                                      t42."name" "name"
                                    from
                                      "public"."accounts" t42
                                    where
                                      t42."id" = t39."asked_account_id"
                                  ) t43
                              ) t41 (json) on true
                            where
                              t39."reserve_cancellation_id" = t36."id"
                          ) t40
                      ) t38 (json) on true
                    where
                      t36."reserve_id" = t0."id"
                  ) t37
              ) t35 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t46), '[]')
                from
                  (
                    select
                      t45."id" "id",
                      t45."start_datetime" "start_datetime",
                      t45."end_datetime" "end_datetime",
                      t45."total_amount" "total_amount",
                      t45."status" "status",
                      t45."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t45
                    where
                      t45."reserve_id" = t0."id"
                  ) t46
              ) t44 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t48), '[]')
        from
          (
            select
              t47."override_reason" "override_reason"
            from
              "public"."reserves" t47
            where
              t47."id" = $2::integer
          ) t48
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t50), '[]')
        from
          (
            select
              t49."id" "id",
              t49."amount" "amount",
              t49."payment_datetime" "payment_datetime",
              t49."payment_type" "payment_type",
              t49."payment_method" "payment_method",
              t49."remarks" "remarks",
              t49."childcare_correction_id" "childcare_correction_id",
              t49."refundable_amount" "refundable_amount",
              t51.json "refunds"
            from
              "public"."view_payments" t49
              left join lateral (
                select
                  coalesce(json_agg(t53), '[]')
                from
                  (
                    select
                      t52."id" "id",
                      t52."status" "status"
                    from
                      "public"."refunds" t52
                    where
                      t52."payment_id" = t49."id"
                  ) t53
              ) t51 (json) on true
            where
              t49."reserve_id" = $3::integer
            order by
              t49."payment_datetime" desc,
              t49."id" desc
          ) t50
      ) "payments",
      (
        select
          coalesce(json_agg(t55), '[]')
        from
          (
            select
              t54."id" "id",
              t54."title" "title",
              t54."created_at" "created_at",
              t54."line_status" "line_status",
              t54."mail_status" "mail_status",
              t54."read_datetime" "read_datetime"
            from
              "public"."notifications" t54
            where
              t54."reserve_id" = $4::integer
            order by
              t54."created_at" desc,
              t54."id" desc
          ) t55
      ) "notifications",
      (
        select
          coalesce(json_agg(t57), '[]')
        from
          (
            select
              t56."id" "id",
              t56."action" "action",
              t56."reason" "reason",
              t56."created_at" "created_at",
              t56."proof" "proof",
              t58.json "tablet",
              t61.json "account"
            from
              "public"."audit_logs" t56
              left join lateral (
                select
                  row_to_json(t60)
                from
                  (
                    select
                      t59."name" "name"
                    from
                      "public"."tablets" t59
                    where
                      t59."id" = t56."tablet_id"
                  ) t60
              ) t58 (json) on true
              left join lateral (
                select
                  row_to_json(t63)
                from
                  (
                    select
                      t62."name" "name"
                    from
                      "public"."accounts" t62
                    where
                      t62."id" = t56."account_id"
                  ) t63
              ) t61 (json) on true
            where
              t56."table_name" = 'reserves'::text
              and t56."record_id" = $5::integer
            order by
              t56."created_at" desc,
              t56."id" desc
          ) t57
      ) "audit_logs"
  ) answer;
