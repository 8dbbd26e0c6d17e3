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
              t0."capacity" "capacity",
              t0."open_time" "open_time",
              t0."close_time" "close_time",
              t0."extended_open_time" "extended_open_time",
              t0."extended_close_time" "extended_close_time"
            from
              "public"."branches" t0
            order by
              t0."id" asc
            limit
              $1::integer
          ) t1
      ) "branches"
  ) answer;
