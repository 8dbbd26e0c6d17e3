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
              t2.json "magazine_items_aggregate"
            from
              "public"."magazine_categories" t0
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      (
                        select
                          row_to_json(t5)
                        from
                          (
                            select
                              count(*) "count"
                            from
                              (
                                select
                                from
                                  "public"."magazine_items" t3
                                where
                                  t3."magazine_category_id" = t0."id"
                              ) t4
                          ) t5
                      ) "aggregate"
                  ) t6
              ) t2 (json) on true
            where
              exists (
                select
                from
                  "public"."magazine_items" t7
                where
                  t7."magazine_category_id" = t0."id"
              )
            order by
              t0."sequence" asc,
              t0."id" asc
          ) t1
      ) "magazine_categories",
      (
        select
          coalesce(json_agg(t9), '[]')
        from
          (
            select
              t8."id" "id",
              t8."title" "title",
              t8."summary" "summary",
              t8."image_path" "image_path",
              t8."publication_datetime" "publication_datetime",
              t10.json "magazine_category"
            from
              (
                select
                  t8."id",
                  t8."title",
                  t8."summary",
                  t8."image_path",
                  t8."publication_datetime",
                  t8."magazine_category_id"
                from
                  "public"."magazine_items" t8
                order by
                  t8."publication_datetime" desc,
                  t8."id" desc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t8
              left join lateral (
                select
                  row_to_json(t12)
                from
                  (
                    select
                      t11."name" "name"
                    from
                      "public"."magazine_categories" t11
                    where
                      t11."id" = t8."magazine_category_id"
                  ) t12
              ) t10 (json) on true
            order by
              t8."publication_datetime" desc,
              t8."id" desc
          ) t9
      ) "magazine_items",
      (
        select
          row_to_json(t16)
        from
          (
            select
              (
                select
                  row_to_json(t15)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."magazine_items" t13
                      ) t14
                  ) t15
              ) "aggregate"
          ) t16
      ) "magazine_items_aggregate"
  ) answer;
