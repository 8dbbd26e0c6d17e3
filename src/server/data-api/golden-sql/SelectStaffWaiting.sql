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
                          "public"."fee_waivers" t4
                        where
                          t4."branch_id" = $2::integer
                          and t4."status" = 1::smallint
                      ) t5
                  ) t6
              ) "aggregate"
          ) t7
      ) "waivers",
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
                          "public"."childcares" t8
                        where
                          t8."branch_id" = $3::integer
                          and t8."status" = 3::smallint
                      ) t9
                  ) t10
              ) "aggregate"
          ) t11
      ) "failed_childcares",
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
                          "public"."inbox_threads" t12
                        where
                          t12."status" = any (array[1::smallint, 2::smallint]::smallint[])
                      ) t13
                  ) t14
              ) "aggregate"
          ) t15
      ) "inbox",
      (
        select
          row_to_json(t19)
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
                          "public"."headquarters_messages" t16
                        where
                          t16."done_at" is null
                      ) t17
                  ) t18
              ) "aggregate"
          ) t19
      ) "messages",
      (
        select
          row_to_json(t23)
        from
          (
            select
              (
                select
                  row_to_json(t22)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."view_open_items" t20
                        where
                          t20."branch_id" = $4::integer
                          and t20."past_flag" = true::boolean
                          and t20."kind" = any (array['present'::text, 'expected'::text]::text[])
                      ) t21
                  ) t22
              ) "aggregate"
          ) t23
      ) "open_stays",
      (
        select
          row_to_json(t27)
        from
          (
            select
              (
                select
                  row_to_json(t26)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."view_unclosed_days" t24
                        where
                          t24."branch_id" = $5::integer
                      ) t25
                  ) t26
              ) "aggregate"
          ) t27
      ) "unclosed_days",
      (
        select
          row_to_json(t32)
        from
          (
            select
              (
                select
                  row_to_json(t30)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserve_cancellations" t28
                        where
                          t28."cancel_settlement_status" = 3::smallint
                          and exists (
                            select
                            from
                              "public"."reserves" t31
                            where
                              t31."id" = t28."reserve_id"
                              and t31."branch_id" = $6::integer
                          )
                      ) t29
                  ) t30
              ) "aggregate"
          ) t32
      ) "failed_cancellations"
  ) answer;
