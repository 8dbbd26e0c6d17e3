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
              t2."pick_up_name" "pick_up_name",
              t2."pick_up_tel" "pick_up_tel",
              t2."pickup_person_id" "pickup_person_id"
            from
              "public"."reserves" t2
            where
              t2."id" = $1::integer
          ) t3
      ) "reserves",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id"
            from
              "public"."pickup_freezes" t4
            where
              t4."lifted_at" is null
          ) t5
      ) "pickup_freezes",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id",
              t6."branch_id" "branch_id",
              t6."pass_date" "pass_date",
              t6."code_word" "code_word",
              t6."used_at" "used_at",
              t6."pickup_person_id" "pickup_person_id",
              t8.json "pickup_person",
              t11.json "pickup_pass_children"
            from
              "public"."pickup_passes" t6
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."name" "name",
                      t9."relation" "relation",
                      t9."removed_at" "removed_at"
                    from
                      "public"."pickup_people" t9
                    where
                      t9."id" = t6."pickup_person_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t14.json "child"
                    from
                      "public"."pickup_pass_children" t12
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."id" "id",
                              t15."name" "name"
                            from
                              "public"."children" t15
                            where
                              t15."id" = t12."child_id"
                          ) t16
                      ) t14 (json) on true
                    where
                      t12."pickup_pass_id" = t6."id"
                  ) t13
              ) t11 (json) on true
            where
              t6."reserve_id" = $2::integer
              and t6."revoked_at" is null
            order by
              t6."id" asc
          ) t7
      ) "pickup_passes"
  ) answer;
