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
      ) "customers",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."id" "id",
              t5."start_datetime" "start_datetime",
              t5."total_amount" "total_amount",
              t5."part_paid_amount" "part_paid_amount"
            from
              "public"."childcares" t5
            where
              t5."status" = 3::smallint
            order by
              t5."start_datetime" asc,
              t5."id" asc
          ) t6
      ) "unpaid_childcares",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."id" "id",
              t7."cancel_amount" "cancel_amount",
              t7."part_paid_amount" "part_paid_amount",
              t9.json "reserve"
            from
              "public"."reserve_cancellations" t7
              left join lateral (
                select
                  row_to_json(t11)
                from
                  (
                    select
                      t10."start_datetime" "start_datetime"
                    from
                      "public"."reserves" t10
                    where
                      t10."id" = t7."reserve_id"
                  ) t11
              ) t9 (json) on true
            where
              t7."cancel_settlement_status" = 3::smallint
            order by
              t7."cancel_datetime" asc,
              t7."id" asc
          ) t8
      ) "unpaid_cancellations"
  ) answer;
