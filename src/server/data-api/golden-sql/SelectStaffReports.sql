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
              t0."today" "today",
              t0."now" "now"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "clock",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."notes" "notes",
              t2."updated_at" "updated_at",
              t4.json "account"
            from
              "public"."daily_reports" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."name" "name"
                    from
                      "public"."accounts" t5
                    where
                      t5."id" = t2."account_id"
                  ) t6
              ) t4 (json) on true
            where
              t2."branch_id" = $1::integer
              and t2."date" = $2::date
          ) t3
      ) "report",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."reserves" "reserves",
              t7."children" "children",
              t7."left" "left",
              t7."no_shows" "no_shows",
              t7."cancelled" "cancelled",
              t7."usage_amount" "usage_amount",
              t7."cancel_amount" "cancel_amount"
            from
              "public"."view_branch_day_numbers" t7
            where
              t7."branch_id" = $3::integer
              and t7."date" = $4::date
          ) t8
      ) "day_numbers",
      (
        select
          coalesce(json_agg(t10), '[]')
        from
          (
            select
              t9."id" "id",
              t9."date" "date",
              t9."notes" "notes",
              t9."numbers" "numbers",
              t11.json "account"
            from
              (
                select
                  t9."id",
                  t9."date",
                  t9."notes",
                  t9."numbers",
                  t9."account_id"
                from
                  "public"."daily_reports" t9
                where
                  t9."branch_id" = $5::integer
                order by
                  t9."date" desc,
                  t9."id" asc
                limit
                  14::integer
              ) t9
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
                      t12."id" = t9."account_id"
                  ) t13
              ) t11 (json) on true
            order by
              t9."date" desc,
              t9."id" asc
          ) t10
      ) "daily_reports"
  ) answer;
