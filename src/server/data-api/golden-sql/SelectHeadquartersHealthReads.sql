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
              t0."page" "page",
              t0."created_at" "created_at",
              t2.json "child",
              t5.json "account",
              t8.json "branch"
            from
              (
                select
                  t0."id",
                  t0."page",
                  t0."created_at",
                  t0."child_id",
                  t0."account_id",
                  t0."branch_id"
                from
                  "public"."child_health_reads" t0
                where
                  exists (
                    select
                    from
                      "public"."children" t11
                    where
                      t11."id" = t0."child_id"
                      and t11."customer_id" = $1::integer
                  )
                order by
                  t0."id" desc
                limit
                  100::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."children" t3
                    where
                      t3."id" = t0."child_id"
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
                      "public"."branches" t9
                    where
                      t9."id" = t0."branch_id"
                  ) t10
              ) t8 (json) on true
            order by
              t0."id" desc
          ) t1
      ) "child_health_reads"
  ) answer;
