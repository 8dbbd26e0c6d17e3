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
              t0."today" "today",
              t0."now" "now"
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
              t2."adaptation_date" "adaptation_date",
              t2."free_until_days_before" "free_until_days_before",
              t2."free_until_time" "free_until_time",
              t2."grace_minutes" "grace_minutes",
              t2."grace_lead_minutes" "grace_lead_minutes",
              t2."late_percent" "late_percent",
              t2."last_minutes" "last_minutes",
              t2."last_percent" "last_percent",
              t2."no_show_percent" "no_show_percent"
            from
              "public"."cancellation_policies" t2
            where
              t2."adaptation_date" <= $1::date
            order by
              t2."adaptation_date" desc,
              t2."id" asc
            limit
              1::integer
          ) t3
      ) "cancellation_policies"
  ) answer;
