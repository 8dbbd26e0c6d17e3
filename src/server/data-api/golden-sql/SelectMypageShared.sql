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
              t0."name" "name"
            from
              "public"."view_families" t0
            order by
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."reserve_date" "reserve_date",
              t2."childcare_status" "childcare_status",
              t2."branch_name" "branch_name",
              t2."today_flag" "today_flag",
              t2."child_names" "child_names"
            from
              "public"."view_seen_stays" t2
            where
              t2."past_flag" = false::boolean
            order by
              t2."start_datetime" asc,
              t2."id" asc
            limit
              50::integer
          ) t3
      ) "coming",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."start_datetime" "start_datetime",
              t4."end_datetime" "end_datetime",
              t4."branch_name" "branch_name",
              t4."child_names" "child_names"
            from
              "public"."view_seen_stays" t4
            where
              t4."past_flag" = true::boolean
            order by
              t4."start_datetime" desc,
              t4."id" desc
            limit
              10::integer
          ) t5
      ) "past"
  ) answer;
