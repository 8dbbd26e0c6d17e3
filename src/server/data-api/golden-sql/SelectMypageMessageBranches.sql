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
              t0."branch_name" "branch_name",
              t0."open_flag" "open_flag",
              t0."last_message_id" "last_message_id",
              t0."last_sender" "last_sender",
              t0."last_body" "last_body",
              t0."last_message_at" "last_message_at",
              t0."unread_count" "unread_count"
            from
              "public"."view_message_branches" t0
            order by
              t0."last_message_id" desc nulls last,
              t0."branch_id" asc
          ) t1
      ) "message_branches"
  ) answer;
