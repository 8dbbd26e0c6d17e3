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
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."date_of_birth" "date_of_birth"
            from
              "public"."children" t2
            where
              t2."id" = any ($1::integer[])
              and t2."disable" = false::boolean
            order by
              t2."date_of_birth" asc,
              t2."id" asc
          ) t3
      ) "children",
      (
        select
          row_to_json(t5)
        from
          (
            select
              t4."id" "id",
              t4."name" "name",
              t4."address1" "address1",
              t4."address2" "address2",
              t4."tel" "tel"
            from
              "public"."branches" t4
            where
              t4."id" = $2::integer
          ) t5
      ) "branches_by_pk",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."date" "date",
              t6."reservable_status" "reservable_status",
              t6."reserve_remarks" "reserve_remarks"
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
      ) "calendar"
  ) answer;
