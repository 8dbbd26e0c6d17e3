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
              t0."payment_date" "payment_date",
              t0."payment_datetime" "payment_datetime",
              t0."payment_method" "payment_method",
              t0."payment_type" "payment_type",
              t0."amount" "amount",
              t0."remarks" "remarks"
            from
              "public"."payments" t0
            order by
              t0."payment_datetime" desc,
              t0."id" desc
            limit
              $1::integer
            offset
              $2::integer
          ) t1
      ) "payments",
      (
        select
          row_to_json(t5)
        from
          (
            select
              (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."payments" t2
                      ) t3
                  ) t4
              ) "aggregate"
          ) t5
      ) "payments_aggregate"
  ) answer;
