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
              t0."kind" "kind",
              t0."adaptation_date" "adaptation_date",
              t0."change_summary" "change_summary"
            from
              "public"."view_due_consents" t0
            order by
              t0."kind" desc
          ) t1
      ) "view_due_consents"
  ) answer;
