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
              t5.json "child_allergies",
              t11.json "child_documents",
              t17.json "child_health_reads"
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
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."id" "id",
                      t12."kind" "kind",
                      t12."valid_until" "valid_until",
                      t12."created_at" "created_at",
                      t14.json "file"
                    from
                      "public"."child_documents" t12
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."key" "key",
                              t15."content_type" "content_type"
                            from
                              "public"."files" t15
                            where
                              t15."id" = t12."file_id"
                          ) t16
                      ) t14 (json) on true
                    where
                      t12."child_id" = t0."id"
                    order by
                      t12."kind" asc,
                      t12."id" asc
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t19), '[]')
                from
                  (
                    select
                      t18."id" "id",
                      t18."page" "page",
                      t18."created_at" "created_at",
                      t20.json "branch"
                    from
                      (
                        select
                          t18."id",
                          t18."page",
                          t18."created_at",
                          t18."branch_id"
                        from
                          "public"."child_health_reads" t18
                        where
                          t18."child_id" = t0."id"
                        order by
                          t18."id" desc
                        limit
                          20::integer
                      ) t18
                      left join lateral (
                        select
                          row_to_json(t22)
                        from
                          (
                            select
                              t21."name" "name"
                            from
                              "public"."branches" t21
                            where
                              t21."id" = t18."branch_id"
                          ) t22
                      ) t20 (json) on true
                    order by
                      t18."id" desc
                  ) t19
              ) t17 (json) on true
            where
              t0."id" = $1::integer
              and t0."disable" = false::boolean
          ) t1
      ) "children",
      (
        select
          coalesce(json_agg(t24), '[]')
        from
          (
            select
              t23."reason" "reason",
              t23."answered_at" "answered_at"
            from
              "public"."view_child_health_questions" t23
            where
              t23."child_id" = $2::integer
          ) t24
      ) "questions",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."id" "id",
              t25."name" "name",
              t25."mandatory_from" "mandatory_from",
              t25."adaptation_date" "adaptation_date",
              t25."end_date" "end_date"
            from
              "public"."allergens" t25
            order by
              t25."display_order" asc
          ) t26
      ) "allergens",
      (
        select
          coalesce(json_agg(t28), '[]')
        from
          (
            select
              t27."version" "version"
            from
              "public"."customer_consents" t27
            where
              t27."kind" = 'child_data'::text
          ) t28
      ) "customer_consents",
      (
        select
          coalesce(json_agg(t30), '[]')
        from
          (
            select
              t29."adaptation_date" "adaptation_date",
              t29."document_first_reminder_days" "document_first_reminder_days"
            from
              "public"."care_settings" t29
            order by
              t29."adaptation_date" desc
          ) t30
      ) "care_settings"
  ) answer;
