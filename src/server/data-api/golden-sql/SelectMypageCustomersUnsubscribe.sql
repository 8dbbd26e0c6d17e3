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
              t0."name" "name",
              t0."status" "status",
              t0."expiry_date" "expiry_date",
              t0."subscription_last_paid_date" "subscription_last_paid_date",
              t2.json "plan_type"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."status",
                  t0."expiry_date",
                  t0."subscription_last_paid_date",
                  t0."plan_type_id"
                from
                  "public"."view_customers" t0
                where
                  t0."status" = any (array[1::smallint, 2::smallint]::smallint[])
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
