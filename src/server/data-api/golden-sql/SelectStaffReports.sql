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
              t0."notes" "notes",
              t0."updated_at" "updated_at",
              t2.json "account"
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
            where
              t0."branch_id" = $1::integer
              and t0."date" = $2::date
          ) t1
      ) "report",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."reserves" "reserves",
              t5."children" "children",
              t5."left" "left",
              t5."no_shows" "no_shows",
              t5."cancelled" "cancelled",
              t5."usage_amount" "usage_amount",
              t5."cancel_amount" "cancel_amount"
            from
              "public"."view_branch_day_numbers" t5
            where
              t5."branch_id" = $3::integer
              and t5."date" = $4::date
          ) t6
      ) "day_numbers",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."id" "id",
              t7."date" "date",
              t7."notes" "notes",
              t7."numbers" "numbers",
              t9.json "account"
            from
              (
                select
                  t7."id",
                  t7."date",
                  t7."notes",
                  t7."numbers",
                  t7."account_id"
                from
                  "public"."daily_reports" t7
                where
                  t7."branch_id" = $5::integer
                order by
                  t7."date" desc,
                  t7."id" asc
                limit
                  14::integer
              ) t7
              left join lateral (
                select
                  row_to_json(t11)
                from
                  (
                    select
                      t10."name" "name"
                    from
                      "public"."accounts" t10
                    where
                      t10."id" = t7."account_id"
                  ) t11
              ) t9 (json) on true
            order by
              t7."date" desc,
              t7."id" asc
          ) t8
      ) "daily_reports"
  ) answer;
