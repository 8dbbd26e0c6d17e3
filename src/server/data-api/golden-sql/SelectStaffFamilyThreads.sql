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
              t0."waiting_since" "waiting_since",
              t0."last_message_at" "last_message_at",
              t0."handed_to_headquarters_at" "handed_to_headquarters_at",
              t2.json "branch",
              t5.json "customer",
              t8.json "assigned_account",
              t11.json "family_messages"
            from
              (
                select
                  t0."id",
                  t0."status",
                  t0."waiting_since",
                  t0."last_message_at",
                  t0."handed_to_headquarters_at",
                  t0."branch_id",
                  t0."customer_id",
                  t0."assigned_account_id"
                from
                  "public"."family_threads" t0
                order by
                  t0."last_message_at" desc,
                  t0."id" desc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."branches" t3
                    where
                      t3."id" = t0."branch_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."id" "id",
                      t6."name" "name"
                    from
                      "public"."customers" t6
                    where
                      t6."id" = t0."customer_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."name" "name"
                    from
                      "public"."accounts" t9
                    where
                      t9."id" = t0."assigned_account_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."sender" "sender",
                      t12."body" "body"
                    from
                      "public"."family_messages" t12
                    where
                      t12."family_thread_id" = t0."id"
                    order by
                      t12."id" desc
                    limit
                      1::integer
                  ) t13
              ) t11 (json) on true
            order by
              t0."last_message_at" desc,
              t0."id" desc
          ) t1
      ) "family_threads",
      (
        select
          row_to_json(t17)
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
                          "public"."family_threads" t14
                      ) t15
                  ) t16
              ) "aggregate"
          ) t17
      ) "family_threads_aggregate",
      (
        select
          coalesce(json_agg(t19), '[]')
        from
          (
            select
              t18."message_answer_hours" "message_answer_hours"
            from
              "public"."view_reserve_settings" t18
          ) t19
      ) "reserve_settings"
  ) answer;
