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
              t0."name" "name",
              t0."name_en" "name_en",
              t0."representative" "representative",
              t0."established" "established",
              t0."capital" "capital",
              t0."postal_code" "postal_code",
              t0."address" "address",
              t0."tel" "tel",
              t0."email" "email",
              t0."office_hours" "office_hours",
              t0."business" "business",
              t0."invoice_registration_number" "invoice_registration_number",
              t0."chat_url" "chat_url",
              t0."social_links" "social_links"
            from
              "public"."company_facts" t0
            where
              t0."adaptation_date" <= $1::date
            order by
              t0."adaptation_date" desc,
              t0."id" desc
            limit
              1::integer
          ) t1
      ) "company_facts",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."kind" "kind",
              t2."adaptation_date" "adaptation_date"
            from
              "public"."company_documents" t2
            where
              t2."adaptation_date" <= $2::date
            order by
              t2."kind" asc,
              t2."adaptation_date" desc
          ) t3
      ) "company_documents"
  ) answer;
