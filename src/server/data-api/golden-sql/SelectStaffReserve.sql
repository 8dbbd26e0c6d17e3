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
              t0."today" "today",
              t0."now" "now"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "clock",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."branch_id" "branch_id",
              t2."branch_name" "branch_name",
              t2."customer_id" "customer_id",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."reserve_date" "reserve_date",
              t2."approval_status" "approval_status",
              t2."approval_comment" "approval_comment",
              t2."childcare_status" "childcare_status",
              t2."cancel_flag" "cancel_flag",
              t2."breakfast_support_flag" "breakfast_support_flag",
              t2."lunch_support_flag" "lunch_support_flag",
              t2."supper_support_flag" "supper_support_flag",
              t2."current_day_flag" "current_day_flag",
              t2."holiday_flag" "holiday_flag",
              t2."pick_up_name" "pick_up_name",
              t2."pick_up_tel" "pick_up_tel",
              t2."remarks" "remarks",
              t2."reserve_amount" "reserve_amount",
              t2."amount_lines" "amount_lines",
              t2."plan_type_id" "plan_type_id",
              t2."use_tickets" "use_tickets",
              t2."card_due_datetime" "card_due_datetime",
              t2."created_at" "created_at",
              t2."editable_flag" "editable_flag",
              t4.json "cancellation_fee",
              t7.json "customer",
              t10.json "plan_type",
              t13.json "reserve_details",
              t19.json "reserve_cancellations",
              t22.json "childcares"
            from
              "public"."view_reserves" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."cancel_deadline" "cancel_deadline",
                      t5."percent" "percent",
                      t5."cancel_amount" "cancel_amount",
                      t5."kept_cancel_amount" "kept_cancel_amount",
                      t5."kept_cancel_deadline" "kept_cancel_deadline"
                    from
                      "public"."view_reserve_cancellation_fees" t5
                    where
                      t5."reserve_id" = t2."id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  row_to_json(t9)
                from
                  (
                    select
                      t8."id" "id",
                      t8."name" "name",
                      t8."tel" "tel",
                      t8."email" "email",
                      t8."status" "status"
                    from
                      "public"."customers" t8
                    where
                      t8."id" = t2."customer_id"
                  ) t9
              ) t7 (json) on true
              left join lateral (
                select
                  row_to_json(t12)
                from
                  (
                    select
                      t11."name" "name"
                    from
                      "public"."plan_types" t11
                    where
                      t11."id" = t2."plan_type_id"
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."child_id" "child_id",
                      t14."breakfast_support_flag" "breakfast_support_flag",
                      t14."lunch_support_flag" "lunch_support_flag",
                      t14."supper_support_flag" "supper_support_flag",
                      t14."date_of_birth" "date_of_birth",
                      t16.json "child"
                    from
                      "public"."reserve_details" t14
                      left join lateral (
                        select
                          row_to_json(t18)
                        from
                          (
                            select
                              t17."id" "id",
                              t17."name" "name",
                              t17."date_of_birth" "date_of_birth",
                              t17."customer_remarks" "customer_remarks",
                              t17."staff_remarks" "staff_remarks"
                            from
                              "public"."children" t17
                            where
                              t17."id" = t14."child_id"
                          ) t18
                      ) t16 (json) on true
                    where
                      t14."reserve_id" = t2."id"
                    order by
                      t14."id" asc
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."id" "id",
                      t20."cancel_amount" "cancel_amount",
                      t20."cancel_datetime" "cancel_datetime",
                      t20."cancel_type" "cancel_type",
                      t20."cancel_settlement_status" "cancel_settlement_status",
                      t20."cancel_remarks" "cancel_remarks"
                    from
                      "public"."reserve_cancellations" t20
                    where
                      t20."reserve_id" = t2."id"
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."id" "id",
                      t23."start_datetime" "start_datetime",
                      t23."end_datetime" "end_datetime",
                      t23."total_amount" "total_amount",
                      t23."status" "status"
                    from
                      "public"."childcares" t23
                    where
                      t23."reserve_id" = t2."id"
                  ) t24
              ) t22 (json) on true
            where
              t2."id" = $1::integer
          ) t3
      ) "reserves",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."override_reason" "override_reason"
            from
              "public"."reserves" t25
            where
              t25."id" = $2::integer
          ) t26
      ) "reserve_notes",
      (
        select
          coalesce(json_agg(t28), '[]')
        from
          (
            select
              t27."id" "id",
              t27."amount" "amount",
              t27."payment_datetime" "payment_datetime",
              t27."payment_type" "payment_type",
              t27."payment_method" "payment_method",
              t27."remarks" "remarks",
              t27."refundable_amount" "refundable_amount",
              t29.json "refunds"
            from
              "public"."view_payments" t27
              left join lateral (
                select
                  coalesce(json_agg(t31), '[]')
                from
                  (
                    select
                      t30."id" "id",
                      t30."status" "status"
                    from
                      "public"."refunds" t30
                    where
                      t30."payment_id" = t27."id"
                  ) t31
              ) t29 (json) on true
            where
              t27."reserve_id" = $3::integer
            order by
              t27."payment_datetime" desc,
              t27."id" desc
          ) t28
      ) "payments",
      (
        select
          coalesce(json_agg(t33), '[]')
        from
          (
            select
              t32."id" "id",
              t32."title" "title",
              t32."created_at" "created_at",
              t32."line_status" "line_status",
              t32."mail_status" "mail_status",
              t32."read_datetime" "read_datetime"
            from
              "public"."notifications" t32
            where
              t32."reserve_id" = $4::integer
            order by
              t32."created_at" desc,
              t32."id" desc
          ) t33
      ) "notifications",
      (
        select
          coalesce(json_agg(t35), '[]')
        from
          (
            select
              t34."id" "id",
              t34."action" "action",
              t34."reason" "reason",
              t34."created_at" "created_at",
              t36.json "account"
            from
              "public"."audit_logs" t34
              left join lateral (
                select
                  row_to_json(t38)
                from
                  (
                    select
                      t37."name" "name"
                    from
                      "public"."accounts" t37
                    where
                      t37."id" = t34."account_id"
                  ) t38
              ) t36 (json) on true
            where
              t34."table_name" = 'reserves'::text
              and t34."record_id" = $5::integer
            order by
              t34."created_at" desc,
              t34."id" desc
          ) t35
      ) "audit_logs"
  ) answer;
