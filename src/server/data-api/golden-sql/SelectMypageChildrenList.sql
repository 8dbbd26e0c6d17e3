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
              t0."name_kana" "name_kana",
              t0."gender" "gender",
              t0."date_of_birth" "date_of_birth",
              t0."customer_remarks" "customer_remarks",
              t2.json "child_essentials",
              t5.json "health_questions",
              t8.json "child_allergies"
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
                      t6."reason" "reason"
                    from
                      "public"."view_child_health_questions" t6
                    where
                      t6."child_id" = t0."id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."other_name" "other_name",
                      t9."severity" "severity",
                      t9."reaction" "reaction",
                      t9."epipen_flag" "epipen_flag",
                      t11.json "allergen"
                    from
                      "public"."child_allergies" t9
                      left join lateral (
                        select
                          row_to_json(t13)
                        from
                          (
                            select
                              t12."name" "name"
                            from
                              "public"."allergens" t12
                            where
                              t12."id" = t9."allergen_id"
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."child_id" = t0."id"
                      and t9."ended_at" is null
                    order by
                      t9."id" asc
                  ) t10
              ) t8 (json) on true
            where
              t0."disable" = false::boolean
            order by
              t0."date_of_birth" asc,
              t0."id" asc
          ) t1
      ) "children",
      (
        select
          coalesce(json_agg(t15), '[]')
        from
          (
            select
              t14."id" "id",
              t14."branch_id" "branch_id",
              t14."signed_at" "signed_at",
              t16.json "branch"
            from
              "public"."first_visit_packs" t14
              left join lateral (
                select
                  row_to_json(t18)
                from
                  (
                    select
                      t17."name" "name"
                    from
                      "public"."branches" t17
                    where
                      t17."id" = t14."branch_id"
                  ) t18
              ) t16 (json) on true
            order by
              t14."sent_at" desc,
              t14."id" desc
          ) t15
      ) "first_visit_packs"
  ) answer;
