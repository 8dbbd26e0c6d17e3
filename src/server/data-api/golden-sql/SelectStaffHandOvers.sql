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
              t0."name" "name",
              t0."refusal" "refusal",
              t0."happened_at" "happened_at",
              t2.json "account",
              t5.json "child",
              t8.json "reserve"
            from
              "public"."hand_over_exceptions" t0
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
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."children" t6
                    where
                      t6."id" = t0."child_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."id" "id",
                      t11.json "customer"
                    from
                      "public"."reserves" t9
                      left join lateral (
                        select
                          row_to_json(t13)
                        from
                          (
                            select
                              t12."name" "name",
                              t12."tel" "tel"
                            from
                              "public"."customers" t12
                            where
                              t12."id" = t9."customer_id"
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."id" = t0."reserve_id"
                  ) t10
              ) t8 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."how" = 2::smallint
              and t0."seen_at" is null
            order by
              t0."id" asc
          ) t1
      ) "hand_over_exceptions"
  ) answer;
