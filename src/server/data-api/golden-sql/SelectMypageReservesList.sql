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
              t0."id" "id",
              t0."branch_id" "branch_id",
              t0."branch_name" "branch_name",
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."approval_status" "approval_status",
              t0."approval_comment" "approval_comment",
              t0."editable_flag" "editable_flag",
              t0."cancellable_flag" "cancellable_flag",
              t0."breakfast_support_flag" "breakfast_support_flag",
              t0."lunch_support_flag" "lunch_support_flag",
              t0."supper_support_flag" "supper_support_flag",
              t0."pick_up_name" "pick_up_name",
              t0."pick_up_tel" "pick_up_tel",
              t0."remarks" "remarks",
              t0."reserve_amount" "reserve_amount",
              t0."series_place" "series_place",
              t2.json "reserve_series",
              t0."amount_lines" "amount_lines",
              t0."use_tickets" "use_tickets",
              t0."card_due_datetime" "card_due_datetime",
              t0."answer_due_datetime" "answer_due_datetime",
              t0."first_visit_flag" "first_visit_flag",
              t5.json "branch",
              t8.json "reserve_details"
            from
              "public"."view_reserves" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."dates" "dates"
                    from
                      "public"."reserve_series" t3
                    where
                      t3."id" = t0."reserve_series_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."path_name" "path_name",
                      t6."address1" "address1",
                      t6."address2" "address2",
                      t6."tel" "tel",
                      t6."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t6
                    where
                      t6."id" = t0."branch_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."child_id" "child_id",
                      t9."date_of_birth" "date_of_birth",
                      t9."breakfast_support_flag" "breakfast_support_flag",
                      t9."lunch_support_flag" "lunch_support_flag",
                      t9."supper_support_flag" "supper_support_flag",
                      t11.json "child"
                    from
                      "public"."reserve_details" t9
                      left join lateral (
                        select
                          row_to_json(t13)
                        from
                          (
                            select
                              t12."id" "id",
                              t12."name" "name",
                              t14.json "child_essentials",
                              t17.json "child_allergies"
                            from
                              "public"."children" t12
                              left join lateral (
                                select
                                  coalesce(json_agg(t16), '[]')
                                from
                                  (
                                    select
                                      t15."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t15
                                    where
                                      t15."child_id" = t12."id"
                                  ) t16
                              ) t14 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t19), '[]')
                                from
                                  (
                                    select
                                      t18."other_name" "other_name",
                                      t18."severity" "severity",
                                      t18."reaction" "reaction",
                                      t18."epipen_flag" "epipen_flag",
                                      t20.json "allergen"
                                    from
                                      "public"."child_allergies" t18
                                      left join lateral (
                                        select
                                          row_to_json(t22)
                                        from
                                          (
                                            select
                                              t21."name" "name"
                                            from
                                              "public"."allergens" t21
                                            where
                                              t21."id" = t18."allergen_id"
                                          ) t22
                                      ) t20 (json) on true
                                    where
                                      t18."child_id" = t12."id"
                                      and t18."ended_at" is null
                                    order by
                                      t18."id" asc
                                  ) t19
                              ) t17 (json) on true
                            where
                              t12."id" = t9."child_id"
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."reserve_id" = t0."id"
                    order by
                      t9."id" asc
                  ) t10
              ) t8 (json) on true
            where
              t0."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
              and t0."childcare_status" = 1::smallint
              and t0."cancel_flag" = false::boolean
            order by
              t0."start_datetime" asc,
              t0."id" asc
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t24), '[]')
        from
          (
            select
              t23."id" "id",
              t23."start_datetime" "start_datetime",
              t23."amount_lines" "amount_lines",
              t23."use_tickets" "use_tickets"
            from
              "public"."view_reserves" t23
            where
              t23."live" = true::boolean
              and (
                (t23."childcare_status" = 2::smallint)
                or (
                  t23."childcare_status" = 1::smallint
                  and t23."over_flag" = false::boolean
                )
              )
            order by
              t23."start_datetime" asc,
              t23."id" asc
          ) t24
      ) "planned",
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
      ) "meal_hours"
  ) answer;
