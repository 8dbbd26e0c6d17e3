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
              t11.json "morning_forms"
            from
              "public"."children" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."allergy_answer" "allergy_answer"
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
                      t12."onset_date" "onset_date",
                      t12."eased_date" "eased_date",
                      t14.json "infection"
                    from
                      (
                        select
                          t12."onset_date",
                          t12."eased_date",
                          t12."infection_id",
                          t12."date",
                          t12."id"
                        from
                          "public"."morning_forms" t12
                        where
                          t12."child_id" = t0."id"
                          and t12."infection_id" is not null
                        order by
                          t12."date" desc,
                          t12."id" desc
                        limit
                          1::integer
                      ) t12
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."name" "name",
                              t15."onset_days" "onset_days",
                              t15."eased_days" "eased_days",
                              t15."return_words" "return_words"
                            from
                              "public"."infections" t15
                            where
                              t15."id" = t12."infection_id"
                          ) t16
                      ) t14 (json) on true
                    order by
                      t12."date" desc,
                      t12."id" desc
                  ) t13
              ) t11 (json) on true
            where
              t0."id" = any ($1::integer[])
              and t0."disable" = false::boolean
            order by
              t0."date_of_birth" asc,
              t0."id" asc
          ) t1
      ) "children",
      (
        select
          row_to_json(t18)
        from
          (
            select
              t17."id" "id",
              t17."name" "name",
              t17."address1" "address1",
              t17."address2" "address2",
              t17."tel" "tel"
            from
              "public"."branches" t17
            where
              t17."id" = $2::integer
          ) t18
      ) "branches_by_pk"
  ) answer;
