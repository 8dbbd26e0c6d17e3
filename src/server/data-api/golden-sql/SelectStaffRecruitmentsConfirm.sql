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
              t0."name" "name",
              t0."email" "email"
            from
              "public"."branches" t0
            where
              t0."id" = $1::integer
          ) t1
      ) "branches_by_pk",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."email" "email"
            from
              "public"."branches" t2
            where
              t2."real_store_flag" = false::boolean
            order by
              t2."id" asc
            limit
              1::integer
          ) t3
      ) "headquarters"
  ) answer;
