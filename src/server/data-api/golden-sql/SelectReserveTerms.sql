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
              t0."adaptation_date" "adaptation_date",
              t0."free_until_days_before" "free_until_days_before",
              t0."free_until_time" "free_until_time",
              t0."grace_minutes" "grace_minutes",
              t0."grace_lead_minutes" "grace_lead_minutes",
              t0."late_percent" "late_percent",
              t0."last_minutes" "last_minutes",
              t0."last_percent" "last_percent",
              t0."no_show_percent" "no_show_percent",
              t0."resale_percent" "resale_percent"
            from
              "public"."cancellation_policies" t0
            where
              t0."adaptation_date" <= $1::date
            order by
              t0."adaptation_date" desc,
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "cancellation_policies"
  ) answer;
