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
              t0."today" "today"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "view_reserve_date_today",
      (
        select
          row_to_json(t3)
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."path_name" "path_name",
              t2."open_time" "open_time",
              t2."close_time" "close_time",
              t2."extended_open_time" "extended_open_time",
              t2."extended_close_time" "extended_close_time"
            from
              "public"."branches" t2
            where
              t2."id" = $1::integer
          ) t3
      ) "branches_by_pk",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."name" "name",
              t4."date_of_birth" "date_of_birth",
              t4."customer_remarks" "customer_remarks"
            from
              "public"."children" t4
            where
              t4."id" = any ($2::integer[])
              and t4."disable" = false::boolean
            order by
              t4."date_of_birth" asc,
              t4."id" asc
          ) t5
      ) "children",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."date" "date",
              t6."reservable_status" "reservable_status",
              t6."reserve_remarks" "reserve_remarks",
              t6."holiday_name" "holiday_name"
            from
              "public"."view_reserve_date_calendars" t6
            where
              t6."branch_id" = $3::integer
              and exists (
                select
                from
                  "public"."view_reserve_date_today" t8
                where
                  t8."today" = t6."date"
              )
          ) t7
      ) "calendar",
      (
        select
          coalesce(json_agg(t10), '[]')
        from
          (
            select
              t9."end_datetime" "end_datetime"
            from
              "public"."reserves" t9
            order by
              t9."created_at" desc,
              t9."id" desc
            limit
              1::integer
          ) t10
      ) "last_reserve"
  ) answer;
