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
              t0."kind" "kind",
              t0."adaptation_date" "adaptation_date",
              t0."version" "version",
              t0."created_at" "created_at",
              t0."lead" "lead",
              t0."body" "body",
              t0."change_summary" "change_summary",
              t0."material_flag" "material_flag",
              t0."announced_flag" "announced_flag"
            from
              "public"."company_documents" t0
            where
              t0."kind" = $1::text
            order by
              t0."adaptation_date" desc
          ) t1
      ) "company_documents"
  ) answer;
