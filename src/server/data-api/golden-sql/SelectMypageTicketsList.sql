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
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."id" "id",
              t12."start_datetime" "start_datetime",
              t12."amount_lines" "amount_lines",
              t12."use_tickets" "use_tickets"
            from
              "public"."view_reserves" t12
            where
              t12."live" = true::boolean
              and (
                (t12."childcare_status" = 2::smallint)
                or (
                  t12."childcare_status" = 1::smallint
                  and t12."over_flag" = false::boolean
                )
              )
            order by
              t12."start_datetime" asc,
              t12."id" asc
          ) t13
      ) "planned",
      (
        select
          row_to_json(t18)
        from
          (
            select
              (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      (
                        select
                          row_to_json(t17)
                        from
                          (
                            select
                              sum(t15."remaining") "remaining"
                          ) t17
                      ) "sum"
                    from
                      (
                        select
                          t14."remaining"
                        from
                          "public"."tickets" t14
                        where
                          t14."expiry_date" >= $1::date
                          and t14."remaining" > 0::integer
                      ) t15
                  ) t16
              ) "aggregate"
          ) t18
      ) "usable",
      (
        select
          coalesce(json_agg(t20), '[]')
        from
          (
            select
              t19."childcare" "childcare"
            from
              app."unit_prices_on" ($2::date) t19
          ) t20
      ) "unit_prices",
      (
        select
          coalesce(json_agg(t22), '[]')
        from
          (
            select
              t21."paying_flag" "paying_flag",
              t21."use_tickets" "use_tickets",
              t23.json "plan_type"
            from
              (
                select
                  t21."paying_flag",
                  t21."use_tickets",
                  t21."plan_type_id",
                  t21."id"
                from
                  "public"."view_families" t21
                order by
                  t21."id" asc
                limit
                  1::integer
              ) t21
              left join lateral (
                select
                  row_to_json(t25)
                from
                  (
                    select
                      t24."name" "name",
                      t24."childcare_discount_per_hour" "childcare_discount_per_hour"
                    from
                      "public"."plan_types" t24
                    where
                      t24."id" = t21."plan_type_id"
                  ) t25
              ) t23 (json) on true
            order by
              t21."id" asc
          ) t22
      ) "customers",
      (
        select
          coalesce(json_agg(t27), '[]')
        from
          (
            select
              t26."adaptation_date" "adaptation_date",
              t26."refund_percent" "refund_percent",
              t26."refund_fee" "refund_fee",
              t26."refund_until_days" "refund_until_days"
            from
              "public"."ticket_terms" t26
            order by
              t26."adaptation_date" desc
          ) t27
      ) "ticket_terms",
      (
        select
          coalesce(json_agg(t29), '[]')
        from
          (
            select
              t28."id" "id",
              t28."name" "name",
              t28."number" "number",
              t28."price" "price",
              t28."valid_days" "valid_days",
              t28."adaptation_date" "adaptation_date",
              t30.json "ticket_sale_rankings"
            from
              "public"."view_ticket_prices" t28
              left join lateral (
                select
                  coalesce(json_agg(t32), '[]')
                from
                  (
                    select
                      t31."ranking" "ranking"
                    from
                      "public"."ticket_sale_rankings" t31
                    where
                      t31."ticket_price_id" = t28."id"
                  ) t32
              ) t30 (json) on true
            where
              t28."sold_flag" = true::boolean
            order by
              t28."number" asc
          ) t29
      ) "ticket_prices"
  ) answer;
