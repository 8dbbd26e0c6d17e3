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
              t43.json "tickets",
              t46.json "reserves",
              t55.json "payments"
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
                      t25.json "medicine_requests",
                      t31.json "incident_children",
                      t37.json "child_remarks"
                    from
                      "public"."children" t23
                      left join lateral (
                        select
                          coalesce(json_agg(t27), '[]')
                        from
                          (
                            select
                              t26."id" "id",
                              t26."due_at" "due_at",
                              t26."drug_name" "drug_name",
                              t26."dose" "dose",
                              t28.json "medicine_doses"
                            from
                              (
                                select
                                  t26."id",
                                  t26."due_at",
                                  t26."drug_name",
                                  t26."dose"
                                from
                                  "public"."medicine_requests" t26
                                where
                                  t26."child_id" = t23."id"
                                  and t26."withdrawn_at" is null
                                order by
                                  t26."due_at" desc,
                                  t26."id" asc
                                limit
                                  3::integer
                              ) t26
                              left join lateral (
                                select
                                  coalesce(json_agg(t30), '[]')
                                from
                                  (
                                    select
                                      t29."status" "status"
                                    from
                                      "public"."medicine_doses" t29
                                    where
                                      t29."medicine_request_id" = t26."id"
                                    order by
                                      t29."id" desc
                                    limit
                                      1::integer
                                  ) t30
                              ) t28 (json) on true
                            order by
                              t26."due_at" desc,
                              t26."id" asc
                          ) t27
                      ) t25 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t33), '[]')
                        from
                          (
                            select
                              t34.json "incident"
                            from
                              (
                                select
                                  t32."incident_id",
                                  t32."id"
                                from
                                  "public"."incident_children" t32
                                where
                                  t32."child_id" = t23."id"
                                order by
                                  t32."id" desc
                                limit
                                  3::integer
                              ) t32
                              left join lateral (
                                select
                                  row_to_json(t36)
                                from
                                  (
                                    select
                                      t35."id" "id",
                                      t35."kind" "kind",
                                      t35."serious_kind" "serious_kind",
                                      t35."happened_at" "happened_at"
                                    from
                                      "public"."incidents" t35
                                    where
                                      t35."id" = t32."incident_id"
                                  ) t36
                              ) t34 (json) on true
                            order by
                              t32."id" desc
                          ) t33
                      ) t31 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t39), '[]')
                        from
                          (
                            select
                              t38."version" "version",
                              t38."staff_remarks" "staff_remarks",
                              t38."created_at" "created_at",
                              t38."account_id" "account_id",
                              t40.json "account"
                            from
                              (
                                select
                                  t38."version",
                                  t38."staff_remarks",
                                  t38."created_at",
                                  t38."account_id",
                                  t38."id"
                                from
                                  "public"."child_remarks" t38
                                where
                                  t38."child_id" = t23."id"
                                order by
                                  t38."version" desc,
                                  t38."id" asc
                                limit
                                  20::integer
                              ) t38
                              left join lateral (
                                select
                                  row_to_json(t42)
                                from
                                  (
                                    select
                                      t41."name" "name"
                                    from
                                      "public"."accounts" t41
                                    where
                                      t41."id" = t38."account_id"
                                  ) t42
                              ) t40 (json) on true
                            order by
                              t38."version" desc,
                              t38."id" asc
                          ) t39
                      ) t37 (json) on true
                    where
                      t23."customer_id" = t5."id"
                    order by
                      t23."date_of_birth" asc,
                      t23."id" asc
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t45), '[]')
                from
                  (
                    select
                      t44."id" "id",
                      t44."number" "number",
                      t44."remaining" "remaining",
                      t44."expiry_date" "expiry_date"
                    from
                      "public"."tickets" t44
                    where
                      t44."customer_id" = t5."id"
                    order by
                      t44."expiry_date" asc
                  ) t45
              ) t43 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t48), '[]')
                from
                  (
                    select
                      t47."id" "id",
                      t47."start_datetime" "start_datetime",
                      t47."end_datetime" "end_datetime",
                      t47."approval_status" "approval_status",
                      t47."childcare_status" "childcare_status",
                      t47."cancel_flag" "cancel_flag",
                      t47."reserve_amount" "reserve_amount",
                      t49.json "reserve_details"
                    from
                      (
                        select
                          t47."id",
                          t47."start_datetime",
                          t47."end_datetime",
                          t47."approval_status",
                          t47."childcare_status",
                          t47."cancel_flag",
                          t47."reserve_amount"
                        from
                          "public"."reserves" t47
                        where
                          t47."customer_id" = t5."id"
                        order by
                          t47."start_datetime" desc,
                          t47."id" desc
                        limit
                          20::integer
                      ) t47
                      left join lateral (
                        select
                          coalesce(json_agg(t51), '[]')
                        from
                          (
                            select
                              t52.json "child"
                            from
                              "public"."reserve_details" t50
                              left join lateral (
                                select
                                  row_to_json(t54)
                                from
                                  (
                                    select
                                      t53."name" "name"
                                    from
                                      "public"."children" t53
                                    where
                                      t53."id" = t50."child_id"
                                  ) t54
                              ) t52 (json) on true
                            where
                              t50."reserve_id" = t47."id"
                          ) t51
                      ) t49 (json) on true
                    order by
                      t47."start_datetime" desc,
                      t47."id" desc
                  ) t48
              ) t46 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t57), '[]')
                from
                  (
                    select
                      t56."id" "id",
                      t56."amount" "amount",
                      t56."payment_datetime" "payment_datetime",
                      t56."payment_type" "payment_type",
                      t56."payment_method" "payment_method",
                      t56."remarks" "remarks",
                      t56."reserve_id" "reserve_id",
                      t56."childcare_correction_id" "childcare_correction_id",
                      t56."refundable_amount" "refundable_amount",
                      t58.json "refunds"
                    from
                      (
                        select
                          t56."id",
                          t56."amount",
                          t56."payment_datetime",
                          t56."payment_type",
                          t56."payment_method",
                          t56."remarks",
                          t56."reserve_id",
                          t56."childcare_correction_id",
                          t56."refundable_amount"
                        from
                          "public"."view_payments" t56
                        where
                          t56."customer_id" = t5."id"
                        order by
                          t56."payment_datetime" desc,
                          t56."id" desc
                        limit
                          20::integer
                      ) t56
                      left join lateral (
                        select
                          coalesce(json_agg(t60), '[]')
                        from
                          (
                            select
                              t59."id" "id",
                              t59."status" "status"
                            from
                              "public"."refunds" t59
                            where
                              t59."payment_id" = t56."id"
                          ) t60
                      ) t58 (json) on true
                    order by
                      t56."payment_datetime" desc,
                      t56."id" desc
                  ) t57
              ) t55 (json) on true
            where
              t5."id" = $2::integer
          ) t6
      ) "customers"
  ) answer;
