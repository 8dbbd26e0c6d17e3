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
              t2."id" "id",
              t2."branch_id" "branch_id",
              t2."branch_name" "branch_name",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."reserve_date" "reserve_date",
              t2."approval_status" "approval_status",
              t2."approval_comment" "approval_comment",
              t2."refusal_reason" "refusal_reason",
              t2."childcare_status" "childcare_status",
              t2."cancel_flag" "cancel_flag",
              t2."live" "live",
              t2."editable_flag" "editable_flag",
              t2."cancellable_flag" "cancellable_flag",
              t2."over_flag" "over_flag",
              t2."first_visit_flag" "first_visit_flag",
              t2."made_by" "made_by",
              t2."cancelled_by" "cancelled_by",
              t2."breakfast_support_flag" "breakfast_support_flag",
              t2."lunch_support_flag" "lunch_support_flag",
              t2."supper_support_flag" "supper_support_flag",
              t2."pick_up_name" "pick_up_name",
              t2."pick_up_tel" "pick_up_tel",
              t2."remarks" "remarks",
              t2."reserve_amount" "reserve_amount",
              t2."series_place" "series_place",
              t4.json "reserve_series",
              t2."amount_lines" "amount_lines",
              t2."use_tickets" "use_tickets",
              t2."card_due_datetime" "card_due_datetime",
              t2."answer_due_datetime" "answer_due_datetime",
              t2."created_at" "created_at",
              t7.json "late_notices",
              t10.json "branch",
              t13.json "cancellation_fee",
              t16.json "reserve_cancellations",
              t19.json "childcares",
              t22.json "reserve_details"
            from
              "public"."view_reserves" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."dates" "dates"
                    from
                      "public"."reserve_series" t5
                    where
                      t5."id" = t2."reserve_series_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."id" "id",
                      t8."kind" "kind",
                      t8."minutes" "minutes",
                      t8."expected_datetime" "expected_datetime",
                      t8."answer" "answer"
                    from
                      "public"."late_notices" t8
                    where
                      t8."reserve_id" = t2."id"
                      and t8."replaced_at" is null
                    order by
                      t8."id" asc
                  ) t9
              ) t7 (json) on true
              left join lateral (
                select
                  row_to_json(t12)
                from
                  (
                    select
                      t11."path_name" "path_name",
                      t11."address1" "address1",
                      t11."address2" "address2",
                      t11."nearest_station" "nearest_station",
                      t11."tel" "tel",
                      t11."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t11
                    where
                      t11."id" = t2."branch_id"
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  row_to_json(t15)
                from
                  (
                    select
                      t14."cancel_deadline" "cancel_deadline",
                      t14."percent" "percent",
                      t14."cancel_amount" "cancel_amount",
                      t14."kept_cancel_amount" "kept_cancel_amount",
                      t14."kept_cancel_deadline" "kept_cancel_deadline",
                      t14."free_cancel_until" "free_cancel_until"
                    from
                      "public"."view_reserve_cancellation_fees" t14
                    where
                      t14."reserve_id" = t2."id"
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t18), '[]')
                from
                  (
                    select
                      t17."cancel_type" "cancel_type",
                      t17."cancel_cause" "cancel_cause",
                      t17."cancel_datetime" "cancel_datetime",
                      t17."cancel_amount" "cancel_amount"
                    from
                      "public"."reserve_cancellations" t17
                    where
                      t17."reserve_id" = t2."id"
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."start_datetime" "start_datetime",
                      t20."end_datetime" "end_datetime",
                      t20."total_amount" "total_amount"
                    from
                      "public"."childcares" t20
                    where
                      t20."reserve_id" = t2."id"
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."child_id" "child_id",
                      t23."date_of_birth" "date_of_birth",
                      t23."breakfast_support_flag" "breakfast_support_flag",
                      t23."lunch_support_flag" "lunch_support_flag",
                      t23."supper_support_flag" "supper_support_flag",
                      t25.json "child"
                    from
                      "public"."reserve_details" t23
                      left join lateral (
                        select
                          row_to_json(t27)
                        from
                          (
                            select
                              t26."id" "id",
                              t26."name" "name"
                            from
                              "public"."children" t26
                            where
                              t26."id" = t23."child_id"
                          ) t27
                      ) t25 (json) on true
                    where
                      t23."reserve_id" = t2."id"
                    order by
                      t23."id" asc
                  ) t24
              ) t22 (json) on true
            where
              t2."id" = $1::integer
          ) t3
      ) "reserves",
      (
        select
          coalesce(json_agg(t29), '[]')
        from
          (
            select
              t28."id" "id",
              t28."number" "number",
              t28."remaining" "remaining",
              t28."purchase_date" "purchase_date",
              t28."expiry_date" "expiry_date",
              t30.json "ticket_price"
            from
              "public"."tickets" t28
              left join lateral (
                select
                  row_to_json(t32)
                from
                  (
                    select
                      t31."price" "price"
                    from
                      "public"."ticket_prices" t31
                    where
                      t31."id" = t28."ticket_price_id"
                  ) t32
              ) t30 (json) on true
            where
              t28."remaining" > 0::integer
          ) t29
      ) "tickets",
      (
        select
          coalesce(json_agg(t34), '[]')
        from
          (
            select
              t33."adaptation_date" "adaptation_date",
              t33."items" "items"
            from
              "public"."bring_lists" t33
            order by
              t33."adaptation_date" desc,
              t33."id" desc
          ) t34
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t36), '[]')
        from
          (
            select
              t35."adaptation_date" "adaptation_date",
              t35."breakfast_start_time" "breakfast_start_time",
              t35."breakfast_end_time" "breakfast_end_time",
              t35."lunch_start_time" "lunch_start_time",
              t35."lunch_end_time" "lunch_end_time",
              t35."supper_start_time" "supper_start_time",
              t35."supper_end_time" "supper_end_time",
              t35."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t35
            order by
              t35."adaptation_date" desc
          ) t36
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t38), '[]')
        from
          (
            select
              t37."adaptation_date" "adaptation_date",
              t37."free_until_days_before" "free_until_days_before",
              t37."free_until_time" "free_until_time",
              t37."grace_minutes" "grace_minutes",
              t37."grace_lead_minutes" "grace_lead_minutes",
              t37."late_percent" "late_percent",
              t37."last_minutes" "last_minutes",
              t37."last_percent" "last_percent",
              t37."no_show_percent" "no_show_percent"
            from
              "public"."cancellation_policies" t37
            order by
              t37."adaptation_date" desc
          ) t38
      ) "cancellation_policies"
  ) answer;
