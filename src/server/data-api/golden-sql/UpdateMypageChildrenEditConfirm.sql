with
  t1 as (
    update "public"."children" t0
    set
      "name" = $1::text,
      "gender" = $2::smallint,
      "date_of_birth" = $3::date,
      "customer_remarks" = $4::text
    where
      t0."id" = $5::integer
      and t0."customer_id" = $6::integer
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

with
  t1 as (
    update "public"."children" t0
    set
      "name" = $1::text,
      "name_kana" = $2::text,
      "gender" = $3::smallint,
      "date_of_birth" = $4::date,
      "customer_remarks" = $5::text
    where
      t0."id" = $6::integer
      and t0."customer_id" = $7::integer
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
