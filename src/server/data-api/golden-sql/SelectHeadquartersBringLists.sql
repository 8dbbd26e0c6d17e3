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
              t0."adaptation_date" "adaptation_date",
              t0."version" "version",
              t0."created_at" "created_at",
              t0."items" "items"
            from
              "public"."bring_lists" t0
            order by
              t0."adaptation_date" desc,
              t0."id" desc
          ) t1
      ) "bring_lists"
  ) answer;
