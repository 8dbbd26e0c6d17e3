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
              t0."customer_id" "customer_id",
              t0."created_at" "created_at",
              t0."last_read_date" "last_read_date"
            from
              "public"."calendar_feeds" t0
          ) t1
      ) "calendar_feeds"
  ) answer;
