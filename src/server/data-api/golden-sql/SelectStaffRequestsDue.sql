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
              t0."request_remind_minutes" "request_remind_minutes"
            from
              "public"."view_reserve_settings" t0
          ) t1
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."answer_due_datetime" "answer_due_datetime",
              t4.json "customer"
            from
              (
                select
                  t2."id",
                  t2."start_datetime",
                  t2."end_datetime",
                  t2."answer_due_datetime",
                  t2."customer_id"
                from
                  "public"."reserves" t2
                where
                  t2."branch_id" = $1::integer
                  and t2."cancel_flag" = false::boolean
                  and t2."approval_status" = 2::smallint
                  and t2."answer_due_datetime" is not null
                order by
                  t2."answer_due_datetime" asc,
                  t2."id" asc
                limit
                  20::integer
              ) t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."id" "id",
                      t5."name" "name"
                    from
                      "public"."customers" t5
                    where
                      t5."id" = t2."customer_id"
                  ) t6
              ) t4 (json) on true
            order by
              t2."answer_due_datetime" asc,
              t2."id" asc
          ) t3
      ) "reserves"
  ) answer;
