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
              t0."version" "version",
              t0."name" "name",
              t0."customer_type" "customer_type",
              t0."monthly_amount" "monthly_amount",
              t0."childcare_discount_per_hour" "childcare_discount_per_hour",
              t0."sequence" "sequence",
              t0."adaptation_date" "adaptation_date",
              t0."withdrawn_date" "withdrawn_date",
              t0."offered_flag" "offered_flag",
              t2.json "plan_type_summaries"
            from
              "public"."view_plan_types" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."content" "content"
                    from
                      "public"."plan_type_summaries" t3
                    where
                      t3."plan_type_id" = t0."id"
                    order by
                      t3."sequence" asc,
                      t3."id" asc
                  ) t4
              ) t2 (json) on true
            order by
              t0."sequence" asc,
              t0."id" asc
          ) t1
      ) "plan_types",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."id" "id",
              t5."version" "version",
              t5."name" "name",
              t5."number" "number",
              t5."price" "price",
              t5."valid_days" "valid_days",
              t5."adaptation_date" "adaptation_date",
              t5."withdrawn_date" "withdrawn_date",
              t5."sold_flag" "sold_flag",
              t7.json "ticket_sale_rankings"
            from
              "public"."view_ticket_prices" t5
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."ranking" "ranking"
                    from
                      "public"."ticket_sale_rankings" t8
                    where
                      t8."ticket_price_id" = t5."id"
                  ) t9
              ) t7 (json) on true
            order by
              t5."number" asc,
              t5."adaptation_date" desc
          ) t6
      ) "ticket_prices"
  ) answer;
