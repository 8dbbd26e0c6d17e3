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
              t0."kind_group" "kind_group",
              t0."title" "title",
              t0."content" "content",
              t0."link" "link",
              t0."read_datetime" "read_datetime",
              t0."created_at" "created_at"
            from
              "public"."notifications" t0
            order by
              t0."id" desc
            limit
              $1::integer
          ) t1
      ) "notifications",
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
                          "public"."notifications" t2
                        where
                          t2."read_datetime" is null
                      ) t3
                  ) t4
              ) "aggregate"
          ) t5
      ) "unread"
  ) answer;
