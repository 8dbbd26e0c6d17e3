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
              t10."date" "date",
              t10."name" "name"
            from
              "public"."holidays" t10
            where
              t10."date" >= $11::date
              and t10."date" <= $12::date
            order by
              t10."date" asc
          ) t11
      ) "holidays",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."date" "date",
              t12."reservable_status" "reservable_status"
            from
              "public"."view_reserve_date_calendars" t12
            where
              t12."branch_id" = $13::integer
              and t12."date" >= $14::date
              and t12."date" <= $15::date
            order by
              t12."date" asc
          ) t13
      ) "calendars",
      (
        select
          coalesce(json_agg(t15), '[]')
        from
          (
            select
              t14."id" "id",
              t14."reserve_date" "reserve_date",
              t14."start_datetime" "start_datetime",
              t14."end_datetime" "end_datetime",
              t14."approval_status" "approval_status",
              t16.json "customer",
              t19.json "reserve_details"
            from
              "public"."reserves" t14
              left join lateral (
                select
                  row_to_json(t18)
                from
                  (
                    select
                      t17."name" "name"
                    from
                      "public"."customers" t17
                    where
                      t17."id" = t14."customer_id"
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t22.json "child"
                    from
                      "public"."reserve_details" t20
                      left join lateral (
                        select
                          row_to_json(t24)
                        from
                          (
                            select
                              t23."name" "name"
                            from
                              "public"."children" t23
                            where
                              t23."id" = t20."child_id"
                          ) t24
                      ) t22 (json) on true
                    where
                      t20."reserve_id" = t14."id"
                  ) t21
              ) t19 (json) on true
            where
              t14."branch_id" = $16::integer
              and t14."reserve_date" >= $17::date
              and t14."reserve_date" <= $18::date
              and t14."live" = true::boolean
            order by
              t14."start_datetime" asc,
              t14."id" asc
          ) t15
      ) "reserves"
  ) answer;
