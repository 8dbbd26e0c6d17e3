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
              t2.json "qandas"
            from
              "public"."qanda_categories" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."id" "id",
                      t3."question" "question",
                      t3."answer" "answer"
                    from
                      "public"."qandas" t3
                    where
                      t3."qanda_category_id" = t0."id"
                    order by
                      t3."sequence" asc,
                      t3."id" asc
                  ) t4
              ) t2 (json) on true
            order by
              t0."sequence" asc,
              t0."id" asc
          ) t1
      ) "qanda_categories"
  ) answer;
