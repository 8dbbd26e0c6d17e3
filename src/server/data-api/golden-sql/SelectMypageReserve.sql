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
              t25.json "childcares",
              t28.json "reserve_details"
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
                      t14."free_cancel_until" "free_cancel_until",
                      t14."payable_amount" "payable_amount",
                      t14."illness_amount" "illness_amount",
                      t14."illness_left" "illness_left",
                      t14."illness_until" "illness_until",
                      t14."free_moves_left" "free_moves_left",
                      t14."free_move_until" "free_move_until",
                      t14."free_move_last_date" "free_move_last_date",
                      t14."current_day_moves_flag" "current_day_moves_flag"
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
                      t17."cancel_amount" "cancel_amount",
                      t17."cancel_remarks" "cancel_remarks",
                      t19.json "fee_give_backs",
                      t17."fee_reason" "fee_reason",
                      t22.json "fee_goodwills"
                    from
                      "public"."reserve_cancellations" t17
                      left join lateral (
                        select
                          coalesce(json_agg(t21), '[]')
                        from
                          (
                            select
                              t20."fee_amount" "fee_amount",
                              t20."amount" "amount",
                              t20."seat_minutes" "seat_minutes",
                              t20."resold_minutes" "resold_minutes",
                              t20."how" "how"
                            from
                              "public"."fee_give_backs" t20
                            where
                              t20."reserve_cancellation_id" = t17."id"
                          ) t21
                      ) t19 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t24), '[]')
                        from
                          (
                            select
                              t23."id" "id",
                              t23."lowered_amount" "lowered_amount",
                              t23."reason" "reason"
                            from
                              "public"."fee_goodwills" t23
                            where
                              t23."reserve_cancellation_id" = t17."id"
                            order by
                              t23."id" asc
                          ) t24
                      ) t22 (json) on true
                    where
                      t17."reserve_id" = t2."id"
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."start_datetime" "start_datetime",
                      t26."end_datetime" "end_datetime",
                      t26."total_amount" "total_amount"
                    from
                      "public"."childcares" t26
                    where
                      t26."reserve_id" = t2."id"
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t30), '[]')
                from
                  (
                    select
                      t29."child_id" "child_id",
                      t29."date_of_birth" "date_of_birth",
                      t29."breakfast_support_flag" "breakfast_support_flag",
                      t29."lunch_support_flag" "lunch_support_flag",
                      t29."supper_support_flag" "supper_support_flag",
                      t31.json "child"
                    from
                      "public"."reserve_details" t29
                      left join lateral (
                        select
                          row_to_json(t33)
                        from
                          (
                            select
                              t32."id" "id",
                              t32."name" "name"
                            from
                              "public"."children" t32
                            where
                              t32."id" = t29."child_id"
                          ) t33
                      ) t31 (json) on true
                    where
                      t29."reserve_id" = t2."id"
                    order by
                      t29."id" asc
                  ) t30
              ) t28 (json) on true
            where
              t2."id" = $1::integer
          ) t3
      ) "reserves",
      (
        select
          coalesce(json_agg(t35), '[]')
        from
          (
            select
              t34."id" "id",
              t34."fee_amount" "fee_amount",
              t34."reserve_cancellation_id" "reserve_cancellation_id"
            from
              "public"."fee_waivers" t34
            where
              t34."reserve_id" = $2::integer
              and t34."status" = 1::smallint
          ) t35
      ) "fee_waivers",
      (
        select
          coalesce(json_agg(t37), '[]')
        from
          (
            select
              t36."id" "id",
              t36."start_datetime" "start_datetime",
              t36."amount_lines" "amount_lines",
              t36."use_tickets" "use_tickets"
            from
              "public"."view_reserves" t36
            where
              t36."live" = true::boolean
              and (
                (t36."childcare_status" = 2::smallint)
                or (
                  t36."childcare_status" = 1::smallint
                  and t36."over_flag" = false::boolean
                )
              )
            order by
              t36."start_datetime" asc,
              t36."id" asc
          ) t37
      ) "planned",
      (
        select
          coalesce(json_agg(t39), '[]')
        from
          (
            select
              t38."id" "id",
              t38."number" "number",
              t38."remaining" "remaining",
              t38."purchase_date" "purchase_date",
              t38."expiry_date" "expiry_date",
              t40.json "ticket_price"
            from
              "public"."tickets" t38
              left join lateral (
                select
                  row_to_json(t42)
                from
                  (
                    select
                      t41."price" "price"
                    from
                      "public"."ticket_prices" t41
                    where
                      t41."id" = t38."ticket_price_id"
                  ) t42
              ) t40 (json) on true
            where
              t38."remaining" > 0::integer
          ) t39
      ) "tickets",
      (
        select
          coalesce(json_agg(t44), '[]')
        from
          (
            select
              t43."adaptation_date" "adaptation_date",
              t43."items" "items"
            from
              "public"."bring_lists" t43
            order by
              t43."adaptation_date" desc,
              t43."id" desc
          ) t44
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t46), '[]')
        from
          (
            select
              t45."adaptation_date" "adaptation_date",
              t45."breakfast_start_time" "breakfast_start_time",
              t45."breakfast_end_time" "breakfast_end_time",
              t45."lunch_start_time" "lunch_start_time",
              t45."lunch_end_time" "lunch_end_time",
              t45."supper_start_time" "supper_start_time",
              t45."supper_end_time" "supper_end_time",
              t45."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t45
            order by
              t45."adaptation_date" desc
          ) t46
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t48), '[]')
        from
          (
            select
              t47."adaptation_date" "adaptation_date",
              t47."free_until_days_before" "free_until_days_before",
              t47."free_until_time" "free_until_time",
              t47."grace_minutes" "grace_minutes",
              t47."grace_lead_minutes" "grace_lead_minutes",
              t47."take_back_minutes" "take_back_minutes",
              t47."late_percent" "late_percent",
              t47."last_minutes" "last_minutes",
              t47."last_percent" "last_percent",
              t47."no_show_percent" "no_show_percent",
              t47."resale_percent" "resale_percent",
              t47."late_reason" "late_reason",
              t47."last_reason" "last_reason",
              t47."no_show_reason" "no_show_reason",
              t47."illness_percent" "illness_percent",
              t47."illness_reason" "illness_reason",
              t47."illness_limit_per_quarter" "illness_limit_per_quarter",
              t47."illness_until_minutes" "illness_until_minutes",
              t47."move_until_minutes" "move_until_minutes",
              t47."move_within_days" "move_within_days",
              t47."move_limit" "move_limit"
            from
              "public"."cancellation_policies" t47
            order by
              t47."adaptation_date" desc
          ) t48
      ) "cancellation_policies"
  ) answer;
