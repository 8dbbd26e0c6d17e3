with
  t1 as (
    update "public"."customers" t0
    set
      "date_of_birth" = $1::date,
      "postal_code" = $2::text,
      "prefecture_id" = $3::integer,
      "address1" = $4::text,
      "address2" = $5::text,
      "default_branch_id" = $6::integer,
      "social_media_upload" = $7::smallint,
      "registration_status" = 1::smallint
    where
      t0."registration_status" = 2::smallint
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
      ) "update_customers"
  ) answer;
