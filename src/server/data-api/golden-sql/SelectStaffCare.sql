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
              t2."end_datetime" "end_datetime",
              t4.json "customer",
              t7.json "meal_confirmations",
              t10.json "reserve_details",
              t25.json "child_logs",
              t34.json "day_notes",
              t37.json "naps"
            from
              "public"."reserves" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."id" "id",
                      t5."name" "name",
                      t5."emergency_contact_tel" "emergency_contact_tel"
                    from
                      "public"."customers" t5
                    where
                      t5."id" = t2."customer_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."child_id" "child_id",
                      t8."facts" "facts"
                    from
                      "public"."meal_confirmations" t8
                    where
                      t8."reserve_id" = t2."id"
                    order by
                      t8."id" asc
                  ) t9
              ) t7 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t12), '[]')
                from
                  (
                    select
                      t11."child_id" "child_id",
                      t11."attendance_status" "attendance_status",
                      t11."arrived_datetime" "arrived_datetime",
                      t11."left_datetime" "left_datetime",
                      t11."fetched_by_name" "fetched_by_name",
                      t11."temperature" "temperature",
                      t11."breakfast_support_flag" "breakfast_support_flag",
                      t11."lunch_support_flag" "lunch_support_flag",
                      t11."supper_support_flag" "supper_support_flag",
                      t13.json "child"
                    from
                      "public"."reserve_details" t11
                      left join lateral (
                        select
                          row_to_json(t15)
                        from
                          (
                            select
                              t14."name" "name",
                              t14."name_kana" "name_kana",
                              t14."date_of_birth" "date_of_birth",
                              t16.json "child_essentials",
                              t19.json "child_allergies"
                            from
                              "public"."children" t14
                              left join lateral (
                                select
                                  coalesce(json_agg(t18), '[]')
                                from
                                  (
                                    select
                                      t17."own_photos_flag" "own_photos_flag",
                                      t17."shared_photos_flag" "shared_photos_flag",
                                      t17."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t17
                                    where
                                      t17."child_id" = t14."id"
                                  ) t18
                              ) t16 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t21), '[]')
                                from
                                  (
                                    select
                                      t20."other_name" "other_name",
                                      t20."severity" "severity",
                                      t20."reaction" "reaction",
                                      t20."epipen_flag" "epipen_flag",
                                      t22.json "allergen"
                                    from
                                      "public"."child_allergies" t20
                                      left join lateral (
                                        select
                                          row_to_json(t24)
                                        from
                                          (
                                            select
                                              t23."name" "name"
                                            from
                                              "public"."allergens" t23
                                            where
                                              t23."id" = t20."allergen_id"
                                          ) t24
                                      ) t22 (json) on true
                                    where
                                      t20."child_id" = t14."id"
                                      and t20."ended_at" is null
                                    order by
                                      t20."id" asc
                                  ) t21
                              ) t19 (json) on true
                            where
                              t14."id" = t11."child_id"
                          ) t15
                      ) t13 (json) on true
                    where
                      t11."reserve_id" = t2."id"
                      and t11."attendance_status" = any (array[2::smallint, 3::smallint]::smallint[])
                    order by
                      t11."id" asc
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."id" "id",
                      t26."child_id" "child_id",
                      t26."kind" "kind",
                      t26."happened_at" "happened_at",
                      t26."written_at" "written_at",
                      t26."temperature" "temperature",
                      t26."meal_amount" "meal_amount",
                      t26."milk_milliliters" "milk_milliliters",
                      t26."toilet" "toilet",
                      t26."mood" "mood",
                      t26."note" "note",
                      t26."family_flag" "family_flag",
                      t26."late_flag" "late_flag",
                      t26."proof" "proof",
                      t26."struck_at" "struck_at",
                      t26."strike_reason" "strike_reason",
                      t28.json "account",
                      t31.json "file"
                    from
                      "public"."child_logs" t26
                      left join lateral (
                        select
                          row_to_json(t30)
                        from
                          (
                            select
                              t29."name" "name"
                            from
                              "public"."accounts" t29
                            where
                              t29."id" = t26."account_id"
                          ) t30
                      ) t28 (json) on true
                      left join lateral (
                        select
                          row_to_json(t33)
                        from
                          (
                            select
                              t32."key" "key"
                            from
                              "public"."files" t32
                            where
                              t32."id" = t26."file_id"
                          ) t33
                      ) t31 (json) on true
                    where
                      t26."reserve_id" = t2."id"
                    order by
                      t26."happened_at" desc,
                      t26."id" desc
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t36), '[]')
                from
                  (
                    select
                      t35."child_id" "child_id",
                      t35."words" "words",
                      t35."version" "version"
                    from
                      "public"."day_notes" t35
                    where
                      t35."reserve_id" = t2."id"
                  ) t36
              ) t34 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t39), '[]')
                from
                  (
                    select
                      t38."id" "id",
                      t38."idempotency_key" "idempotency_key",
                      t38."child_id" "child_id",
                      t38."fell_asleep_at" "fell_asleep_at",
                      t38."written_at" "written_at",
                      t38."woke_at" "woke_at",
                      t38."end_cause" "end_cause",
                      t38."check_minutes" "check_minutes",
                      t38."alarm_minutes" "alarm_minutes",
                      t38."first_visit_flag" "first_visit_flag",
                      t38."late_flag" "late_flag",
                      t38."struck_at" "struck_at",
                      t38."strike_reason" "strike_reason",
                      t40.json "account",
                      t43.json "sleep_checks"
                    from
                      "public"."naps" t38
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
                      left join lateral (
                        select
                          coalesce(json_agg(t45), '[]')
                        from
                          (
                            select
                              t44."id" "id",
                              t44."checked_at" "checked_at",
                              t44."written_at" "written_at",
                              t44."position" "position",
                              t44."breathing_flag" "breathing_flag",
                              t44."turned_flag" "turned_flag",
                              t44."late_flag" "late_flag",
                              t44."struck_at" "struck_at",
                              t44."strike_reason" "strike_reason",
                              t46.json "account"
                            from
                              "public"."sleep_checks" t44
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
                            where
                              t44."nap_id" = t38."id"
                            order by
                              t44."checked_at" desc,
                              t44."id" desc
                          ) t45
                      ) t43 (json) on true
                    where
                      t38."reserve_id" = t2."id"
                    order by
                      t38."fell_asleep_at" desc,
                      t38."id" desc
                  ) t39
              ) t37 (json) on true
            where
              t2."branch_id" = $2::integer
              and t2."reserve_date" = $3::date
              and t2."cancel_flag" = false::boolean
              and t2."childcare_status" = any (array[2::smallint, 3::smallint]::smallint[])
            order by
              t2."start_datetime" asc,
              t2."id" asc
          ) t3
      ) "reserves"
  ) answer;
