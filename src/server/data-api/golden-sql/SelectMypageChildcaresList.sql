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
              t0."pick_up_name" "pick_up_name",
              t2.json "branch",
              t5.json "reserve"
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
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."branches" t3
                    where
                      t3."id" = t0."branch_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."id" "id",
                      t6."start_datetime" "start_datetime",
                      t6."end_datetime" "end_datetime",
                      t6."reserve_amount" "reserve_amount",
                      t6."amount_lines" "amount_lines",
                      t8.json "reserve_details"
                    from
                      "public"."reserves" t6
                      left join lateral (
                        select
                          coalesce(json_agg(t10), '[]')
                        from
                          (
                            select
                              t11.json "child"
                            from
                              "public"."reserve_details" t9
                              left join lateral (
                                select
                                  row_to_json(t13)
                                from
                                  (
                                    select
                                      t12."name" "name"
                                    from
                                      "public"."children" t12
                                    where
                                      t12."id" = t9."child_id"
                                  ) t13
                              ) t11 (json) on true
                            where
                              t9."reserve_id" = t6."id"
                            order by
                              t9."id" asc
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."id" = t0."reserve_id"
                  ) t7
              ) t5 (json) on true
            order by
              t0."status" asc,
              t0."start_datetime" desc,
              t0."id" asc
          ) t1
      ) "childcares",
      (
        select
          row_to_json(t17)
        from
          (
            select
              (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."childcares" t14
                      ) t15
                  ) t16
              ) "aggregate"
          ) t17
      ) "childcares_aggregate"
  ) answer;
