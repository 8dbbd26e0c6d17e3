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
              t2."amount_lines" "amount_lines",
              t2."use_tickets" "use_tickets",
              t2."card_due_datetime" "card_due_datetime",
              t2."answer_due_datetime" "answer_due_datetime",
              t2."created_at" "created_at",
              t4.json "branch",
              t7.json "cancellation_fee",
              t10.json "reserve_cancellations",
              t13.json "childcares",
              t16.json "reserve_details"
            from
              "public"."view_reserves" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."path_name" "path_name",
                      t5."address1" "address1",
                      t5."address2" "address2",
                      t5."nearest_station" "nearest_station",
                      t5."tel" "tel",
                      t5."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t5
                    where
                      t5."id" = t2."branch_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  row_to_json(t9)
                from
                  (
                    select
                      t8."cancel_deadline" "cancel_deadline",
                      t8."percent" "percent",
                      t8."cancel_amount" "cancel_amount",
                      t8."kept_cancel_amount" "kept_cancel_amount",
                      t8."kept_cancel_deadline" "kept_cancel_deadline",
                      t8."free_cancel_until" "free_cancel_until"
                    from
                      "public"."view_reserve_cancellation_fees" t8
                    where
                      t8."reserve_id" = t2."id"
                  ) t9
              ) t7 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t12), '[]')
                from
                  (
                    select
                      t11."cancel_type" "cancel_type",
                      t11."cancel_cause" "cancel_cause",
                      t11."cancel_datetime" "cancel_datetime",
                      t11."cancel_amount" "cancel_amount"
                    from
                      "public"."reserve_cancellations" t11
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
                      t14."start_datetime" "start_datetime",
                      t14."end_datetime" "end_datetime",
                      t14."total_amount" "total_amount"
                    from
                      "public"."childcares" t14
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
                      t17."child_id" "child_id",
                      t17."date_of_birth" "date_of_birth",
                      t17."breakfast_support_flag" "breakfast_support_flag",
                      t17."lunch_support_flag" "lunch_support_flag",
                      t17."supper_support_flag" "supper_support_flag",
                      t19.json "child"
                    from
                      "public"."reserve_details" t17
                      left join lateral (
                        select
                          row_to_json(t21)
                        from
                          (
                            select
                              t20."id" "id",
                              t20."name" "name"
                            from
                              "public"."children" t20
                            where
                              t20."id" = t17."child_id"
                          ) t21
                      ) t19 (json) on true
                    where
                      t17."reserve_id" = t2."id"
                    order by
                      t17."id" asc
                  ) t18
              ) t16 (json) on true
            where
              t2."id" = $1::integer
          ) t3
      ) "reserves",
      (
        select
          coalesce(json_agg(t23), '[]')
        from
          (
            select
              t22."id" "id",
              t22."number" "number",
              t22."remaining" "remaining",
              t22."purchase_date" "purchase_date",
              t22."expiry_date" "expiry_date",
              t24.json "ticket_price"
            from
              "public"."tickets" t22
              left join lateral (
                select
                  row_to_json(t26)
                from
                  (
                    select
                      t25."price" "price"
                    from
                      "public"."ticket_prices" t25
                    where
                      t25."id" = t22."ticket_price_id"
                  ) t26
              ) t24 (json) on true
            where
              t22."remaining" > 0::integer
          ) t23
      ) "tickets",
      (
        select
          coalesce(json_agg(t28), '[]')
        from
          (
            select
              t27."adaptation_date" "adaptation_date",
              t27."items" "items"
            from
              "public"."bring_lists" t27
            order by
              t27."adaptation_date" desc,
              t27."id" desc
          ) t28
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t30), '[]')
        from
          (
            select
              t29."adaptation_date" "adaptation_date",
              t29."breakfast_start_time" "breakfast_start_time",
              t29."breakfast_end_time" "breakfast_end_time",
              t29."lunch_start_time" "lunch_start_time",
              t29."lunch_end_time" "lunch_end_time",
              t29."supper_start_time" "supper_start_time",
              t29."supper_end_time" "supper_end_time",
              t29."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t29
            order by
              t29."adaptation_date" desc
          ) t30
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t32), '[]')
        from
          (
            select
              t31."adaptation_date" "adaptation_date",
              t31."free_until_days_before" "free_until_days_before",
              t31."free_until_time" "free_until_time",
              t31."grace_minutes" "grace_minutes",
              t31."grace_lead_minutes" "grace_lead_minutes",
              t31."late_percent" "late_percent",
              t31."last_minutes" "last_minutes",
              t31."last_percent" "last_percent",
              t31."no_show_percent" "no_show_percent"
            from
              "public"."cancellation_policies" t31
            order by
              t31."adaptation_date" desc
          ) t32
      ) "cancellation_policies"
  ) answer;
