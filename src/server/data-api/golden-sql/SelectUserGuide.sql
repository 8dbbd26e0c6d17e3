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
              t0."adaptation_date" "adaptation_date",
              t0."childcare" "childcare",
              t0."after_business" "after_business",
              t0."current_day" "current_day",
              t0."holiday" "holiday",
              t0."meal_support" "meal_support",
              t0."zero_year_old" "zero_year_old"
            from
              "public"."unit_prices" t0
            order by
              t0."adaptation_date" desc
          ) t1
      ) "unit_prices",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."refund_percent" "refund_percent",
              t2."refund_fee" "refund_fee",
              t2."refund_until_days" "refund_until_days"
            from
              app."ticket_terms_on" ($1::date) t2
          ) t3
      ) "ticket_terms",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."name" "name",
              t4."number" "number",
              t4."price" "price",
              t4."valid_days" "valid_days",
              t4."adaptation_date" "adaptation_date"
            from
              "public"."view_ticket_prices" t4
            where
              t4."sold_flag" = true::boolean
            order by
              t4."number" asc
          ) t5
      ) "ticket_prices",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id",
              t6."name" "name",
              t6."charge_flag" "charge_flag",
              t6."monthly_amount" "monthly_amount",
              t6."childcare_discount_per_hour" "childcare_discount_per_hour",
              t8.json "plan_type_summaries"
            from
              "public"."view_plan_types" t6
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."content" "content"
                    from
                      "public"."plan_type_summaries" t9
                    where
                      t9."plan_type_id" = t6."id"
                    order by
                      t9."sequence" asc,
                      t9."id" asc
                  ) t10
              ) t8 (json) on true
            where
              t6."offered_flag" = true::boolean
            order by
              t6."sequence" asc,
              t6."id" asc
          ) t7
      ) "plan_types",
      (
        select
          coalesce(json_agg(t12), '[]')
        from
          (
            select
              t11."adaptation_date" "adaptation_date",
              t11."free_until_days_before" "free_until_days_before",
              t11."free_until_time" "free_until_time",
              t11."grace_minutes" "grace_minutes",
              t11."grace_lead_minutes" "grace_lead_minutes",
              t11."take_back_minutes" "take_back_minutes",
              t11."late_percent" "late_percent",
              t11."last_minutes" "last_minutes",
              t11."last_percent" "last_percent",
              t11."no_show_percent" "no_show_percent",
              t11."resale_percent" "resale_percent",
              t11."late_reason" "late_reason",
              t11."last_reason" "last_reason",
              t11."no_show_reason" "no_show_reason",
              t11."illness_percent" "illness_percent",
              t11."illness_reason" "illness_reason",
              t11."illness_limit_per_quarter" "illness_limit_per_quarter",
              t11."illness_until_minutes" "illness_until_minutes",
              t11."move_until_minutes" "move_until_minutes",
              t11."move_within_days" "move_within_days",
              t11."move_limit" "move_limit"
            from
              app."cancellation_policies_on" ($2::date) t11
          ) t12
      ) "cancellation_policies",
      (
        select
          coalesce(json_agg(t14), '[]')
        from
          (
            select
              t13."adaptation_date" "adaptation_date",
              t13."free_until_days_before" "free_until_days_before",
              t13."free_until_time" "free_until_time",
              t13."grace_minutes" "grace_minutes",
              t13."grace_lead_minutes" "grace_lead_minutes",
              t13."take_back_minutes" "take_back_minutes",
              t13."late_percent" "late_percent",
              t13."last_minutes" "last_minutes",
              t13."last_percent" "last_percent",
              t13."no_show_percent" "no_show_percent",
              t13."resale_percent" "resale_percent",
              t13."late_reason" "late_reason",
              t13."last_reason" "last_reason",
              t13."no_show_reason" "no_show_reason",
              t13."illness_percent" "illness_percent",
              t13."illness_reason" "illness_reason",
              t13."illness_limit_per_quarter" "illness_limit_per_quarter",
              t13."illness_until_minutes" "illness_until_minutes",
              t13."move_until_minutes" "move_until_minutes",
              t13."move_within_days" "move_within_days",
              t13."move_limit" "move_limit"
            from
              app."cancellation_policies_during" ($3::date, '2199-12-31'::date) t13
          ) t14
      ) "coming_policies",
      (
        select
          coalesce(json_agg(t16), '[]')
        from
          (
            select
              t15."id" "id",
              t15."name" "name",
              t15."monthly_amount" "monthly_amount",
              t15."adaptation_date" "adaptation_date",
              t15."withdrawn_date" "withdrawn_date"
            from
              "public"."view_plan_types" t15
            where
              t15."customer_type" = 1::smallint
              and (
                (t15."coming_flag" = true::boolean)
                or (t15."withdrawn_date" > $4::date)
              )
            order by
              t15."sequence" asc,
              t15."id" asc
          ) t16
      ) "changing_plans",
      (
        select
          coalesce(json_agg(t18), '[]')
        from
          (
            select
              t17."id" "id",
              t17."name" "name",
              t17."price" "price",
              t17."adaptation_date" "adaptation_date",
              t17."withdrawn_date" "withdrawn_date"
            from
              "public"."view_ticket_prices" t17
            where
              (
                (t17."coming_flag" = true::boolean)
                or (t17."withdrawn_date" > $5::date)
              )
            order by
              t17."adaptation_date" asc,
              t17."number" asc
          ) t18
      ) "changing_tickets",
      (
        select
          coalesce(json_agg(t20), '[]')
        from
          (
            select
              t19."id" "id",
              t19."name" "name",
              t19."open_time" "open_time",
              t19."close_time" "close_time",
              t19."extended_open_time" "extended_open_time",
              t19."extended_close_time" "extended_close_time",
              t21.json "branch_certificates",
              t24.json "branch_patterns",
              t30.json "view_branch_age_limits"
            from
              "public"."branches" t19
              left join lateral (
                select
                  coalesce(json_agg(t23), '[]')
                from
                  (
                    select
                      t22."start_date" "start_date",
                      t22."end_date" "end_date"
                    from
                      "public"."branch_certificates" t22
                    where
                      t22."branch_id" = t19."id"
                      and t22."kind" = 1::smallint
                    order by
                      t22."start_date" asc
                  ) t23
              ) t21 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t26), '[]')
                from
                  (
                    select
                      t25."adaptation_date" "adaptation_date",
                      t27.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t25
                      left join lateral (
                        select
                          coalesce(json_agg(t29), '[]')
                        from
                          (
                            select
                              t28."weekday" "weekday",
                              t28."closed_flag" "closed_flag",
                              t28."open_time" "open_time",
                              t28."close_time" "close_time",
                              t28."extended_open_time" "extended_open_time",
                              t28."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t28
                            where
                              t28."branch_pattern_id" = t25."id"
                            order by
                              t28."weekday" asc
                          ) t29
                      ) t27 (json) on true
                    where
                      t25."branch_id" = t19."id"
                    order by
                      t25."adaptation_date" desc
                  ) t26
              ) t24 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t32), '[]')
                from
                  (
                    select
                      t31."adaptation_date" "adaptation_date",
                      t31."minimum_age_months" "minimum_age_months",
                      t31."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t31
                    where
                      t31."branch_id" = t19."id"
                    order by
                      t31."adaptation_date" desc
                  ) t32
              ) t30 (json) on true
            where
              t19."real_store_flag" = true::boolean
              and t19."status" = 1::smallint
            order by
              (
                select
                  t33."code"
                from
                  "public"."prefectures" t33
                where
                  t33."id" = t19."prefecture_id"
              ) asc,
              t19."id" asc
          ) t20
      ) "branches",
      (
        select
          coalesce(json_agg(t35), '[]')
        from
          (
            select
              t34."window_days" "window_days",
              t34."step_minutes" "step_minutes",
              t34."minimum_minutes" "minimum_minutes",
              t34."today_lead_minutes" "today_lead_minutes",
              t34."request_answer_minutes" "request_answer_minutes"
            from
              "public"."view_reserve_settings" t34
          ) t35
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t37), '[]')
        from
          (
            select
              t36."items" "items"
            from
              app."bring_lists_on" ($6::date) t36
          ) t37
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t39), '[]')
        from
          (
            select
              t38."adaptation_date" "adaptation_date",
              t38."breakfast_start_time" "breakfast_start_time",
              t38."breakfast_end_time" "breakfast_end_time",
              t38."lunch_start_time" "lunch_start_time",
              t38."lunch_end_time" "lunch_end_time",
              t38."supper_start_time" "supper_start_time",
              t38."supper_end_time" "supper_end_time",
              t38."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t38
            order by
              t38."adaptation_date" desc
          ) t39
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t41), '[]')
        from
          (
            select
              t40."date" "date",
              t40."name" "name"
            from
              "public"."holidays" t40
            where
              t40."date" >= $7::date
            order by
              t40."date" asc
          ) t41
      ) "holidays"
  ) answer;
