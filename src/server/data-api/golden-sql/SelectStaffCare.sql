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
              t0."sleep_check_minutes_zero" "sleep_check_minutes_zero",
              t0."sleep_check_minutes_one_two" "sleep_check_minutes_one_two",
              t0."sleep_check_minutes_three" "sleep_check_minutes_three",
              t0."sleep_check_minutes_four" "sleep_check_minutes_four",
              t0."sleep_alarm_minutes" "sleep_alarm_minutes",
              t0."sleep_wake_undo_minutes" "sleep_wake_undo_minutes",
              t0."late_entry_minutes" "late_entry_minutes",
              t0."manager_entry_minutes" "manager_entry_minutes"
            from
              app."care_settings_on" ($1::date) t0
          ) t1
      ) "care_settings",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."from_age" "from_age",
              t2."to_age" "to_age"
            from
              "public"."branch_rooms" t2
            where
              t2."branch_id" = $2::integer
            order by
              t2."sequence" asc,
              t2."id" asc
          ) t3
      ) "branch_rooms",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."end_datetime" "end_datetime",
              t6.json "customer",
              t9.json "meal_confirmations",
              t12.json "reserve_details",
              t30.json "child_logs",
              t39.json "day_notes",
              t42.json "naps"
            from
              "public"."reserves" t4
              left join lateral (
                select
                  row_to_json(t8)
                from
                  (
                    select
                      t7."id" "id",
                      t7."name" "name",
                      t7."emergency_contact_tel" "emergency_contact_tel"
                    from
                      "public"."customers" t7
                    where
                      t7."id" = t4."customer_id"
                  ) t8
              ) t6 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t11), '[]')
                from
                  (
                    select
                      t10."child_id" "child_id",
                      t10."facts" "facts"
                    from
                      "public"."meal_confirmations" t10
                    where
                      t10."reserve_id" = t4."id"
                    order by
                      t10."id" asc
                  ) t11
              ) t9 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t14), '[]')
                from
                  (
                    select
                      t13."child_id" "child_id",
                      t13."attendance_status" "attendance_status",
                      t13."arrived_datetime" "arrived_datetime",
                      t13."left_datetime" "left_datetime",
                      t13."fetched_by_name" "fetched_by_name",
                      t13."temperature" "temperature",
                      t13."breakfast_support_flag" "breakfast_support_flag",
                      t13."lunch_support_flag" "lunch_support_flag",
                      t13."supper_support_flag" "supper_support_flag",
                      t15.json "child"
                    from
                      "public"."reserve_details" t13
                      left join lateral (
                        select
                          row_to_json(t17)
                        from
                          (
                            select
                              t16."name" "name",
                              t16."name_kana" "name_kana",
                              t16."date_of_birth" "date_of_birth",
                              t18.json "child_essentials",
                              t21.json "child_rooms",
                              t24.json "child_allergies"
                            from
                              "public"."children" t16
                              left join lateral (
                                select
                                  coalesce(json_agg(t20), '[]')
                                from
                                  (
                                    select
                                      t19."own_photos_flag" "own_photos_flag",
                                      t19."shared_photos_flag" "shared_photos_flag",
                                      t19."diet_stage" "diet_stage",
                                      t19."milk" "milk",
                                      t19."foods_to_avoid" "foods_to_avoid",
                                      t19."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t19
                                    where
                                      t19."child_id" = t16."id"
                                  ) t20
                              ) t18 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t23), '[]')
                                from
                                  (
                                    select
                                      t22."branch_room_id" "branch_room_id"
                                    from
                                      "public"."child_rooms" t22
                                    where
                                      t22."child_id" = t16."id"
                                      and t22."branch_id" = $3::integer
                                  ) t23
                              ) t21 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t26), '[]')
                                from
                                  (
                                    select
                                      t25."other_name" "other_name",
                                      t25."severity" "severity",
                                      t25."reaction" "reaction",
                                      t25."epipen_flag" "epipen_flag",
                                      t27.json "allergen"
                                    from
                                      "public"."child_allergies" t25
                                      left join lateral (
                                        select
                                          row_to_json(t29)
                                        from
                                          (
                                            select
                                              t28."name" "name"
                                            from
                                              "public"."allergens" t28
                                            where
                                              t28."id" = t25."allergen_id"
                                          ) t29
                                      ) t27 (json) on true
                                    where
                                      t25."child_id" = t16."id"
                                      and t25."ended_at" is null
                                    order by
                                      t25."id" asc
                                  ) t26
                              ) t24 (json) on true
                            where
                              t16."id" = t13."child_id"
                          ) t17
                      ) t15 (json) on true
                    where
                      t13."reserve_id" = t4."id"
                      and t13."attendance_status" = any (array[2::smallint, 3::smallint]::smallint[])
                    order by
                      t13."id" asc
                  ) t14
              ) t12 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t32), '[]')
                from
                  (
                    select
                      t31."id" "id",
                      t31."child_id" "child_id",
                      t31."kind" "kind",
                      t31."happened_at" "happened_at",
                      t31."written_at" "written_at",
                      t31."temperature" "temperature",
                      t31."meal_amount" "meal_amount",
                      t31."milk_milliliters" "milk_milliliters",
                      t31."toilet" "toilet",
                      t31."mood" "mood",
                      t31."note" "note",
                      t31."family_flag" "family_flag",
                      t31."late_flag" "late_flag",
                      t31."proof" "proof",
                      t31."struck_at" "struck_at",
                      t31."strike_reason" "strike_reason",
                      t33.json "account",
                      t36.json "file"
                    from
                      "public"."child_logs" t31
                      left join lateral (
                        select
                          row_to_json(t35)
                        from
                          (
                            select
                              t34."name" "name"
                            from
                              "public"."accounts" t34
                            where
                              t34."id" = t31."account_id"
                          ) t35
                      ) t33 (json) on true
                      left join lateral (
                        select
                          row_to_json(t38)
                        from
                          (
                            select
                              t37."key" "key"
                            from
                              "public"."files" t37
                            where
                              t37."id" = t31."file_id"
                          ) t38
                      ) t36 (json) on true
                    where
                      t31."reserve_id" = t4."id"
                    order by
                      t31."happened_at" desc,
                      t31."id" desc
                  ) t32
              ) t30 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t41), '[]')
                from
                  (
                    select
                      t40."child_id" "child_id",
                      t40."words" "words",
                      t40."version" "version"
                    from
                      "public"."day_notes" t40
                    where
                      t40."reserve_id" = t4."id"
                  ) t41
              ) t39 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t44), '[]')
                from
                  (
                    select
                      t43."id" "id",
                      t43."idempotency_key" "idempotency_key",
                      t43."child_id" "child_id",
                      t43."fell_asleep_at" "fell_asleep_at",
                      t43."written_at" "written_at",
                      t43."woke_at" "woke_at",
                      t43."woke_written_at" "woke_written_at",
                      t43."end_cause" "end_cause",
                      t43."added_flag" "added_flag",
                      t43."check_minutes" "check_minutes",
                      t43."alarm_minutes" "alarm_minutes",
                      t43."first_visit_flag" "first_visit_flag",
                      t43."late_flag" "late_flag",
                      t43."struck_at" "struck_at",
                      t43."strike_reason" "strike_reason",
                      t45.json "account",
                      t48.json "sleep_checks"
                    from
                      "public"."naps" t43
                      left join lateral (
                        select
                          row_to_json(t47)
                        from
                          (
                            select
                              t46."name" "name"
                            from
                              "public"."accounts" t46
                            where
                              t46."id" = t43."account_id"
                          ) t47
                      ) t45 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t50), '[]')
                        from
                          (
                            select
                              t49."id" "id",
                              t49."checked_at" "checked_at",
                              t49."written_at" "written_at",
                              t49."position" "position",
                              t49."breathing_flag" "breathing_flag",
                              t49."turned_flag" "turned_flag",
                              t49."late_flag" "late_flag",
                              t49."struck_at" "struck_at",
                              t49."strike_reason" "strike_reason",
                              t51.json "account"
                            from
                              "public"."sleep_checks" t49
                              left join lateral (
                                select
                                  row_to_json(t53)
                                from
                                  (
                                    select
                                      t52."name" "name"
                                    from
                                      "public"."accounts" t52
                                    where
                                      t52."id" = t49."account_id"
                                  ) t53
                              ) t51 (json) on true
                            where
                              t49."nap_id" = t43."id"
                            order by
                              t49."checked_at" desc,
                              t49."id" desc
                          ) t50
                      ) t48 (json) on true
                    where
                      t43."reserve_id" = t4."id"
                    order by
                      t43."fell_asleep_at" desc,
                      t43."id" desc
                  ) t44
              ) t42 (json) on true
            where
              t4."branch_id" = $4::integer
              and t4."reserve_date" = $5::date
              and t4."cancel_flag" = false::boolean
              and t4."childcare_status" = any (array[2::smallint, 3::smallint]::smallint[])
            order by
              t4."start_datetime" asc,
              t4."id" asc
          ) t5
      ) "reserves"
  ) answer;
