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
              t2.json "childcare_corrections",
              t5.json "branch",
              t8.json "reserve"
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
                      t3."id" "id",
                      t3."before_amount" "before_amount",
                      t3."after_amount" "after_amount",
                      t3."difference" "difference",
                      t3."status" "status",
                      t3."created_at" "created_at"
                    from
                      "public"."childcare_corrections" t3
                    where
                      t3."childcare_id" = t0."id"
                    order by
                      t3."id" asc
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."branches" t6
                    where
                      t6."id" = t0."branch_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."id" "id",
                      t9."branch_id" "branch_id",
                      t9."start_datetime" "start_datetime",
                      t9."end_datetime" "end_datetime",
                      t9."breakfast_support_flag" "breakfast_support_flag",
                      t9."lunch_support_flag" "lunch_support_flag",
                      t9."supper_support_flag" "supper_support_flag",
                      t9."pick_up_name" "pick_up_name",
                      t9."pick_up_tel" "pick_up_tel",
                      t9."remarks" "remarks",
                      t9."reserve_amount" "reserve_amount",
                      t9."amount_lines" "amount_lines",
                      t11.json "reserve_details"
                    from
                      "public"."reserves" t9
                      left join lateral (
                        select
                          coalesce(json_agg(t13), '[]')
                        from
                          (
                            select
                              t12."child_id" "child_id",
                              t12."breakfast_support_flag" "breakfast_support_flag",
                              t12."lunch_support_flag" "lunch_support_flag",
                              t12."supper_support_flag" "supper_support_flag",
                              t14.json "child"
                            from
                              "public"."reserve_details" t12
                              left join lateral (
                                select
                                  row_to_json(t16)
                                from
                                  (
                                    select
                                      t15."id" "id",
                                      t15."name" "name"
                                    from
                                      "public"."children" t15
                                    where
                                      t15."id" = t12."child_id"
                                  ) t16
                              ) t14 (json) on true
                            where
                              t12."reserve_id" = t9."id"
                            order by
                              t12."id" asc
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."id" = t0."reserve_id"
                  ) t10
              ) t8 (json) on true
            order by
              t0."status" asc,
              t0."start_datetime" desc,
              t0."id" asc
          ) t1
      ) "childcares",
      (
        select
          row_to_json(t20)
        from
          (
            select
              (
                select
                  row_to_json(t19)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."childcares" t17
                      ) t18
                  ) t19
              ) "aggregate"
          ) t20
      ) "childcares_aggregate"
  ) answer;
