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
              t0."today" "today",
              t0."now" "now"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "clock",
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
                          "public"."reserves" t2
                        where
                          t2."branch_id" = $1::integer
                          and t2."approval_status" = 2::smallint
                          and t2."cancel_flag" = false::boolean
                      ) t3
                  ) t4
              ) "aggregate"
          ) t5
      ) "requests",
      (
        select
          row_to_json(t9)
        from
          (
            select
              (
                select
                  row_to_json(t8)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."childcares" t6
                        where
                          t6."branch_id" = $2::integer
                          and t6."status" = 3::smallint
                      ) t7
                  ) t8
              ) "aggregate"
          ) t9
      ) "failed_childcares",
      (
        select
          row_to_json(t13)
        from
          (
            select
              (
                select
                  row_to_json(t12)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."headquarters_messages" t10
                        where
                          t10."done_at" is null
                      ) t11
                  ) t12
              ) "aggregate"
          ) t13
      ) "messages",
      (
        select
          row_to_json(t18)
        from
          (
            select
              (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserve_cancellations" t14
                        where
                          t14."cancel_settlement_status" = 3::smallint
                          and exists (
                            select
                            from
                              "public"."reserves" t17
                            where
                              t17."id" = t14."reserve_id"
                              and t17."branch_id" = $3::integer
                          )
                      ) t15
                  ) t16
              ) "aggregate"
          ) t18
      ) "failed_cancellations"
  ) answer;
