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
              t0."customer_id" "customer_id",
              t0."branch_id" "branch_id",
              t0."status" "status",
              t0."version" "version",
              t0."assigned_account_id" "assigned_account_id",
              t0."handed_to_headquarters_at" "handed_to_headquarters_at",
              t0."handed_note" "handed_note",
              t2.json "branch",
              t5.json "assigned_account",
              t8.json "handed_account",
              t11.json "customer",
              t29.json "family_messages",
              t45.json "family_thread_reads"
            from
              (
                select
                  t0."id",
                  t0."customer_id",
                  t0."branch_id",
                  t0."status",
                  t0."version",
                  t0."assigned_account_id",
                  t0."handed_to_headquarters_at",
                  t0."handed_note",
                  t0."handed_account_id"
                from
                  "public"."family_threads" t0
                where
                  t0."id" = $3::integer
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
                      t3."tel" "tel"
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
                      t9."name" "name"
                    from
                      "public"."accounts" t9
                    where
                      t9."id" = t0."handed_account_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t13)
                from
                  (
                    select
                      t12."id" "id",
                      t12."name" "name",
                      t12."tel" "tel",
                      t14.json "children",
                      t17.json "reserves"
                    from
                      "public"."customers" t12
                      left join lateral (
                        select
                          coalesce(json_agg(t16), '[]')
                        from
                          (
                            select
                              t15."id" "id",
                              t15."name" "name"
                            from
                              "public"."children" t15
                            where
                              t15."customer_id" = t12."id"
                              and t15."disable" = false::boolean
                            order by
                              t15."date_of_birth" asc
                          ) t16
                      ) t14 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t19), '[]')
                        from
                          (
                            select
                              t18."id" "id",
                              t18."start_datetime" "start_datetime",
                              t18."end_datetime" "end_datetime",
                              t20.json "branch",
                              t23.json "reserve_details"
                            from
                              (
                                select
                                  t18."id",
                                  t18."start_datetime",
                                  t18."end_datetime",
                                  t18."branch_id"
                                from
                                  "public"."reserves" t18
                                where
                                  t18."customer_id" = t12."id"
                                  and t18."reserve_date" >= $1::date
                                  and t18."live" = true::boolean
                                order by
                                  t18."start_datetime" asc,
                                  t18."id" asc
                                limit
                                  5::integer
                              ) t18
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
                                      t21."id" = t18."branch_id"
                                  ) t22
                              ) t20 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t25), '[]')
                                from
                                  (
                                    select
                                      t26.json "child"
                                    from
                                      "public"."reserve_details" t24
                                      left join lateral (
                                        select
                                          row_to_json(t28)
                                        from
                                          (
                                            select
                                              t27."name" "name"
                                            from
                                              "public"."children" t27
                                            where
                                              t27."id" = t24."child_id"
                                          ) t28
                                      ) t26 (json) on true
                                    where
                                      t24."reserve_id" = t18."id"
                                    order by
                                      t24."id" asc
                                  ) t25
                              ) t23 (json) on true
                            order by
                              t18."start_datetime" asc,
                              t18."id" asc
                          ) t19
                      ) t17 (json) on true
                    where
                      t12."id" = t0."customer_id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t31), '[]')
                from
                  (
                    select
                      t30."id" "id",
                      t30."sender" "sender",
                      t30."body" "body",
                      t30."created_at" "created_at",
                      t32.json "account",
                      t35.json "family_member",
                      t38.json "family_message_files"
                    from
                      (
                        select
                          t30."id",
                          t30."sender",
                          t30."body",
                          t30."created_at",
                          t30."account_id",
                          t30."family_member_id"
                        from
                          "public"."family_messages" t30
                        where
                          t30."family_thread_id" = t0."id"
                        order by
                          t30."id" desc
                        limit
                          $2::integer
                      ) t30
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
                      left join lateral (
                        select
                          row_to_json(t37)
                        from
                          (
                            select
                              t36."name" "name",
                              t36."relation" "relation"
                            from
                              "public"."family_members" t36
                            where
                              t36."id" = t30."family_member_id"
                          ) t37
                      ) t35 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t40), '[]')
                        from
                          (
                            select
                              t39."id" "id",
                              t41.json "file"
                            from
                              "public"."family_message_files" t39
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
                                      t42."id" = t39."file_id"
                                  ) t43
                              ) t41 (json) on true
                            where
                              t39."family_message_id" = t30."id"
                              and exists (
                                select
                                from
                                  "public"."files" t44
                                where
                                  t44."id" = t39."file_id"
                                  and t44."stored_flag" = true::boolean
                              )
                            order by
                              t39."position" asc
                          ) t40
                      ) t38 (json) on true
                    order by
                      t30."id" desc
                  ) t31
              ) t29 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t47), '[]')
                from
                  (
                    select
                      t46."last_read_message_id" "last_read_message_id"
                    from
                      "public"."family_thread_reads" t46
                    where
                      t46."family_thread_id" = t0."id"
                      and t46."family_member_id" is not null
                    order by
                      t46."last_read_message_id" desc,
                      t46."id" asc
                    limit
                      1::integer
                  ) t47
              ) t45 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "family_threads",
      (
        select
          coalesce(json_agg(t49), '[]')
        from
          (
            select
              t48."id" "id",
              t48."branch_id" "branch_id",
              t48."title" "title",
              t48."body" "body"
            from
              "public"."inbox_templates" t48
            where
              t48."kind" = 3::smallint
            order by
              t48."title" asc,
              t48."id" asc
          ) t49
      ) "inbox_templates"
  ) answer;
