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
              t0."kind" "kind",
              t0."choice" "choice",
              t0."date_from" "date_from",
              t0."date_to" "date_to",
              t0."start_time" "start_time",
              t0."end_time" "end_time",
              t0."capacity" "capacity",
              t0."reason" "reason",
              t0."title" "title",
              t0."content" "content",
              t0."created_at" "created_at",
              t0."reopened_at" "reopened_at",
              t2.json "branch",
              t5.json "account",
              t8.json "closure_notices"
            from
              "public"."closures" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
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
                      t6."name" "name"
                    from
                      "public"."accounts" t6
                    where
                      t6."id" = t0."account_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."id" "id",
                      t9."opened_datetime" "opened_datetime",
                      t9."confirmed_datetime" "confirmed_datetime",
                      t9."called_datetime" "called_datetime",
                      t9."called_note" "called_note",
                      t9."reached" "reached",
                      t11.json "called_account",
                      t14.json "customer",
                      t17.json "closure_reserves"
                    from
                      "public"."closure_notices" t9
                      left join lateral (
                        select
                          row_to_json(t13)
                        from
                          (
                            select
                              t12."name" "name"
                            from
                              "public"."accounts" t12
                            where
                              t12."id" = t9."called_account_id"
                          ) t13
                      ) t11 (json) on true
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."id" "id",
                              t15."name" "name",
                              t15."tel" "tel"
                            from
                              "public"."customers" t15
                            where
                              t15."id" = t9."customer_id"
                          ) t16
                      ) t14 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t19), '[]')
                        from
                          (
                            select
                              t18."id" "id",
                              t18."answered_datetime" "answered_datetime",
                              t20.json "moved_branch",
                              t23.json "reserve"
                            from
                              "public"."closure_reserves" t18
                              left join lateral (
                                select
                                  row_to_json(t22)
                                from
                                  (
                                    select
                                      t21."name" "name"
                                    from
                                      "public"."branches" t21
                                    where
                                      t21."id" = t18."moved_branch_id"
                                  ) t22
                              ) t20 (json) on true
                              left join lateral (
                                select
                                  row_to_json(t25)
                                from
                                  (
                                    select
                                      t24."id" "id",
                                      t24."start_datetime" "start_datetime",
                                      t24."end_datetime" "end_datetime",
                                      t24."live" "live",
                                      t26.json "reserve_details",
                                      t32.json "notifications"
                                    from
                                      "public"."reserves" t24
                                      left join lateral (
                                        select
                                          coalesce(json_agg(t28), '[]')
                                        from
                                          (
                                            select
                                              t29.json "child"
                                            from
                                              "public"."reserve_details" t27
                                              left join lateral (
                                                select
                                                  row_to_json(t31)
                                                from
                                                  (
                                                    select
                                                      t30."name" "name"
                                                    from
                                                      "public"."children" t30
                                                    where
                                                      t30."id" = t27."child_id"
                                                  ) t31
                                              ) t29 (json) on true
                                            where
                                              t27."reserve_id" = t24."id"
                                            order by
                                              t27."id" asc
                                          ) t28
                                      ) t26 (json) on true
                                      left join lateral (
                                        select
                                          coalesce(json_agg(t34), '[]')
                                        from
                                          (
                                            select
                                              t33."line_status" "line_status",
                                              t33."mail_status" "mail_status"
                                            from
                                              "public"."notifications" t33
                                            where
                                              t33."reserve_id" = t24."id"
                                              and t33."kind" = 'branch_closure'::text
                                            order by
                                              t33."id" asc
                                          ) t34
                                      ) t32 (json) on true
                                    where
                                      t24."id" = t18."reserve_id"
                                  ) t25
                              ) t23 (json) on true
                            where
                              t18."closure_notice_id" = t9."id"
                            order by
                              t18."id" asc
                          ) t19
                      ) t17 (json) on true
                    where
                      t9."closure_id" = t0."id"
                    order by
                      t9."id" asc
                  ) t10
              ) t8 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "closures"
  ) answer;
