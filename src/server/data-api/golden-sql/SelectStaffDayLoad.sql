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
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t2.json "reserve_details"
            from
              (
                select
                  t0."id",
                  t0."start_datetime",
                  t0."end_datetime"
                from
                  "public"."reserves" t0
                where
                  t0."branch_id" = $1::integer
                  and t0."reserve_date" = $2::date
                  and t0."live" = true::boolean
                order by
                  t0."id" asc
                limit
                  500::integer
              ) t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."id" "id",
                      t3."date_of_birth" "date_of_birth"
                    from
                      "public"."reserve_details" t3
                    where
                      t3."reserve_id" = t0."id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "reserves"
  ) answer;
