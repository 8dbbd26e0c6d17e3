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
                          "public"."reserves" t0
                        where
                          t0."branch_id" = $1::integer
                          and t0."approval_status" = 2::smallint
                          and t0."cancel_flag" = false::boolean
                      ) t1
                  ) t2
              ) "aggregate"
          ) t3
      ) "requests",
      (
        select
          row_to_json(t7)
        from
          (
            select
              (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."childcares" t4
                        where
                          t4."branch_id" = $2::integer
                          and t4."status" = 3::smallint
                      ) t5
                  ) t6
              ) "aggregate"
          ) t7
      ) "failed_childcares",
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
                          "public"."inbox_threads" t8
                        where
                          t8."status" = any (array[1::smallint, 2::smallint]::smallint[])
                      ) t9
                  ) t10
              ) "aggregate"
          ) t11
      ) "inbox",
      (
        select
          row_to_json(t15)
        from
          (
            select
              (
                select
                  row_to_json(t14)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."headquarters_messages" t12
                        where
                          t12."done_at" is null
                      ) t13
                  ) t14
              ) "aggregate"
          ) t15
      ) "messages",
      (
        select
          row_to_json(t20)
        from
          (
            select
              (
                select
                  row_to_json(t18)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."childcare_corrections" t16
                        where
                          t16."status" = any (array[3::smallint, 7::smallint]::smallint[])
                          and exists (
                            select
                            from
                              "public"."childcares" t19
                            where
                              t19."id" = t16."childcare_id"
                              and t19."branch_id" = $3::integer
                          )
                      ) t17
                  ) t18
              ) "aggregate"
          ) t20
      ) "failed_corrections",
      (
        select
          row_to_json(t25)
        from
          (
            select
              (
                select
                  row_to_json(t23)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserve_cancellations" t21
                        where
                          t21."cancel_settlement_status" = 3::smallint
                          and exists (
                            select
                            from
                              "public"."reserves" t24
                            where
                              t24."id" = t21."reserve_id"
                              and t24."branch_id" = $4::integer
                          )
                      ) t22
                  ) t23
              ) "aggregate"
          ) t25
      ) "failed_cancellations"
  ) answer;
