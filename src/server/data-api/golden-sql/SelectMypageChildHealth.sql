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
              t0."name" "name",
              t0."date_of_birth" "date_of_birth",
              t2.json "child_essentials",
              t5.json "child_allergies"
            from
              "public"."children" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."allergy_answer" "allergy_answer",
                      t3."allergy_answered_at" "allergy_answered_at",
                      t3."diet_stage" "diet_stage",
                      t3."milk" "milk",
                      t3."foods_to_avoid" "foods_to_avoid",
                      t3."usual_temperature" "usual_temperature",
                      t3."medical_history" "medical_history",
                      t3."family_doctor" "family_doctor",
                      t3."own_photos_flag" "own_photos_flag",
                      t3."shared_photos_flag" "shared_photos_flag",
                      t3."photos_answered_at" "photos_answered_at",
                      t3."version" "version"
                    from
                      "public"."child_essentials" t3
                    where
                      t3."child_id" = t0."id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."allergen_id" "allergen_id",
                      t6."other_name" "other_name",
                      t6."severity" "severity",
                      t6."reaction" "reaction",
                      t6."epipen_flag" "epipen_flag",
                      t8.json "allergen"
                    from
                      "public"."child_allergies" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."name" "name"
                            from
                              "public"."allergens" t9
                            where
                              t9."id" = t6."allergen_id"
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."child_id" = t0."id"
                      and t6."ended_at" is null
                    order by
                      t6."id" asc
                  ) t7
              ) t5 (json) on true
            where
              t0."id" = $1::integer
              and t0."disable" = false::boolean
          ) t1
      ) "children",
      (
        select
          coalesce(json_agg(t12), '[]')
        from
          (
            select
              t11."id" "id",
              t11."name" "name",
              t11."mandatory_from" "mandatory_from",
              t11."adaptation_date" "adaptation_date",
              t11."end_date" "end_date"
            from
              "public"."allergens" t11
            order by
              t11."display_order" asc
          ) t12
      ) "allergens",
      (
        select
          coalesce(json_agg(t14), '[]')
        from
          (
            select
              t13."version" "version"
            from
              "public"."customer_consents" t13
            where
              t13."kind" = 'child_data'::text
          ) t14
      ) "customer_consents",
      (
        select
          coalesce(json_agg(t16), '[]')
        from
          (
            select
              t15."adaptation_date" "adaptation_date",
              t15."allergy_review_months" "allergy_review_months"
            from
              "public"."care_settings" t15
            order by
              t15."adaptation_date" desc
          ) t16
      ) "care_settings"
  ) answer;
