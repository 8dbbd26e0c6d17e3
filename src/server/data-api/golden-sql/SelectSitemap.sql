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
              t0."path_name" "path_name"
            from
              "public"."branches" t0
            where
              t0."real_store_flag" = true::boolean
              and t0."status" = any (array[1::smallint, 2::smallint]::smallint[])
            order by
              t0."id" asc
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id"
            from
              "public"."magazine_items" t2
            order by
              t2."id" asc
          ) t3
      ) "magazine_items"
  ) answer;
