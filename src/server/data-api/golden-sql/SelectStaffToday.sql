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
              t15.json "door_people",
              t18.json "customer",
              t27.json "morning_forms",
              t33.json "reserve_details",
              t54.json "hand_over_exceptions",
              t57.json "late_notices",
              t60.json "arrival_notices",
              t63.json "pickup_passes",
              t69.json "naps",
              t72.json "childcares",
              t75.json "reserve_cancellations"
            from
              "public"."reserves" t13
              left join lateral (
                select
                  coalesce(json_agg(t17), '[]')
                from
                  (
                    select
                      t16."place" "place",
                      t16."kind" "kind",
                      t16."name" "name",
                      t16."name_kana" "name_kana",
                      t16."relation" "relation",
                      t16."tel" "tel",
                      t16."standing" "standing",
                      t16."since" "since"
                    from
                      "public"."view_door_people" t16
                    where
                      t16."reserve_id" = t13."id"
                    order by
                      t16."place" asc,
                      t16."name" asc
                  ) t17
              ) t15 (json) on true
              left join lateral (
                select
                  row_to_json(t20)
                from
                  (
                    select
                      t19."id" "id",
                      t19."name" "name",
                      t19."tel" "tel",
                      t19."date_of_birth" "date_of_birth",
                      t19."registration_status" "registration_status",
                      t19."emergency_contact_name" "emergency_contact_name",
                      t19."emergency_contact_tel" "emergency_contact_tel",
                      t19."social_media_upload" "social_media_upload",
                      t21.json "pickup_freezes",
                      t24.json "first_visit_packs"
                    from
                      "public"."customers" t19
                      left join lateral (
                        select
                          coalesce(json_agg(t23), '[]')
                        from
                          (
                            select
                              t22."id" "id"
                            from
                              "public"."pickup_freezes" t22
                            where
                              t22."customer_id" = t19."id"
                              and t22."lifted_at" is null
                          ) t23
                      ) t21 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t26), '[]')
                        from
                          (
                            select
                              t25."id" "id",
                              t25."signed_at" "signed_at"
                            from
                              "public"."first_visit_packs" t25
                            where
                              t25."customer_id" = t19."id"
                              and t25."branch_id" = $3::integer
                          ) t26
                      ) t24 (json) on true
                    where
                      t19."id" = t13."customer_id"
                  ) t20
              ) t18 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t29), '[]')
                from
                  (
                    select
                      t28."id" "id",
                      t28."reserve_id" "reserve_id",
                      t28."child_id" "child_id",
                      t28."date" "date",
                      t28."temperature" "temperature",
                      t28."usual_temperature" "usual_temperature",
                      t28."symptoms" "symptoms",
                      t28."loose_stools" "loose_stools",
                      t28."vomits" "vomits",
                      t28."recent_fever_flag" "recent_fever_flag",
                      t28."antipyretic_flag" "antipyretic_flag",
                      t28."seizure_medicine_flag" "seizure_medicine_flag",
                      t28."contact_flag" "contact_flag",
                      t28."infection_id" "infection_id",
                      t28."onset_date" "onset_date",
                      t28."eased_date" "eased_date",
                      t28."meal" "meal",
                      t28."meal_time" "meal_time",
                      t28."meal_words" "meal_words",
                      t28."sleep" "sleep",
                      t28."medicine_flag" "medicine_flag",
                      t28."words" "words",
                      t28."reasons" "reasons",
                      t28."answered_at" "answered_at",
                      t28."asked_at" "asked_at",
                      t28."staff_answer" "staff_answer",
                      t28."staff_words" "staff_words",
                      t28."staff_answered_at" "staff_answered_at",
                      t28."version" "version",
                      t30.json "infection"
                    from
                      "public"."morning_forms" t28
                      left join lateral (
                        select
                          row_to_json(t32)
                        from
                          (
                            select
                              t31."name" "name"
                            from
                              "public"."infections" t31
                            where
                              t31."id" = t28."infection_id"
                          ) t32
                      ) t30 (json) on true
                    where
                      t28."reserve_id" = t13."id"
                      and t28."date" = $4::date
                  ) t29
              ) t27 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t35), '[]')
                from
                  (
                    select
                      t34."child_id" "child_id",
                      t34."breakfast_support_flag" "breakfast_support_flag",
                      t34."lunch_support_flag" "lunch_support_flag",
                      t34."supper_support_flag" "supper_support_flag",
                      t34."date_of_birth" "date_of_birth",
                      t34."attendance_status" "attendance_status",
                      t34."arrived_datetime" "arrived_datetime",
                      t34."left_datetime" "left_datetime",
                      t34."temperature" "temperature",
                      t34."fetched_by_name" "fetched_by_name",
                      t34."fetched_by_kind" "fetched_by_kind",
                      t34."fetched_proof" "fetched_proof",
                      t34."fetched_document" "fetched_document",
                      t36.json "child"
                    from
                      "public"."reserve_details" t34
                      left join lateral (
                        select
                          row_to_json(t38)
                        from
                          (
                            select
                              t37."id" "id",
                              t37."name" "name",
                              t37."name_kana" "name_kana",
                              t37."gender" "gender",
                              t37."date_of_birth" "date_of_birth",
                              t37."customer_remarks" "customer_remarks",
                              t37."staff_remarks" "staff_remarks",
                              t39.json "child_essentials",
                              t42.json "child_allergies",
                              t48.json "bars"
                            from
                              "public"."children" t37
                              left join lateral (
                                select
                                  coalesce(json_agg(t41), '[]')
                                from
                                  (
                                    select
                                      t40."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t40
                                    where
                                      t40."child_id" = t37."id"
                                  ) t41
                              ) t39 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t44), '[]')
                                from
                                  (
                                    select
                                      t43."other_name" "other_name",
                                      t43."severity" "severity",
                                      t43."reaction" "reaction",
                                      t43."epipen_flag" "epipen_flag",
                                      t45.json "allergen"
                                    from
                                      "public"."child_allergies" t43
                                      left join lateral (
                                        select
                                          row_to_json(t47)
                                        from
                                          (
                                            select
                                              t46."name" "name"
                                            from
                                              "public"."allergens" t46
                                            where
                                              t46."id" = t43."allergen_id"
                                          ) t47
                                      ) t45 (json) on true
                                    where
                                      t43."child_id" = t37."id"
                                      and t43."ended_at" is null
                                    order by
                                      t43."id" asc
                                  ) t44
                              ) t42 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t50), '[]')
                                from
                                  (
                                    select
                                      t49."id" "id",
                                      t49."name" "name",
                                      t49."name_kana" "name_kana",
                                      t49."relation" "relation",
                                      t51.json "file"
                                    from
                                      "public"."view_pickup_bars_in_force" t49
                                      left join lateral (
                                        select
                                          row_to_json(t53)
                                        from
                                          (
                                            select
                                              t52."key" "key"
                                            from
                                              "public"."files" t52
                                            where
                                              t52."id" = t49."file_id"
                                          ) t53
                                      ) t51 (json) on true
                                    where
                                      t49."child_id" = t37."id"
                                    order by
                                      t49."id" asc
                                  ) t50
                              ) t48 (json) on true
                            where
                              t37."id" = t34."child_id"
                          ) t38
                      ) t36 (json) on true
                    where
                      t34."reserve_id" = t13."id"
                    order by
                      t34."id" asc
                  ) t35
              ) t33 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t56), '[]')
                from
                  (
                    select
                      t55."name" "name",
                      t55."refusal" "refusal"
                    from
                      "public"."hand_over_exceptions" t55
                    where
                      t55."reserve_id" = t13."id"
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
                      t58."id" "id",
                      t58."kind" "kind",
                      t58."minutes" "minutes",
                      t58."expected_datetime" "expected_datetime",
                      t58."answer" "answer"
                    from
                      "public"."late_notices" t58
                    where
                      t58."reserve_id" = t13."id"
                      and t58."replaced_at" is null
                    order by
                      t58."id" asc
                  ) t59
              ) t57 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t62), '[]')
                from
                  (
                    select
                      t61."created_at" "created_at"
                    from
                      "public"."arrival_notices" t61
                    where
                      t61."reserve_id" = t13."id"
                  ) t62
              ) t60 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t65), '[]')
                from
                  (
                    select
                      t64."code_word" "code_word",
                      t66.json "pickup_person"
                    from
                      "public"."pickup_passes" t64
                      left join lateral (
                        select
                          row_to_json(t68)
                        from
                          (
                            select
                              t67."name" "name",
                              t67."relation" "relation",
                              t67."removed_at" "removed_at"
                            from
                              "public"."pickup_people" t67
                            where
                              t67."id" = t64."pickup_person_id"
                          ) t68
                      ) t66 (json) on true
                    where
                      t64."reserve_id" = t13."id"
                      and t64."revoked_at" is null
                      and t64."used_at" is null
                  ) t65
              ) t63 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t71), '[]')
                from
                  (
                    select
                      t70."child_id" "child_id",
                      t70."fell_asleep_at" "fell_asleep_at"
                    from
                      "public"."naps" t70
                    where
                      t70."reserve_id" = t13."id"
                      and t70."woke_at" is null
                      and t70."struck_at" is null
                  ) t71
              ) t69 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t74), '[]')
                from
                  (
                    select
                      t73."id" "id",
                      t73."start_datetime" "start_datetime",
                      t73."end_datetime" "end_datetime",
                      t73."total_amount" "total_amount",
                      t73."status" "status",
                      t73."settle_due_datetime" "settle_due_datetime",
                      t73."pick_up_name" "pick_up_name"
                    from
                      "public"."childcares" t73
                    where
                      t73."reserve_id" = t13."id"
                  ) t74
              ) t72 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t77), '[]')
                from
                  (
                    select
                      t76."id" "id",
                      t76."cancel_amount" "cancel_amount",
                      t76."cancel_settlement_status" "cancel_settlement_status",
                      t76."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."reserve_cancellations" t76
                    where
                      t76."reserve_id" = t13."id"
                  ) t77
              ) t75 (json) on true
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
