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
              t0."path_name" "path_name",
              t0."capacity" "capacity",
              t0."open_time" "open_time",
              t0."close_time" "close_time",
              t0."extended_open_time" "extended_open_time",
              t0."extended_close_time" "extended_close_time"
            from
              "public"."branches" t0
            where
              t0."id" = $1::integer
              and t0."real_store_flag" = true::boolean
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."adaptation_date" "adaptation_date",
              t2."remarks" "remarks",
              t2."version" "version",
              t4.json "branch_pattern_days"
            from
              "public"."branch_patterns" t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."weekday" "weekday",
                      t5."closed_flag" "closed_flag",
                      t5."open_time" "open_time",
                      t5."close_time" "close_time",
                      t5."extended_open_time" "extended_open_time",
                      t5."extended_close_time" "extended_close_time",
                      t5."capacity" "capacity",
                      t5."capacities" "capacities"
                    from
                      "public"."branch_pattern_days" t5
                    where
                      t5."branch_pattern_id" = t2."id"
                    order by
                      t5."weekday" asc
                  ) t6
              ) t4 (json) on true
            where
              t2."branch_id" = $2::integer
            order by
              t2."adaptation_date" desc
          ) t3
      ) "branch_patterns"
  ) answer;
