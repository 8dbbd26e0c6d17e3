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
              t2.json "branch",
              t0."kind" "kind",
              t0."serious_kind" "serious_kind",
              t0."happened_at" "happened_at",
              t0."place" "place",
              t0."what_happened" "what_happened",
              t0."others_present" "others_present",
              t0."cause" "cause",
              t0."measure" "measure",
              t0."version" "version",
              t0."created_at" "created_at",
              t0."signed_at" "signed_at",
              t0."reported_at" "reported_at",
              t0."reported_to" "reported_to",
              t0."daily_report_id" "daily_report_id",
              t5.json "account",
              t8.json "signed_account",
              t11.json "reported_account",
              t14.json "incident_children",
              t23.json "incident_accounts",
              t29.json "incident_entries",
              t35.json "incident_photos"
            from
              "public"."incidents" t0
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
                      t6."name" "name"
                    from
                      "public"."accounts" t6
                    where
                      t6."id" = t0."account_id"
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
                      t9."id" = t0."signed_account_id"
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
                      "public"."accounts" t12
                    where
                      t12."id" = t0."reported_account_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t16), '[]')
                from
                  (
                    select
                      t15."child_id" "child_id",
                      t15."reserve_id" "reserve_id",
                      t15."state_found" "state_found",
                      t15."first_aid" "first_aid",
                      t15."hospital" "hospital",
                      t15."diagnosis" "diagnosis",
                      t15."told_name" "told_name",
                      t15."told_at" "told_at",
                      t15."told_words" "told_words",
                      t17.json "told_account",
                      t20.json "child"
                    from
                      "public"."incident_children" t15
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
                              t18."id" = t15."told_account_id"
                          ) t19
                      ) t17 (json) on true
                      left join lateral (
                        select
                          row_to_json(t22)
                        from
                          (
                            select
                              t21."name" "name",
                              t21."date_of_birth" "date_of_birth",
                              t21."customer_id" "customer_id"
                            from
                              "public"."children" t21
                            where
                              t21."id" = t15."child_id"
                          ) t22
                      ) t20 (json) on true
                    where
                      t15."incident_id" = t0."id"
                    order by
                      t15."id" asc
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t25), '[]')
                from
                  (
                    select
                      t24."account_id" "account_id",
                      t26.json "account"
                    from
                      "public"."incident_accounts" t24
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
                              t27."id" = t24."account_id"
                          ) t28
                      ) t26 (json) on true
                    where
                      t24."incident_id" = t0."id"
                    order by
                      t24."id" asc
                  ) t25
              ) t23 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t31), '[]')
                from
                  (
                    select
                      t30."id" "id",
                      t30."kind" "kind",
                      t30."happened_at" "happened_at",
                      t30."words" "words",
                      t30."created_at" "created_at",
                      t32.json "account"
                    from
                      "public"."incident_entries" t30
                      left join lateral (
                        select
                          row_to_json(t34)
                        from
                          (
                            select
                              t33."name" "name"
                            from
                              "public"."accounts" t33
                            where
                              t33."id" = t30."account_id"
                          ) t34
                      ) t32 (json) on true
                    where
                      t30."incident_id" = t0."id"
                    order by
                      t30."happened_at" asc,
                      t30."id" asc
                  ) t31
              ) t29 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t37), '[]')
                from
                  (
                    select
                      t36."id" "id",
                      t36."words" "words",
                      t36."created_at" "created_at",
                      t38.json "account",
                      t41.json "file"
                    from
                      "public"."incident_photos" t36
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
                      left join lateral (
                        select
                          row_to_json(t43)
                        from
                          (
                            select
                              t42."key" "key",
                              t42."width" "width",
                              t42."height" "height"
                            from
                              "public"."files" t42
                            where
                              t42."id" = t36."file_id"
                          ) t43
                      ) t41 (json) on true
                    where
                      t36."incident_id" = t0."id"
                    order by
                      t36."id" asc
                  ) t37
              ) t35 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "incidents",
      (
        select
          coalesce(json_agg(t45), '[]')
        from
          (
            select
              t44."adaptation_date" "adaptation_date",
              t44."first_report_days" "first_report_days"
            from
              "public"."care_settings" t44
            order by
              t44."adaptation_date" desc
          ) t45
      ) "care_settings"
  ) answer;
