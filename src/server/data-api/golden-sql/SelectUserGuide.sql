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
              t2."id" "id",
              t2."name" "name",
              t2."number" "number",
              t2."price" "price",
              t2."valid_days" "valid_days",
              t2."adaptation_date" "adaptation_date"
            from
              "public"."view_ticket_prices" t2
            where
              t2."sold_flag" = true::boolean
            order by
              t2."number" asc
          ) t3
      ) "ticket_prices",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."name" "name",
              t4."charge_flag" "charge_flag",
              t4."monthly_amount" "monthly_amount",
              t4."childcare_discount_per_hour" "childcare_discount_per_hour",
              t6.json "plan_type_summaries"
            from
              "public"."view_plan_types" t4
              left join lateral (
                select
                  coalesce(json_agg(t8), '[]')
                from
                  (
                    select
                      t7."content" "content"
                    from
                      "public"."plan_type_summaries" t7
                    where
                      t7."plan_type_id" = t4."id"
                    order by
                      t7."sequence" asc,
                      t7."id" asc
                  ) t8
              ) t6 (json) on true
            where
              t4."offered_flag" = true::boolean
            order by
              t4."sequence" asc,
              t4."id" asc
          ) t5
      ) "plan_types",
      (
        select
          coalesce(json_agg(t10), '[]')
        from
          (
            select
              t9."free_until_days_before" "free_until_days_before",
              t9."free_until_time" "free_until_time",
              t9."grace_minutes" "grace_minutes",
              t9."grace_lead_minutes" "grace_lead_minutes",
              t9."late_percent" "late_percent",
              t9."last_minutes" "last_minutes",
              t9."last_percent" "last_percent",
              t9."no_show_percent" "no_show_percent",
              t9."resale_percent" "resale_percent"
            from
              "public"."cancellation_policies" t9
            where
              t9."adaptation_date" <= $1::date
            order by
              t9."adaptation_date" desc,
              t9."id" asc
            limit
              1::integer
          ) t10
      ) "cancellation_policies",
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
              t11."late_percent" "late_percent",
              t11."last_minutes" "last_minutes",
              t11."last_percent" "last_percent",
              t11."no_show_percent" "no_show_percent",
              t11."resale_percent" "resale_percent"
            from
              "public"."cancellation_policies" t11
            where
              t11."adaptation_date" > $2::date
            order by
              t11."adaptation_date" asc
          ) t12
      ) "coming_policies",
      (
        select
          coalesce(json_agg(t14), '[]')
        from
          (
            select
              t13."id" "id",
              t13."name" "name",
              t13."monthly_amount" "monthly_amount",
              t13."adaptation_date" "adaptation_date",
              t13."withdrawn_date" "withdrawn_date"
            from
              "public"."view_plan_types" t13
            where
              t13."customer_type" = 1::smallint
              and (
                (t13."adaptation_date" > $3::date)
                or (t13."withdrawn_date" > $4::date)
              )
            order by
              t13."sequence" asc,
              t13."id" asc
          ) t14
      ) "changing_plans",
      (
        select
          coalesce(json_agg(t16), '[]')
        from
          (
            select
              t15."id" "id",
              t15."name" "name",
              t15."price" "price",
              t15."adaptation_date" "adaptation_date",
              t15."withdrawn_date" "withdrawn_date"
            from
              "public"."view_ticket_prices" t15
            where
              (
                (t15."adaptation_date" > $5::date)
                or (t15."withdrawn_date" > $6::date)
              )
            order by
              t15."adaptation_date" asc,
              t15."number" asc
          ) t16
      ) "changing_tickets",
      (
        select
          coalesce(json_agg(t18), '[]')
        from
          (
            select
              t17."id" "id",
              t17."name" "name",
              t17."open_time" "open_time",
              t17."close_time" "close_time",
              t17."extended_open_time" "extended_open_time",
              t17."extended_close_time" "extended_close_time",
              t19.json "branch_certificates",
              t22.json "branch_patterns",
              t28.json "view_branch_age_limits"
            from
              "public"."branches" t17
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."start_date" "start_date",
                      t20."end_date" "end_date"
                    from
                      "public"."branch_certificates" t20
                    where
                      t20."branch_id" = t17."id"
                      and t20."kind" = 1::smallint
                    order by
                      t20."start_date" asc
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."adaptation_date" "adaptation_date",
                      t25.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t23
                      left join lateral (
                        select
                          coalesce(json_agg(t27), '[]')
                        from
                          (
                            select
                              t26."weekday" "weekday",
                              t26."closed_flag" "closed_flag",
                              t26."open_time" "open_time",
                              t26."close_time" "close_time",
                              t26."extended_open_time" "extended_open_time",
                              t26."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t26
                            where
                              t26."branch_pattern_id" = t23."id"
                            order by
                              t26."weekday" asc
                          ) t27
                      ) t25 (json) on true
                    where
                      t23."branch_id" = t17."id"
                    order by
                      t23."adaptation_date" desc
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t30), '[]')
                from
                  (
                    select
                      t29."adaptation_date" "adaptation_date",
                      t29."minimum_age_months" "minimum_age_months",
                      t29."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t29
                    where
                      t29."branch_id" = t17."id"
                    order by
                      t29."adaptation_date" desc
                  ) t30
              ) t28 (json) on true
            where
              t17."real_store_flag" = true::boolean
              and t17."status" = 1::smallint
            order by
              (
                select
                  t31."code"
                from
                  "public"."prefectures" t31
                where
                  t31."id" = t17."prefecture_id"
              ) asc,
              t17."id" asc
          ) t18
      ) "branches",
      (
        select
          coalesce(json_agg(t33), '[]')
        from
          (
            select
              t32."window_days" "window_days",
              t32."step_minutes" "step_minutes",
              t32."minimum_minutes" "minimum_minutes",
              t32."today_lead_minutes" "today_lead_minutes",
              t32."request_answer_minutes" "request_answer_minutes"
            from
              "public"."view_reserve_settings" t32
          ) t33
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t35), '[]')
        from
          (
            select
              t34."items" "items"
            from
              "public"."bring_lists" t34
            where
              t34."adaptation_date" <= $7::date
            order by
              t34."adaptation_date" desc,
              t34."id" desc
            limit
              1::integer
          ) t35
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t37), '[]')
        from
          (
            select
              t36."adaptation_date" "adaptation_date",
              t36."breakfast_start_time" "breakfast_start_time",
              t36."breakfast_end_time" "breakfast_end_time",
              t36."lunch_start_time" "lunch_start_time",
              t36."lunch_end_time" "lunch_end_time",
              t36."supper_start_time" "supper_start_time",
              t36."supper_end_time" "supper_end_time",
              t36."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t36
            order by
              t36."adaptation_date" desc
          ) t37
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t39), '[]')
        from
          (
            select
              t38."date" "date",
              t38."name" "name"
            from
              "public"."holidays" t38
            where
              t38."date" >= $8::date
            order by
              t38."date" asc
          ) t39
      ) "holidays"
  ) answer;
