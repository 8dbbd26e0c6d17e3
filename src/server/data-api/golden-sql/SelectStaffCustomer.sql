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
              t5."use_tickets" "use_tickets",
              t5."line_notification_flag" "line_notification_flag",
              t5."line_blocked_at" "line_blocked_at",
              t5."email_verified_at" "email_verified_at",
              t5."email_bounced_at" "email_bounced_at",
              t5."created_at" "created_at",
              t7.json "family_members",
              t13.json "pickup_people",
              t19.json "pickup_freezes",
              t22.json "prefecture",
              t25.json "plan_type",
              t28.json "default_branch",
              t31.json "customer_consents",
              t34.json "stops",
              t37.json "customer_stops",
              t40.json "children",
              t94.json "tickets",
              t97.json "reserves",
              t106.json "payments"
            from
              "public"."customers" t5
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."id" "id",
                      t8."role" "role",
                      t8."name" "name",
                      t8."name_kana" "name_kana",
                      t8."relation" "relation",
                      t10.json "family_member_contacts"
                    from
                      "public"."family_members" t8
                      left join lateral (
                        select
                          coalesce(json_agg(t12), '[]')
                        from
                          (
                            select
                              t11."tel" "tel"
                            from
                              "public"."family_member_contacts" t11
                            where
                              t11."family_member_id" = t8."id"
                          ) t12
                      ) t10 (json) on true
                    where
                      t8."customer_id" = t5."id"
                      and t8."role" = any (array[2::smallint, 3::smallint]::smallint[])
                      and t8."removed_at" is null
                    order by
                      t8."role" asc,
                      t8."id" asc
                  ) t9
              ) t7 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."id" "id",
                      t14."name" "name",
                      t14."name_kana" "name_kana",
                      t14."relation" "relation",
                      t14."tel" "tel",
                      t14."identity_seen_at" "identity_seen_at",
                      t16.json "file"
                    from
                      "public"."pickup_people" t14
                      left join lateral (
                        select
                          row_to_json(t18)
                        from
                          (
                            select
                              t17."key" "key"
                            from
                              "public"."files" t17
                            where
                              t17."id" = t14."file_id"
                          ) t18
                      ) t16 (json) on true
                    where
                      t14."customer_id" = t5."id"
                      and t14."removed_at" is null
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
                      t20."frozen_at" "frozen_at"
                    from
                      "public"."pickup_freezes" t20
                    where
                      t20."customer_id" = t5."id"
                      and t20."lifted_at" is null
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  row_to_json(t24)
                from
                  (
                    select
                      t23."name" "name"
                    from
                      "public"."prefectures" t23
                    where
                      t23."id" = t5."prefecture_id"
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  row_to_json(t27)
                from
                  (
                    select
                      t26."name" "name"
                    from
                      "public"."plan_types" t26
                    where
                      t26."id" = t5."plan_type_id"
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  row_to_json(t30)
                from
                  (
                    select
                      t29."name" "name"
                    from
                      "public"."branches" t29
                    where
                      t29."id" = t5."default_branch_id"
                  ) t30
              ) t28 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t33), '[]')
                from
                  (
                    select
                      t32."version" "version"
                    from
                      "public"."customer_consents" t32
                    where
                      t32."customer_id" = t5."id"
                      and t32."kind" = 'child_data'::text
                  ) t33
              ) t31 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t36), '[]')
                from
                  (
                    select
                      t35."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t35
                    where
                      t35."customer_id" = t5."id"
                  ) t36
              ) t34 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t39), '[]')
                from
                  (
                    select
                      t38."reason" "reason"
                    from
                      "public"."customer_stops" t38
                    where
                      t38."customer_id" = t5."id"
                      and t38."ended_at" is null
                    order by
                      t38."id" asc
                    limit
                      1::integer
                  ) t39
              ) t37 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t42), '[]')
                from
                  (
                    select
                      t41."id" "id",
                      t41."name" "name",
                      t41."name_kana" "name_kana",
                      t41."gender" "gender",
                      t41."date_of_birth" "date_of_birth",
                      t41."customer_remarks" "customer_remarks",
                      t41."staff_remarks" "staff_remarks",
                      t41."disable" "disable",
                      t43.json "pickup_bars",
                      t52.json "child_essentials",
                      t55.json "child_allergies",
                      t61.json "child_documents",
                      t67.json "health_questions",
                      t70.json "child_photo_answers",
                      t76.json "medicine_requests",
                      t82.json "incident_children",
                      t88.json "child_remarks"
                    from
                      "public"."children" t41
                      left join lateral (
                        select
                          coalesce(json_agg(t45), '[]')
                        from
                          (
                            select
                              t44."id" "id",
                              t44."name" "name",
                              t44."name_kana" "name_kana",
                              t44."relation" "relation",
                              t44."reason" "reason",
                              t44."from_date" "from_date",
                              t44."until_date" "until_date",
                              t44."version" "version",
                              t44."created_at" "created_at",
                              t46.json "account",
                              t49.json "file"
                            from
                              "public"."pickup_bars" t44
                              left join lateral (
                                select
                                  row_to_json(t48)
                                from
                                  (
                                    select
                                      t47."name" "name"
                                    from
                                      "public"."accounts" t47
                                    where
                                      t47."id" = t44."account_id"
                                  ) t48
                              ) t46 (json) on true
                              left join lateral (
                                select
                                  row_to_json(t51)
                                from
                                  (
                                    select
                                      t50."key" "key"
                                    from
                                      "public"."files" t50
                                    where
                                      t50."id" = t44."file_id"
                                  ) t51
                              ) t49 (json) on true
                            where
                              t44."child_id" = t41."id"
                              and t44."ended_at" is null
                            order by
                              t44."id" asc
                          ) t45
                      ) t43 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t54), '[]')
                        from
                          (
                            select
                              t53."allergy_answer" "allergy_answer",
                              t53."allergy_answered_at" "allergy_answered_at",
                              t53."diet_stage" "diet_stage",
                              t53."milk" "milk",
                              t53."foods_to_avoid" "foods_to_avoid",
                              t53."usual_temperature" "usual_temperature",
                              t53."own_photos_flag" "own_photos_flag",
                              t53."shared_photos_flag" "shared_photos_flag",
                              t53."photos_answered_at" "photos_answered_at",
                              t53."version" "version"
                            from
                              "public"."child_essentials" t53
                            where
                              t53."child_id" = t41."id"
                          ) t54
                      ) t52 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t57), '[]')
                        from
                          (
                            select
                              t56."allergen_id" "allergen_id",
                              t56."told_by" "told_by",
                              t56."other_name" "other_name",
                              t56."severity" "severity",
                              t56."reaction" "reaction",
                              t56."epipen_flag" "epipen_flag",
                              t58.json "allergen"
                            from
                              "public"."child_allergies" t56
                              left join lateral (
                                select
                                  row_to_json(t60)
                                from
                                  (
                                    select
                                      t59."name" "name"
                                    from
                                      "public"."allergens" t59
                                    where
                                      t59."id" = t56."allergen_id"
                                  ) t60
                              ) t58 (json) on true
                            where
                              t56."child_id" = t41."id"
                              and t56."ended_at" is null
                            order by
                              t56."id" asc
                          ) t57
                      ) t55 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t63), '[]')
                        from
                          (
                            select
                              t62."id" "id",
                              t62."kind" "kind",
                              t62."valid_until" "valid_until",
                              t62."created_at" "created_at",
                              t64.json "file"
                            from
                              "public"."child_documents" t62
                              left join lateral (
                                select
                                  row_to_json(t66)
                                from
                                  (
                                    select
                                      t65."key" "key",
                                      t65."content_type" "content_type"
                                    from
                                      "public"."files" t65
                                    where
                                      t65."id" = t62."file_id"
                                  ) t66
                              ) t64 (json) on true
                            where
                              t62."child_id" = t41."id"
                            order by
                              t62."kind" asc,
                              t62."id" asc
                          ) t63
                      ) t61 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t69), '[]')
                        from
                          (
                            select
                              t68."reason" "reason",
                              t68."answered_at" "answered_at"
                            from
                              "public"."view_child_health_questions" t68
                            where
                              t68."child_id" = t41."id"
                          ) t69
                      ) t67 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t72), '[]')
                        from
                          (
                            select
                              t71."id" "id",
                              t71."own_photos_flag" "own_photos_flag",
                              t71."shared_photos_flag" "shared_photos_flag",
                              t71."told_by" "told_by",
                              t71."created_at" "created_at",
                              t73.json "account"
                            from
                              (
                                select
                                  t71."id",
                                  t71."own_photos_flag",
                                  t71."shared_photos_flag",
                                  t71."told_by",
                                  t71."created_at",
                                  t71."account_id"
                                from
                                  "public"."child_photo_answers" t71
                                where
                                  t71."child_id" = t41."id"
                                order by
                                  t71."id" desc
                                limit
                                  10::integer
                              ) t71
                              left join lateral (
                                select
                                  row_to_json(t75)
                                from
                                  (
                                    select
                                      t74."name" "name"
                                    from
                                      "public"."accounts" t74
                                    where
                                      t74."id" = t71."account_id"
                                  ) t75
                              ) t73 (json) on true
                            order by
                              t71."id" desc
                          ) t72
                      ) t70 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t78), '[]')
                        from
                          (
                            select
                              t77."id" "id",
                              t77."due_at" "due_at",
                              t77."drug_name" "drug_name",
                              t77."dose" "dose",
                              t79.json "medicine_doses"
                            from
                              (
                                select
                                  t77."id",
                                  t77."due_at",
                                  t77."drug_name",
                                  t77."dose"
                                from
                                  "public"."medicine_requests" t77
                                where
                                  t77."child_id" = t41."id"
                                  and t77."withdrawn_at" is null
                                order by
                                  t77."due_at" desc,
                                  t77."id" asc
                                limit
                                  3::integer
                              ) t77
                              left join lateral (
                                select
                                  coalesce(json_agg(t81), '[]')
                                from
                                  (
                                    select
                                      t80."status" "status"
                                    from
                                      "public"."medicine_doses" t80
                                    where
                                      t80."medicine_request_id" = t77."id"
                                    order by
                                      t80."id" desc
                                    limit
                                      1::integer
                                  ) t81
                              ) t79 (json) on true
                            order by
                              t77."due_at" desc,
                              t77."id" asc
                          ) t78
                      ) t76 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t84), '[]')
                        from
                          (
                            select
                              t85.json "incident"
                            from
                              (
                                select
                                  t83."incident_id",
                                  t83."id"
                                from
                                  "public"."incident_children" t83
                                where
                                  t83."child_id" = t41."id"
                                order by
                                  t83."id" desc
                                limit
                                  3::integer
                              ) t83
                              left join lateral (
                                select
                                  row_to_json(t87)
                                from
                                  (
                                    select
                                      t86."id" "id",
                                      t86."kind" "kind",
                                      t86."serious_kind" "serious_kind",
                                      t86."happened_at" "happened_at"
                                    from
                                      "public"."incidents" t86
                                    where
                                      t86."id" = t83."incident_id"
                                  ) t87
                              ) t85 (json) on true
                            order by
                              t83."id" desc
                          ) t84
                      ) t82 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t90), '[]')
                        from
                          (
                            select
                              t89."version" "version",
                              t89."staff_remarks" "staff_remarks",
                              t89."created_at" "created_at",
                              t89."account_id" "account_id",
                              t91.json "account"
                            from
                              (
                                select
                                  t89."version",
                                  t89."staff_remarks",
                                  t89."created_at",
                                  t89."account_id",
                                  t89."id"
                                from
                                  "public"."child_remarks" t89
                                where
                                  t89."child_id" = t41."id"
                                order by
                                  t89."version" desc,
                                  t89."id" asc
                                limit
                                  20::integer
                              ) t89
                              left join lateral (
                                select
                                  row_to_json(t93)
                                from
                                  (
                                    select
                                      t92."name" "name"
                                    from
                                      "public"."accounts" t92
                                    where
                                      t92."id" = t89."account_id"
                                  ) t93
                              ) t91 (json) on true
                            order by
                              t89."version" desc,
                              t89."id" asc
                          ) t90
                      ) t88 (json) on true
                    where
                      t41."customer_id" = t5."id"
                    order by
                      t41."date_of_birth" asc,
                      t41."id" asc
                  ) t42
              ) t40 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t96), '[]')
                from
                  (
                    select
                      t95."id" "id",
                      t95."number" "number",
                      t95."remaining" "remaining",
                      t95."expiry_date" "expiry_date",
                      t95."granted_flag" "granted_flag"
                    from
                      "public"."tickets" t95
                    where
                      t95."customer_id" = t5."id"
                    order by
                      t95."expiry_date" asc
                  ) t96
              ) t94 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t99), '[]')
                from
                  (
                    select
                      t98."id" "id",
                      t98."start_datetime" "start_datetime",
                      t98."end_datetime" "end_datetime",
                      t98."approval_status" "approval_status",
                      t98."childcare_status" "childcare_status",
                      t98."cancel_flag" "cancel_flag",
                      t98."reserve_amount" "reserve_amount",
                      t100.json "reserve_details"
                    from
                      (
                        select
                          t98."id",
                          t98."start_datetime",
                          t98."end_datetime",
                          t98."approval_status",
                          t98."childcare_status",
                          t98."cancel_flag",
                          t98."reserve_amount"
                        from
                          "public"."reserves" t98
                        where
                          t98."customer_id" = t5."id"
                        order by
                          t98."start_datetime" desc,
                          t98."id" desc
                        limit
                          20::integer
                      ) t98
                      left join lateral (
                        select
                          coalesce(json_agg(t102), '[]')
                        from
                          (
                            select
                              t103.json "child"
                            from
                              "public"."reserve_details" t101
                              left join lateral (
                                select
                                  row_to_json(t105)
                                from
                                  (
                                    select
                                      t104."name" "name"
                                    from
                                      "public"."children" t104
                                    where
                                      t104."id" = t101."child_id"
                                  ) t105
                              ) t103 (json) on true
                            where
                              t101."reserve_id" = t98."id"
                          ) t102
                      ) t100 (json) on true
                    order by
                      t98."start_datetime" desc,
                      t98."id" desc
                  ) t99
              ) t97 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t108), '[]')
                from
                  (
                    select
                      t107."id" "id",
                      t107."amount" "amount",
                      t107."payment_datetime" "payment_datetime",
                      t107."payment_type" "payment_type",
                      t107."payment_method" "payment_method",
                      t107."remarks" "remarks",
                      t107."reserve_id" "reserve_id",
                      t107."childcare_correction_id" "childcare_correction_id",
                      t107."refundable_amount" "refundable_amount",
                      t109.json "refunds"
                    from
                      (
                        select
                          t107."id",
                          t107."amount",
                          t107."payment_datetime",
                          t107."payment_type",
                          t107."payment_method",
                          t107."remarks",
                          t107."reserve_id",
                          t107."childcare_correction_id",
                          t107."refundable_amount"
                        from
                          "public"."view_payments" t107
                        where
                          t107."customer_id" = t5."id"
                        order by
                          t107."payment_datetime" desc,
                          t107."id" desc
                        limit
                          20::integer
                      ) t107
                      left join lateral (
                        select
                          coalesce(json_agg(t111), '[]')
                        from
                          (
                            select
                              t110."id" "id",
                              t110."status" "status"
                            from
                              "public"."refunds" t110
                            where
                              t110."payment_id" = t107."id"
                          ) t111
                      ) t109 (json) on true
                    order by
                      t107."payment_datetime" desc,
                      t107."id" desc
                  ) t108
              ) t106 (json) on true
            where
              t5."id" = $2::integer
          ) t6
      ) "customers"
  ) answer;
