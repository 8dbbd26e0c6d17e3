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
              t14.json "plan_type",
              t17.json "reserve_details",
              t32.json "reserve_cancellations",
              t41.json "childcares"
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
                      t12."status" "status"
                    from
                      "public"."customers" t12
                    where
                      t12."id" = t0."customer_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      t15."name" "name"
                    from
                      "public"."plan_types" t15
                    where
                      t15."id" = t0."plan_type_id"
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t19), '[]')
                from
                  (
                    select
                      t18."child_id" "child_id",
                      t18."attendance_status" "attendance_status",
                      t18."arrived_datetime" "arrived_datetime",
                      t18."left_datetime" "left_datetime",
                      t18."breakfast_support_flag" "breakfast_support_flag",
                      t18."lunch_support_flag" "lunch_support_flag",
                      t18."supper_support_flag" "supper_support_flag",
                      t18."date_of_birth" "date_of_birth",
                      t20.json "child"
                    from
                      "public"."reserve_details" t18
                      left join lateral (
                        select
                          row_to_json(t22)
                        from
                          (
                            select
                              t21."id" "id",
                              t21."name" "name",
                              t21."date_of_birth" "date_of_birth",
                              t21."customer_remarks" "customer_remarks",
                              t21."staff_remarks" "staff_remarks",
                              t23.json "child_essentials",
                              t26.json "child_allergies"
                            from
                              "public"."children" t21
                              left join lateral (
                                select
                                  coalesce(json_agg(t25), '[]')
                                from
                                  (
                                    select
                                      t24."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t24
                                    where
                                      t24."child_id" = t21."id"
                                  ) t25
                              ) t23 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t28), '[]')
                                from
                                  (
                                    select
                                      t27."other_name" "other_name",
                                      t27."severity" "severity",
                                      t27."reaction" "reaction",
                                      t27."epipen_flag" "epipen_flag",
                                      t29.json "allergen"
                                    from
                                      "public"."child_allergies" t27
                                      left join lateral (
                                        select
                                          row_to_json(t31)
                                        from
                                          (
                                            select
                                              t30."name" "name"
                                            from
                                              "public"."allergens" t30
                                            where
                                              t30."id" = t27."allergen_id"
                                          ) t31
                                      ) t29 (json) on true
                                    where
                                      t27."child_id" = t21."id"
                                      and t27."ended_at" is null
                                    order by
                                      t27."id" asc
                                  ) t28
                              ) t26 (json) on true
                            where
                              t21."id" = t18."child_id"
                          ) t22
                      ) t20 (json) on true
                    where
                      t18."reserve_id" = t0."id"
                    order by
                      t18."id" asc
                  ) t19
              ) t17 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t34), '[]')
                from
                  (
                    select
                      t33."id" "id",
                      t33."cancel_amount" "cancel_amount",
                      t33."cancel_datetime" "cancel_datetime",
                      t33."cancel_type" "cancel_type",
                      t33."cancel_cause" "cancel_cause",
                      t33."settle_due_datetime" "settle_due_datetime",
                      t33."cancel_settlement_status" "cancel_settlement_status",
                      t33."cancel_remarks" "cancel_remarks",
                      t35.json "fee_waivers"
                    from
                      "public"."reserve_cancellations" t33
                      left join lateral (
                        select
                          coalesce(json_agg(t37), '[]')
                        from
                          (
                            select
                              t36."id" "id",
                              t36."status" "status",
                              t36."reason" "reason",
                              t38.json "asked_account"
                            from
                              "public"."fee_waivers" t36
                              left join lateral (
                                select
                                  row_to_json(t40)
                                from
                                  (
                                    select
                                      t39."name" "name"
                                    from
                                      "public"."accounts" t39
                                    where
                                      t39."id" = t36."asked_account_id"
                                  ) t40
                              ) t38 (json) on true
                            where
                              t36."reserve_cancellation_id" = t33."id"
                          ) t37
                      ) t35 (json) on true
                    where
                      t33."reserve_id" = t0."id"
                  ) t34
              ) t32 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t43), '[]')
                from
                  (
                    select
                      t42."id" "id",
                      t42."start_datetime" "start_datetime",
                      t42."end_datetime" "end_datetime",
                      t42."total_amount" "total_amount",
                      t42."status" "status",
                      t42."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t42
                    where
                      t42."reserve_id" = t0."id"
                  ) t43
              ) t41 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t45), '[]')
        from
          (
            select
              t44."override_reason" "override_reason"
            from
              "public"."reserves" t44
            where
              t44."id" = $2::integer
          ) t45
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t47), '[]')
        from
          (
            select
              t46."id" "id",
              t46."amount" "amount",
              t46."payment_datetime" "payment_datetime",
              t46."payment_type" "payment_type",
              t46."payment_method" "payment_method",
              t46."remarks" "remarks",
              t46."childcare_correction_id" "childcare_correction_id",
              t46."refundable_amount" "refundable_amount",
              t48.json "refunds"
            from
              "public"."view_payments" t46
              left join lateral (
                select
                  coalesce(json_agg(t50), '[]')
                from
                  (
                    select
                      t49."id" "id",
                      t49."status" "status"
                    from
                      "public"."refunds" t49
                    where
                      t49."payment_id" = t46."id"
                  ) t50
              ) t48 (json) on true
            where
              t46."reserve_id" = $3::integer
            order by
              t46."payment_datetime" desc,
              t46."id" desc
          ) t47
      ) "payments",
      (
        select
          coalesce(json_agg(t52), '[]')
        from
          (
            select
              t51."id" "id",
              t51."title" "title",
              t53.json "family_member",
              t51."created_at" "created_at",
              t51."line_status" "line_status",
              t51."mail_status" "mail_status",
              t51."read_datetime" "read_datetime"
            from
              "public"."notifications" t51
              left join lateral (
                select
                  row_to_json(t55)
                from
                  (
                    select
                      t54."name" "name"
                    from
                      "public"."family_members" t54
                    where
                      t54."id" = t51."family_member_id"
                  ) t55
              ) t53 (json) on true
            where
              t51."reserve_id" = $4::integer
            order by
              t51."created_at" desc,
              t51."id" desc
          ) t52
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
