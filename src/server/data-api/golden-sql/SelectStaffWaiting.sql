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
          row_to_json(t24)
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
                          "public"."childcare_corrections" t20
                        where
                          t20."status" = any (array[3::smallint, 7::smallint]::smallint[])
                          and exists (
                            select
                            from
                              "public"."childcares" t23
                            where
                              t23."id" = t20."childcare_id"
                              and t23."branch_id" = $4::integer
                          )
                      ) t21
                  ) t22
              ) "aggregate"
          ) t24
      ) "failed_corrections",
      (
        select
          row_to_json(t28)
        from
          (
            select
              (
                select
                  row_to_json(t27)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."view_open_items" t25
                        where
                          t25."branch_id" = $5::integer
                          and t25."past_flag" = true::boolean
                          and t25."kind" = any (array['present'::text, 'expected'::text]::text[])
                      ) t26
                  ) t27
              ) "aggregate"
          ) t28
      ) "open_stays",
      (
        select
          row_to_json(t32)
        from
          (
            select
              (
                select
                  row_to_json(t31)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."view_unclosed_days" t29
                        where
                          t29."branch_id" = $6::integer
                      ) t30
                  ) t31
              ) "aggregate"
          ) t32
      ) "unclosed_days",
      (
        select
          row_to_json(t37)
        from
          (
            select
              (
                select
                  row_to_json(t35)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserve_cancellations" t33
                        where
                          t33."cancel_settlement_status" = 3::smallint
                          and exists (
                            select
                            from
                              "public"."reserves" t36
                            where
                              t36."id" = t33."reserve_id"
                              and t36."branch_id" = $7::integer
                          )
                      ) t34
                  ) t35
              ) "aggregate"
          ) t37
      ) "failed_cancellations",
      (
        select
          row_to_json(t41)
        from
          (
            select
              (
                select
                  row_to_json(t40)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."family_threads" t38
                        where
                          t38."branch_id" = $8::integer
                          and t38."status" = any (array[1::smallint, 2::smallint]::smallint[])
                          and t38."handed_to_headquarters_at" is null
                      ) t39
                  ) t40
              ) "aggregate"
          ) t41
      ) "families",
      (
        select
          row_to_json(t45)
        from
          (
            select
              (
                select
                  row_to_json(t44)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."family_threads" t42
                        where
                          t42."status" = any (array[1::smallint, 2::smallint]::smallint[])
                          and t42."handed_to_headquarters_at" is not null
                      ) t43
                  ) t44
              ) "aggregate"
          ) t45
      ) "handed"
  ) answer;
