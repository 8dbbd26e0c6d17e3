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
              t0."name_kana" "name_kana",
              t0."gender" "gender",
              t0."date_of_birth" "date_of_birth",
              t0."customer_remarks" "customer_remarks"
            from
              "public"."children" t0
            where
              t0."disable" = false::boolean
            order by
              t0."date_of_birth" asc,
              t0."id" asc
          ) t1
      ) "children"
  ) answer;
