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
              t2.json "prefectures"
            from
              "public"."areas" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name"
                    from
                      "public"."prefectures" t3
                    where
                      t3."area_id" = t0."id"
                    order by
                      t3."code" asc
                  ) t4
              ) t2 (json) on true
            order by
              t0."sequence" asc
          ) t1
      ) "areas",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."id" "id",
              t5."name" "name",
              t5."prefecture_id" "prefecture_id"
            from
              "public"."branches" t5
            where
              t5."real_store_flag" = true::boolean
              and t5."status" = 1::smallint
            order by
              (
                select
                  t7."code"
                from
                  "public"."prefectures" t7
                where
                  t7."id" = t5."prefecture_id"
              ) asc,
              t5."id" asc
          ) t6
      ) "branches"
  ) answer;
