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
              t0."number" "number",
              t0."remaining" "remaining",
              t0."purchase_date" "purchase_date",
              t0."expiry_date" "expiry_date",
              t0."granted_flag" "granted_flag",
              t0."refunded_number" "refunded_number",
              t2.json "ticket_price",
              t5.json "ticket_uses"
            from
              "public"."tickets" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name",
                      t3."price" "price"
                    from
                      "public"."ticket_prices" t3
                    where
                      t3."id" = t0."ticket_price_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."number" "number",
                      t8.json "childcare"
                    from
                      "public"."ticket_uses" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."id" "id",
                              t9."start_datetime" "start_datetime"
                            from
                              "public"."childcares" t9
                            where
                              t9."id" = t6."childcare_id"
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."ticket_id" = t0."id"
                    order by
                      (
                        select
                          t11."start_datetime"
                        from
                          "public"."childcares" t11
                        where
                          t11."id" = t6."childcare_id"
                      ) desc
                  ) t7
              ) t5 (json) on true
            order by
              t0."expiry_date" asc,
              t0."id" asc
          ) t1
      ) "tickets",
      (
        select
          row_to_json(t16)
        from
          (
            select
              (
                select
                  row_to_json(t14)
                from
                  (
                    select
                      (
                        select
                          row_to_json(t15)
                        from
                          (
                            select
                              sum(t13."remaining") "remaining"
                          ) t15
                      ) "sum"
                    from
                      (
                        select
                          t12."remaining"
                        from
                          "public"."tickets" t12
                        where
                          t12."expiry_date" >= $1::date
                          and t12."remaining" > 0::integer
                      ) t13
                  ) t14
              ) "aggregate"
          ) t16
      ) "usable",
      (
        select
          coalesce(json_agg(t18), '[]')
        from
          (
            select
              t17."childcare" "childcare"
            from
              "public"."unit_prices" t17
            where
              t17."adaptation_date" <= $2::date
            order by
              t17."adaptation_date" desc,
              t17."id" asc
            limit
              1::integer
          ) t18
      ) "unit_prices",
      (
        select
          coalesce(json_agg(t20), '[]')
        from
          (
            select
              t19."paying_flag" "paying_flag",
              t19."use_tickets" "use_tickets",
              t21.json "plan_type"
            from
              (
                select
                  t19."paying_flag",
                  t19."use_tickets",
                  t19."plan_type_id",
                  t19."id"
                from
                  "public"."view_families" t19
                order by
                  t19."id" asc
                limit
                  1::integer
              ) t19
              left join lateral (
                select
                  row_to_json(t23)
                from
                  (
                    select
                      t22."name" "name",
                      t22."childcare_discount_per_hour" "childcare_discount_per_hour"
                    from
                      "public"."plan_types" t22
                    where
                      t22."id" = t19."plan_type_id"
                  ) t23
              ) t21 (json) on true
            order by
              t19."id" asc
          ) t20
      ) "customers",
      (
        select
          coalesce(json_agg(t25), '[]')
        from
          (
            select
              t24."adaptation_date" "adaptation_date",
              t24."refund_percent" "refund_percent",
              t24."refund_fee" "refund_fee",
              t24."refund_until_days" "refund_until_days"
            from
              "public"."ticket_terms" t24
            order by
              t24."adaptation_date" desc
          ) t25
      ) "ticket_terms",
      (
        select
          coalesce(json_agg(t27), '[]')
        from
          (
            select
              t26."id" "id",
              t26."name" "name",
              t26."number" "number",
              t26."price" "price",
              t26."valid_days" "valid_days",
              t26."adaptation_date" "adaptation_date",
              t28.json "ticket_sale_rankings"
            from
              "public"."view_ticket_prices" t26
              left join lateral (
                select
                  coalesce(json_agg(t30), '[]')
                from
                  (
                    select
                      t29."ranking" "ranking"
                    from
                      "public"."ticket_sale_rankings" t29
                    where
                      t29."ticket_price_id" = t26."id"
                  ) t30
              ) t28 (json) on true
            where
              t26."sold_flag" = true::boolean
            order by
              t26."number" asc
          ) t27
      ) "ticket_prices"
  ) answer;
