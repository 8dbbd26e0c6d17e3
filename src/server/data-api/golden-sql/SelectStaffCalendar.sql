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
              t0."step_minutes" "step_minutes"
            from
              "public"."view_reserve_settings" t0
          ) t1
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."capacity" "capacity",
              t2."open_date" "open_date",
              t2."open_time" "open_time",
              t2."close_time" "close_time",
              t2."extended_open_time" "extended_open_time",
              t2."extended_close_time" "extended_close_time"
            from
              "public"."branches" t2
            where
              t2."id" = $1::integer
          ) t3
      ) "branches",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."date" "date",
              t4."status" "status",
              t4."remarks" "remarks"
            from
              "public"."reservable_managements" t4
            where
              t4."branch_id" = $2::integer
              and t4."date" >= $3::date
              and t4."date" <= $4::date
            order by
              t4."date" asc
          ) t5
      ) "reservable_managements",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."date" "date",
              t6."start_time" "start_time",
              t6."end_time" "end_time",
              t6."capacity" "capacity"
            from
              "public"."branch_capacities" t6
            where
              t6."branch_id" = $5::integer
              and t6."date" >= $6::date
              and t6."date" <= $7::date
            order by
              t6."date" asc,
              t6."start_time" asc
          ) t7
      ) "branch_capacities",
      (
        select
          coalesce(json_agg(t9), '[]')
        from
          (
            select
              t8."date" "date",
              t8."open_time" "open_time",
              t8."close_time" "close_time",
              t8."extended_open_time" "extended_open_time",
              t8."extended_close_time" "extended_close_time"
            from
              "public"."branch_hours" t8
            where
              t8."branch_id" = $8::integer
              and t8."date" >= $9::date
              and t8."date" <= $10::date
            order by
              t8."date" asc
          ) t9
      ) "branch_hours",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."adaptation_date" "adaptation_date",
              t12.json "branch_pattern_days"
            from
              "public"."branch_patterns" t10
              left join lateral (
                select
                  coalesce(json_agg(t14), '[]')
                from
                  (
                    select
                      t13."weekday" "weekday",
                      t13."closed_flag" "closed_flag",
                      t13."open_time" "open_time",
                      t13."close_time" "close_time",
                      t13."extended_open_time" "extended_open_time",
                      t13."extended_close_time" "extended_close_time",
                      t13."capacity" "capacity",
                      t13."capacities" "capacities"
                    from
                      "public"."branch_pattern_days" t13
                    where
                      t13."branch_pattern_id" = t10."id"
                    order by
                      t13."weekday" asc
                  ) t14
              ) t12 (json) on true
            where
              t10."branch_id" = $11::integer
            order by
              t10."adaptation_date" asc
          ) t11
      ) "branch_patterns",
      (
        select
          coalesce(json_agg(t16), '[]')
        from
          (
            select
              t15."date" "date",
              t15."name" "name"
            from
              "public"."holidays" t15
            where
              t15."date" >= $12::date
              and t15."date" <= $13::date
            order by
              t15."date" asc
          ) t16
      ) "holidays",
      (
        select
          coalesce(json_agg(t18), '[]')
        from
          (
            select
              t17."date" "date",
              t17."reservable_status" "reservable_status"
            from
              "public"."view_reserve_date_calendars" t17
            where
              t17."branch_id" = $14::integer
              and t17."date" >= $15::date
              and t17."date" <= $16::date
            order by
              t17."date" asc
          ) t18
      ) "calendars",
      (
        select
          coalesce(json_agg(t20), '[]')
        from
          (
            select
              t19."id" "id",
              t19."reserve_date" "reserve_date",
              t19."start_datetime" "start_datetime",
              t19."end_datetime" "end_datetime",
              t19."approval_status" "approval_status",
              t19."childcare_status" "childcare_status",
              t21.json "customer",
              t24.json "reserve_details"
            from
              "public"."reserves" t19
              left join lateral (
                select
                  row_to_json(t23)
                from
                  (
                    select
                      t22."name" "name"
                    from
                      "public"."customers" t22
                    where
                      t22."id" = t19."customer_id"
                  ) t23
              ) t21 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t26), '[]')
                from
                  (
                    select
                      t27.json "child"
                    from
                      "public"."reserve_details" t25
                      left join lateral (
                        select
                          row_to_json(t29)
                        from
                          (
                            select
                              t28."name" "name"
                            from
                              "public"."children" t28
                            where
                              t28."id" = t25."child_id"
                          ) t29
                      ) t27 (json) on true
                    where
                      t25."reserve_id" = t19."id"
                  ) t26
              ) t24 (json) on true
            where
              t19."branch_id" = $17::integer
              and t19."reserve_date" >= $18::date
              and t19."reserve_date" <= $19::date
              and t19."live" = true::boolean
            order by
              t19."start_datetime" asc,
              t19."id" asc
          ) t20
      ) "reserves",
      (
        select
          coalesce(json_agg(t31), '[]')
        from
          (
            select
              t30."id" "id",
              t30."kind" "kind",
              t30."choice" "choice",
              t30."date_from" "date_from",
              t30."date_to" "date_to",
              t30."start_time" "start_time",
              t30."end_time" "end_time",
              t30."capacity" "capacity",
              t32.json "closure_notices"
            from
              "public"."closures" t30
              left join lateral (
                select
                  coalesce(json_agg(t34), '[]')
                from
                  (
                    select
                      t33."reached" "reached"
                    from
                      "public"."closure_notices" t33
                    where
                      t33."closure_id" = t30."id"
                  ) t34
              ) t32 (json) on true
            where
              t30."branch_id" = $20::integer
              and t30."date_from" <= $21::date
              and t30."date_to" >= $22::date
              and t30."reopened_at" is null
            order by
              t30."id" asc
          ) t31
      ) "closures"
  ) answer;
