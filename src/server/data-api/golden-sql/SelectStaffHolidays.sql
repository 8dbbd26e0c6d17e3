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
              t0."date" "date",
              t0."name" "name"
            from
              "public"."holidays" t0
            order by
              t0."date" asc
            limit
              $1::integer
            offset
              $2::integer
          ) t1
      ) "holidays",
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
                          "public"."holidays" t2
                      ) t3
                  ) t4
              ) "aggregate"
          ) t5
      ) "holidays_aggregate"
  ) answer;
