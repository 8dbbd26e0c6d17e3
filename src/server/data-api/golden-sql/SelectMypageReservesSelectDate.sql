select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          row_to_json(t1)
        from
          (
            select
              t0."id" "id",
              t0."name" "name",
              t0."path_name" "path_name",
              t0."open_time" "open_time",
              t0."close_time" "close_time",
              t0."extended_open_time" "extended_open_time",
              t0."extended_close_time" "extended_close_time"
            from
              "public"."branches" t0
            where
              t0."id" = $1::integer
          ) t1
      ) "branches_by_pk",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."date_of_birth" "date_of_birth",
              t2."customer_remarks" "customer_remarks"
            from
              "public"."children" t2
            where
              t2."id" = any ($2::integer[])
              and t2."disable" = false::boolean
            order by
              t2."date_of_birth" asc,
              t2."id" asc
          ) t3
      ) "children",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."date" "date",
              t4."reservable_status" "reservable_status",
              t4."reserve_remarks" "reserve_remarks",
              t4."holiday_name" "holiday_name"
            from
              "public"."view_reserve_date_calendars" t4
            where
              t4."branch_id" = $3::integer
              and not (
                exists (
                  select
                  from
                    "public"."view_reserve_date_today" t6
                  where
                    t6."today" = t4."date"
                )
              )
            order by
              t4."date" asc
          ) t5
      ) "calendar",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."date" "date"
            from
              "public"."view_reserve_date_calendars" t7
            where
              t7."branch_id" = $4::integer
              and t7."reservable_status" <> '×'::text
              and not (
                exists (
                  select
                  from
                    "public"."view_reserve_date_today" t9
                  where
                    t9."today" = t7."date"
                )
              )
            order by
              t7."date" asc,
              t7."branch_id" asc
            limit
              1::integer
          ) t8
      ) "initial_date",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."end_datetime" "end_datetime"
            from
              "public"."reserves" t10
            order by
              t10."created_at" desc,
              t10."id" desc
            limit
              1::integer
          ) t11
      ) "last_reserve"
  ) answer;
