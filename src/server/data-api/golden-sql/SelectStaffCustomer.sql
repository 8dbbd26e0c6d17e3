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
              t2."name" "name",
              t2."name_kana" "name_kana",
              t2."gender" "gender",
              t2."date_of_birth" "date_of_birth",
              t2."postal_code" "postal_code",
              t2."address1" "address1",
              t2."address2" "address2",
              t2."tel" "tel",
              t2."email" "email",
              t2."emergency_contact_name" "emergency_contact_name",
              t2."emergency_contact_tel" "emergency_contact_tel",
              t2."registration_status" "registration_status",
              t2."social_media_upload" "social_media_upload",
              t2."status" "status",
              t2."subscription_last_paid_date" "subscription_last_paid_date",
              t2."withdrawn_date" "withdrawn_date",
              t2."line_notification_flag" "line_notification_flag",
              t2."line_blocked_at" "line_blocked_at",
              t2."email_verified_at" "email_verified_at",
              t2."email_bounced_at" "email_bounced_at",
              t2."created_at" "created_at",
              t4.json "prefecture",
              t7.json "plan_type",
              t10.json "default_branch",
              t13.json "children",
              t16.json "tickets",
              t19.json "reserves",
              t28.json "payments"
            from
              "public"."customers" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."name" "name"
                    from
                      "public"."prefectures" t5
                    where
                      t5."id" = t2."prefecture_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  row_to_json(t9)
                from
                  (
                    select
                      t8."name" "name"
                    from
                      "public"."plan_types" t8
                    where
                      t8."id" = t2."plan_type_id"
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
                      "public"."branches" t11
                    where
                      t11."id" = t2."default_branch_id"
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."id" "id",
                      t14."name" "name",
                      t14."name_kana" "name_kana",
                      t14."gender" "gender",
                      t14."date_of_birth" "date_of_birth",
                      t14."customer_remarks" "customer_remarks",
                      t14."staff_remarks" "staff_remarks",
                      t14."disable" "disable"
                    from
                      "public"."children" t14
                    where
                      t14."customer_id" = t2."id"
                    order by
                      t14."date_of_birth" asc,
                      t14."id" asc
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t18), '[]')
                from
                  (
                    select
                      t17."id" "id",
                      t17."number" "number",
                      t17."remaining" "remaining",
                      t17."expiry_date" "expiry_date"
                    from
                      "public"."tickets" t17
                    where
                      t17."customer_id" = t2."id"
                    order by
                      t17."expiry_date" asc
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."id" "id",
                      t20."start_datetime" "start_datetime",
                      t20."end_datetime" "end_datetime",
                      t20."approval_status" "approval_status",
                      t20."childcare_status" "childcare_status",
                      t20."cancel_flag" "cancel_flag",
                      t20."reserve_amount" "reserve_amount",
                      t22.json "reserve_details"
                    from
                      (
                        select
                          t20."id",
                          t20."start_datetime",
                          t20."end_datetime",
                          t20."approval_status",
                          t20."childcare_status",
                          t20."cancel_flag",
                          t20."reserve_amount"
                        from
                          "public"."reserves" t20
                        where
                          t20."customer_id" = t2."id"
                        order by
                          t20."start_datetime" desc,
                          t20."id" desc
                        limit
                          20::integer
                      ) t20
                      left join lateral (
                        select
                          coalesce(json_agg(t24), '[]')
                        from
                          (
                            select
                              t25.json "child"
                            from
                              "public"."reserve_details" t23
                              left join lateral (
                                select
                                  row_to_json(t27)
                                from
                                  (
                                    select
                                      t26."name" "name"
                                    from
                                      "public"."children" t26
                                    where
                                      t26."id" = t23."child_id"
                                  ) t27
                              ) t25 (json) on true
                            where
                              t23."reserve_id" = t20."id"
                          ) t24
                      ) t22 (json) on true
                    order by
                      t20."start_datetime" desc,
                      t20."id" desc
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t30), '[]')
                from
                  (
                    select
                      t29."id" "id",
                      t29."amount" "amount",
                      t29."payment_datetime" "payment_datetime",
                      t29."payment_type" "payment_type",
                      t29."payment_method" "payment_method",
                      t29."remarks" "remarks",
                      t29."reserve_id" "reserve_id",
                      t29."refundable_amount" "refundable_amount",
                      t31.json "refunds"
                    from
                      (
                        select
                          t29."id",
                          t29."amount",
                          t29."payment_datetime",
                          t29."payment_type",
                          t29."payment_method",
                          t29."remarks",
                          t29."reserve_id",
                          t29."refundable_amount"
                        from
                          "public"."view_payments" t29
                        where
                          t29."customer_id" = t2."id"
                        order by
                          t29."payment_datetime" desc,
                          t29."id" desc
                        limit
                          20::integer
                      ) t29
                      left join lateral (
                        select
                          coalesce(json_agg(t33), '[]')
                        from
                          (
                            select
                              t32."id" "id",
                              t32."status" "status"
                            from
                              "public"."refunds" t32
                            where
                              t32."payment_id" = t29."id"
                          ) t33
                      ) t31 (json) on true
                    order by
                      t29."payment_datetime" desc,
                      t29."id" desc
                  ) t30
              ) t28 (json) on true
            where
              t2."id" = $1::integer
          ) t3
      ) "customers"
  ) answer;
