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
              t0."date_of_birth" "date_of_birth"
            from
              "public"."children" t0
            where
              t0."id" = any ($1::integer[])
              and t0."disable" = false::boolean
            order by
              t0."date_of_birth" asc,
              t0."id" asc
          ) t1
      ) "children",
      (
        select
          row_to_json(t3)
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."address1" "address1",
              t2."address2" "address2",
              t2."tel" "tel"
            from
              "public"."branches" t2
            where
              t2."id" = $2::integer
          ) t3
      ) "branches_by_pk"
  ) answer;
