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
                              t9."name" "name"
                            from
                              "public"."children" t9
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
          coalesce(json_agg(t12), '[]')
        from
          (
            select
              t11."id" "id",
              t11."number" "number",
              t11."remaining" "remaining",
              t11."purchase_date" "purchase_date",
              t11."expiry_date" "expiry_date",
              t13.json "ticket_price"
            from
              "public"."tickets" t11
              left join lateral (
                select
                  row_to_json(t15)
                from
                  (
                    select
                      t14."price" "price"
                    from
                      "public"."ticket_prices" t14
                    where
                      t14."id" = t11."ticket_price_id"
                  ) t15
              ) t13 (json) on true
            where
              t11."remaining" > 0::integer
          ) t12
      ) "tickets",
      (
        select
          coalesce(json_agg(t17), '[]')
        from
          (
            select
              t16."adaptation_date" "adaptation_date",
              t16."items" "items"
            from
              "public"."bring_lists" t16
            order by
              t16."adaptation_date" desc,
              t16."id" desc
          ) t17
      ) "bring_lists",
      (
        select
          coalesce(json_agg(t19), '[]')
        from
          (
            select
              t18."adaptation_date" "adaptation_date",
              t18."breakfast_start_time" "breakfast_start_time",
              t18."breakfast_end_time" "breakfast_end_time",
              t18."lunch_start_time" "lunch_start_time",
              t18."lunch_end_time" "lunch_end_time",
              t18."supper_start_time" "supper_start_time",
              t18."supper_end_time" "supper_end_time",
              t18."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t18
            order by
              t18."adaptation_date" desc
          ) t19
      ) "meal_hours"
  ) answer;
