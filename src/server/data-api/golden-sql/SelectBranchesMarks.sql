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
              t0."branch_id" "branch_id",
              t0."date" "date",
              t0."reservable_status" "reservable_status",
              t0."reserve_remarks" "reserve_remarks"
            from
              "public"."view_reserve_date_calendars" t0
            where
              t0."date" = any ($1::date[])
              and exists (
                select
                from
                  "public"."branches" t2
                where
                  t2."id" = t0."branch_id"
                  and t2."real_store_flag" = true::boolean
              )
            order by
              t0."branch_id" asc,
              t0."date" asc
          ) t1
      ) "view_reserve_date_calendars"
  ) answer;

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
              t0."branch_id" "branch_id",
              t0."date" "date",
              t0."reservable_status" "reservable_status",
              t0."reserve_remarks" "reserve_remarks"
            from
              "public"."view_reserve_date_calendars" t0
            where
              t0."date" = any ($1::date[])
              and t0."branch_id" = any ($2::integer[])
              and exists (
                select
                from
                  "public"."branches" t2
                where
                  t2."id" = t0."branch_id"
                  and t2."real_store_flag" = true::boolean
              )
            order by
              t0."branch_id" asc,
              t0."date" asc
          ) t1
      ) "view_reserve_date_calendars"
  ) answer;
