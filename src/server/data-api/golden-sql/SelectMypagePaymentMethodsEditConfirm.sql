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
              t0."payment_method" "payment_method",
              t0."stripe_customer_id" "stripe_customer_id",
              t0."stripe_subscription_id" "stripe_subscription_id",
              t0."unpaid_flag" "unpaid_flag",
              t2.json "plan_type"
            from
              (
                select
                  t0."id",
                  t0."status",
                  t0."payment_method",
                  t0."stripe_customer_id",
                  t0."stripe_subscription_id",
                  t0."unpaid_flag",
                  t0."plan_type_id"
                from
                  "public"."view_customers" t0
                order by
                  t0."id" asc
                limit
                  1::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name",
                      t3."charge_flag" "charge_flag"
                    from
                      "public"."plan_types" t3
                    where
                      t3."id" = t0."plan_type_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "customers"
  ) answer;
