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
              t0."open_time" "open_time",
              t0."close_time" "close_time",
              t0."tel" "tel"
            from
              "public"."branches" t0
            where
              t0."id" = $1::integer
          ) t1
      ) "branches_by_pk"
  ) answer;
