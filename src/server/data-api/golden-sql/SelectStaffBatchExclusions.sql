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
              t0."reason" "reason",
              t0."created_at" "created_at",
              t2.json "customer"
            from
              (
                select
                  t0."id",
                  t0."version",
                  t0."reason",
                  t0."created_at",
                  t0."customer_id"
                from
                  "public"."subscription_batch_exclusions" t0
                order by
                  t0."created_at" desc,
                  t0."id" desc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name",
                      t5.json "plan_type"
                    from
                      "public"."customers" t3
                      left join lateral (
                        select
                          row_to_json(t7)
                        from
                          (
                            select
                              t6."name" "name"
                            from
                              "public"."plan_types" t6
                            where
                              t6."id" = t3."plan_type_id"
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."id" = t0."customer_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "subscription_batch_exclusions",
      (
        select
          row_to_json(t11)
        from
          (
            select
              (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."subscription_batch_exclusions" t8
                      ) t9
                  ) t10
              ) "aggregate"
          ) t11
      ) "subscription_batch_exclusions_aggregate"
  ) answer;
