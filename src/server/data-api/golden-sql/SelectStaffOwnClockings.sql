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
              t0."clock_in_at" "clock_in_at",
              t0."clock_out_at" "clock_out_at"
            from
              "public"."staff_clockings" t0
            where
              t0."branch_id" = $1::integer
              and t0."account_id" = $2::integer
              and t0."date" = $3::date
            order by
              t0."clock_in_at" asc
          ) t1
      ) "staff_clockings"
  ) answer;
