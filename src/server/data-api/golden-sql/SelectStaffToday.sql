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
              t21.json "morning_forms",
              t27.json "reserve_details",
              t42.json "naps",
              t45.json "childcares",
              t48.json "reserve_cancellations"
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
                      t18.json "first_visit_packs"
                    from
                      "public"."customers" t16
                      left join lateral (
                        select
                          coalesce(json_agg(t20), '[]')
                        from
                          (
                            select
                              t19."id" "id",
                              t19."signed_at" "signed_at"
                            from
                              "public"."first_visit_packs" t19
                            where
                              t19."customer_id" = t16."id"
                              and t19."branch_id" = $3::integer
                          ) t20
                      ) t18 (json) on true
                    where
                      t16."id" = t13."customer_id"
                  ) t17
              ) t15 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t23), '[]')
                from
                  (
                    select
                      t22."id" "id",
                      t22."reserve_id" "reserve_id",
                      t22."child_id" "child_id",
                      t22."date" "date",
                      t22."temperature" "temperature",
                      t22."usual_temperature" "usual_temperature",
                      t22."symptoms" "symptoms",
                      t22."loose_stools" "loose_stools",
                      t22."vomits" "vomits",
                      t22."recent_fever_flag" "recent_fever_flag",
                      t22."antipyretic_flag" "antipyretic_flag",
                      t22."seizure_medicine_flag" "seizure_medicine_flag",
                      t22."infection_id" "infection_id",
                      t22."onset_date" "onset_date",
                      t22."eased_date" "eased_date",
                      t22."meal" "meal",
                      t22."meal_time" "meal_time",
                      t22."meal_words" "meal_words",
                      t22."sleep" "sleep",
                      t22."medicine_flag" "medicine_flag",
                      t22."words" "words",
                      t22."reasons" "reasons",
                      t22."answered_at" "answered_at",
                      t22."asked_at" "asked_at",
                      t22."staff_answer" "staff_answer",
                      t22."staff_words" "staff_words",
                      t22."staff_answered_at" "staff_answered_at",
                      t22."version" "version",
                      t24.json "infection"
                    from
                      "public"."morning_forms" t22
                      left join lateral (
                        select
                          row_to_json(t26)
                        from
                          (
                            select
                              t25."name" "name"
                            from
                              "public"."infections" t25
                            where
                              t25."id" = t22."infection_id"
                          ) t26
                      ) t24 (json) on true
                    where
                      t22."reserve_id" = t13."id"
                      and t22."date" = $4::date
                  ) t23
              ) t21 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t29), '[]')
                from
                  (
                    select
                      t28."child_id" "child_id",
                      t28."breakfast_support_flag" "breakfast_support_flag",
                      t28."lunch_support_flag" "lunch_support_flag",
                      t28."supper_support_flag" "supper_support_flag",
                      t28."date_of_birth" "date_of_birth",
                      t28."attendance_status" "attendance_status",
                      t28."arrived_datetime" "arrived_datetime",
                      t28."left_datetime" "left_datetime",
                      t28."temperature" "temperature",
                      t28."fetched_by_name" "fetched_by_name",
                      t28."fetched_by_kind" "fetched_by_kind",
                      t30.json "child"
                    from
                      "public"."reserve_details" t28
                      left join lateral (
                        select
                          row_to_json(t32)
                        from
                          (
                            select
                              t31."id" "id",
                              t31."name" "name",
                              t31."name_kana" "name_kana",
                              t31."gender" "gender",
                              t31."date_of_birth" "date_of_birth",
                              t31."customer_remarks" "customer_remarks",
                              t31."staff_remarks" "staff_remarks",
                              t33.json "child_essentials",
                              t36.json "child_allergies"
                            from
                              "public"."children" t31
                              left join lateral (
                                select
                                  coalesce(json_agg(t35), '[]')
                                from
                                  (
                                    select
                                      t34."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t34
                                    where
                                      t34."child_id" = t31."id"
                                  ) t35
                              ) t33 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t38), '[]')
                                from
                                  (
                                    select
                                      t37."other_name" "other_name",
                                      t37."severity" "severity",
                                      t37."reaction" "reaction",
                                      t37."epipen_flag" "epipen_flag",
                                      t39.json "allergen"
                                    from
                                      "public"."child_allergies" t37
                                      left join lateral (
                                        select
                                          row_to_json(t41)
                                        from
                                          (
                                            select
                                              t40."name" "name"
                                            from
                                              "public"."allergens" t40
                                            where
                                              t40."id" = t37."allergen_id"
                                          ) t41
                                      ) t39 (json) on true
                                    where
                                      t37."child_id" = t31."id"
                                      and t37."ended_at" is null
                                    order by
                                      t37."id" asc
                                  ) t38
                              ) t36 (json) on true
                            where
                              t31."id" = t28."child_id"
                          ) t32
                      ) t30 (json) on true
                    where
                      t28."reserve_id" = t13."id"
                    order by
                      t28."id" asc
                  ) t29
              ) t27 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t44), '[]')
                from
                  (
                    select
                      t43."child_id" "child_id",
                      t43."fell_asleep_at" "fell_asleep_at"
                    from
                      "public"."naps" t43
                    where
                      t43."reserve_id" = t13."id"
                      and t43."woke_at" is null
                      and t43."struck_at" is null
                  ) t44
              ) t42 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t47), '[]')
                from
                  (
                    select
                      t46."id" "id",
                      t46."start_datetime" "start_datetime",
                      t46."end_datetime" "end_datetime",
                      t46."total_amount" "total_amount",
                      t46."status" "status",
                      t46."settle_due_datetime" "settle_due_datetime",
                      t46."pick_up_name" "pick_up_name"
                    from
                      "public"."childcares" t46
                    where
                      t46."reserve_id" = t13."id"
                  ) t47
              ) t45 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t50), '[]')
                from
                  (
                    select
                      t49."id" "id",
                      t49."cancel_amount" "cancel_amount",
                      t49."cancel_settlement_status" "cancel_settlement_status",
                      t49."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."reserve_cancellations" t49
                    where
                      t49."reserve_id" = t13."id"
                  ) t50
              ) t48 (json) on true
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
