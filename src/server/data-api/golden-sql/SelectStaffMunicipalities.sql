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
              t0."version" "version",
              t0."prefecture_id" "prefecture_id",
              t2.json "prefecture",
              t0."municipality" "municipality",
              t0."adaptation_date" "adaptation_date",
              t0."layout" "layout",
              t0."claim_due_day" "claim_due_day",
              t0."claim_address" "claim_address",
              t0."claim_note" "claim_note"
            from
              (
                select
                  t0."id",
                  t0."version",
                  t0."prefecture_id",
                  t0."municipality",
                  t0."adaptation_date",
                  t0."layout",
                  t0."claim_due_day",
                  t0."claim_address",
                  t0."claim_note"
                from
                  "public"."municipality_layouts" t0
                order by
                  t0."prefecture_id" asc,
                  t0."municipality" asc,
                  t0."adaptation_date" desc,
                  t0."id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."prefectures" t3
                    where
                      t3."id" = t0."prefecture_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."prefecture_id" asc,
              t0."municipality" asc,
              t0."adaptation_date" desc,
              t0."id" asc
          ) t1
      ) "municipality_layouts",
      (
        select
          row_to_json(t8)
        from
          (
            select
              (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."municipality_layouts" t5
                      ) t6
                  ) t7
              ) "aggregate"
          ) t8
      ) "municipality_layouts_aggregate",
      (
        select
          coalesce(json_agg(t10), '[]')
        from
          (
            select
              t9."id" "id",
              t9."name" "name"
            from
              "public"."prefectures" t9
            order by
              t9."code" asc
          ) t10
      ) "prefectures"
  ) answer;
