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
          row_to_json(t12)
        from
          (
            select
              t11."id" "id",
              t11."name" "name",
              t11."address1" "address1",
              t11."address2" "address2",
              t11."tel" "tel"
            from
              "public"."branches" t11
            where
              t11."id" = $2::integer
          ) t12
      ) "branches_by_pk"
  ) answer;
