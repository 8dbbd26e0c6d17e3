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
              t0."name" "name"
            from
              "public"."inquiry_categories" t0
            where
              t0."type" = 2::smallint
            order by
              t0."sequence" asc,
              t0."id" asc
          ) t1
      ) "inquiry_categories"
  ) answer;
