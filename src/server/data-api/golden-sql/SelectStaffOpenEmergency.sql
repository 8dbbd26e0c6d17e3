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
              t0."created_at" "created_at",
              t2.json "children",
              t7.json "waiting"
            from
              "public"."emergencies" t0
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      (
                        select
                          row_to_json(t5)
                        from
                          (
                            select
                              count(*) "count"
                            from
                              (
                                select
                                from
                                  "public"."emergency_children" t3
                                where
                                  t3."emergency_id" = t0."id"
                              ) t4
                          ) t5
                      ) "aggregate"
                  ) t6
              ) t2 (json) on true
              left join lateral (
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
                                  "public"."emergency_children" t8
                                where
                                  t8."emergency_id" = t0."id"
                                  and t8."handed_to" is null
                              ) t9
                          ) t10
                      ) "aggregate"
                  ) t11
              ) t7 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."ended_datetime" is null
          ) t1
      ) "emergencies"
  ) answer;
