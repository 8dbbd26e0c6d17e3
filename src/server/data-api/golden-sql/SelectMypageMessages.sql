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
              t0."family_member_id" "family_member_id"
            from
              "public"."view_families" t0
          ) t1
      ) "families",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."branch_id" "branch_id",
              t2."branch_name" "branch_name",
              t2."tel" "tel",
              t2."open_flag" "open_flag",
              t2."unread_count" "unread_count"
            from
              "public"."view_message_branches" t2
            where
              t2."branch_id" = $1::integer
          ) t3
      ) "message_branches",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."sender" "sender",
              t4."body" "body",
              t4."created_at" "created_at",
              t4."family_member_id" "family_member_id",
              t6.json "family_member",
              t9.json "family_message_files"
            from
              (
                select
                  t4."id",
                  t4."sender",
                  t4."body",
                  t4."created_at",
                  t4."family_member_id"
                from
                  "public"."family_messages" t4
                where
                  exists (
                    select
                    from
                      "public"."family_threads" t16
                    where
                      t16."id" = t4."family_thread_id"
                      and t16."branch_id" = $2::integer
                  )
                order by
                  t4."id" desc
                limit
                  $3::integer
              ) t4
              left join lateral (
                select
                  row_to_json(t8)
                from
                  (
                    select
                      t7."name" "name"
                    from
                      "public"."family_members" t7
                    where
                      t7."id" = t4."family_member_id"
                  ) t8
              ) t6 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t11), '[]')
                from
                  (
                    select
                      t10."id" "id",
                      t12.json "file"
                    from
                      "public"."family_message_files" t10
                      left join lateral (
                        select
                          row_to_json(t14)
                        from
                          (
                            select
                              t13."key" "key",
                              t13."width" "width",
                              t13."height" "height"
                            from
                              "public"."files" t13
                            where
                              t13."id" = t10."file_id"
                          ) t14
                      ) t12 (json) on true
                    where
                      t10."family_message_id" = t4."id"
                      and exists (
                        select
                        from
                          "public"."files" t15
                        where
                          t15."id" = t10."file_id"
                          and t15."stored_flag" = true::boolean
                      )
                    order by
                      t10."position" asc
                  ) t11
              ) t9 (json) on true
            order by
              t4."id" desc
          ) t5
      ) "family_messages",
      (
        select
          coalesce(json_agg(t18), '[]')
        from
          (
            select
              t17."last_read_message_id" "last_read_message_id"
            from
              "public"."family_thread_reads" t17
            where
              exists (
                select
                from
                  "public"."family_threads" t19
                where
                  t19."id" = t17."family_thread_id"
                  and t19."branch_id" = $4::integer
              )
              and t17."family_member_id" is null
            order by
              t17."last_read_message_id" desc,
              t17."id" asc
            limit
              1::integer
          ) t18
      ) "family_thread_reads"
  ) answer;
