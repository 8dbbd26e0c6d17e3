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
              t30.json "reserve_details",
              t45.json "naps",
              t48.json "childcares",
              t51.json "reserve_cancellations"
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
                      t27.json "pickup_freezes"
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
                    where
                      t16."id" = t13."customer_id"
                  ) t17
              ) t15 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t32), '[]')
                from
                  (
                    select
                      t31."child_id" "child_id",
                      t31."breakfast_support_flag" "breakfast_support_flag",
                      t31."lunch_support_flag" "lunch_support_flag",
                      t31."supper_support_flag" "supper_support_flag",
                      t31."date_of_birth" "date_of_birth",
                      t31."attendance_status" "attendance_status",
                      t31."arrived_datetime" "arrived_datetime",
                      t31."left_datetime" "left_datetime",
                      t31."temperature" "temperature",
                      t31."fetched_by_name" "fetched_by_name",
                      t31."fetched_by_kind" "fetched_by_kind",
                      t33.json "child"
                    from
                      "public"."reserve_details" t31
                      left join lateral (
                        select
                          row_to_json(t35)
                        from
                          (
                            select
                              t34."id" "id",
                              t34."name" "name",
                              t34."name_kana" "name_kana",
                              t34."gender" "gender",
                              t34."date_of_birth" "date_of_birth",
                              t34."customer_remarks" "customer_remarks",
                              t34."staff_remarks" "staff_remarks",
                              t36.json "child_essentials",
                              t39.json "child_allergies"
                            from
                              "public"."children" t34
                              left join lateral (
                                select
                                  coalesce(json_agg(t38), '[]')
                                from
                                  (
                                    select
                                      t37."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t37
                                    where
                                      t37."child_id" = t34."id"
                                  ) t38
                              ) t36 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t41), '[]')
                                from
                                  (
                                    select
                                      t40."other_name" "other_name",
                                      t40."severity" "severity",
                                      t40."reaction" "reaction",
                                      t40."epipen_flag" "epipen_flag",
                                      t42.json "allergen"
                                    from
                                      "public"."child_allergies" t40
                                      left join lateral (
                                        select
                                          row_to_json(t44)
                                        from
                                          (
                                            select
                                              t43."name" "name"
                                            from
                                              "public"."allergens" t43
                                            where
                                              t43."id" = t40."allergen_id"
                                          ) t44
                                      ) t42 (json) on true
                                    where
                                      t40."child_id" = t34."id"
                                      and t40."ended_at" is null
                                    order by
                                      t40."id" asc
                                  ) t41
                              ) t39 (json) on true
                            where
                              t34."id" = t31."child_id"
                          ) t35
                      ) t33 (json) on true
                    where
                      t31."reserve_id" = t13."id"
                    order by
                      t31."id" asc
                  ) t32
              ) t30 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t47), '[]')
                from
                  (
                    select
                      t46."child_id" "child_id",
                      t46."fell_asleep_at" "fell_asleep_at"
                    from
                      "public"."naps" t46
                    where
                      t46."reserve_id" = t13."id"
                      and t46."woke_at" is null
                      and t46."struck_at" is null
                  ) t47
              ) t45 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t50), '[]')
                from
                  (
                    select
                      t49."id" "id",
                      t49."start_datetime" "start_datetime",
                      t49."end_datetime" "end_datetime",
                      t49."total_amount" "total_amount",
                      t49."status" "status",
                      t49."settle_due_datetime" "settle_due_datetime",
                      t49."pick_up_name" "pick_up_name"
                    from
                      "public"."childcares" t49
                    where
                      t49."reserve_id" = t13."id"
                  ) t50
              ) t48 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t53), '[]')
                from
                  (
                    select
                      t52."id" "id",
                      t52."cancel_amount" "cancel_amount",
                      t52."cancel_settlement_status" "cancel_settlement_status",
                      t52."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."reserve_cancellations" t52
                    where
                      t52."reserve_id" = t13."id"
                  ) t53
              ) t51 (json) on true
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
