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
              t0."notes" "notes",
              t0."strikes_id" "strikes_id",
              t0."created_at" "created_at",
              t2.json "account"
            from
              "public"."daily_reports" t0
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
                      t3."id" = t0."account_id"
                  ) t4
              ) t2 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."date" = $2::date
            order by
              t0."created_at" asc,
              t0."id" asc
          ) t1
      ) "entries",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."reserves" "reserves",
              t5."children" "children",
              t5."visits" "visits",
              t5."left" "left",
              t5."no_shows" "no_shows",
              t5."cancelled" "cancelled",
              t5."usage_amount" "usage_amount",
              t5."cancel_amount" "cancel_amount",
              t5."refund_amount" "refund_amount",
              t5."written_off_amount" "written_off_amount"
            from
              "public"."view_branch_day_numbers" t5
            where
              t5."branch_id" = $3::integer
              and t5."date" = $4::date
          ) t6
      ) "day_numbers",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."kind" "kind",
              t7."reserve_id" "reserve_id",
              t9.json "reserve"
            from
              "public"."view_open_items" t7
              left join lateral (
                select
                  row_to_json(t11)
                from
                  (
                    select
                      t10."start_datetime" "start_datetime",
                      t10."end_datetime" "end_datetime",
                      t12.json "customer",
                      t15.json "reserve_details"
                    from
                      "public"."reserves" t10
                      left join lateral (
                        select
                          row_to_json(t14)
                        from
                          (
                            select
                              t13."name" "name",
                              t13."tel" "tel"
                            from
                              "public"."customers" t13
                            where
                              t13."id" = t10."customer_id"
                          ) t14
                      ) t12 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t17), '[]')
                        from
                          (
                            select
                              t16."child_id" "child_id",
                              t16."attendance_status" "attendance_status",
                              t18.json "child"
                            from
                              "public"."reserve_details" t16
                              left join lateral (
                                select
                                  row_to_json(t20)
                                from
                                  (
                                    select
                                      t19."name" "name"
                                    from
                                      "public"."children" t19
                                    where
                                      t19."id" = t16."child_id"
                                  ) t20
                              ) t18 (json) on true
                            where
                              t16."reserve_id" = t10."id"
                            order by
                              t16."id" asc
                          ) t17
                      ) t15 (json) on true
                    where
                      t10."id" = t7."reserve_id"
                  ) t11
              ) t9 (json) on true
            where
              t7."branch_id" = $5::integer
              and t7."date" = $6::date
            order by
              t7."kind" desc,
              t7."reserve_id" asc
          ) t8
      ) "open_items",
      (
        select
          coalesce(json_agg(t22), '[]')
        from
          (
            select
              t21."id" "id",
              t21."numbers" "numbers",
              t21."open_items" "open_items",
              t21."no_incident_flag" "no_incident_flag",
              t21."created_at" "created_at",
              t21."reopened_at" "reopened_at",
              t21."reopen_reason" "reopen_reason",
              t23.json "account",
              t26.json "reopened_account"
            from
              (
                select
                  t21."id",
                  t21."numbers",
                  t21."open_items",
                  t21."no_incident_flag",
                  t21."created_at",
                  t21."reopened_at",
                  t21."reopen_reason",
                  t21."account_id",
                  t21."reopened_account_id"
                from
                  "public"."branch_day_closes" t21
                where
                  t21."branch_id" = $7::integer
                  and t21."date" = $8::date
                order by
                  t21."id" desc
                limit
                  10::integer
              ) t21
              left join lateral (
                select
                  row_to_json(t25)
                from
                  (
                    select
                      t24."name" "name"
                    from
                      "public"."accounts" t24
                    where
                      t24."id" = t21."account_id"
                  ) t25
              ) t23 (json) on true
              left join lateral (
                select
                  row_to_json(t28)
                from
                  (
                    select
                      t27."name" "name"
                    from
                      "public"."accounts" t27
                    where
                      t27."id" = t21."reopened_account_id"
                  ) t28
              ) t26 (json) on true
            order by
              t21."id" desc
          ) t22
      ) "closes",
      (
        select
          coalesce(json_agg(t30), '[]')
        from
          (
            select
              t29."date" "date"
            from
              "public"."view_unclosed_days" t29
            where
              t29."branch_id" = $9::integer
            order by
              t29."date" asc,
              t29."branch_id" asc
            limit
              62::integer
          ) t30
      ) "unclosed_days",
      (
        select
          coalesce(json_agg(t32), '[]')
        from
          (
            select
              t31."id" "id",
              t31."date" "date",
              t31."numbers" "numbers",
              t31."open_items" "open_items",
              t33.json "account"
            from
              (
                select
                  t31."id",
                  t31."date",
                  t31."numbers",
                  t31."open_items",
                  t31."account_id"
                from
                  "public"."branch_day_closes" t31
                where
                  t31."branch_id" = $10::integer
                  and t31."reopened_at" is null
                order by
                  t31."date" desc,
                  t31."id" asc
                limit
                  14::integer
              ) t31
              left join lateral (
                select
                  row_to_json(t35)
                from
                  (
                    select
                      t34."name" "name"
                    from
                      "public"."accounts" t34
                    where
                      t34."id" = t31."account_id"
                  ) t35
              ) t33 (json) on true
            order by
              t31."date" desc,
              t31."id" asc
          ) t32
      ) "former"
  ) answer;
