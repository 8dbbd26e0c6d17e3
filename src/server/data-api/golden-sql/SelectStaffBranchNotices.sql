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
              t0."title" "title",
              t0."content" "content",
              t0."publication_date" "publication_date",
              t0."publication_end_date" "publication_end_date"
            from
              "public"."branch_notices" t0
            where
              t0."branch_id" = $1::integer
            order by
              t0."publication_date" desc,
              t0."id" desc
            limit
              $2::integer
            offset
              $3::integer
          ) t1
      ) "branch_notices",
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
                          "public"."branch_notices" t2
                        where
                          t2."branch_id" = $4::integer
                      ) t3
                  ) t4
              ) "aggregate"
          ) t5
      ) "branch_notices_aggregate"
  ) answer;
