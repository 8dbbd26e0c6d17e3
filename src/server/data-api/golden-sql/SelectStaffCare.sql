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
              t22.json "naps"
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
                                      t11."own_photos_flag" "own_photos_flag"
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
                      t23."id" "id",
                      t23."idempotency_key" "idempotency_key",
                      t23."child_id" "child_id",
                      t23."fell_asleep_at" "fell_asleep_at",
                      t23."written_at" "written_at",
                      t23."woke_at" "woke_at",
                      t23."end_cause" "end_cause",
                      t23."check_minutes" "check_minutes",
                      t23."first_visit_flag" "first_visit_flag",
                      t23."late_flag" "late_flag",
                      t23."struck_at" "struck_at",
                      t23."strike_reason" "strike_reason",
                      t25.json "account",
                      t28.json "sleep_checks"
                    from
                      "public"."naps" t23
                      left join lateral (
                        select
                          row_to_json(t27)
                        from
                          (
                            select
                              t26."name" "name"
                            from
                              "public"."accounts" t26
                            where
                              t26."id" = t23."account_id"
                          ) t27
                      ) t25 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t30), '[]')
                        from
                          (
                            select
                              t29."id" "id",
                              t29."checked_at" "checked_at",
                              t29."written_at" "written_at",
                              t29."position" "position",
                              t29."breathing_flag" "breathing_flag",
                              t29."turned_flag" "turned_flag",
                              t29."late_flag" "late_flag",
                              t29."struck_at" "struck_at",
                              t29."strike_reason" "strike_reason",
                              t31.json "account"
                            from
                              "public"."sleep_checks" t29
                              left join lateral (
                                select
                                  row_to_json(t33)
                                from
                                  (
                                    select
                                      t32."name" "name"
                                    from
                                      "public"."accounts" t32
                                    where
                                      t32."id" = t29."account_id"
                                  ) t33
                              ) t31 (json) on true
                            where
                              t29."nap_id" = t23."id"
                            order by
                              t29."checked_at" desc,
                              t29."id" desc
                          ) t30
                      ) t28 (json) on true
                    where
                      t23."reserve_id" = t2."id"
                    order by
                      t23."fell_asleep_at" desc,
                      t23."id" desc
                  ) t24
              ) t22 (json) on true
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
