select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          row_to_json(t1)
        from
          (
            select
              t0."id" "id",
              t0."title" "title",
              t0."image_path" "image_path",
              t0."benefit_details" "benefit_details",
              t0."about_service" "about_service",
              t0."corporate_information" "corporate_information",
              t0."service_site_url" "service_site_url",
              t0."publication_start_date" "publication_start_date",
              t0."publication_end_date" "publication_end_date",
              t2.json "benefit_category",
              t5.json "benefit_service_prefectures"
            from
              "public"."benefits" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name"
                    from
                      "public"."benefit_categories" t3
                    where
                      t3."id" = t0."benefit_category_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t8.json "prefecture"
                    from
                      "public"."benefit_service_prefectures" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."id" "id",
                              t9."name" "name"
                            from
                              "public"."prefectures" t9
                            where
                              t9."id" = t6."prefecture_id"
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."benefit_id" = t0."id"
                    order by
                      (
                        select
                          t11."code"
                        from
                          "public"."prefectures" t11
                        where
                          t11."id" = t6."prefecture_id"
                      ) asc
                  ) t7
              ) t5 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "benefits_by_pk"
  ) answer;
