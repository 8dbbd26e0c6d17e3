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
              t0."stopped_flag" "stopped_flag",
              t0."stripe_subscription_id" "stripe_subscription_id",
              t0."expiry_date" "expiry_date",
              t0."plan_type_id" "plan_type_id",
              t2.json "plan_type"
            from
              (
                select
                  t0."id",
                  t0."status",
                  t0."stopped_flag",
                  t0."stripe_subscription_id",
                  t0."expiry_date",
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
                      t3."id" "id",
                      t3."name" "name",
                      t3."charge_flag" "charge_flag",
                      t3."monthly_amount" "monthly_amount",
                      t3."childcare_discount_per_hour" "childcare_discount_per_hour"
                    from
                      "public"."plan_types" t3
                    where
                      t3."id" = t0."plan_type_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."id" "id",
              t5."name" "name",
              t5."charge_flag" "charge_flag",
              t5."stripe_price_id" "stripe_price_id",
              t5."monthly_amount" "monthly_amount",
              t5."childcare_discount_per_hour" "childcare_discount_per_hour",
              t7.json "plan_type_summaries"
            from
              "public"."view_plan_types" t5
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."content" "content"
                    from
                      "public"."plan_type_summaries" t8
                    where
                      t8."plan_type_id" = t5."id"
                    order by
                      t8."sequence" asc,
                      t8."id" asc
                  ) t9
              ) t7 (json) on true
            where
              t5."offered_flag" = true::boolean
            order by
              t5."sequence" asc,
              t5."id" asc
          ) t6
      ) "plan_types"
  ) answer;
