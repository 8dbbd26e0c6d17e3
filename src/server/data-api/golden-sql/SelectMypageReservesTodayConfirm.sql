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
              t0."today" "today"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "view_reserve_date_today",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."date_of_birth" "date_of_birth",
              t4.json "child_essentials",
              t7.json "child_allergies"
            from
              "public"."children" t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."allergy_answer" "allergy_answer"
                    from
                      "public"."child_essentials" t5
                    where
                      t5."child_id" = t2."id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."other_name" "other_name",
                      t8."severity" "severity",
                      t8."reaction" "reaction",
                      t8."epipen_flag" "epipen_flag",
                      t10.json "allergen"
                    from
                      "public"."child_allergies" t8
                      left join lateral (
                        select
                          row_to_json(t12)
                        from
                          (
                            select
                              t11."name" "name"
                            from
                              "public"."allergens" t11
                            where
                              t11."id" = t8."allergen_id"
                          ) t12
                      ) t10 (json) on true
                    where
                      t8."child_id" = t2."id"
                      and t8."ended_at" is null
                    order by
                      t8."id" asc
                  ) t9
              ) t7 (json) on true
            where
              t2."id" = any ($1::integer[])
              and t2."disable" = false::boolean
            order by
              t2."date_of_birth" asc,
              t2."id" asc
          ) t3
      ) "children",
      (
        select
          row_to_json(t14)
        from
          (
            select
              t13."id" "id",
              t13."name" "name",
              t13."address1" "address1",
              t13."address2" "address2",
              t13."tel" "tel"
            from
              "public"."branches" t13
            where
              t13."id" = $2::integer
          ) t14
      ) "branches_by_pk",
      (
        select
          coalesce(json_agg(t16), '[]')
        from
          (
            select
              t15."date" "date",
              t15."reservable_status" "reservable_status",
              t15."reserve_remarks" "reserve_remarks"
            from
              "public"."view_reserve_date_calendars" t15
            where
              t15."branch_id" = $3::integer
              and exists (
                select
                from
                  "public"."view_reserve_date_today" t17
                where
                  t17."today" = t15."date"
              )
          ) t16
      ) "calendar"
  ) answer;
