with
  t1 as (
    update "public"."children" t0
    set
      "disable" = true::boolean
    where
      t0."id" = $1::integer
      and t0."disable" = false::boolean
    returning
      "id"
  )
select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          row_to_json(t4)
        from
          (
            select
              (
                select
                  coalesce(json_agg(t3), '[]')
                from
                  (
                    select
                      t2."id" "id"
                    from
                      t1 t2
                  ) t3
              ) "returning"
          ) t4
      ) "update_children"
  ) answer;
