with
  t1 as (
    update "public"."notifications" t0
    set
      "read_datetime" = 'now'::timestamp with time zone
    where
      t0."read_datetime" is null
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
      ) "update_notifications"
  ) answer;
