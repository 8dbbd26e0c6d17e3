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
              t0."payment_date" "payment_date",
              t0."payment_datetime" "payment_datetime",
              t0."payment_method" "payment_method",
              t0."payment_type" "payment_type",
              t0."amount" "amount",
              t0."remarks" "remarks",
              t2.json "branch",
              t5.json "reserve",
              t17.json "childcare"
            from
              (
                select
                  t0."id",
                  t0."payment_date",
                  t0."payment_datetime",
                  t0."payment_method",
                  t0."payment_type",
                  t0."amount",
                  t0."remarks",
                  t0."branch_id",
                  t0."reserve_id",
                  t0."childcare_id"
                from
                  "public"."payments" t0
                order by
                  t0."payment_datetime" desc,
                  t0."id" desc
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
                      t6."start_datetime" "start_datetime",
                      t8.json "branch",
                      t11.json "reserve_details"
                    from
                      "public"."reserves" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."name" "name"
                            from
                              "public"."branches" t9
                            where
                              t9."id" = t6."branch_id"
                          ) t10
                      ) t8 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t13), '[]')
                        from
                          (
                            select
                              t14.json "child"
                            from
                              "public"."reserve_details" t12
                              left join lateral (
                                select
                                  row_to_json(t16)
                                from
                                  (
                                    select
                                      t15."name" "name"
                                    from
                                      "public"."children" t15
                                    where
                                      t15."id" = t12."child_id"
                                  ) t16
                              ) t14 (json) on true
                            where
                              t12."reserve_id" = t6."id"
                            order by
                              t12."id" asc
                          ) t13
                      ) t11 (json) on true
                    where
                      t6."id" = t0."reserve_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t19)
                from
                  (
                    select
                      t20.json "reserve"
                    from
                      "public"."childcares" t18
                      left join lateral (
                        select
                          row_to_json(t22)
                        from
                          (
                            select
                              t21."start_datetime" "start_datetime",
                              t23.json "branch",
                              t26.json "reserve_details"
                            from
                              "public"."reserves" t21
                              left join lateral (
                                select
                                  row_to_json(t25)
                                from
                                  (
                                    select
                                      t24."name" "name"
                                    from
                                      "public"."branches" t24
                                    where
                                      t24."id" = t21."branch_id"
                                  ) t25
                              ) t23 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t28), '[]')
                                from
                                  (
                                    select
                                      t29.json "child"
                                    from
                                      "public"."reserve_details" t27
                                      left join lateral (
                                        select
                                          row_to_json(t31)
                                        from
                                          (
                                            select
                                              t30."name" "name"
                                            from
                                              "public"."children" t30
                                            where
                                              t30."id" = t27."child_id"
                                          ) t31
                                      ) t29 (json) on true
                                    where
                                      t27."reserve_id" = t21."id"
                                    order by
                                      t27."id" asc
                                  ) t28
                              ) t26 (json) on true
                            where
                              t21."id" = t18."reserve_id"
                          ) t22
                      ) t20 (json) on true
                    where
                      t18."id" = t0."childcare_id"
                  ) t19
              ) t17 (json) on true
            order by
              t0."payment_datetime" desc,
              t0."id" desc
          ) t1
      ) "payments",
      (
        select
          row_to_json(t35)
        from
          (
            select
              (
                select
                  row_to_json(t34)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."payments" t32
                      ) t33
                  ) t34
              ) "aggregate"
          ) t35
      ) "payments_aggregate"
  ) answer;
