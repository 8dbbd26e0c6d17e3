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
              t0."version" "version",
              t0."created_at" "created_at",
              t0."branch_id" "branch_id",
              t2.json "branch",
              t0."assigned_account_id" "assigned_account_id",
              t5.json "assigned_account",
              t8.json "inquiry",
              t23.json "staff_recruitment_application",
              t29.json "inbox_answers"
            from
              (
                select
                  t0."id",
                  t0."kind",
                  t0."status",
                  t0."version",
                  t0."created_at",
                  t0."branch_id",
                  t0."assigned_account_id",
                  t0."inquiry_id",
                  t0."staff_recruitment_application_id"
                from
                  "public"."inbox_threads" t0
                where
                  t0."id" = $1::integer
                order by
                  t0."id" asc
                limit
                  1::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name",
                      t3."tel" "tel",
                      t3."email" "email"
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
                      t9."id" "id",
                      t9."name" "name",
                      t9."tel" "tel",
                      t9."email" "email",
                      t9."corporate_name" "corporate_name",
                      t9."department_name" "department_name",
                      t9."inquiry_text" "inquiry_text",
                      t11.json "inquiry_category",
                      t14.json "customer"
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
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."id" "id",
                              t15."name" "name",
                              t17.json "children",
                              t20.json "plan_type"
                            from
                              "public"."customers" t15
                              left join lateral (
                                select
                                  coalesce(json_agg(t19), '[]')
                                from
                                  (
                                    select
                                      t18."id" "id",
                                      t18."name" "name"
                                    from
                                      "public"."children" t18
                                    where
                                      t18."customer_id" = t15."id"
                                      and t18."disable" = false::boolean
                                    order by
                                      t18."date_of_birth" asc
                                  ) t19
                              ) t17 (json) on true
                              left join lateral (
                                select
                                  row_to_json(t22)
                                from
                                  (
                                    select
                                      t21."name" "name"
                                    from
                                      "public"."plan_types" t21
                                    where
                                      t21."id" = t15."plan_type_id"
                                  ) t22
                              ) t20 (json) on true
                            where
                              t15."id" = t9."customer_id"
                          ) t16
                      ) t14 (json) on true
                    where
                      t9."id" = t0."inquiry_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t25)
                from
                  (
                    select
                      t24."id" "id",
                      t24."name" "name",
                      t24."name_kana" "name_kana",
                      t24."tel" "tel",
                      t24."email" "email",
                      t24."application_text" "application_text",
                      t26.json "staff_recruitment"
                    from
                      "public"."staff_recruitment_applications" t24
                      left join lateral (
                        select
                          row_to_json(t28)
                        from
                          (
                            select
                              t27."occupation" "occupation"
                            from
                              "public"."staff_recruitments" t27
                            where
                              t27."id" = t24."staff_recruitment_id"
                          ) t28
                      ) t26 (json) on true
                    where
                      t24."id" = t0."staff_recruitment_application_id"
                  ) t25
              ) t23 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t31), '[]')
                from
                  (
                    select
                      t30."id" "id",
                      t30."subject" "subject",
                      t30."body" "body",
                      t30."mail_status" "mail_status",
                      t30."created_at" "created_at",
                      t32.json "account"
                    from
                      "public"."inbox_answers" t30
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
                      t30."inbox_thread_id" = t0."id"
                    order by
                      t30."created_at" asc
                  ) t31
              ) t29 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "inbox_threads",
      (
        select
          coalesce(json_agg(t36), '[]')
        from
          (
            select
              t35."id" "id",
              t35."branch_id" "branch_id",
              t35."title" "title",
              t35."body" "body"
            from
              "public"."inbox_templates" t35
            where
              t35."kind" = 1::smallint
            order by
              t35."title" asc,
              t35."id" asc
          ) t36
      ) "inbox_templates"
  ) answer;
