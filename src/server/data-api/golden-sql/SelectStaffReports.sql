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
              t2.json "account",
              t5.json "incidents"
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
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."id" "id"
                    from
                      "public"."incidents" t6
                    where
                      t6."daily_report_id" = t0."id"
                  ) t7
              ) t5 (json) on true
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
          coalesce(json_agg(t9), '[]')
        from
          (
            select
              t8."id" "id",
              t8."kind" "kind",
              t8."serious_kind" "serious_kind",
              t8."happened_at" "happened_at",
              t8."place" "place",
              t8."signed_at" "signed_at",
              t8."daily_report_id" "daily_report_id"
            from
              "public"."incidents" t8
            where
              t8."branch_id" = $3::integer
              and t8."happened_at" >= $4::timestamp with time zone
              and t8."happened_at" < $5::timestamp with time zone
            order by
              t8."happened_at" asc,
              t8."id" asc
          ) t9
      ) "incidents",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."reserves" "reserves",
              t10."children" "children",
              t10."visits" "visits",
              t10."left" "left",
              t10."no_shows" "no_shows",
              t10."cancelled" "cancelled",
              t10."usage_amount" "usage_amount",
              t10."cancel_amount" "cancel_amount",
              t10."refund_amount" "refund_amount",
              t10."written_off_amount" "written_off_amount"
            from
              "public"."view_branch_day_numbers" t10
            where
              t10."branch_id" = $6::integer
              and t10."date" = $7::date
          ) t11
      ) "day_numbers",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."kind" "kind",
              t12."reserve_id" "reserve_id",
              t14.json "reserve"
            from
              "public"."view_open_items" t12
              left join lateral (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      t15."start_datetime" "start_datetime",
                      t15."end_datetime" "end_datetime",
                      t17.json "customer",
                      t20.json "reserve_details"
                    from
                      "public"."reserves" t15
                      left join lateral (
                        select
                          row_to_json(t19)
                        from
                          (
                            select
                              t18."name" "name",
                              t18."tel" "tel"
                            from
                              "public"."customers" t18
                            where
                              t18."id" = t15."customer_id"
                          ) t19
                      ) t17 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t22), '[]')
                        from
                          (
                            select
                              t21."child_id" "child_id",
                              t21."attendance_status" "attendance_status",
                              t23.json "child"
                            from
                              "public"."reserve_details" t21
                              left join lateral (
                                select
                                  row_to_json(t25)
                                from
                                  (
                                    select
                                      t24."name" "name"
                                    from
                                      "public"."children" t24
                                    where
                                      t24."id" = t21."child_id"
                                  ) t25
                              ) t23 (json) on true
                            where
                              t21."reserve_id" = t15."id"
                            order by
                              t21."id" asc
                          ) t22
                      ) t20 (json) on true
                    where
                      t15."id" = t12."reserve_id"
                  ) t16
              ) t14 (json) on true
            where
              t12."branch_id" = $8::integer
              and t12."date" = $9::date
            order by
              t12."kind" desc,
              t12."reserve_id" asc
          ) t13
      ) "open_items",
      (
        select
          coalesce(json_agg(t27), '[]')
        from
          (
            select
              t26."id" "id",
              t26."numbers" "numbers",
              t26."open_items" "open_items",
              t26."no_incident_flag" "no_incident_flag",
              t26."created_at" "created_at",
              t26."reopened_at" "reopened_at",
              t26."reopen_reason" "reopen_reason",
              t28.json "account",
              t31.json "reopened_account"
            from
              (
                select
                  t26."id",
                  t26."numbers",
                  t26."open_items",
                  t26."no_incident_flag",
                  t26."created_at",
                  t26."reopened_at",
                  t26."reopen_reason",
                  t26."account_id",
                  t26."reopened_account_id"
                from
                  "public"."branch_day_closes" t26
                where
                  t26."branch_id" = $10::integer
                  and t26."date" = $11::date
                order by
                  t26."id" desc
                limit
                  10::integer
              ) t26
              left join lateral (
                select
                  row_to_json(t30)
                from
                  (
                    select
                      t29."name" "name"
                    from
                      "public"."accounts" t29
                    where
                      t29."id" = t26."account_id"
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
                      "public"."accounts" t32
                    where
                      t32."id" = t26."reopened_account_id"
                  ) t33
              ) t31 (json) on true
            order by
              t26."id" desc
          ) t27
      ) "closes",
      (
        select
          coalesce(json_agg(t35), '[]')
        from
          (
            select
              t34."date" "date"
            from
              "public"."view_unclosed_days" t34
            where
              t34."branch_id" = $12::integer
            order by
              t34."date" asc,
              t34."branch_id" asc
            limit
              62::integer
          ) t35
      ) "unclosed_days",
      (
        select
          coalesce(json_agg(t37), '[]')
        from
          (
            select
              t36."id" "id",
              t36."date" "date",
              t36."numbers" "numbers",
              t36."open_items" "open_items",
              t38.json "account"
            from
              (
                select
                  t36."id",
                  t36."date",
                  t36."numbers",
                  t36."open_items",
                  t36."account_id"
                from
                  "public"."branch_day_closes" t36
                where
                  t36."branch_id" = $13::integer
                  and t36."reopened_at" is null
                order by
                  t36."date" desc,
                  t36."id" asc
                limit
                  14::integer
              ) t36
              left join lateral (
                select
                  row_to_json(t40)
                from
                  (
                    select
                      t39."name" "name"
                    from
                      "public"."accounts" t39
                    where
                      t39."id" = t36."account_id"
                  ) t40
              ) t38 (json) on true
            order by
              t36."date" desc,
              t36."id" asc
          ) t37
      ) "former"
  ) answer;
