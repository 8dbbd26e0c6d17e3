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
              t0."kind" "kind",
              t0."title" "title",
              t0."content" "content",
              t0."link" "link",
              t0."mail_status" "mail_status",
              t0."created_at" "created_at",
              t0."done_at" "done_at",
              t2.json "branch",
              t5.json "done_account"
            from
              (
                select
                  t0."id",
                  t0."kind",
                  t0."title",
                  t0."content",
                  t0."link",
                  t0."mail_status",
                  t0."created_at",
                  t0."done_at",
                  t0."branch_id",
                  t0."done_account_id"
                from
                  "public"."headquarters_messages" t0
                order by
                  t0."done_at" desc nulls first,
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
                      t6."id" = t0."done_account_id"
                  ) t7
              ) t5 (json) on true
            order by
              t0."done_at" desc nulls first,
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "headquarters_messages",
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
                          "public"."headquarters_messages" t8
                      ) t9
                  ) t10
              ) "aggregate"
          ) t11
      ) "headquarters_messages_aggregate"
  ) answer;
