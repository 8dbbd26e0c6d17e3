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
              t0."reserve_id" "reserve_id",
              t0."hospital" "hospital",
              t0."doctor" "doctor",
              t0."illness" "illness",
              t0."drug_name" "drug_name",
              t0."kind" "kind",
              t0."dose" "dose",
              t0."timing" "timing",
              t0."due_at" "due_at",
              t0."storage" "storage",
              t0."last_dose_at" "last_dose_at",
              t0."how_taken" "how_taken",
              t0."guardian_name" "guardian_name",
              t0."instruction_flag" "instruction_flag",
              t0."created_at" "created_at",
              t0."withdrawn_at" "withdrawn_at",
              t0."withdrawn_reason" "withdrawn_reason",
              t2.json "account",
              t5.json "child",
              t8.json "medicine_doses"
            from
              "public"."medicine_requests" t0
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
                  row_to_json(t7)
                from
                  (
                    select
                      t6."id" "id",
                      t6."name" "name",
                      t6."date_of_birth" "date_of_birth",
                      t6."customer_id" "customer_id"
                    from
                      "public"."children" t6
                    where
                      t6."id" = t0."child_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."id" "id",
                      t9."status" "status",
                      t9."prepared_account_id" "prepared_account_id",
                      t9."prepared_at" "prepared_at",
                      t9."checked_at" "checked_at",
                      t9."given_at" "given_at",
                      t9."note" "note",
                      t11.json "prepared_account",
                      t14.json "checked_account",
                      t17.json "given_account"
                    from
                      "public"."medicine_doses" t9
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
                              t12."id" = t9."prepared_account_id"
                          ) t13
                      ) t11 (json) on true
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."name" "name"
                            from
                              "public"."accounts" t15
                            where
                              t15."id" = t9."checked_account_id"
                          ) t16
                      ) t14 (json) on true
                      left join lateral (
                        select
                          row_to_json(t19)
                        from
                          (
                            select
                              t18."name" "name"
                            from
                              "public"."accounts" t18
                            where
                              t18."id" = t9."given_account_id"
                          ) t19
                      ) t17 (json) on true
                    where
                      t9."medicine_request_id" = t0."id"
                    order by
                      t9."id" asc
                  ) t10
              ) t8 (json) on true
            where
              t0."branch_id" = $1::integer
              and exists (
                select
                from
                  "public"."reserves" t20
                where
                  t20."id" = t0."reserve_id"
                  and t20."reserve_date" = $2::date
              )
            order by
              t0."due_at" asc,
              t0."id" asc
          ) t1
      ) "medicine_requests",
      (
        select
          coalesce(json_agg(t22), '[]')
        from
          (
            select
              t21."child_id" "child_id",
              t21."reserve_id" "reserve_id",
              t23.json "child",
              t26.json "reserve"
            from
              "public"."reserve_details" t21
              left join lateral (
                select
                  row_to_json(t25)
                from
                  (
                    select
                      t24."name" "name",
                      t24."name_kana" "name_kana",
                      t24."date_of_birth" "date_of_birth"
                    from
                      "public"."children" t24
                    where
                      t24."id" = t21."child_id"
                  ) t25
              ) t23 (json) on true
              left join lateral (
                select
                  row_to_json(t28)
                from
                  (
                    select
                      t27."start_datetime" "start_datetime",
                      t27."end_datetime" "end_datetime",
                      t29.json "customer"
                    from
                      "public"."reserves" t27
                      left join lateral (
                        select
                          row_to_json(t31)
                        from
                          (
                            select
                              t30."name" "name"
                            from
                              "public"."customers" t30
                            where
                              t30."id" = t27."customer_id"
                          ) t31
                      ) t29 (json) on true
                    where
                      t27."id" = t21."reserve_id"
                  ) t28
              ) t26 (json) on true
            where
              t21."live" = true::boolean
              and t21."attendance_status" = any (array[1::smallint, 2::smallint]::smallint[])
              and exists (
                select
                from
                  "public"."reserves" t32
                where
                  t32."id" = t21."reserve_id"
                  and t32."branch_id" = $3::integer
                  and t32."reserve_date" = $4::date
              )
            order by
              t21."id" asc
          ) t22
      ) "reserve_details"
  ) answer;
