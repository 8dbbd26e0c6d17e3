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
              t0."today" "today",
              t0."now" "now"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "clock",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."fever_temperature" "fever_temperature",
              t2."high_fever_temperature" "high_fever_temperature",
              t2."stomach_upset_times" "stomach_upset_times"
            from
              "public"."view_reserve_settings" t2
          ) t3
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."branch_id" "branch_id",
              t4."branch_name" "branch_name",
              t4."start_datetime" "start_datetime",
              t4."end_datetime" "end_datetime",
              t4."reserve_date" "reserve_date",
              t4."approval_status" "approval_status",
              t4."childcare_status" "childcare_status",
              t4."cancel_flag" "cancel_flag",
              t4."live" "live",
              t4."editable_flag" "editable_flag",
              t4."cancellable_flag" "cancellable_flag",
              t4."pick_up_name" "pick_up_name",
              t4."pick_up_tel" "pick_up_tel",
              t4."reserve_amount" "reserve_amount",
              t6.json "branch",
              t9.json "cancellation_fee",
              t12.json "reserve_cancellations",
              t15.json "reserve_details"
            from
              "public"."view_reserves" t4
              left join lateral (
                select
                  row_to_json(t8)
                from
                  (
                    select
                      t7."tel" "tel"
                    from
                      "public"."branches" t7
                    where
                      t7."id" = t4."branch_id"
                  ) t8
              ) t6 (json) on true
              left join lateral (
                select
                  row_to_json(t11)
                from
                  (
                    select
                      t10."cancel_amount" "cancel_amount",
                      t10."illness_amount" "illness_amount",
                      t10."illness_left" "illness_left",
                      t10."illness_until" "illness_until"
                    from
                      "public"."view_reserve_cancellation_fees" t10
                    where
                      t10."reserve_id" = t4."id"
                  ) t11
              ) t9 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t14), '[]')
                from
                  (
                    select
                      t13."cancel_cause" "cancel_cause",
                      t13."cancel_amount" "cancel_amount"
                    from
                      "public"."reserve_cancellations" t13
                    where
                      t13."reserve_id" = t4."id"
                  ) t14
              ) t12 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t17), '[]')
                from
                  (
                    select
                      t16."child_id" "child_id",
                      t16."attendance_status" "attendance_status",
                      t18.json "child"
                    from
                      "public"."reserve_details" t16
                      left join lateral (
                        select
                          row_to_json(t20)
                        from
                          (
                            select
                              t19."id" "id",
                              t19."name" "name",
                              t21.json "child_essentials"
                            from
                              "public"."children" t19
                              left join lateral (
                                select
                                  coalesce(json_agg(t23), '[]')
                                from
                                  (
                                    select
                                      t22."usual_temperature" "usual_temperature"
                                    from
                                      "public"."child_essentials" t22
                                    where
                                      t22."child_id" = t19."id"
                                  ) t23
                              ) t21 (json) on true
                            where
                              t19."id" = t16."child_id"
                          ) t20
                      ) t18 (json) on true
                    where
                      t16."reserve_id" = t4."id"
                    order by
                      t16."id" asc
                  ) t17
              ) t15 (json) on true
            where
              t4."id" = $1::integer
          ) t5
      ) "reserves",
      (
        select
          coalesce(json_agg(t25), '[]')
        from
          (
            select
              t24."id" "id",
              t24."reserve_id" "reserve_id",
              t24."child_id" "child_id",
              t24."date" "date",
              t24."temperature" "temperature",
              t24."usual_temperature" "usual_temperature",
              t24."symptoms" "symptoms",
              t24."loose_stools" "loose_stools",
              t24."vomits" "vomits",
              t24."recent_fever_flag" "recent_fever_flag",
              t24."antipyretic_flag" "antipyretic_flag",
              t24."seizure_medicine_flag" "seizure_medicine_flag",
              t24."infection_id" "infection_id",
              t24."onset_date" "onset_date",
              t24."eased_date" "eased_date",
              t24."meal" "meal",
              t24."meal_time" "meal_time",
              t24."meal_words" "meal_words",
              t24."sleep" "sleep",
              t24."medicine_flag" "medicine_flag",
              t24."words" "words",
              t24."reasons" "reasons",
              t24."answered_at" "answered_at",
              t24."asked_at" "asked_at",
              t24."staff_answer" "staff_answer",
              t24."staff_words" "staff_words",
              t24."staff_answered_at" "staff_answered_at",
              t24."version" "version"
            from
              "public"."morning_forms" t24
            where
              t24."reserve_id" = $2::integer
            order by
              t24."id" asc
          ) t25
      ) "morning_forms",
      (
        select
          coalesce(json_agg(t27), '[]')
        from
          (
            select
              t26."id" "id",
              t26."name" "name",
              t26."onset_label" "onset_label",
              t26."onset_days" "onset_days",
              t26."eased_label" "eased_label",
              t26."eased_days" "eased_days",
              t26."return_words" "return_words",
              t26."paper" "paper",
              t26."adaptation_date" "adaptation_date",
              t26."end_date" "end_date"
            from
              "public"."infections" t26
            order by
              t26."display_order" asc
          ) t27
      ) "infections",
      (
        select
          coalesce(json_agg(t29), '[]')
        from
          (
            select
              t28."id" "id",
              t28."name" "name",
              t28."relation" "relation",
              t28."tel" "tel"
            from
              "public"."pickup_people" t28
            where
              t28."removed_at" is null
            order by
              t28."id" asc
          ) t29
      ) "pickup_people",
      (
        select
          coalesce(json_agg(t31), '[]')
        from
          (
            select
              t30."id" "id",
              t30."branch_id" "branch_id"
            from
              "public"."first_visit_packs" t30
            where
              t30."signed_at" is null
          ) t31
      ) "first_visit_packs",
      (
        select
          coalesce(json_agg(t33), '[]')
        from
          (
            select
              t32."child_id" "child_id",
              t32."name" "name",
              t32."reason" "reason",
              t32."answered_at" "answered_at"
            from
              "public"."view_child_health_questions" t32
            order by
              t32."child_id" asc
          ) t33
      ) "health_questions"
  ) answer;
