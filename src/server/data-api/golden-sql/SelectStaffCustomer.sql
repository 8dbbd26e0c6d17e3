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
              t70.json "tickets",
              t73.json "reserves",
              t82.json "payments"
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
                      t37.json "child_documents",
                      t43.json "health_questions",
                      t46.json "child_photo_answers",
                      t52.json "medicine_requests",
                      t58.json "incident_children",
                      t64.json "child_remarks"
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
                              t38."kind" "kind",
                              t38."valid_until" "valid_until",
                              t38."created_at" "created_at",
                              t40.json "file"
                            from
                              "public"."child_documents" t38
                              left join lateral (
                                select
                                  row_to_json(t42)
                                from
                                  (
                                    select
                                      t41."key" "key",
                                      t41."content_type" "content_type"
                                    from
                                      "public"."files" t41
                                    where
                                      t41."id" = t38."file_id"
                                  ) t42
                              ) t40 (json) on true
                            where
                              t38."child_id" = t26."id"
                            order by
                              t38."kind" asc,
                              t38."id" asc
                          ) t39
                      ) t37 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t45), '[]')
                        from
                          (
                            select
                              t44."reason" "reason",
                              t44."answered_at" "answered_at"
                            from
                              "public"."view_child_health_questions" t44
                            where
                              t44."child_id" = t26."id"
                          ) t45
                      ) t43 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t48), '[]')
                        from
                          (
                            select
                              t47."id" "id",
                              t47."own_photos_flag" "own_photos_flag",
                              t47."shared_photos_flag" "shared_photos_flag",
                              t47."told_by" "told_by",
                              t47."created_at" "created_at",
                              t49.json "account"
                            from
                              (
                                select
                                  t47."id",
                                  t47."own_photos_flag",
                                  t47."shared_photos_flag",
                                  t47."told_by",
                                  t47."created_at",
                                  t47."account_id"
                                from
                                  "public"."child_photo_answers" t47
                                where
                                  t47."child_id" = t26."id"
                                order by
                                  t47."id" desc
                                limit
                                  10::integer
                              ) t47
                              left join lateral (
                                select
                                  row_to_json(t51)
                                from
                                  (
                                    select
                                      t50."name" "name"
                                    from
                                      "public"."accounts" t50
                                    where
                                      t50."id" = t47."account_id"
                                  ) t51
                              ) t49 (json) on true
                            order by
                              t47."id" desc
                          ) t48
                      ) t46 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t54), '[]')
                        from
                          (
                            select
                              t53."id" "id",
                              t53."due_at" "due_at",
                              t53."drug_name" "drug_name",
                              t53."dose" "dose",
                              t55.json "medicine_doses"
                            from
                              (
                                select
                                  t53."id",
                                  t53."due_at",
                                  t53."drug_name",
                                  t53."dose"
                                from
                                  "public"."medicine_requests" t53
                                where
                                  t53."child_id" = t26."id"
                                  and t53."withdrawn_at" is null
                                order by
                                  t53."due_at" desc,
                                  t53."id" asc
                                limit
                                  3::integer
                              ) t53
                              left join lateral (
                                select
                                  coalesce(json_agg(t57), '[]')
                                from
                                  (
                                    select
                                      t56."status" "status"
                                    from
                                      "public"."medicine_doses" t56
                                    where
                                      t56."medicine_request_id" = t53."id"
                                    order by
                                      t56."id" desc
                                    limit
                                      1::integer
                                  ) t57
                              ) t55 (json) on true
                            order by
                              t53."due_at" desc,
                              t53."id" asc
                          ) t54
                      ) t52 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t60), '[]')
                        from
                          (
                            select
                              t61.json "incident"
                            from
                              (
                                select
                                  t59."incident_id",
                                  t59."id"
                                from
                                  "public"."incident_children" t59
                                where
                                  t59."child_id" = t26."id"
                                order by
                                  t59."id" desc
                                limit
                                  3::integer
                              ) t59
                              left join lateral (
                                select
                                  row_to_json(t63)
                                from
                                  (
                                    select
                                      t62."id" "id",
                                      t62."kind" "kind",
                                      t62."serious_kind" "serious_kind",
                                      t62."happened_at" "happened_at"
                                    from
                                      "public"."incidents" t62
                                    where
                                      t62."id" = t59."incident_id"
                                  ) t63
                              ) t61 (json) on true
                            order by
                              t59."id" desc
                          ) t60
                      ) t58 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t66), '[]')
                        from
                          (
                            select
                              t65."version" "version",
                              t65."staff_remarks" "staff_remarks",
                              t65."created_at" "created_at",
                              t65."account_id" "account_id",
                              t67.json "account"
                            from
                              (
                                select
                                  t65."version",
                                  t65."staff_remarks",
                                  t65."created_at",
                                  t65."account_id",
                                  t65."id"
                                from
                                  "public"."child_remarks" t65
                                where
                                  t65."child_id" = t26."id"
                                order by
                                  t65."version" desc,
                                  t65."id" asc
                                limit
                                  20::integer
                              ) t65
                              left join lateral (
                                select
                                  row_to_json(t69)
                                from
                                  (
                                    select
                                      t68."name" "name"
                                    from
                                      "public"."accounts" t68
                                    where
                                      t68."id" = t65."account_id"
                                  ) t69
                              ) t67 (json) on true
                            order by
                              t65."version" desc,
                              t65."id" asc
                          ) t66
                      ) t64 (json) on true
                    where
                      t26."customer_id" = t5."id"
                    order by
                      t26."date_of_birth" asc,
                      t26."id" asc
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t72), '[]')
                from
                  (
                    select
                      t71."id" "id",
                      t71."number" "number",
                      t71."remaining" "remaining",
                      t71."expiry_date" "expiry_date"
                    from
                      "public"."tickets" t71
                    where
                      t71."customer_id" = t5."id"
                    order by
                      t71."expiry_date" asc
                  ) t72
              ) t70 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t75), '[]')
                from
                  (
                    select
                      t74."id" "id",
                      t74."start_datetime" "start_datetime",
                      t74."end_datetime" "end_datetime",
                      t74."approval_status" "approval_status",
                      t74."childcare_status" "childcare_status",
                      t74."cancel_flag" "cancel_flag",
                      t74."reserve_amount" "reserve_amount",
                      t76.json "reserve_details"
                    from
                      (
                        select
                          t74."id",
                          t74."start_datetime",
                          t74."end_datetime",
                          t74."approval_status",
                          t74."childcare_status",
                          t74."cancel_flag",
                          t74."reserve_amount"
                        from
                          "public"."reserves" t74
                        where
                          t74."customer_id" = t5."id"
                        order by
                          t74."start_datetime" desc,
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
                              t79.json "child"
                            from
                              "public"."reserve_details" t77
                              left join lateral (
                                select
                                  row_to_json(t81)
                                from
                                  (
                                    select
                                      t80."name" "name"
                                    from
                                      "public"."children" t80
                                    where
                                      t80."id" = t77."child_id"
                                  ) t81
                              ) t79 (json) on true
                            where
                              t77."reserve_id" = t74."id"
                          ) t78
                      ) t76 (json) on true
                    order by
                      t74."start_datetime" desc,
                      t74."id" desc
                  ) t75
              ) t73 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t84), '[]')
                from
                  (
                    select
                      t83."id" "id",
                      t83."amount" "amount",
                      t83."payment_datetime" "payment_datetime",
                      t83."payment_type" "payment_type",
                      t83."payment_method" "payment_method",
                      t83."remarks" "remarks",
                      t83."reserve_id" "reserve_id",
                      t83."childcare_correction_id" "childcare_correction_id",
                      t83."refundable_amount" "refundable_amount",
                      t85.json "refunds"
                    from
                      (
                        select
                          t83."id",
                          t83."amount",
                          t83."payment_datetime",
                          t83."payment_type",
                          t83."payment_method",
                          t83."remarks",
                          t83."reserve_id",
                          t83."childcare_correction_id",
                          t83."refundable_amount"
                        from
                          "public"."view_payments" t83
                        where
                          t83."customer_id" = t5."id"
                        order by
                          t83."payment_datetime" desc,
                          t83."id" desc
                        limit
                          20::integer
                      ) t83
                      left join lateral (
                        select
                          coalesce(json_agg(t87), '[]')
                        from
                          (
                            select
                              t86."id" "id",
                              t86."status" "status"
                            from
                              "public"."refunds" t86
                            where
                              t86."payment_id" = t83."id"
                          ) t87
                      ) t85 (json) on true
                    order by
                      t83."payment_datetime" desc,
                      t83."id" desc
                  ) t84
              ) t82 (json) on true
            where
              t5."id" = $2::integer
          ) t6
      ) "customers"
  ) answer;
