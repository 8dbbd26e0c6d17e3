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
              t0."lead" "lead",
              t0."body" "body",
              t0."change_summary" "change_summary"
            from
              app."company_documents_on" ($1::text, $2::date) t0
          ) t1
      ) "document",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."adaptation_date" "adaptation_date"
            from
              "public"."company_documents" t2
            where
              t2."kind" = $3::text
            order by
              t2."adaptation_date" desc
          ) t3
      ) "versions"
  ) answer;
