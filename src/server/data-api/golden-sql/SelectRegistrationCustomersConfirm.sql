select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          row_to_json(t1)
        from
          (
            select
              t0."id" "id",
              t0."name" "name",
              t0."charge_flag" "charge_flag",
              t0."stripe_price_id" "stripe_price_id",
              t0."monthly_amount" "monthly_amount"
            from
              "public"."plan_types" t0
            where
              t0."id" = $1::integer
          ) t1
      ) "plan_types_by_pk",
      (
        select
          row_to_json(t3)
        from
          (
            select
              t2."id" "id",
              t2."name" "name"
            from
              "public"."prefectures" t2
            where
              t2."id" = $2::integer
          ) t3
      ) "prefectures_by_pk"
  ) answer;
