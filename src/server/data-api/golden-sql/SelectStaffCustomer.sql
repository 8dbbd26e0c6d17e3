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
              t0."name" "name",
              t0."name_kana" "name_kana",
              t0."gender" "gender",
              t0."date_of_birth" "date_of_birth",
              t0."postal_code" "postal_code",
              t0."address1" "address1",
              t0."address2" "address2",
              t0."tel" "tel",
              t0."email" "email",
              t0."emergency_contact_name" "emergency_contact_name",
              t0."emergency_contact_tel" "emergency_contact_tel",
              t0."registration_status" "registration_status",
              t0."social_media_upload" "social_media_upload",
              t0."status" "status",
              t0."subscription_last_paid_date" "subscription_last_paid_date",
              t0."withdrawn_date" "withdrawn_date",
              t0."line_notification_flag" "line_notification_flag",
              t0."line_blocked_at" "line_blocked_at",
              t0."email_verified_at" "email_verified_at",
              t0."email_bounced_at" "email_bounced_at",
              t0."created_at" "created_at",
              t2.json "prefecture",
              t5.json "plan_type",
              t8.json "default_branch",
              t11.json "children",
              t14.json "tickets",
              t17.json "reserves",
              t26.json "payments"
            from
              "public"."customers" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."prefectures" t3
                    where
                      t3."id" = t0."prefecture_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."plan_types" t6
                    where
                      t6."id" = t0."plan_type_id"
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
                      "public"."branches" t9
                    where
                      t9."id" = t0."default_branch_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."id" "id",
                      t12."name" "name",
                      t12."name_kana" "name_kana",
                      t12."gender" "gender",
                      t12."date_of_birth" "date_of_birth",
                      t12."customer_remarks" "customer_remarks",
                      t12."staff_remarks" "staff_remarks",
                      t12."disable" "disable"
                    from
                      "public"."children" t12
                    where
                      t12."customer_id" = t0."id"
                    order by
                      t12."date_of_birth" asc,
                      t12."id" asc
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t16), '[]')
                from
                  (
                    select
                      t15."id" "id",
                      t15."number" "number",
                      t15."remaining" "remaining",
                      t15."expiry_date" "expiry_date"
                    from
                      "public"."tickets" t15
                    where
                      t15."customer_id" = t0."id"
                    order by
                      t15."expiry_date" asc
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t19), '[]')
                from
                  (
                    select
                      t18."id" "id",
                      t18."start_datetime" "start_datetime",
                      t18."end_datetime" "end_datetime",
                      t18."approval_status" "approval_status",
                      t18."childcare_status" "childcare_status",
                      t18."cancel_flag" "cancel_flag",
                      t18."reserve_amount" "reserve_amount",
                      t20.json "reserve_details"
                    from
                      (
                        select
                          t18."id",
                          t18."start_datetime",
                          t18."end_datetime",
                          t18."approval_status",
                          t18."childcare_status",
                          t18."cancel_flag",
                          t18."reserve_amount"
                        from
                          "public"."reserves" t18
                        where
                          t18."customer_id" = t0."id"
                        order by
                          t18."start_datetime" desc,
                          t18."id" desc
                        limit
                          20::integer
                      ) t18
                      left join lateral (
                        select
                          coalesce(json_agg(t22), '[]')
                        from
                          (
                            select
                              t23.json "child"
                            from
                              "public"."reserve_details" t21
                              left join lateral (
                                select
                                  row_to_json(t25)
                                from
                                  (
                                    select
                                      t24."name" "name"
                                    from
                                      "public"."children" t24
                                    where
                                      t24."id" = t21."child_id"
                                  ) t25
                              ) t23 (json) on true
                            where
                              t21."reserve_id" = t18."id"
                          ) t22
                      ) t20 (json) on true
                    order by
                      t18."start_datetime" desc,
                      t18."id" desc
                  ) t19
              ) t17 (json) on true
              left join lateral (
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
                      t27."reserve_id" "reserve_id",
                      t27."refundable_amount" "refundable_amount",
                      t29.json "refunds"
                    from
                      (
                        select
                          t27."id",
                          t27."amount",
                          t27."payment_datetime",
                          t27."payment_type",
                          t27."payment_method",
                          t27."remarks",
                          t27."reserve_id",
                          t27."refundable_amount"
                        from
                          "public"."view_payments" t27
                        where
                          t27."customer_id" = t0."id"
                        order by
                          t27."payment_datetime" desc,
                          t27."id" desc
                        limit
                          20::integer
                      ) t27
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
                    order by
                      t27."payment_datetime" desc,
                      t27."id" desc
                  ) t28
              ) t26 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "customers"
  ) answer;
