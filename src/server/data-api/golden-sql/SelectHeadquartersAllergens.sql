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
              t0."version" "version",
              t0."name" "name",
              t0."mandatory_from" "mandatory_from",
              t0."adaptation_date" "adaptation_date",
              t0."end_date" "end_date",
              t0."display_order" "display_order"
            from
              "public"."allergens" t0
            order by
              t0."display_order" asc,
              t0."id" asc
          ) t1
      ) "allergens"
  ) answer;
