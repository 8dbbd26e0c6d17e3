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
              t0."action" "action",
              t0."table_name" "table_name",
              t0."record_id" "record_id",
              t0."reason" "reason",
              t0."before" "before",
              t0."after" "after",
              t0."created_at" "created_at",
              t0."proof" "proof",
              t2.json "tablet",
              t5.json "account",
              t8.json "branch"
            from
              (
                select
                  t0."id",
                  t0."action",
                  t0."table_name",
                  t0."record_id",
                  t0."reason",
                  t0."before",
                  t0."after",
                  t0."created_at",
                  t0."proof",
                  t0."tablet_id",
                  t0."account_id",
                  t0."branch_id"
                from
                  "public"."audit_logs" t0
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
                      t3."name" "name"
                    from
                      "public"."tablets" t3
                    where
                      t3."id" = t0."tablet_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."accounts" t6
                    where
                      t6."id" = t0."account_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."name" "name"
                    from
                      "public"."branches" t9
                    where
                      t9."id" = t0."branch_id"
                  ) t10
              ) t8 (json) on true
            order by
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "audit_logs",
      (
        select
          row_to_json(t14)
        from
          (
            select
              (
                select
                  row_to_json(t13)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."audit_logs" t11
                      ) t12
                  ) t13
              ) "aggregate"
          ) t14
      ) "audit_logs_aggregate"
  ) answer;
