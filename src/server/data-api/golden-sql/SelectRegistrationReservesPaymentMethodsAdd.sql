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
              t0."registration_status" "registration_status",
              t0."stripe_customer_id" "stripe_customer_id",
              t0."stripe_payment_method_id" "stripe_payment_method_id",
              t0."plan_type_id" "plan_type_id"
            from
              "public"."view_customers" t0
            order by
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."charge_flag" "charge_flag",
              t2."stripe_price_id" "stripe_price_id",
              t2."monthly_amount" "monthly_amount",
              t2."childcare_discount_per_hour" "childcare_discount_per_hour",
              t4.json "plan_type_summaries"
            from
              "public"."view_plan_types" t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."content" "content"
                    from
                      "public"."plan_type_summaries" t5
                    where
                      t5."plan_type_id" = t2."id"
                    order by
                      t5."sequence" asc,
                      t5."id" asc
                  ) t6
              ) t4 (json) on true
            where
              t2."offered_flag" = true::boolean
            order by
              t2."sequence" asc,
              t2."id" asc
          ) t3
      ) "plan_types"
  ) answer;
