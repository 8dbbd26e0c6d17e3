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
              t0."path_name" "path_name"
            from
              "public"."branches" t0
            where
              t0."id" = $1::integer
          ) t1
      ) "branches"
  ) answer;
