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
              t0."email" "email",
              t0."email_bounced_at" "email_bounced_at",
              t0."line_notification_flag" "line_notification_flag",
              t0."line_blocked_at" "line_blocked_at"
            from
              "public"."view_families" t0
            order by
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "customers"
  ) answer;
