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
              app."company_facts_on" ($1::date) t0
          ) t1
      ) "company_facts",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."adaptation_date" "adaptation_date"
            from
              app."company_documents_on" ('terms'::text, $2::date) t2
          ) t3
      ) "terms",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."adaptation_date" "adaptation_date"
            from
              app."company_documents_on" ('privacy'::text, $3::date) t4
          ) t5
      ) "privacy"
  ) answer;
