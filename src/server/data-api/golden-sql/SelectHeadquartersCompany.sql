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
              t0."adaptation_date" "adaptation_date",
              t0."version" "version",
              t0."created_at" "created_at",
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
              t0."social_links" "social_links",
              t0."message_signature" "message_signature"
            from
              "public"."company_facts" t0
            order by
              t0."adaptation_date" desc,
              t0."id" desc
          ) t1
      ) "company_facts"
  ) answer;
