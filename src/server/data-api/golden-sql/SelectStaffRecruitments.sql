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
              t0."occupation" "occupation",
              t0."job_description" "job_description",
              t0."employment_conditions" "employment_conditions",
              t0."employment_treatment" "employment_treatment",
              t2.json "staff_recruitments_branches"
            from
              "public"."staff_recruitments" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t5.json "branch"
                    from
                      "public"."staff_recruitments_branches" t3
                      left join lateral (
                        select
                          row_to_json(t7)
                        from
                          (
                            select
                              t6."id" "id",
                              t6."name" "name",
                              t6."path_name" "path_name",
                              t8.json "prefecture"
                            from
                              "public"."branches" t6
                              left join lateral (
                                select
                                  row_to_json(t10)
                                from
                                  (
                                    select
                                      t9."name" "name"
                                    from
                                      "public"."prefectures" t9
                                    where
                                      t9."id" = t6."prefecture_id"
                                  ) t10
                              ) t8 (json) on true
                            where
                              t6."id" = t3."branch_id"
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."staff_recruitment_id" = t0."id"
                    order by
                      t3."branch_id" asc
                  ) t4
              ) t2 (json) on true
            order by
              t0."sequence" asc,
              t0."id" asc
          ) t1
      ) "staff_recruitments"
  ) answer;
