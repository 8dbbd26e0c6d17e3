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
              t0."title" "title",
              t0."body" "body",
              t0."kind" "kind",
              t0."version" "version",
              t2.json "branch"
            from
              "public"."inbox_templates" t0
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
            order by
              t0."title" asc,
              t0."id" asc
          ) t1
      ) "inbox_templates"
  ) answer;
