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
              t0."stripe_customer_id" "stripe_customer_id"
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
          row_to_json(t3)
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."charge_flag" "charge_flag",
              t2."stripe_price_id" "stripe_price_id",
              t2."monthly_amount" "monthly_amount"
            from
              "public"."plan_types" t2
            where
              t2."id" = $1::integer
          ) t3
      ) "plan_types_by_pk"
  ) answer;
