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
              t0."reason" "reason",
              t0."created_at" "created_at",
              t2.json "asked_account",
              t5.json "reserve_cancellation"
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
                      t6."cancel_amount" "cancel_amount",
                      t6."cancel_cause" "cancel_cause",
                      t6."settle_due_datetime" "settle_due_datetime",
                      t8.json "reserve"
                    from
                      "public"."reserve_cancellations" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."id" "id",
                              t9."start_datetime" "start_datetime",
                              t9."end_datetime" "end_datetime",
                              t11.json "customer"
                            from
                              "public"."reserves" t9
                              left join lateral (
                                select
                                  row_to_json(t13)
                                from
                                  (
                                    select
                                      t12."name" "name"
                                    from
                                      "public"."customers" t12
                                    where
                                      t12."id" = t9."customer_id"
                                  ) t13
                              ) t11 (json) on true
                            where
                              t9."id" = t6."reserve_id"
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."id" = t0."reserve_cancellation_id"
                  ) t7
              ) t5 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."status" = 1::smallint
            order by
              t0."created_at" asc,
              t0."id" asc
          ) t1
      ) "fee_waivers"
  ) answer;
