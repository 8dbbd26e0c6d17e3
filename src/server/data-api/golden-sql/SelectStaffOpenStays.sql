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
              t0."kind" "kind",
              t0."date" "date",
              t0."reserve_id" "reserve_id",
              t2.json "reserve"
            from
              (
                select
                  t0."kind",
                  t0."date",
                  t0."reserve_id"
                from
                  "public"."view_open_items" t0
                where
                  t0."branch_id" = $1::integer
                  and t0."past_flag" = true::boolean
                  and t0."kind" = any (array['present'::text, 'expected'::text]::text[])
                order by
                  t0."date" asc,
                  t0."reserve_id" asc,
                  t0."kind" asc
                limit
                  50::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."start_datetime" "start_datetime",
                      t3."end_datetime" "end_datetime",
                      t5.json "customer",
                      t8.json "reserve_details"
                    from
                      "public"."reserves" t3
                      left join lateral (
                        select
                          row_to_json(t7)
                        from
                          (
                            select
                              t6."name" "name",
                              t6."tel" "tel"
                            from
                              "public"."customers" t6
                            where
                              t6."id" = t3."customer_id"
                          ) t7
                      ) t5 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t10), '[]')
                        from
                          (
                            select
                              t9."child_id" "child_id",
                              t9."attendance_status" "attendance_status",
                              t9."arrived_datetime" "arrived_datetime",
                              t9."left_datetime" "left_datetime",
                              t11.json "child"
                            from
                              "public"."reserve_details" t9
                              left join lateral (
                                select
                                  row_to_json(t13)
                                from
                                  (
                                    select
                                      t12."name" "name"
                                    from
                                      "public"."children" t12
                                    where
                                      t12."id" = t9."child_id"
                                  ) t13
                              ) t11 (json) on true
                            where
                              t9."reserve_id" = t3."id"
                            order by
                              t9."id" asc
                          ) t10
                      ) t8 (json) on true
                    where
                      t3."id" = t0."reserve_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."date" asc,
              t0."reserve_id" asc,
              t0."kind" asc
          ) t1
      ) "stays",
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
                          "public"."view_open_items" t14
                        where
                          t14."branch_id" = $2::integer
                          and t14."past_flag" = true::boolean
                          and t14."kind" = any (array['present'::text, 'expected'::text]::text[])
                      ) t15
                  ) t16
              ) "aggregate"
          ) t17
      ) "stays_aggregate",
      (
        select
          coalesce(json_agg(t19), '[]')
        from
          (
            select
              t18."date" "date"
            from
              "public"."view_unclosed_days" t18
            where
              t18."branch_id" = $3::integer
            order by
              t18."date" asc,
              t18."branch_id" asc
            limit
              62::integer
          ) t19
      ) "unclosed_days"
  ) answer;
