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
      ) "prefectures",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."status" "status"
            from
              "public"."branches" t2
            where
              t2."real_store_flag" = true::boolean
            order by
              (
                select
                  t4."code"
                from
                  "public"."prefectures" t4
                where
                  t4."id" = t2."prefecture_id"
              ) asc,
              t2."id" asc
          ) t3
      ) "branches"
  ) answer;
