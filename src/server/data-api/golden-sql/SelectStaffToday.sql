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
              t18.json "reserve_details",
              t33.json "arrival_notices",
              t36.json "pickup_passes",
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
                      t16."social_media_upload" "social_media_upload"
                    from
                      "public"."customers" t16
                    where
                      t16."id" = t13."customer_id"
                  ) t17
              ) t15 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t20), '[]')
                from
                  (
                    select
                      t19."child_id" "child_id",
                      t19."breakfast_support_flag" "breakfast_support_flag",
                      t19."lunch_support_flag" "lunch_support_flag",
                      t19."supper_support_flag" "supper_support_flag",
                      t19."date_of_birth" "date_of_birth",
                      t19."attendance_status" "attendance_status",
                      t19."arrived_datetime" "arrived_datetime",
                      t19."left_datetime" "left_datetime",
                      t19."temperature" "temperature",
                      t19."fetched_by_name" "fetched_by_name",
                      t19."fetched_by_kind" "fetched_by_kind",
                      t19."fetched_proof" "fetched_proof",
                      t21.json "child"
                    from
                      "public"."reserve_details" t19
                      left join lateral (
                        select
                          row_to_json(t23)
                        from
                          (
                            select
                              t22."id" "id",
                              t22."name" "name",
                              t22."name_kana" "name_kana",
                              t22."gender" "gender",
                              t22."date_of_birth" "date_of_birth",
                              t22."customer_remarks" "customer_remarks",
                              t22."staff_remarks" "staff_remarks",
                              t24.json "child_essentials",
                              t27.json "child_allergies"
                            from
                              "public"."children" t22
                              left join lateral (
                                select
                                  coalesce(json_agg(t26), '[]')
                                from
                                  (
                                    select
                                      t25."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t25
                                    where
                                      t25."child_id" = t22."id"
                                  ) t26
                              ) t24 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t29), '[]')
                                from
                                  (
                                    select
                                      t28."other_name" "other_name",
                                      t28."severity" "severity",
                                      t28."reaction" "reaction",
                                      t28."epipen_flag" "epipen_flag",
                                      t30.json "allergen"
                                    from
                                      "public"."child_allergies" t28
                                      left join lateral (
                                        select
                                          row_to_json(t32)
                                        from
                                          (
                                            select
                                              t31."name" "name"
                                            from
                                              "public"."allergens" t31
                                            where
                                              t31."id" = t28."allergen_id"
                                          ) t32
                                      ) t30 (json) on true
                                    where
                                      t28."child_id" = t22."id"
                                      and t28."ended_at" is null
                                    order by
                                      t28."id" asc
                                  ) t29
                              ) t27 (json) on true
                            where
                              t22."id" = t19."child_id"
                          ) t23
                      ) t21 (json) on true
                    where
                      t19."reserve_id" = t13."id"
                    order by
                      t19."id" asc
                  ) t20
              ) t18 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t35), '[]')
                from
                  (
                    select
                      t34."created_at" "created_at"
                    from
                      "public"."arrival_notices" t34
                    where
                      t34."reserve_id" = t13."id"
                  ) t35
              ) t33 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t38), '[]')
                from
                  (
                    select
                      t37."code_word" "code_word",
                      t39.json "pickup_person"
                    from
                      "public"."pickup_passes" t37
                      left join lateral (
                        select
                          row_to_json(t41)
                        from
                          (
                            select
                              t40."name" "name",
                              t40."relation" "relation",
                              t40."removed_at" "removed_at"
                            from
                              "public"."pickup_people" t40
                            where
                              t40."id" = t37."pickup_person_id"
                          ) t41
                      ) t39 (json) on true
                    where
                      t37."reserve_id" = t13."id"
                      and t37."revoked_at" is null
                      and t37."used_at" is null
                  ) t38
              ) t36 (json) on true
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
              t13."branch_id" = $3::integer
              and t13."reserve_date" = $4::date
              and t13."cancel_flag" = false::boolean
              and t13."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
            order by
              t13."start_datetime" asc,
              t13."id" asc
          ) t14
      ) "reserves"
  ) answer;
