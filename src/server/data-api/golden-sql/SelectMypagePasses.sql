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
              t0."relation" "relation"
            from
              "public"."pickup_people" t0
            where
              t0."removed_at" is null
            order by
              t0."id" asc
          ) t1
      ) "pickup_people",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."branch_id" "branch_id",
              t2."pass_date" "pass_date",
              t2."code_word" "code_word",
              t2."used_at" "used_at",
              t2."pickup_person_id" "pickup_person_id",
              t4.json "pickup_person",
              t7.json "pickup_pass_children"
            from
              "public"."pickup_passes" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."name" "name",
                      t5."relation" "relation",
                      t5."removed_at" "removed_at"
                    from
                      "public"."pickup_people" t5
                    where
                      t5."id" = t2."pickup_person_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t10.json "child"
                    from
                      "public"."pickup_pass_children" t8
                      left join lateral (
                        select
                          row_to_json(t12)
                        from
                          (
                            select
                              t11."id" "id",
                              t11."name" "name"
                            from
                              "public"."children" t11
                            where
                              t11."id" = t8."child_id"
                          ) t12
                      ) t10 (json) on true
                    where
                      t8."pickup_pass_id" = t2."id"
                  ) t9
              ) t7 (json) on true
            where
              t2."reserve_id" = $1::integer
              and t2."revoked_at" is null
            order by
              t2."id" asc
          ) t3
      ) "pickup_passes"
  ) answer;
