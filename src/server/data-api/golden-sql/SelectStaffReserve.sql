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
              t20.json "childcares"
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
                      t3."kept_cancel_deadline" "kept_cancel_deadline"
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
                      t18."cancel_settlement_status" "cancel_settlement_status",
                      t18."cancel_remarks" "cancel_remarks"
                    from
                      "public"."reserve_cancellations" t18
                    where
                      t18."reserve_id" = t0."id"
                  ) t19
              ) t17 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t22), '[]')
                from
                  (
                    select
                      t21."id" "id",
                      t21."start_datetime" "start_datetime",
                      t21."end_datetime" "end_datetime",
                      t21."total_amount" "total_amount",
                      t21."status" "status"
                    from
                      "public"."childcares" t21
                    where
                      t21."reserve_id" = t0."id"
                  ) t22
              ) t20 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t24), '[]')
        from
          (
            select
              t23."override_reason" "override_reason"
            from
              "public"."reserves" t23
            where
              t23."id" = $2::integer
          ) t24
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."id" "id",
              t25."amount" "amount",
              t25."payment_datetime" "payment_datetime",
              t25."payment_type" "payment_type",
              t25."payment_method" "payment_method",
              t25."remarks" "remarks",
              t25."childcare_correction_id" "childcare_correction_id",
              t25."refundable_amount" "refundable_amount",
              t27.json "refunds"
            from
              "public"."view_payments" t25
              left join lateral (
                select
                  coalesce(json_agg(t29), '[]')
                from
                  (
                    select
                      t28."id" "id",
                      t28."status" "status"
                    from
                      "public"."refunds" t28
                    where
                      t28."payment_id" = t25."id"
                  ) t29
              ) t27 (json) on true
            where
              t25."reserve_id" = $3::integer
            order by
              t25."payment_datetime" desc,
              t25."id" desc
          ) t26
      ) "payments",
      (
        select
          coalesce(json_agg(t31), '[]')
        from
          (
            select
              t30."id" "id",
              t30."title" "title",
              t30."created_at" "created_at",
              t30."line_status" "line_status",
              t30."mail_status" "mail_status",
              t30."read_datetime" "read_datetime"
            from
              "public"."notifications" t30
            where
              t30."reserve_id" = $4::integer
            order by
              t30."created_at" desc,
              t30."id" desc
          ) t31
      ) "notifications",
      (
        select
          coalesce(json_agg(t33), '[]')
        from
          (
            select
              t32."id" "id",
              t32."action" "action",
              t32."reason" "reason",
              t32."created_at" "created_at",
              t34.json "account"
            from
              "public"."audit_logs" t32
              left join lateral (
                select
                  row_to_json(t36)
                from
                  (
                    select
                      t35."name" "name"
                    from
                      "public"."accounts" t35
                    where
                      t35."id" = t32."account_id"
                  ) t36
              ) t34 (json) on true
            where
              t32."table_name" = 'reserves'::text
              and t32."record_id" = $5::integer
            order by
              t32."created_at" desc,
              t32."id" desc
          ) t33
      ) "audit_logs"
  ) answer;
