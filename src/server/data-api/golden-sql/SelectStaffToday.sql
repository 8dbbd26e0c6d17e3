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
              t0."late_alarm_minutes" "late_alarm_minutes",
              t0."overdue_alarm_minutes" "overdue_alarm_minutes"
            from
              "public"."view_reserve_settings" t0
          ) t1
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t4.json "reserve_details",
              t10.json "reserve_cancellations"
            from
              "public"."reserves" t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."child_id" "child_id",
                      t7.json "child"
                    from
                      "public"."reserve_details" t5
                      left join lateral (
                        select
                          row_to_json(t9)
                        from
                          (
                            select
                              t8."id" "id",
                              t8."name" "name",
                              t8."name_kana" "name_kana"
                            from
                              "public"."children" t8
                            where
                              t8."id" = t5."child_id"
                          ) t9
                      ) t7 (json) on true
                    where
                      t5."reserve_id" = t2."id"
                    order by
                      t5."id" asc
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t12), '[]')
                from
                  (
                    select
                      t11."id" "id",
                      t11."cancel_datetime" "cancel_datetime",
                      t11."cancel_cause" "cancel_cause"
                    from
                      "public"."reserve_cancellations" t11
                    where
                      t11."reserve_id" = t2."id"
                  ) t12
              ) t10 (json) on true
            where
              t2."branch_id" = $1::integer
              and t2."reserve_date" = $2::date
              and t2."cancel_flag" = true::boolean
            order by
              t2."start_datetime" asc,
              t2."id" asc
          ) t3
      ) "cancelled",
      (
        select
          coalesce(json_agg(t14), '[]')
        from
          (
            select
              t13."id" "id",
              t13."start_datetime" "start_datetime",
              t13."end_datetime" "end_datetime",
              t13."approval_status" "approval_status",
              t13."childcare_status" "childcare_status",
              t13."breakfast_support_flag" "breakfast_support_flag",
              t13."lunch_support_flag" "lunch_support_flag",
              t13."supper_support_flag" "supper_support_flag",
              t13."pick_up_name" "pick_up_name",
              t13."pick_up_tel" "pick_up_tel",
              t13."remarks" "remarks",
              t15.json "customer",
              t33.json "morning_forms",
              t39.json "reserve_details",
              t54.json "late_notices",
              t57.json "arrival_notices",
              t60.json "pickup_passes",
              t66.json "naps",
              t69.json "childcares",
              t72.json "reserve_cancellations"
            from
              "public"."reserves" t13
              left join lateral (
                select
                  row_to_json(t17)
                from
                  (
                    select
                      t16."id" "id",
                      t16."name" "name",
                      t16."tel" "tel",
                      t16."date_of_birth" "date_of_birth",
                      t16."registration_status" "registration_status",
                      t16."emergency_contact_name" "emergency_contact_name",
                      t16."emergency_contact_tel" "emergency_contact_tel",
                      t16."social_media_upload" "social_media_upload",
                      t18.json "family_members",
                      t24.json "pickup_people",
                      t27.json "pickup_freezes",
                      t30.json "first_visit_packs"
                    from
                      "public"."customers" t16
                      left join lateral (
                        select
                          coalesce(json_agg(t20), '[]')
                        from
                          (
                            select
                              t19."id" "id",
                              t19."name" "name",
                              t21.json "family_member_contacts"
                            from
                              "public"."family_members" t19
                              left join lateral (
                                select
                                  coalesce(json_agg(t23), '[]')
                                from
                                  (
                                    select
                                      t22."tel" "tel"
                                    from
                                      "public"."family_member_contacts" t22
                                    where
                                      t22."family_member_id" = t19."id"
                                  ) t23
                              ) t21 (json) on true
                            where
                              t19."customer_id" = t16."id"
                              and t19."role" = 2::smallint
                              and t19."removed_at" is null
                          ) t20
                      ) t18 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t26), '[]')
                        from
                          (
                            select
                              t25."id" "id",
                              t25."name" "name",
                              t25."relation" "relation",
                              t25."tel" "tel"
                            from
                              "public"."pickup_people" t25
                            where
                              t25."customer_id" = t16."id"
                              and t25."removed_at" is null
                            order by
                              t25."id" asc
                          ) t26
                      ) t24 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t29), '[]')
                        from
                          (
                            select
                              t28."id" "id"
                            from
                              "public"."pickup_freezes" t28
                            where
                              t28."customer_id" = t16."id"
                              and t28."lifted_at" is null
                          ) t29
                      ) t27 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t32), '[]')
                        from
                          (
                            select
                              t31."id" "id",
                              t31."signed_at" "signed_at"
                            from
                              "public"."first_visit_packs" t31
                            where
                              t31."customer_id" = t16."id"
                              and t31."branch_id" = $3::integer
                          ) t32
                      ) t30 (json) on true
                    where
                      t16."id" = t13."customer_id"
                  ) t17
              ) t15 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t35), '[]')
                from
                  (
                    select
                      t34."id" "id",
                      t34."reserve_id" "reserve_id",
                      t34."child_id" "child_id",
                      t34."date" "date",
                      t34."temperature" "temperature",
                      t34."usual_temperature" "usual_temperature",
                      t34."symptoms" "symptoms",
                      t34."loose_stools" "loose_stools",
                      t34."vomits" "vomits",
                      t34."recent_fever_flag" "recent_fever_flag",
                      t34."antipyretic_flag" "antipyretic_flag",
                      t34."seizure_medicine_flag" "seizure_medicine_flag",
                      t34."infection_id" "infection_id",
                      t34."onset_date" "onset_date",
                      t34."eased_date" "eased_date",
                      t34."meal" "meal",
                      t34."meal_time" "meal_time",
                      t34."meal_words" "meal_words",
                      t34."sleep" "sleep",
                      t34."medicine_flag" "medicine_flag",
                      t34."words" "words",
                      t34."reasons" "reasons",
                      t34."answered_at" "answered_at",
                      t34."asked_at" "asked_at",
                      t34."staff_answer" "staff_answer",
                      t34."staff_words" "staff_words",
                      t34."staff_answered_at" "staff_answered_at",
                      t34."version" "version",
                      t36.json "infection"
                    from
                      "public"."morning_forms" t34
                      left join lateral (
                        select
                          row_to_json(t38)
                        from
                          (
                            select
                              t37."name" "name"
                            from
                              "public"."infections" t37
                            where
                              t37."id" = t34."infection_id"
                          ) t38
                      ) t36 (json) on true
                    where
                      t34."reserve_id" = t13."id"
                      and t34."date" = $4::date
                  ) t35
              ) t33 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t41), '[]')
                from
                  (
                    select
                      t40."child_id" "child_id",
                      t40."breakfast_support_flag" "breakfast_support_flag",
                      t40."lunch_support_flag" "lunch_support_flag",
                      t40."supper_support_flag" "supper_support_flag",
                      t40."date_of_birth" "date_of_birth",
                      t40."attendance_status" "attendance_status",
                      t40."arrived_datetime" "arrived_datetime",
                      t40."left_datetime" "left_datetime",
                      t40."temperature" "temperature",
                      t40."fetched_by_name" "fetched_by_name",
                      t40."fetched_by_kind" "fetched_by_kind",
                      t40."fetched_proof" "fetched_proof",
                      t42.json "child"
                    from
                      "public"."reserve_details" t40
                      left join lateral (
                        select
                          row_to_json(t44)
                        from
                          (
                            select
                              t43."id" "id",
                              t43."name" "name",
                              t43."name_kana" "name_kana",
                              t43."gender" "gender",
                              t43."date_of_birth" "date_of_birth",
                              t43."customer_remarks" "customer_remarks",
                              t43."staff_remarks" "staff_remarks",
                              t45.json "child_essentials",
                              t48.json "child_allergies"
                            from
                              "public"."children" t43
                              left join lateral (
                                select
                                  coalesce(json_agg(t47), '[]')
                                from
                                  (
                                    select
                                      t46."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t46
                                    where
                                      t46."child_id" = t43."id"
                                  ) t47
                              ) t45 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t50), '[]')
                                from
                                  (
                                    select
                                      t49."other_name" "other_name",
                                      t49."severity" "severity",
                                      t49."reaction" "reaction",
                                      t49."epipen_flag" "epipen_flag",
                                      t51.json "allergen"
                                    from
                                      "public"."child_allergies" t49
                                      left join lateral (
                                        select
                                          row_to_json(t53)
                                        from
                                          (
                                            select
                                              t52."name" "name"
                                            from
                                              "public"."allergens" t52
                                            where
                                              t52."id" = t49."allergen_id"
                                          ) t53
                                      ) t51 (json) on true
                                    where
                                      t49."child_id" = t43."id"
                                      and t49."ended_at" is null
                                    order by
                                      t49."id" asc
                                  ) t50
                              ) t48 (json) on true
                            where
                              t43."id" = t40."child_id"
                          ) t44
                      ) t42 (json) on true
                    where
                      t40."reserve_id" = t13."id"
                    order by
                      t40."id" asc
                  ) t41
              ) t39 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t56), '[]')
                from
                  (
                    select
                      t55."id" "id",
                      t55."kind" "kind",
                      t55."minutes" "minutes",
                      t55."expected_datetime" "expected_datetime",
                      t55."answer" "answer"
                    from
                      "public"."late_notices" t55
                    where
                      t55."reserve_id" = t13."id"
                      and t55."replaced_at" is null
                    order by
                      t55."id" asc
                  ) t56
              ) t54 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t59), '[]')
                from
                  (
                    select
                      t58."created_at" "created_at"
                    from
                      "public"."arrival_notices" t58
                    where
                      t58."reserve_id" = t13."id"
                  ) t59
              ) t57 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t62), '[]')
                from
                  (
                    select
                      t61."code_word" "code_word",
                      t63.json "pickup_person"
                    from
                      "public"."pickup_passes" t61
                      left join lateral (
                        select
                          row_to_json(t65)
                        from
                          (
                            select
                              t64."name" "name",
                              t64."relation" "relation",
                              t64."removed_at" "removed_at"
                            from
                              "public"."pickup_people" t64
                            where
                              t64."id" = t61."pickup_person_id"
                          ) t65
                      ) t63 (json) on true
                    where
                      t61."reserve_id" = t13."id"
                      and t61."revoked_at" is null
                      and t61."used_at" is null
                  ) t62
              ) t60 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t68), '[]')
                from
                  (
                    select
                      t67."child_id" "child_id",
                      t67."fell_asleep_at" "fell_asleep_at"
                    from
                      "public"."naps" t67
                    where
                      t67."reserve_id" = t13."id"
                      and t67."woke_at" is null
                      and t67."struck_at" is null
                  ) t68
              ) t66 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t71), '[]')
                from
                  (
                    select
                      t70."id" "id",
                      t70."start_datetime" "start_datetime",
                      t70."end_datetime" "end_datetime",
                      t70."total_amount" "total_amount",
                      t70."status" "status",
                      t70."settle_due_datetime" "settle_due_datetime",
                      t70."pick_up_name" "pick_up_name"
                    from
                      "public"."childcares" t70
                    where
                      t70."reserve_id" = t13."id"
                  ) t71
              ) t69 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t74), '[]')
                from
                  (
                    select
                      t73."id" "id",
                      t73."cancel_amount" "cancel_amount",
                      t73."cancel_settlement_status" "cancel_settlement_status",
                      t73."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."reserve_cancellations" t73
                    where
                      t73."reserve_id" = t13."id"
                  ) t74
              ) t72 (json) on true
            where
              t13."branch_id" = $5::integer
              and t13."reserve_date" = $6::date
              and t13."cancel_flag" = false::boolean
              and t13."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
            order by
              t13."start_datetime" asc,
              t13."id" asc
          ) t14
      ) "reserves"
  ) answer;
