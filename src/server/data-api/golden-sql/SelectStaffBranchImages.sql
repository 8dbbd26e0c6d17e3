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
              t0."path_name" "path_name",
              t0."status" "status",
              t2.json "branch_images"
            from
              "public"."branches" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."id" "id",
                      t3."image_path" "image_path",
                      t3."alternative_text" "alternative_text",
                      t3."width" "width",
                      t3."height" "height",
                      t3."version" "version"
                    from
                      "public"."branch_images" t3
                    where
                      t3."branch_id" = t0."id"
                    order by
                      t3."sequence" asc,
                      t3."id" asc
                  ) t4
              ) t2 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "branches"
  ) answer;
