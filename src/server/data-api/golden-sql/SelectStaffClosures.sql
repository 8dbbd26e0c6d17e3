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
              t0."branch_id" "branch_id",
              t0."kind" "kind",
              t0."choice" "choice",
              t0."date_from" "date_from",
              t0."date_to" "date_to",
              t0."start_time" "start_time",
              t0."end_time" "end_time",
              t0."reason" "reason",
              t0."title" "title",
              t0."created_at" "created_at",
              t0."reopened_at" "reopened_at",
              t0."idempotency_key" "idempotency_key",
              t2.json "branch",
              t5.json "account",
              t8.json "closure_notices"
            from
              (
                select
                  t0."id",
                  t0."branch_id",
                  t0."kind",
                  t0."choice",
                  t0."date_from",
                  t0."date_to",
                  t0."start_time",
                  t0."end_time",
                  t0."reason",
                  t0."title",
                  t0."created_at",
                  t0."reopened_at",
                  t0."idempotency_key",
                  t0."account_id"
                from
                  "public"."closures" t0
                order by
                  t0."created_at" desc,
                  t0."id" desc
                limit
                  $1::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."branches" t3
                    where
                      t3."id" = t0."branch_id"
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
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."reached" "reached"
                    from
                      "public"."closure_notices" t9
                    where
                      t9."closure_id" = t0."id"
                  ) t10
              ) t8 (json) on true
            order by
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "closures"
  ) answer;
