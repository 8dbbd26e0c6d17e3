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
              t0."branch_id" "branch_id",
              t0."date" "date",
              t0."kind" "kind",
              t0."notes" "notes"
            from
              "public"."daily_reports" t0
            where
              t0."id" = $1::integer
          ) t1
      ) "daily_reports"
  ) answer;
