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
              t16.json "customer_consents",
              t19.json "stops",
              t22.json "customer_stops",
              t25.json "children",
              t61.json "tickets",
              t64.json "reserves",
              t73.json "payments"
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
                      t17."version" "version"
                    from
                      "public"."customer_consents" t17
                    where
                      t17."customer_id" = t5."id"
                      and t17."kind" = 'child_data'::text
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t20
                    where
                      t20."customer_id" = t5."id"
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."reason" "reason"
                    from
                      "public"."customer_stops" t23
                    where
                      t23."customer_id" = t5."id"
                      and t23."ended_at" is null
                    order by
                      t23."id" asc
                    limit
                      1::integer
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."id" "id",
                      t26."name" "name",
                      t26."name_kana" "name_kana",
                      t26."gender" "gender",
                      t26."date_of_birth" "date_of_birth",
                      t26."customer_remarks" "customer_remarks",
                      t26."staff_remarks" "staff_remarks",
                      t26."disable" "disable",
                      t28.json "child_essentials",
                      t31.json "child_allergies",
                      t37.json "child_photo_answers",
                      t43.json "medicine_requests",
                      t49.json "incident_children",
                      t55.json "child_remarks"
                    from
                      "public"."children" t26
                      left join lateral (
                        select
                          coalesce(json_agg(t30), '[]')
                        from
                          (
                            select
                              t29."allergy_answer" "allergy_answer",
                              t29."allergy_answered_at" "allergy_answered_at",
                              t29."diet_stage" "diet_stage",
                              t29."milk" "milk",
                              t29."foods_to_avoid" "foods_to_avoid",
                              t29."usual_temperature" "usual_temperature",
                              t29."medical_history" "medical_history",
                              t29."family_doctor" "family_doctor",
                              t29."own_photos_flag" "own_photos_flag",
                              t29."shared_photos_flag" "shared_photos_flag",
                              t29."photos_answered_at" "photos_answered_at",
                              t29."version" "version"
                            from
                              "public"."child_essentials" t29
                            where
                              t29."child_id" = t26."id"
                          ) t30
                      ) t28 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t33), '[]')
                        from
                          (
                            select
                              t32."allergen_id" "allergen_id",
                              t32."told_by" "told_by",
                              t32."other_name" "other_name",
                              t32."severity" "severity",
                              t32."reaction" "reaction",
                              t32."epipen_flag" "epipen_flag",
                              t34.json "allergen"
                            from
                              "public"."child_allergies" t32
                              left join lateral (
                                select
                                  row_to_json(t36)
                                from
                                  (
                                    select
                                      t35."name" "name"
                                    from
                                      "public"."allergens" t35
                                    where
                                      t35."id" = t32."allergen_id"
                                  ) t36
                              ) t34 (json) on true
                            where
                              t32."child_id" = t26."id"
                              and t32."ended_at" is null
                            order by
                              t32."id" asc
                          ) t33
                      ) t31 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t39), '[]')
                        from
                          (
                            select
                              t38."id" "id",
                              t38."own_photos_flag" "own_photos_flag",
                              t38."shared_photos_flag" "shared_photos_flag",
                              t38."told_by" "told_by",
                              t38."created_at" "created_at",
                              t40.json "account"
                            from
                              (
                                select
                                  t38."id",
                                  t38."own_photos_flag",
                                  t38."shared_photos_flag",
                                  t38."told_by",
                                  t38."created_at",
                                  t38."account_id"
                                from
                                  "public"."child_photo_answers" t38
                                where
                                  t38."child_id" = t26."id"
                                order by
                                  t38."id" desc
                                limit
                                  10::integer
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
                              t38."id" desc
                          ) t39
                      ) t37 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t45), '[]')
                        from
                          (
                            select
                              t44."id" "id",
                              t44."due_at" "due_at",
                              t44."drug_name" "drug_name",
                              t44."dose" "dose",
                              t46.json "medicine_doses"
                            from
                              (
                                select
                                  t44."id",
                                  t44."due_at",
                                  t44."drug_name",
                                  t44."dose"
                                from
                                  "public"."medicine_requests" t44
                                where
                                  t44."child_id" = t26."id"
                                  and t44."withdrawn_at" is null
                                order by
                                  t44."due_at" desc,
                                  t44."id" asc
                                limit
                                  3::integer
                              ) t44
                              left join lateral (
                                select
                                  coalesce(json_agg(t48), '[]')
                                from
                                  (
                                    select
                                      t47."status" "status"
                                    from
                                      "public"."medicine_doses" t47
                                    where
                                      t47."medicine_request_id" = t44."id"
                                    order by
                                      t47."id" desc
                                    limit
                                      1::integer
                                  ) t48
                              ) t46 (json) on true
                            order by
                              t44."due_at" desc,
                              t44."id" asc
                          ) t45
                      ) t43 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t51), '[]')
                        from
                          (
                            select
                              t52.json "incident"
                            from
                              (
                                select
                                  t50."incident_id",
                                  t50."id"
                                from
                                  "public"."incident_children" t50
                                where
                                  t50."child_id" = t26."id"
                                order by
                                  t50."id" desc
                                limit
                                  3::integer
                              ) t50
                              left join lateral (
                                select
                                  row_to_json(t54)
                                from
                                  (
                                    select
                                      t53."id" "id",
                                      t53."kind" "kind",
                                      t53."serious_kind" "serious_kind",
                                      t53."happened_at" "happened_at"
                                    from
                                      "public"."incidents" t53
                                    where
                                      t53."id" = t50."incident_id"
                                  ) t54
                              ) t52 (json) on true
                            order by
                              t50."id" desc
                          ) t51
                      ) t49 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t57), '[]')
                        from
                          (
                            select
                              t56."version" "version",
                              t56."staff_remarks" "staff_remarks",
                              t56."created_at" "created_at",
                              t56."account_id" "account_id",
                              t58.json "account"
                            from
                              (
                                select
                                  t56."version",
                                  t56."staff_remarks",
                                  t56."created_at",
                                  t56."account_id",
                                  t56."id"
                                from
                                  "public"."child_remarks" t56
                                where
                                  t56."child_id" = t26."id"
                                order by
                                  t56."version" desc,
                                  t56."id" asc
                                limit
                                  20::integer
                              ) t56
                              left join lateral (
                                select
                                  row_to_json(t60)
                                from
                                  (
                                    select
                                      t59."name" "name"
                                    from
                                      "public"."accounts" t59
                                    where
                                      t59."id" = t56."account_id"
                                  ) t60
                              ) t58 (json) on true
                            order by
                              t56."version" desc,
                              t56."id" asc
                          ) t57
                      ) t55 (json) on true
                    where
                      t26."customer_id" = t5."id"
                    order by
                      t26."date_of_birth" asc,
                      t26."id" asc
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t63), '[]')
                from
                  (
                    select
                      t62."id" "id",
                      t62."number" "number",
                      t62."remaining" "remaining",
                      t62."expiry_date" "expiry_date"
                    from
                      "public"."tickets" t62
                    where
                      t62."customer_id" = t5."id"
                    order by
                      t62."expiry_date" asc
                  ) t63
              ) t61 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t66), '[]')
                from
                  (
                    select
                      t65."id" "id",
                      t65."start_datetime" "start_datetime",
                      t65."end_datetime" "end_datetime",
                      t65."approval_status" "approval_status",
                      t65."childcare_status" "childcare_status",
                      t65."cancel_flag" "cancel_flag",
                      t65."reserve_amount" "reserve_amount",
                      t67.json "reserve_details"
                    from
                      (
                        select
                          t65."id",
                          t65."start_datetime",
                          t65."end_datetime",
                          t65."approval_status",
                          t65."childcare_status",
                          t65."cancel_flag",
                          t65."reserve_amount"
                        from
                          "public"."reserves" t65
                        where
                          t65."customer_id" = t5."id"
                        order by
                          t65."start_datetime" desc,
                          t65."id" desc
                        limit
                          20::integer
                      ) t65
                      left join lateral (
                        select
                          coalesce(json_agg(t69), '[]')
                        from
                          (
                            select
                              t70.json "child"
                            from
                              "public"."reserve_details" t68
                              left join lateral (
                                select
                                  row_to_json(t72)
                                from
                                  (
                                    select
                                      t71."name" "name"
                                    from
                                      "public"."children" t71
                                    where
                                      t71."id" = t68."child_id"
                                  ) t72
                              ) t70 (json) on true
                            where
                              t68."reserve_id" = t65."id"
                          ) t69
                      ) t67 (json) on true
                    order by
                      t65."start_datetime" desc,
                      t65."id" desc
                  ) t66
              ) t64 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t75), '[]')
                from
                  (
                    select
                      t74."id" "id",
                      t74."amount" "amount",
                      t74."payment_datetime" "payment_datetime",
                      t74."payment_type" "payment_type",
                      t74."payment_method" "payment_method",
                      t74."remarks" "remarks",
                      t74."reserve_id" "reserve_id",
                      t74."childcare_correction_id" "childcare_correction_id",
                      t74."refundable_amount" "refundable_amount",
                      t76.json "refunds"
                    from
                      (
                        select
                          t74."id",
                          t74."amount",
                          t74."payment_datetime",
                          t74."payment_type",
                          t74."payment_method",
                          t74."remarks",
                          t74."reserve_id",
                          t74."childcare_correction_id",
                          t74."refundable_amount"
                        from
                          "public"."view_payments" t74
                        where
                          t74."customer_id" = t5."id"
                        order by
                          t74."payment_datetime" desc,
                          t74."id" desc
                        limit
                          20::integer
                      ) t74
                      left join lateral (
                        select
                          coalesce(json_agg(t78), '[]')
                        from
                          (
                            select
                              t77."id" "id",
                              t77."status" "status"
                            from
                              "public"."refunds" t77
                            where
                              t77."payment_id" = t74."id"
                          ) t78
                      ) t76 (json) on true
                    order by
                      t74."payment_datetime" desc,
                      t74."id" desc
                  ) t75
              ) t73 (json) on true
            where
              t5."id" = $2::integer
          ) t6
      ) "customers"
  ) answer;
