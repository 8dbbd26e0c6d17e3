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
              t2.json "issued_documents",
              t5.json "payments_by_refunded_payment_id",
              t8.json "branch",
              t11.json "reserve",
              t23.json "childcare"
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
                  "public"."view_own_payments" t0
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
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."number" "number",
                      t3."issued_at" "issued_at"
                    from
                      "public"."issued_documents" t3
                    where
                      t3."payment_id" = t0."id"
                    order by
                      t3."id" desc
                    limit
                      1::integer
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."payment_datetime" "payment_datetime"
                    from
                      "public"."view_own_payments" t6
                    where
                      t6."refunded_payment_id" = t0."id"
                    order by
                      t6."payment_datetime" desc,
                      t6."id" asc
                    limit
                      1::integer
                  ) t7
              ) t5 (json) on true
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
                      t9."id" = t0."branch_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t13)
                from
                  (
                    select
                      t12."start_datetime" "start_datetime",
                      t14.json "branch",
                      t17.json "reserve_details"
                    from
                      "public"."reserves" t12
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."name" "name"
                            from
                              "public"."branches" t15
                            where
                              t15."id" = t12."branch_id"
                          ) t16
                      ) t14 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t19), '[]')
                        from
                          (
                            select
                              t20.json "child"
                            from
                              "public"."reserve_details" t18
                              left join lateral (
                                select
                                  row_to_json(t22)
                                from
                                  (
                                    select
                                      t21."name" "name"
                                    from
                                      "public"."children" t21
                                    where
                                      t21."id" = t18."child_id"
                                  ) t22
                              ) t20 (json) on true
                            where
                              t18."reserve_id" = t12."id"
                            order by
                              t18."id" asc
                          ) t19
                      ) t17 (json) on true
                    where
                      t12."id" = t0."reserve_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  row_to_json(t25)
                from
                  (
                    select
                      t26.json "reserve"
                    from
                      "public"."childcares" t24
                      left join lateral (
                        select
                          row_to_json(t28)
                        from
                          (
                            select
                              t27."start_datetime" "start_datetime",
                              t29.json "branch",
                              t32.json "reserve_details"
                            from
                              "public"."reserves" t27
                              left join lateral (
                                select
                                  row_to_json(t31)
                                from
                                  (
                                    select
                                      t30."name" "name"
                                    from
                                      "public"."branches" t30
                                    where
                                      t30."id" = t27."branch_id"
                                  ) t31
                              ) t29 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t34), '[]')
                                from
                                  (
                                    select
                                      t35.json "child"
                                    from
                                      "public"."reserve_details" t33
                                      left join lateral (
                                        select
                                          row_to_json(t37)
                                        from
                                          (
                                            select
                                              t36."name" "name"
                                            from
                                              "public"."children" t36
                                            where
                                              t36."id" = t33."child_id"
                                          ) t37
                                      ) t35 (json) on true
                                    where
                                      t33."reserve_id" = t27."id"
                                    order by
                                      t33."id" asc
                                  ) t34
                              ) t32 (json) on true
                            where
                              t27."id" = t24."reserve_id"
                          ) t28
                      ) t26 (json) on true
                    where
                      t24."id" = t0."childcare_id"
                  ) t25
              ) t23 (json) on true
            order by
              t0."payment_datetime" desc,
              t0."id" desc
          ) t1
      ) "payments",
      (
        select
          coalesce(json_agg(t39), '[]')
        from
          (
            select
              t38."payment_date" "payment_date"
            from
              "public"."view_own_payments" t38
            order by
              t38."payment_date" asc,
              t38."id" asc
            limit
              1::integer
          ) t39
      ) "oldest",
      (
        select
          row_to_json(t43)
        from
          (
            select
              (
                select
                  row_to_json(t42)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."view_own_payments" t40
                      ) t41
                  ) t42
              ) "aggregate"
          ) t43
      ) "payments_aggregate"
  ) answer;
