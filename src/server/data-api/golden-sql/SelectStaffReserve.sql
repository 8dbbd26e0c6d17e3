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
              t17.json "reserve_cancellations",
              t26.json "childcares"
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
                              t15."staff_remarks" "staff_remarks"
                            from
                              "public"."children" t15
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
                  coalesce(json_agg(t19), '[]')
                from
                  (
                    select
                      t18."id" "id",
                      t18."cancel_amount" "cancel_amount",
                      t18."cancel_datetime" "cancel_datetime",
                      t18."cancel_type" "cancel_type",
                      t18."cancel_cause" "cancel_cause",
                      t18."settle_due_datetime" "settle_due_datetime",
                      t18."cancel_settlement_status" "cancel_settlement_status",
                      t18."cancel_remarks" "cancel_remarks",
                      t20.json "fee_waivers"
                    from
                      "public"."reserve_cancellations" t18
                      left join lateral (
                        select
                          coalesce(json_agg(t22), '[]')
                        from
                          (
                            select
                              t21."id" "id",
                              t21."status" "status",
                              t21."reason" "reason",
                              t23.json "asked_account"
                            from
                              "public"."fee_waivers" t21
                              left join lateral (
                                select
                                  row_to_json(t25)
                                from
                                  (
                                    select
                                      t24."name" "name"
                                    from
                                      "public"."accounts" t24
                                    where
                                      t24."id" = t21."asked_account_id"
                                  ) t25
                              ) t23 (json) on true
                            where
                              t21."reserve_cancellation_id" = t18."id"
                          ) t22
                      ) t20 (json) on true
                    where
                      t18."reserve_id" = t0."id"
                  ) t19
              ) t17 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t28), '[]')
                from
                  (
                    select
                      t27."id" "id",
                      t27."start_datetime" "start_datetime",
                      t27."end_datetime" "end_datetime",
                      t27."total_amount" "total_amount",
                      t27."status" "status",
                      t27."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."childcares" t27
                    where
                      t27."reserve_id" = t0."id"
                  ) t28
              ) t26 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t30), '[]')
        from
          (
            select
              t29."override_reason" "override_reason"
            from
              "public"."reserves" t29
            where
              t29."id" = $2::integer
          ) t30
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t32), '[]')
        from
          (
            select
              t31."id" "id",
              t31."amount" "amount",
              t31."payment_datetime" "payment_datetime",
              t31."payment_type" "payment_type",
              t31."payment_method" "payment_method",
              t31."remarks" "remarks",
              t31."childcare_correction_id" "childcare_correction_id",
              t31."refundable_amount" "refundable_amount",
              t33.json "refunds"
            from
              "public"."view_payments" t31
              left join lateral (
                select
                  coalesce(json_agg(t35), '[]')
                from
                  (
                    select
                      t34."id" "id",
                      t34."status" "status"
                    from
                      "public"."refunds" t34
                    where
                      t34."payment_id" = t31."id"
                  ) t35
              ) t33 (json) on true
            where
              t31."reserve_id" = $3::integer
            order by
              t31."payment_datetime" desc,
              t31."id" desc
          ) t32
      ) "payments",
      (
        select
          coalesce(json_agg(t37), '[]')
        from
          (
            select
              t36."id" "id",
              t36."title" "title",
              t36."created_at" "created_at",
              t36."line_status" "line_status",
              t36."mail_status" "mail_status",
              t36."read_datetime" "read_datetime"
            from
              "public"."notifications" t36
            where
              t36."reserve_id" = $4::integer
            order by
              t36."created_at" desc,
              t36."id" desc
          ) t37
      ) "notifications",
      (
        select
          coalesce(json_agg(t39), '[]')
        from
          (
            select
              t38."id" "id",
              t38."action" "action",
              t38."reason" "reason",
              t38."created_at" "created_at",
              t38."proof" "proof",
              t40.json "tablet",
              t43.json "account"
            from
              "public"."audit_logs" t38
              left join lateral (
                select
                  row_to_json(t42)
                from
                  (
                    select
                      t41."name" "name"
                    from
                      "public"."tablets" t41
                    where
                      t41."id" = t38."tablet_id"
                  ) t42
              ) t40 (json) on true
              left join lateral (
                select
                  row_to_json(t45)
                from
                  (
                    select
                      t44."name" "name"
                    from
                      "public"."accounts" t44
                    where
                      t44."id" = t38."account_id"
                  ) t45
              ) t43 (json) on true
            where
              t38."table_name" = 'reserves'::text
              and t38."record_id" = $5::integer
            order by
              t38."created_at" desc,
              t38."id" desc
          ) t39
      ) "audit_logs"
  ) answer;
