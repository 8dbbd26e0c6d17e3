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
              t25.json "tickets",
              t28.json "reserves",
              t37.json "payments"
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
                      t23."disable" "disable"
                    from
                      "public"."children" t23
                    where
                      t23."customer_id" = t5."id"
                    order by
                      t23."date_of_birth" asc,
                      t23."id" asc
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."id" "id",
                      t26."number" "number",
                      t26."remaining" "remaining",
                      t26."expiry_date" "expiry_date"
                    from
                      "public"."tickets" t26
                    where
                      t26."customer_id" = t5."id"
                    order by
                      t26."expiry_date" asc
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t30), '[]')
                from
                  (
                    select
                      t29."id" "id",
                      t29."start_datetime" "start_datetime",
                      t29."end_datetime" "end_datetime",
                      t29."approval_status" "approval_status",
                      t29."childcare_status" "childcare_status",
                      t29."cancel_flag" "cancel_flag",
                      t29."reserve_amount" "reserve_amount",
                      t31.json "reserve_details"
                    from
                      (
                        select
                          t29."id",
                          t29."start_datetime",
                          t29."end_datetime",
                          t29."approval_status",
                          t29."childcare_status",
                          t29."cancel_flag",
                          t29."reserve_amount"
                        from
                          "public"."reserves" t29
                        where
                          t29."customer_id" = t5."id"
                        order by
                          t29."start_datetime" desc,
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
                              t34.json "child"
                            from
                              "public"."reserve_details" t32
                              left join lateral (
                                select
                                  row_to_json(t36)
                                from
                                  (
                                    select
                                      t35."name" "name"
                                    from
                                      "public"."children" t35
                                    where
                                      t35."id" = t32."child_id"
                                  ) t36
                              ) t34 (json) on true
                            where
                              t32."reserve_id" = t29."id"
                          ) t33
                      ) t31 (json) on true
                    order by
                      t29."start_datetime" desc,
                      t29."id" desc
                  ) t30
              ) t28 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t39), '[]')
                from
                  (
                    select
                      t38."id" "id",
                      t38."amount" "amount",
                      t38."payment_datetime" "payment_datetime",
                      t38."payment_type" "payment_type",
                      t38."payment_method" "payment_method",
                      t38."remarks" "remarks",
                      t38."reserve_id" "reserve_id",
                      t38."childcare_correction_id" "childcare_correction_id",
                      t38."refundable_amount" "refundable_amount",
                      t40.json "refunds"
                    from
                      (
                        select
                          t38."id",
                          t38."amount",
                          t38."payment_datetime",
                          t38."payment_type",
                          t38."payment_method",
                          t38."remarks",
                          t38."reserve_id",
                          t38."childcare_correction_id",
                          t38."refundable_amount"
                        from
                          "public"."view_payments" t38
                        where
                          t38."customer_id" = t5."id"
                        order by
                          t38."payment_datetime" desc,
                          t38."id" desc
                        limit
                          20::integer
                      ) t38
                      left join lateral (
                        select
                          coalesce(json_agg(t42), '[]')
                        from
                          (
                            select
                              t41."id" "id",
                              t41."status" "status"
                            from
                              "public"."refunds" t41
                            where
                              t41."payment_id" = t38."id"
                          ) t42
                      ) t40 (json) on true
                    order by
                      t38."payment_datetime" desc,
                      t38."id" desc
                  ) t39
              ) t37 (json) on true
            where
              t5."id" = $2::integer
          ) t6
      ) "customers"
  ) answer;
