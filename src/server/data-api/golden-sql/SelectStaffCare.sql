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
              t0."late_entry_minutes" "late_entry_minutes",
              t0."manager_entry_minutes" "manager_entry_minutes"
            from
              "public"."care_settings" t0
            where
              t0."adaptation_date" <= $1::date
            order by
              t0."adaptation_date" desc,
              t0."id" asc
            limit
              1::integer
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
              t4.json "reserve_details",
              t13.json "child_logs",
              t22.json "day_notes",
              t25.json "naps"
            from
              "public"."reserves" t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."child_id" "child_id",
                      t5."attendance_status" "attendance_status",
                      t5."arrived_datetime" "arrived_datetime",
                      t5."left_datetime" "left_datetime",
                      t5."fetched_by_name" "fetched_by_name",
                      t5."temperature" "temperature",
                      t7.json "child"
                    from
                      "public"."reserve_details" t5
                      left join lateral (
                        select
                          row_to_json(t9)
                        from
                          (
                            select
                              t8."name" "name",
                              t8."name_kana" "name_kana",
                              t8."date_of_birth" "date_of_birth",
                              t10.json "child_essentials"
                            from
                              "public"."children" t8
                              left join lateral (
                                select
                                  coalesce(json_agg(t12), '[]')
                                from
                                  (
                                    select
                                      t11."own_photos_flag" "own_photos_flag",
                                      t11."shared_photos_flag" "shared_photos_flag"
                                    from
                                      "public"."child_essentials" t11
                                    where
                                      t11."child_id" = t8."id"
                                  ) t12
                              ) t10 (json) on true
                            where
                              t8."id" = t5."child_id"
                          ) t9
                      ) t7 (json) on true
                    where
                      t5."reserve_id" = t2."id"
                      and t5."attendance_status" = any (array[2::smallint, 3::smallint]::smallint[])
                    order by
                      t5."id" asc
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."id" "id",
                      t14."child_id" "child_id",
                      t14."kind" "kind",
                      t14."happened_at" "happened_at",
                      t14."written_at" "written_at",
                      t14."temperature" "temperature",
                      t14."meal_amount" "meal_amount",
                      t14."milk_milliliters" "milk_milliliters",
                      t14."toilet" "toilet",
                      t14."mood" "mood",
                      t14."note" "note",
                      t14."family_flag" "family_flag",
                      t14."late_flag" "late_flag",
                      t14."proof" "proof",
                      t14."struck_at" "struck_at",
                      t14."strike_reason" "strike_reason",
                      t16.json "account",
                      t19.json "file"
                    from
                      "public"."child_logs" t14
                      left join lateral (
                        select
                          row_to_json(t18)
                        from
                          (
                            select
                              t17."name" "name"
                            from
                              "public"."accounts" t17
                            where
                              t17."id" = t14."account_id"
                          ) t18
                      ) t16 (json) on true
                      left join lateral (
                        select
                          row_to_json(t21)
                        from
                          (
                            select
                              t20."key" "key"
                            from
                              "public"."files" t20
                            where
                              t20."id" = t14."file_id"
                          ) t21
                      ) t19 (json) on true
                    where
                      t14."reserve_id" = t2."id"
                    order by
                      t14."happened_at" desc,
                      t14."id" desc
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."child_id" "child_id",
                      t23."words" "words",
                      t23."version" "version"
                    from
                      "public"."day_notes" t23
                    where
                      t23."reserve_id" = t2."id"
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."id" "id",
                      t26."idempotency_key" "idempotency_key",
                      t26."child_id" "child_id",
                      t26."fell_asleep_at" "fell_asleep_at",
                      t26."written_at" "written_at",
                      t26."woke_at" "woke_at",
                      t26."end_cause" "end_cause",
                      t26."check_minutes" "check_minutes",
                      t26."first_visit_flag" "first_visit_flag",
                      t26."late_flag" "late_flag",
                      t26."struck_at" "struck_at",
                      t26."strike_reason" "strike_reason",
                      t28.json "account",
                      t31.json "sleep_checks"
                    from
                      "public"."naps" t26
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
                          coalesce(json_agg(t33), '[]')
                        from
                          (
                            select
                              t32."id" "id",
                              t32."checked_at" "checked_at",
                              t32."written_at" "written_at",
                              t32."position" "position",
                              t32."breathing_flag" "breathing_flag",
                              t32."turned_flag" "turned_flag",
                              t32."late_flag" "late_flag",
                              t32."struck_at" "struck_at",
                              t32."strike_reason" "strike_reason",
                              t34.json "account"
                            from
                              "public"."sleep_checks" t32
                              left join lateral (
                                select
                                  row_to_json(t36)
                                from
                                  (
                                    select
                                      t35."name" "name"
                                    from
                                      "public"."accounts" t35
                                    where
                                      t35."id" = t32."account_id"
                                  ) t36
                              ) t34 (json) on true
                            where
                              t32."nap_id" = t26."id"
                            order by
                              t32."checked_at" desc,
                              t32."id" desc
                          ) t33
                      ) t31 (json) on true
                    where
                      t26."reserve_id" = t2."id"
                    order by
                      t26."fell_asleep_at" desc,
                      t26."id" desc
                  ) t27
              ) t25 (json) on true
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
