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
              t2.json "into_customer"
            from
              "public"."customer_merges" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name"
                    from
                      "public"."customers" t3
                    where
                      t3."id" = t0."into_customer_id"
                  ) t4
              ) t2 (json) on true
            where
              t0."from_customer_id" = $1::integer
          ) t1
      ) "merged_into",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."id" "id",
              t5."name" "name",
              t5."name_kana" "name_kana",
              t5."gender" "gender",
              t5."date_of_birth" "date_of_birth",
              t5."postal_code" "postal_code",
              t5."address1" "address1",
              t5."address2" "address2",
              t5."tel" "tel",
              t5."email" "email",
              t5."emergency_contact_name" "emergency_contact_name",
              t5."emergency_contact_tel" "emergency_contact_tel",
              t5."registration_status" "registration_status",
              t5."social_media_upload" "social_media_upload",
              t5."status" "status",
              t5."subscription_last_paid_date" "subscription_last_paid_date",
              t5."withdrawn_date" "withdrawn_date",
              t5."line_notification_flag" "line_notification_flag",
              t5."line_blocked_at" "line_blocked_at",
              t5."email_verified_at" "email_verified_at",
              t5."email_bounced_at" "email_bounced_at",
              t5."created_at" "created_at",
              t7.json "prefecture",
              t10.json "plan_type",
              t13.json "default_branch",
              t16.json "stops",
              t19.json "customer_stops",
              t22.json "children",
              t31.json "tickets",
              t34.json "reserves",
              t43.json "payments"
            from
              "public"."customers" t5
              left join lateral (
                select
                  row_to_json(t9)
                from
                  (
                    select
                      t8."name" "name"
                    from
                      "public"."prefectures" t8
                    where
                      t8."id" = t5."prefecture_id"
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
                      t11."id" = t5."plan_type_id"
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  row_to_json(t15)
                from
                  (
                    select
                      t14."name" "name"
                    from
                      "public"."branches" t14
                    where
                      t14."id" = t5."default_branch_id"
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t18), '[]')
                from
                  (
                    select
                      t17."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t17
                    where
                      t17."customer_id" = t5."id"
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."reason" "reason"
                    from
                      "public"."customer_stops" t20
                    where
                      t20."customer_id" = t5."id"
                      and t20."ended_at" is null
                    order by
                      t20."id" asc
                    limit
                      1::integer
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."id" "id",
                      t23."name" "name",
                      t23."name_kana" "name_kana",
                      t23."gender" "gender",
                      t23."date_of_birth" "date_of_birth",
                      t23."customer_remarks" "customer_remarks",
                      t23."staff_remarks" "staff_remarks",
                      t23."disable" "disable",
                      t25.json "child_remarks"
                    from
                      "public"."children" t23
                      left join lateral (
                        select
                          coalesce(json_agg(t27), '[]')
                        from
                          (
                            select
                              t26."version" "version",
                              t26."staff_remarks" "staff_remarks",
                              t26."created_at" "created_at",
                              t26."account_id" "account_id",
                              t28.json "account"
                            from
                              (
                                select
                                  t26."version",
                                  t26."staff_remarks",
                                  t26."created_at",
                                  t26."account_id",
                                  t26."id"
                                from
                                  "public"."child_remarks" t26
                                where
                                  t26."child_id" = t23."id"
                                order by
                                  t26."version" desc,
                                  t26."id" asc
                                limit
                                  20::integer
                              ) t26
                              left join lateral (
                                select
                                  row_to_json(t30)
                                from
                                  (
                                    select
                                      t29."name" "name"
                                    from
                                      "public"."accounts" t29
                                    where
                                      t29."id" = t26."account_id"
                                  ) t30
                              ) t28 (json) on true
                            order by
                              t26."version" desc,
                              t26."id" asc
                          ) t27
                      ) t25 (json) on true
                    where
                      t23."customer_id" = t5."id"
                    order by
                      t23."date_of_birth" asc,
                      t23."id" asc
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t33), '[]')
                from
                  (
                    select
                      t32."id" "id",
                      t32."number" "number",
                      t32."remaining" "remaining",
                      t32."expiry_date" "expiry_date"
                    from
                      "public"."tickets" t32
                    where
                      t32."customer_id" = t5."id"
                    order by
                      t32."expiry_date" asc
                  ) t33
              ) t31 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t36), '[]')
                from
                  (
                    select
                      t35."id" "id",
                      t35."start_datetime" "start_datetime",
                      t35."end_datetime" "end_datetime",
                      t35."approval_status" "approval_status",
                      t35."childcare_status" "childcare_status",
                      t35."cancel_flag" "cancel_flag",
                      t35."reserve_amount" "reserve_amount",
                      t37.json "reserve_details"
                    from
                      (
                        select
                          t35."id",
                          t35."start_datetime",
                          t35."end_datetime",
                          t35."approval_status",
                          t35."childcare_status",
                          t35."cancel_flag",
                          t35."reserve_amount"
                        from
                          "public"."reserves" t35
                        where
                          t35."customer_id" = t5."id"
                        order by
                          t35."start_datetime" desc,
                          t35."id" desc
                        limit
                          20::integer
                      ) t35
                      left join lateral (
                        select
                          coalesce(json_agg(t39), '[]')
                        from
                          (
                            select
                              t40.json "child"
                            from
                              "public"."reserve_details" t38
                              left join lateral (
                                select
                                  row_to_json(t42)
                                from
                                  (
                                    select
                                      t41."name" "name"
                                    from
                                      "public"."children" t41
                                    where
                                      t41."id" = t38."child_id"
                                  ) t42
                              ) t40 (json) on true
                            where
                              t38."reserve_id" = t35."id"
                          ) t39
                      ) t37 (json) on true
                    order by
                      t35."start_datetime" desc,
                      t35."id" desc
                  ) t36
              ) t34 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t45), '[]')
                from
                  (
                    select
                      t44."id" "id",
                      t44."amount" "amount",
                      t44."payment_datetime" "payment_datetime",
                      t44."payment_type" "payment_type",
                      t44."payment_method" "payment_method",
                      t44."remarks" "remarks",
                      t44."reserve_id" "reserve_id",
                      t44."refundable_amount" "refundable_amount",
                      t46.json "refunds"
                    from
                      (
                        select
                          t44."id",
                          t44."amount",
                          t44."payment_datetime",
                          t44."payment_type",
                          t44."payment_method",
                          t44."remarks",
                          t44."reserve_id",
                          t44."refundable_amount"
                        from
                          "public"."view_payments" t44
                        where
                          t44."customer_id" = t5."id"
                        order by
                          t44."payment_datetime" desc,
                          t44."id" desc
                        limit
                          20::integer
                      ) t44
                      left join lateral (
                        select
                          coalesce(json_agg(t48), '[]')
                        from
                          (
                            select
                              t47."id" "id",
                              t47."status" "status"
                            from
                              "public"."refunds" t47
                            where
                              t47."payment_id" = t44."id"
                          ) t48
                      ) t46 (json) on true
                    order by
                      t44."payment_datetime" desc,
                      t44."id" desc
                  ) t45
              ) t43 (json) on true
            where
              t5."id" = $2::integer
          ) t6
      ) "customers"
  ) answer;
