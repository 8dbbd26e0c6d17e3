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
              "public"."customers" t0
            where
              t0."id" = any ($1::integer[])
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
              t2."customer_id" "customer_id"
            from
              "public"."children" t2
            where
              t2."id" = any ($2::integer[])
          ) t3
      ) "children",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."name" "name"
            from
              "public"."branches" t4
            where
              t4."id" = any ($3::integer[])
          ) t5
      ) "branches",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id",
              t6."name" "name"
            from
              "public"."accounts" t6
            where
              t6."id" = any ($4::integer[])
          ) t7
      ) "accounts"
  ) answer;
