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
              t0."amount_lines" "amount_lines",
              t0."use_tickets" "use_tickets",
              t0."card_due_datetime" "card_due_datetime",
              t0."answer_due_datetime" "answer_due_datetime",
              t0."first_visit_flag" "first_visit_flag",
              t2.json "branch",
              t5.json "reserve_details"
            from
              "public"."view_reserves" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."path_name" "path_name",
                      t3."address1" "address1",
                      t3."address2" "address2",
                      t3."tel" "tel",
                      t3."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t3
                    where
                      t3."id" = t0."branch_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."child_id" "child_id",
                      t6."date_of_birth" "date_of_birth",
                      t6."breakfast_support_flag" "breakfast_support_flag",
                      t6."lunch_support_flag" "lunch_support_flag",
                      t6."supper_support_flag" "supper_support_flag",
                      t8.json "child"
                    from
                      "public"."reserve_details" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."id" "id",
                              t9."name" "name",
                              t11.json "child_essentials",
                              t14.json "child_allergies"
                            from
                              "public"."children" t9
                              left join lateral (
                                select
                                  coalesce(json_agg(t13), '[]')
                                from
                                  (
                                    select
                                      t12."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t12
                                    where
                                      t12."child_id" = t9."id"
                                  ) t13
                              ) t11 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t16), '[]')
                                from
                                  (
                                    select
                                      t15."other_name" "other_name",
                                      t15."severity" "severity",
                                      t15."reaction" "reaction",
                                      t15."epipen_flag" "epipen_flag",
                                      t17.json "allergen"
                                    from
                                      "public"."child_allergies" t15
                                      left join lateral (
                                        select
                                          row_to_json(t19)
                                        from
                                          (
                                            select
                                              t18."name" "name"
                                            from
                                              "public"."allergens" t18
                                            where
                                              t18."id" = t15."allergen_id"
                                          ) t19
                                      ) t17 (json) on true
                                    where
                                      t15."child_id" = t9."id"
                                      and t15."ended_at" is null
                                    order by
                                      t15."id" asc
                                  ) t16
                              ) t14 (json) on true
                            where
                              t9."id" = t6."child_id"
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."reserve_id" = t0."id"
                    order by
                      t6."id" asc
                  ) t7
              ) t5 (json) on true
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
          coalesce(json_agg(t21), '[]')
        from
          (
            select
              t20."id" "id",
              t20."number" "number",
              t20."remaining" "remaining",
              t20."purchase_date" "purchase_date",
              t20."expiry_date" "expiry_date",
              t22.json "ticket_price"
            from
              "public"."tickets" t20
              left join lateral (
                select
                  row_to_json(t24)
                from
                  (
                    select
                      t23."price" "price"
                    from
                      "public"."ticket_prices" t23
                    where
                      t23."id" = t20."ticket_price_id"
                  ) t24
              ) t22 (json) on true
            where
              t20."remaining" > 0::integer
          ) t21
      ) "tickets",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."adaptation_date" "adaptation_date",
              t25."items" "items"
            from
              "public"."bring_lists" t25
            order by
              t25."adaptation_date" desc,
              t25."id" desc
          ) t26
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t28), '[]')
        from
          (
            select
              t27."adaptation_date" "adaptation_date",
              t27."breakfast_start_time" "breakfast_start_time",
              t27."breakfast_end_time" "breakfast_end_time",
              t27."lunch_start_time" "lunch_start_time",
              t27."lunch_end_time" "lunch_end_time",
              t27."supper_start_time" "supper_start_time",
              t27."supper_end_time" "supper_end_time",
              t27."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t27
            order by
              t27."adaptation_date" desc
          ) t28
      ) "meal_hours"
  ) answer;
