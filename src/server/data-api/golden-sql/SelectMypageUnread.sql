select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          row_to_json(t3)
        from
          (
            select
              (
                select
                  row_to_json(t2)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."notifications" t0
                        where
                          t0."read_datetime" is null
                      ) t1
                  ) t2
              ) "aggregate"
          ) t3
      ) "unread"
  ) answer;
