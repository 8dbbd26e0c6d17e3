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
              t0."take_back_minutes" "take_back_minutes",
              t0."late_percent" "late_percent",
              t0."last_minutes" "last_minutes",
              t0."last_percent" "last_percent",
              t0."no_show_percent" "no_show_percent",
              t0."resale_percent" "resale_percent",
              t0."late_reason" "late_reason",
              t0."last_reason" "last_reason",
              t0."no_show_reason" "no_show_reason",
              t0."illness_percent" "illness_percent",
              t0."illness_reason" "illness_reason",
              t0."illness_limit_per_quarter" "illness_limit_per_quarter",
              t0."illness_until_minutes" "illness_until_minutes",
              t0."move_until_minutes" "move_until_minutes",
              t0."move_within_days" "move_within_days",
              t0."move_limit" "move_limit"
            from
              app."cancellation_policies_on" ($1::date) t0
          ) t1
      ) "cancellation_policies"
  ) answer;
