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
              t0."material_flag" "material_flag",
              t0."announced_flag" "announced_flag"
            from
              "public"."company_documents" t0
            order by
              t0."adaptation_date" desc
          ) t1
      ) "company_documents",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."adaptation_date" "adaptation_date"
            from
              "public"."bring_lists" t2
            order by
              t2."adaptation_date" desc,
              t2."id" desc
          ) t3
      ) "bring_lists"
  ) answer;
