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
              t0."role" "role",
              t0."branch_id" "branch_id"
            from
              "public"."accounts" t0
            where
              t0."uid" = $1::text
              and t0."disable" = false::boolean
            order by
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "accounts",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."capacity" "capacity",
              t2."open_time" "open_time",
              t2."close_time" "close_time",
              t2."extended_open_time" "extended_open_time",
              t2."extended_close_time" "extended_close_time"
            from
              "public"."branches" t2
            where
              t2."real_store_flag" = true::boolean
              and t2."status" = any (array[1::smallint, 2::smallint]::smallint[])
            order by
              t2."id" asc
          ) t3
      ) "branches"
  ) answer;
