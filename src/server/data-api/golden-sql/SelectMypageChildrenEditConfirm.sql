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
              t0."customer_id" "customer_id"
            from
              "public"."children" t0
            where
              t0."id" = $1::integer
              and t0."disable" = false::boolean
          ) t1
      ) "children"
  ) answer;
