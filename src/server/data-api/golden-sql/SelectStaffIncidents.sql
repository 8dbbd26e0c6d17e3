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
              t0."serious_kind" "serious_kind",
              t0."happened_at" "happened_at",
              t0."place" "place",
              t0."what_happened" "what_happened",
              t0."signed_at" "signed_at",
              t0."reported_at" "reported_at",
              t2.json "account",
              t5.json "incident_children"
            from
              (
                select
                  t0."id",
                  t0."kind",
                  t0."serious_kind",
                  t0."happened_at",
                  t0."place",
                  t0."what_happened",
                  t0."signed_at",
                  t0."reported_at",
                  t0."account_id"
                from
                  "public"."incidents" t0
                where
                  t0."branch_id" = $1::integer
                  and t0."happened_at" >= $2::timestamp with time zone
                order by
                  t0."happened_at" desc,
                  t0."id" desc
                limit
                  500::integer
              ) t0
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
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."told_at" "told_at",
                      t8.json "child"
                    from
                      "public"."incident_children" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."name" "name"
                            from
                              "public"."children" t9
                            where
                              t9."id" = t6."child_id"
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."incident_id" = t0."id"
                    order by
                      t6."id" asc
                  ) t7
              ) t5 (json) on true
            order by
              t0."happened_at" desc,
              t0."id" desc
          ) t1
      ) "incidents"
  ) answer;
