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
              "public"."prefectures" t0
            order by
              t0."code" asc
          ) t1
      ) "prefectures"
  ) answer;
