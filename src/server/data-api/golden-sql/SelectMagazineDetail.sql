select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          row_to_json(t1)
        from
          (
            select
              t0."id" "id",
              t0."title" "title",
              t0."summary" "summary",
              t0."content" "content",
              t0."image_path" "image_path",
              t0."image_alternative_text" "image_alternative_text",
              t0."publication_datetime" "publication_datetime",
              t0."view_count" "view_count",
              t2.json "magazine_category",
              t5.json "branch"
            from
              "public"."magazine_items" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name"
                    from
                      "public"."magazine_categories" t3
                    where
                      t3."id" = t0."magazine_category_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name",
                      t6."path_name" "path_name"
                    from
                      "public"."branches" t6
                    where
                      t6."id" = t0."branch_id"
                  ) t7
              ) t5 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "magazine_items_by_pk",
      (
        select
          coalesce(json_agg(t9), '[]')
        from
          (
            select
              t8."id" "id",
              t8."title" "title",
              t8."image_path" "image_path",
              t8."publication_datetime" "publication_datetime"
            from
              "public"."magazine_items" t8
            where
              t8."id" <> $2::integer
            order by
              t8."publication_datetime" desc,
              t8."id" desc
            limit
              3::integer
          ) t9
      ) "latest"
  ) answer;
