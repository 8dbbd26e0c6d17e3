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
              t0."branch_id" = $1::integer
              and t0."status" = 1::smallint
            order by
              t0."created_at" asc,
              t0."id" asc
          ) t1
      ) "fee_waivers"
  ) answer;
