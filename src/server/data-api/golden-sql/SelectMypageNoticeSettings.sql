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
              t0."id" "id",
              t0."role" "role",
              t0."paying_flag" "paying_flag",
              t0."email" "email",
              t0."email_bounced_at" "email_bounced_at",
              t0."line_notification_flag" "line_notification_flag",
              t0."line_blocked_at" "line_blocked_at"
            from
              "public"."view_families" t0
          ) t1
      ) "families",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."kind_group" "kind_group",
              t2."line_flag" "line_flag",
              t2."mail_flag" "mail_flag",
              t2."push_flag" "push_flag"
            from
              "public"."notification_settings" t2
            order by
              t2."kind_group" asc
          ) t3
      ) "notification_settings",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."endpoint" "endpoint"
            from
              "public"."push_subscriptions" t4
            order by
              t4."id" asc
          ) t5
      ) "push_subscriptions"
  ) answer;
