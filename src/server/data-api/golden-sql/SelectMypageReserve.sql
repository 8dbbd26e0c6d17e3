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
              t2."made_by" "made_by",
              t2."cancelled_by" "cancelled_by",
              t7.json "branch",
              t10.json "cancellation_fee",
              t13.json "reserve_cancellations",
              t16.json "childcares",
              t19.json "reserve_details"
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
                  row_to_json(t9)
                from
                  (
                    select
                      t8."path_name" "path_name",
                      t8."address1" "address1",
                      t8."address2" "address2",
                      t8."nearest_station" "nearest_station",
                      t8."tel" "tel",
                      t8."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t8
                    where
                      t8."id" = t2."branch_id"
                  ) t9
              ) t7 (json) on true
              left join lateral (
                select
                  row_to_json(t12)
                from
                  (
                    select
                      t11."cancel_deadline" "cancel_deadline",
                      t11."percent" "percent",
                      t11."cancel_amount" "cancel_amount",
                      t11."kept_cancel_amount" "kept_cancel_amount",
                      t11."kept_cancel_deadline" "kept_cancel_deadline",
                      t11."free_cancel_until" "free_cancel_until"
                    from
                      "public"."view_reserve_cancellation_fees" t11
                    where
                      t11."reserve_id" = t2."id"
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."cancel_type" "cancel_type",
                      t14."cancel_cause" "cancel_cause",
                      t14."cancel_datetime" "cancel_datetime",
                      t14."cancel_amount" "cancel_amount"
                    from
                      "public"."reserve_cancellations" t14
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
                      t17."start_datetime" "start_datetime",
                      t17."end_datetime" "end_datetime",
                      t17."total_amount" "total_amount"
                    from
                      "public"."childcares" t17
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
                      t20."child_id" "child_id",
                      t20."date_of_birth" "date_of_birth",
                      t20."breakfast_support_flag" "breakfast_support_flag",
                      t20."lunch_support_flag" "lunch_support_flag",
                      t20."supper_support_flag" "supper_support_flag",
                      t22.json "child"
                    from
                      "public"."reserve_details" t20
                      left join lateral (
                        select
                          row_to_json(t24)
                        from
                          (
                            select
                              t23."id" "id",
                              t23."name" "name"
                            from
                              "public"."children" t23
                            where
                              t23."id" = t20."child_id"
                          ) t24
                      ) t22 (json) on true
                    where
                      t20."reserve_id" = t2."id"
                    order by
                      t20."id" asc
                  ) t21
              ) t19 (json) on true
            where
              t2."id" = $1::integer
          ) t3
      ) "reserves",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."id" "id",
              t25."number" "number",
              t25."remaining" "remaining",
              t25."purchase_date" "purchase_date",
              t25."expiry_date" "expiry_date",
              t27.json "ticket_price"
            from
              "public"."tickets" t25
              left join lateral (
                select
                  row_to_json(t29)
                from
                  (
                    select
                      t28."price" "price"
                    from
                      "public"."ticket_prices" t28
                    where
                      t28."id" = t25."ticket_price_id"
                  ) t29
              ) t27 (json) on true
            where
              t25."remaining" > 0::integer
          ) t26
      ) "tickets",
      (
        select
          coalesce(json_agg(t31), '[]')
        from
          (
            select
              t30."adaptation_date" "adaptation_date",
              t30."items" "items"
            from
              "public"."bring_lists" t30
            order by
              t30."adaptation_date" desc,
              t30."id" desc
          ) t31
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t33), '[]')
        from
          (
            select
              t32."adaptation_date" "adaptation_date",
              t32."breakfast_start_time" "breakfast_start_time",
              t32."breakfast_end_time" "breakfast_end_time",
              t32."lunch_start_time" "lunch_start_time",
              t32."lunch_end_time" "lunch_end_time",
              t32."supper_start_time" "supper_start_time",
              t32."supper_end_time" "supper_end_time",
              t32."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t32
            order by
              t32."adaptation_date" desc
          ) t33
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t35), '[]')
        from
          (
            select
              t34."adaptation_date" "adaptation_date",
              t34."free_until_days_before" "free_until_days_before",
              t34."free_until_time" "free_until_time",
              t34."grace_minutes" "grace_minutes",
              t34."grace_lead_minutes" "grace_lead_minutes",
              t34."late_percent" "late_percent",
              t34."last_minutes" "last_minutes",
              t34."last_percent" "last_percent",
              t34."no_show_percent" "no_show_percent"
            from
              "public"."cancellation_policies" t34
            order by
              t34."adaptation_date" desc
          ) t35
      ) "cancellation_policies"
  ) answer;
