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
              t0."real_store_flag" "real_store_flag"
            from
              "public"."branches" t0
            order by
              t0."real_store_flag" asc,
              (
                select
                  t2."code"
                from
                  "public"."prefectures" t2
                where
                  t2."id" = t0."prefecture_id"
              ) asc,
              t0."id" asc
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t4), '[]')
        from
          (
            select
              t3."id" "id",
              t3."name" "name"
            from
              "public"."inquiry_categories" t3
            where
              t3."type" = 1::smallint
            order by
              t3."sequence" asc,
              t3."id" asc
          ) t4
      ) "inquiry_categories"
  ) answer;

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
              t0."tel" "tel",
              t0."email" "email"
            from
              "public"."view_families" t0
            order by
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."real_store_flag" "real_store_flag"
            from
              "public"."branches" t2
            order by
              t2."real_store_flag" asc,
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
      ) "branches",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."id" "id",
              t5."name" "name"
            from
              "public"."inquiry_categories" t5
            where
              t5."type" = 1::smallint
            order by
              t5."sequence" asc,
              t5."id" asc
          ) t6
      ) "inquiry_categories"
  ) answer;
