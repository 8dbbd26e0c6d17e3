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
              t0."step_minutes" "step_minutes",
              t0."minimum_minutes" "minimum_minutes"
            from
              "public"."view_reserve_settings" t0
          ) t1
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."status" "status",
              t2."plan_type_id" "plan_type_id",
              t4.json "stops",
              t7.json "customer_stops",
              t10.json "children"
            from
              "public"."customers" t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t5
                    where
                      t5."customer_id" = t2."id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."reason" "reason"
                    from
                      "public"."customer_stops" t8
                    where
                      t8."customer_id" = t2."id"
                      and t8."ended_at" is null
                    order by
                      t8."id" asc
                    limit
                      1::integer
                  ) t9
              ) t7 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t12), '[]')
                from
                  (
                    select
                      t11."id" "id",
                      t11."name" "name",
                      t11."date_of_birth" "date_of_birth",
                      t13.json "child_essentials",
                      t16.json "child_allergies"
                    from
                      "public"."children" t11
                      left join lateral (
                        select
                          coalesce(json_agg(t15), '[]')
                        from
                          (
                            select
                              t14."allergy_answer" "allergy_answer"
                            from
                              "public"."child_essentials" t14
                            where
                              t14."child_id" = t11."id"
                          ) t15
                      ) t13 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t18), '[]')
                        from
                          (
                            select
                              t17."other_name" "other_name",
                              t17."severity" "severity",
                              t17."reaction" "reaction",
                              t17."epipen_flag" "epipen_flag",
                              t19.json "allergen"
                            from
                              "public"."child_allergies" t17
                              left join lateral (
                                select
                                  row_to_json(t21)
                                from
                                  (
                                    select
                                      t20."name" "name"
                                    from
                                      "public"."allergens" t20
                                    where
                                      t20."id" = t17."allergen_id"
                                  ) t21
                              ) t19 (json) on true
                            where
                              t17."child_id" = t11."id"
                              and t17."ended_at" is null
                            order by
                              t17."id" asc
                          ) t18
                      ) t16 (json) on true
                    where
                      t11."customer_id" = t2."id"
                      and t11."disable" = false::boolean
                    order by
                      t11."date_of_birth" asc,
                      t11."id" asc
                  ) t12
              ) t10 (json) on true
            where
              t2."id" = $1::integer
          ) t3
      ) "customers",
      (
        select
          coalesce(json_agg(t23), '[]')
        from
          (
            select
              t22."id" "id",
              t22."name" "name",
              t22."extended_open_time" "extended_open_time",
              t22."extended_close_time" "extended_close_time"
            from
              "public"."branches" t22
            where
              t22."id" = $2::integer
          ) t23
      ) "branches"
  ) answer;
