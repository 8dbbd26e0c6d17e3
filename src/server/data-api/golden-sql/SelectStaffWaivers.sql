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
              t0."status" "status",
              t0."reason" "reason",
              t0."fee_amount" "fee_amount",
              t0."granted_amount" "granted_amount",
              t0."refused_amount" "refused_amount",
              t0."free_move_flag" "free_move_flag",
              t0."created_at" "created_at",
              t0."answer_due_datetime" "answer_due_datetime",
              t0."answered_datetime" "answered_datetime",
              t0."handed_to_headquarters_at" "handed_to_headquarters_at",
              t2.json "asked_account",
              t5.json "answered_account",
              t8.json "reserve_cancellation",
              t11.json "branch",
              t14.json "reserve"
            from
              "public"."fee_waivers" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."accounts" t3
                    where
                      t3."id" = t0."asked_account_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."accounts" t6
                    where
                      t6."id" = t0."answered_account_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."cancel_cause" "cancel_cause"
                    from
                      "public"."reserve_cancellations" t9
                    where
                      t9."id" = t0."reserve_cancellation_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t13)
                from
                  (
                    select
                      t12."name" "name"
                    from
                      "public"."branches" t12
                    where
                      t12."id" = t0."branch_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      t15."id" "id",
                      t15."start_datetime" "start_datetime",
                      t15."reserve_amount" "reserve_amount",
                      t17.json "customer"
                    from
                      "public"."reserves" t15
                      left join lateral (
                        select
                          row_to_json(t19)
                        from
                          (
                            select
                              t18."name" "name"
                            from
                              "public"."customers" t18
                            where
                              t18."id" = t15."customer_id"
                          ) t19
                      ) t17 (json) on true
                    where
                      t15."id" = t0."reserve_id"
                  ) t16
              ) t14 (json) on true
            where
              t0."status" = 1::smallint
            order by
              t0."created_at" asc,
              t0."id" asc
          ) t1
      ) "waiting",
      (
        select
          coalesce(json_agg(t21), '[]')
        from
          (
            select
              t20."id" "id",
              t20."branch_id" "branch_id",
              t20."status" "status",
              t20."reason" "reason",
              t20."fee_amount" "fee_amount",
              t20."granted_amount" "granted_amount",
              t20."refused_amount" "refused_amount",
              t20."free_move_flag" "free_move_flag",
              t20."created_at" "created_at",
              t20."answer_due_datetime" "answer_due_datetime",
              t20."answered_datetime" "answered_datetime",
              t20."handed_to_headquarters_at" "handed_to_headquarters_at",
              t22.json "asked_account",
              t25.json "answered_account",
              t28.json "reserve_cancellation",
              t31.json "branch",
              t34.json "reserve"
            from
              "public"."fee_waivers" t20
              left join lateral (
                select
                  row_to_json(t24)
                from
                  (
                    select
                      t23."name" "name"
                    from
                      "public"."accounts" t23
                    where
                      t23."id" = t20."asked_account_id"
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  row_to_json(t27)
                from
                  (
                    select
                      t26."name" "name"
                    from
                      "public"."accounts" t26
                    where
                      t26."id" = t20."answered_account_id"
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  row_to_json(t30)
                from
                  (
                    select
                      t29."cancel_cause" "cancel_cause"
                    from
                      "public"."reserve_cancellations" t29
                    where
                      t29."id" = t20."reserve_cancellation_id"
                  ) t30
              ) t28 (json) on true
              left join lateral (
                select
                  row_to_json(t33)
                from
                  (
                    select
                      t32."name" "name"
                    from
                      "public"."branches" t32
                    where
                      t32."id" = t20."branch_id"
                  ) t33
              ) t31 (json) on true
              left join lateral (
                select
                  row_to_json(t36)
                from
                  (
                    select
                      t35."id" "id",
                      t35."start_datetime" "start_datetime",
                      t35."reserve_amount" "reserve_amount",
                      t37.json "customer"
                    from
                      "public"."reserves" t35
                      left join lateral (
                        select
                          row_to_json(t39)
                        from
                          (
                            select
                              t38."name" "name"
                            from
                              "public"."customers" t38
                            where
                              t38."id" = t35."customer_id"
                          ) t39
                      ) t37 (json) on true
                    where
                      t35."id" = t20."reserve_id"
                  ) t36
              ) t34 (json) on true
            where
              t20."status" = 2::smallint
              and t20."answered_datetime" >= $1::timestamp with time zone
            order by
              t20."answered_datetime" desc,
              t20."id" desc
          ) t21
      ) "granted",
      (
        select
          coalesce(json_agg(t41), '[]')
        from
          (
            select
              t40."id" "id",
              t40."lowered_amount" "lowered_amount",
              t40."reason" "reason",
              t40."created_at" "created_at",
              t42.json "account",
              t45.json "branch",
              t48.json "reserve_cancellation"
            from
              "public"."fee_goodwills" t40
              left join lateral (
                select
                  row_to_json(t44)
                from
                  (
                    select
                      t43."name" "name"
                    from
                      "public"."accounts" t43
                    where
                      t43."id" = t40."account_id"
                  ) t44
              ) t42 (json) on true
              left join lateral (
                select
                  row_to_json(t47)
                from
                  (
                    select
                      t46."name" "name"
                    from
                      "public"."branches" t46
                    where
                      t46."id" = t40."branch_id"
                  ) t47
              ) t45 (json) on true
              left join lateral (
                select
                  row_to_json(t50)
                from
                  (
                    select
                      t51.json "reserve"
                    from
                      "public"."reserve_cancellations" t49
                      left join lateral (
                        select
                          row_to_json(t53)
                        from
                          (
                            select
                              t52."id" "id",
                              t52."start_datetime" "start_datetime",
                              t54.json "customer"
                            from
                              "public"."reserves" t52
                              left join lateral (
                                select
                                  row_to_json(t56)
                                from
                                  (
                                    select
                                      t55."name" "name"
                                    from
                                      "public"."customers" t55
                                    where
                                      t55."id" = t52."customer_id"
                                  ) t56
                              ) t54 (json) on true
                            where
                              t52."id" = t49."reserve_id"
                          ) t53
                      ) t51 (json) on true
                    where
                      t49."id" = t40."reserve_cancellation_id"
                  ) t50
              ) t48 (json) on true
            where
              t40."created_at" >= $2::timestamp with time zone
            order by
              t40."created_at" desc,
              t40."id" desc
          ) t41
      ) "fee_goodwills"
  ) answer;
