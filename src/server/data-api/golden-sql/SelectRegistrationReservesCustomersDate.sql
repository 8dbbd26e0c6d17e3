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
              t2."date" "date",
              t2."reservable_status" "reservable_status",
              t2."reserve_remarks" "reserve_remarks",
              t2."holiday_name" "holiday_name"
            from
              "public"."view_reserve_date_calendars" t2
            where
              t2."branch_id" = $2::integer
            order by
              t2."date" asc
          ) t3
      ) "calendar",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."date" "date"
            from
              "public"."view_reserve_date_calendars" t4
            where
              t4."branch_id" = $3::integer
              and t4."reservable_status" <> '×'::text
            order by
              t4."date" asc,
              t4."branch_id" asc
            limit
              1::integer
          ) t5
      ) "initial_date",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."today" "today"
            from
              "public"."view_reserve_date_today" t6
          ) t7
      ) "view_reserve_date_today"
  ) answer;
