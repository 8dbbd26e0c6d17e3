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
              t7.json "child_allergies",
              t13.json "morning_forms"
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
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."onset_date" "onset_date",
                      t14."eased_date" "eased_date",
                      t16.json "infection"
                    from
                      (
                        select
                          t14."onset_date",
                          t14."eased_date",
                          t14."infection_id",
                          t14."date",
                          t14."id"
                        from
                          "public"."morning_forms" t14
                        where
                          t14."child_id" = t2."id"
                          and t14."infection_id" is not null
                        order by
                          t14."date" desc,
                          t14."id" desc
                        limit
                          1::integer
                      ) t14
                      left join lateral (
                        select
                          row_to_json(t18)
                        from
                          (
                            select
                              t17."name" "name",
                              t17."onset_days" "onset_days",
                              t17."eased_days" "eased_days",
                              t17."return_words" "return_words"
                            from
                              "public"."infections" t17
                            where
                              t17."id" = t14."infection_id"
                          ) t18
                      ) t16 (json) on true
                    order by
                      t14."date" desc,
                      t14."id" desc
                  ) t15
              ) t13 (json) on true
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
          row_to_json(t20)
        from
          (
            select
              t19."id" "id",
              t19."name" "name",
              t19."address1" "address1",
              t19."address2" "address2",
              t19."tel" "tel"
            from
              "public"."branches" t19
            where
              t19."id" = $2::integer
          ) t20
      ) "branches_by_pk",
      (
        select
          coalesce(json_agg(t22), '[]')
        from
          (
            select
              t21."date" "date",
              t21."reservable_status" "reservable_status",
              t21."reserve_remarks" "reserve_remarks"
            from
              "public"."view_reserve_date_calendars" t21
            where
              t21."branch_id" = $3::integer
              and exists (
                select
                from
                  "public"."view_reserve_date_today" t23
                where
                  t23."today" = t21."date"
              )
          ) t22
      ) "calendar"
  ) answer;
