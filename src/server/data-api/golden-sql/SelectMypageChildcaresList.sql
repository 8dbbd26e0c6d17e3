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
              t0."status" "status",
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."childcare_amount" "childcare_amount",
              t0."after_business_amount" "after_business_amount",
              t0."current_day_amount" "current_day_amount",
              t0."holiday_amount" "holiday_amount",
              t0."meal_support_amount" "meal_support_amount",
              t0."zero_year_old_amount" "zero_year_old_amount",
              t0."tickets_discount_amount" "tickets_discount_amount",
              t0."others_discount_amount" "others_discount_amount",
              t0."others_discount_reason" "others_discount_reason",
              t0."total_amount" "total_amount",
              t0."amount_lines" "amount_lines",
              t0."number_of_tickets_used" "number_of_tickets_used",
              t2.json "ticket_uses",
              t0."pick_up_name" "pick_up_name",
              t8.json "childcare_corrections",
              t11.json "branch",
              t14.json "reserve"
            from
              (
                select
                  t0."id",
                  t0."status",
                  t0."start_datetime",
                  t0."end_datetime",
                  t0."childcare_amount",
                  t0."after_business_amount",
                  t0."current_day_amount",
                  t0."holiday_amount",
                  t0."meal_support_amount",
                  t0."zero_year_old_amount",
                  t0."tickets_discount_amount",
                  t0."others_discount_amount",
                  t0."others_discount_reason",
                  t0."total_amount",
                  t0."amount_lines",
                  t0."number_of_tickets_used",
                  t0."pick_up_name",
                  t0."branch_id",
                  t0."reserve_id"
                from
                  "public"."childcares" t0
                order by
                  t0."status" asc,
                  t0."start_datetime" desc,
                  t0."id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."number" "number",
                      t5.json "ticket"
                    from
                      "public"."ticket_uses" t3
                      left join lateral (
                        select
                          row_to_json(t7)
                        from
                          (
                            select
                              t6."granted_flag" "granted_flag"
                            from
                              "public"."tickets" t6
                            where
                              t6."id" = t3."ticket_id"
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."childcare_id" = t0."id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."id" "id",
                      t9."before_amount" "before_amount",
                      t9."after_amount" "after_amount",
                      t9."difference" "difference",
                      t9."status" "status",
                      t9."created_at" "created_at"
                    from
                      "public"."childcare_corrections" t9
                    where
                      t9."childcare_id" = t0."id"
                    order by
                      t9."id" asc
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t13)
                from
                  (
                    select
                      t12."name" "name"
                    from
                      "public"."branches" t12
                    where
                      t12."id" = t0."branch_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      t15."id" "id",
                      t15."branch_id" "branch_id",
                      t15."start_datetime" "start_datetime",
                      t15."end_datetime" "end_datetime",
                      t15."breakfast_support_flag" "breakfast_support_flag",
                      t15."lunch_support_flag" "lunch_support_flag",
                      t15."supper_support_flag" "supper_support_flag",
                      t15."pick_up_name" "pick_up_name",
                      t15."pick_up_tel" "pick_up_tel",
                      t15."remarks" "remarks",
                      t15."reserve_amount" "reserve_amount",
                      t15."amount_lines" "amount_lines",
                      t17.json "reserve_details"
                    from
                      "public"."reserves" t15
                      left join lateral (
                        select
                          coalesce(json_agg(t19), '[]')
                        from
                          (
                            select
                              t18."child_id" "child_id",
                              t18."breakfast_support_flag" "breakfast_support_flag",
                              t18."lunch_support_flag" "lunch_support_flag",
                              t18."supper_support_flag" "supper_support_flag",
                              t20.json "child"
                            from
                              "public"."reserve_details" t18
                              left join lateral (
                                select
                                  row_to_json(t22)
                                from
                                  (
                                    select
                                      t21."id" "id",
                                      t21."name" "name"
                                    from
                                      "public"."children" t21
                                    where
                                      t21."id" = t18."child_id"
                                  ) t22
                              ) t20 (json) on true
                            where
                              t18."reserve_id" = t15."id"
                            order by
                              t18."id" asc
                          ) t19
                      ) t17 (json) on true
                    where
                      t15."id" = t0."reserve_id"
                  ) t16
              ) t14 (json) on true
            order by
              t0."status" asc,
              t0."start_datetime" desc,
              t0."id" asc
          ) t1
      ) "childcares",
      (
        select
          row_to_json(t26)
        from
          (
            select
              (
                select
                  row_to_json(t25)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."childcares" t23
                      ) t24
                  ) t25
              ) "aggregate"
          ) t26
      ) "childcares_aggregate"
  ) answer;
