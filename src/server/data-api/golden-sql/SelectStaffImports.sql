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
              t0."file_name" "file_name",
              t0."line_count" "line_count",
              t0."made_count" "made_count",
              t0."invite_flag" "invite_flag",
              t0."created_at" "created_at",
              t2.json "account"
            from
              (
                select
                  t0."id",
                  t0."kind",
                  t0."file_name",
                  t0."line_count",
                  t0."made_count",
                  t0."invite_flag",
                  t0."created_at",
                  t0."account_id"
                from
                  "public"."imports" t0
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
                      "public"."accounts" t3
                    where
                      t3."id" = t0."account_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "imports",
      (
        select
          row_to_json(t8)
        from
          (
            select
              (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."imports" t5
                      ) t6
                  ) t7
              ) "aggregate"
          ) t8
      ) "imports_aggregate"
  ) answer;
