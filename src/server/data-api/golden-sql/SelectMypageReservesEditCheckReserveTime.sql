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
              t0."start_datetime" "start_datetime",
              t0."editable_flag" "editable_flag"
            from
              "public"."view_reserves" t0
            where
              t0."id" = $1::integer
          ) t1
      ) "reserves"
  ) answer;
