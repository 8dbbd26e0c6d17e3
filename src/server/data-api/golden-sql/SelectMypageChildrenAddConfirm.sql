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
              t0."id" "id"
            from
              "public"."view_families" t0
            order by
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "customers"
  ) answer;
