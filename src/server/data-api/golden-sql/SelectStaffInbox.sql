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
              t0."status" "status",
              t0."created_at" "created_at",
              t2.json "branch",
              t5.json "assigned_account",
              t8.json "inquiry",
              t14.json "staff_recruitment_application"
            from
              (
                select
                  t0."id",
                  t0."kind",
                  t0."status",
                  t0."created_at",
                  t0."branch_id",
                  t0."assigned_account_id",
                  t0."inquiry_id",
                  t0."staff_recruitment_application_id"
                from
                  "public"."inbox_threads" t0
                order by
                  t0."created_at" desc,
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
                      t6."name" "name"
                    from
                      "public"."accounts" t6
                    where
                      t6."id" = t0."assigned_account_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."name" "name",
                      t9."corporate_name" "corporate_name",
                      t9."inquiry_text" "inquiry_text",
                      t11.json "inquiry_category"
                    from
                      "public"."inquiries" t9
                      left join lateral (
                        select
                          row_to_json(t13)
                        from
                          (
                            select
                              t12."name" "name"
                            from
                              "public"."inquiry_categories" t12
                            where
                              t12."id" = t9."inquiry_category_id"
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."id" = t0."inquiry_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      t15."name" "name",
                      t15."application_text" "application_text",
                      t17.json "staff_recruitment"
                    from
                      "public"."staff_recruitment_applications" t15
                      left join lateral (
                        select
                          row_to_json(t19)
                        from
                          (
                            select
                              t18."occupation" "occupation"
                            from
                              "public"."staff_recruitments" t18
                            where
                              t18."id" = t15."staff_recruitment_id"
                          ) t19
                      ) t17 (json) on true
                    where
                      t15."id" = t0."staff_recruitment_application_id"
                  ) t16
              ) t14 (json) on true
            order by
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "inbox_threads",
      (
        select
          row_to_json(t23)
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
                          "public"."inbox_threads" t20
                      ) t21
                  ) t22
              ) "aggregate"
          ) t23
      ) "inbox_threads_aggregate",
      (
        select
          coalesce(json_agg(t25), '[]')
        from
          (
            select
              t24."inbox_answer_hours" "inbox_answer_hours"
            from
              "public"."view_reserve_settings" t24
          ) t25
      ) "reserve_settings"
  ) answer;
