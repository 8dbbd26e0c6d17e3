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
              t0."amount_lines" "amount_lines",
              t0."plan_type_id" "plan_type_id",
              t0."use_tickets" "use_tickets",
              t0."card_due_datetime" "card_due_datetime",
              t0."created_at" "created_at",
              t0."editable_flag" "editable_flag",
              t2.json "cancellation_fee",
              t5.json "customer",
              t8.json "plan_type",
              t11.json "reserve_details",
              t26.json "reserve_cancellations",
              t35.json "childcares"
            from
              "public"."view_reserves" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."cancel_deadline" "cancel_deadline",
                      t3."percent" "percent",
                      t3."cancel_amount" "cancel_amount",
                      t3."kept_cancel_amount" "kept_cancel_amount",
                      t3."kept_cancel_deadline" "kept_cancel_deadline",
                      t3."free_cancel_until" "free_cancel_until",
                      t3."illness_amount" "illness_amount"
                    from
                      "public"."view_reserve_cancellation_fees" t3
                    where
                      t3."reserve_id" = t0."id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."id" "id",
                      t6."name" "name",
                      t6."tel" "tel",
                      t6."email" "email",
                      t6."status" "status"
                    from
                      "public"."customers" t6
                    where
                      t6."id" = t0."customer_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."name" "name"
                    from
                      "public"."plan_types" t9
                    where
                      t9."id" = t0."plan_type_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."child_id" "child_id",
                      t12."attendance_status" "attendance_status",
                      t12."arrived_datetime" "arrived_datetime",
                      t12."left_datetime" "left_datetime",
                      t12."breakfast_support_flag" "breakfast_support_flag",
                      t12."lunch_support_flag" "lunch_support_flag",
                      t12."supper_support_flag" "supper_support_flag",
                      t12."date_of_birth" "date_of_birth",
                      t14.json "child"
                    from
                      "public"."reserve_details" t12
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."id" "id",
                              t15."name" "name",
                              t15."date_of_birth" "date_of_birth",
                              t15."customer_remarks" "customer_remarks",
                              t15."staff_remarks" "staff_remarks",
                              t17.json "child_essentials",
                              t20.json "child_allergies"
                            from
                              "public"."children" t15
                              left join lateral (
                                select
                                  coalesce(json_agg(t19), '[]')
                                from
                                  (
                                    select
                                      t18."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t18
                                    where
                                      t18."child_id" = t15."id"
                                  ) t19
                              ) t17 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t22), '[]')
                                from
                                  (
                                    select
                                      t21."other_name" "other_name",
                                      t21."severity" "severity",
                                      t21."reaction" "reaction",
                                      t21."epipen_flag" "epipen_flag",
                                      t23.json "allergen"
                                    from
                                      "public"."child_allergies" t21
                                      left join lateral (
                                        select
                                          row_to_json(t25)
                                        from
                                          (
                                            select
                                              t24."name" "name"
                                            from
                                              "public"."allergens" t24
                                            where
                                              t24."id" = t21."allergen_id"
                                          ) t25
                                      ) t23 (json) on true
                                    where
                                      t21."child_id" = t15."id"
                                      and t21."ended_at" is null
                                    order by
                                      t21."id" asc
                                  ) t22
                              ) t20 (json) on true
                            where
                              t15."id" = t12."child_id"
                          ) t16
                      ) t14 (json) on true
                    where
                      t12."reserve_id" = t0."id"
                    order by
                      t12."id" asc
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t28), '[]')
                from
                  (
                    select
                      t27."id" "id",
                      t27."cancel_amount" "cancel_amount",
                      t27."cancel_datetime" "cancel_datetime",
                      t27."cancel_type" "cancel_type",
                      t27."cancel_cause" "cancel_cause",
                      t27."settle_due_datetime" "settle_due_datetime",
                      t27."cancel_settlement_status" "cancel_settlement_status",
                      t27."cancel_remarks" "cancel_remarks",
                      t29.json "fee_waivers"
                    from
                      "public"."reserve_cancellations" t27
                      left join lateral (
                        select
                          coalesce(json_agg(t31), '[]')
                        from
                          (
                            select
                              t30."id" "id",
                              t30."status" "status",
                              t30."reason" "reason",
                              t32.json "asked_account"
                            from
                              "public"."fee_waivers" t30
                              left join lateral (
                                select
                                  row_to_json(t34)
                                from
                                  (
                                    select
                                      t33."name" "name"
                                    from
                                      "public"."accounts" t33
                                    where
                                      t33."id" = t30."asked_account_id"
                                  ) t34
                              ) t32 (json) on true
                            where
                              t30."reserve_cancellation_id" = t27."id"
                          ) t31
                      ) t29 (json) on true
                    where
                      t27."reserve_id" = t0."id"
                  ) t28
              ) t26 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t37), '[]')
                from
                  (
                    select
                      t36."id" "id",
                      t36."start_datetime" "start_datetime",
                      t36."end_datetime" "end_datetime",
                      t36."total_amount" "total_amount",
                      t36."status" "status",
                      t36."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t36
                    where
                      t36."reserve_id" = t0."id"
                  ) t37
              ) t35 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t39), '[]')
        from
          (
            select
              t38."override_reason" "override_reason"
            from
              "public"."reserves" t38
            where
              t38."id" = $2::integer
          ) t39
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t41), '[]')
        from
          (
            select
              t40."id" "id",
              t40."amount" "amount",
              t40."payment_datetime" "payment_datetime",
              t40."payment_type" "payment_type",
              t40."payment_method" "payment_method",
              t40."remarks" "remarks",
              t40."childcare_correction_id" "childcare_correction_id",
              t40."refundable_amount" "refundable_amount",
              t42.json "refunds"
            from
              "public"."view_payments" t40
              left join lateral (
                select
                  coalesce(json_agg(t44), '[]')
                from
                  (
                    select
                      t43."id" "id",
                      t43."status" "status"
                    from
                      "public"."refunds" t43
                    where
                      t43."payment_id" = t40."id"
                  ) t44
              ) t42 (json) on true
            where
              t40."reserve_id" = $3::integer
            order by
              t40."payment_datetime" desc,
              t40."id" desc
          ) t41
      ) "payments",
      (
        select
          coalesce(json_agg(t46), '[]')
        from
          (
            select
              t45."id" "id",
              t45."title" "title",
              t45."created_at" "created_at",
              t45."line_status" "line_status",
              t45."mail_status" "mail_status",
              t45."read_datetime" "read_datetime"
            from
              "public"."notifications" t45
            where
              t45."reserve_id" = $4::integer
            order by
              t45."created_at" desc,
              t45."id" desc
          ) t46
      ) "notifications",
      (
        select
          coalesce(json_agg(t48), '[]')
        from
          (
            select
              t47."id" "id",
              t47."action" "action",
              t47."reason" "reason",
              t47."created_at" "created_at",
              t47."proof" "proof",
              t49.json "tablet",
              t52.json "account"
            from
              "public"."audit_logs" t47
              left join lateral (
                select
                  row_to_json(t51)
                from
                  (
                    select
                      t50."name" "name"
                    from
                      "public"."tablets" t50
                    where
                      t50."id" = t47."tablet_id"
                  ) t51
              ) t49 (json) on true
              left join lateral (
                select
                  row_to_json(t54)
                from
                  (
                    select
                      t53."name" "name"
                    from
                      "public"."accounts" t53
                    where
                      t53."id" = t47."account_id"
                  ) t54
              ) t52 (json) on true
            where
              t47."table_name" = 'reserves'::text
              and t47."record_id" = $5::integer
            order by
              t47."created_at" desc,
              t47."id" desc
          ) t48
      ) "audit_logs"
  ) answer;
