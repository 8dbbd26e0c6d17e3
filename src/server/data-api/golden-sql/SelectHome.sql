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
              t0."code" "code",
              t0."name" "name",
              t2.json "branches_aggregate"
            from
              "public"."prefectures" t0
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      (
                        select
                          row_to_json(t5)
                        from
                          (
                            select
                              count(*) "count"
                            from
                              (
                                select
                                from
                                  "public"."branches" t3
                                where
                                  t3."prefecture_id" = t0."id"
                                  and t3."real_store_flag" = true::boolean
                                  and t3."status" = any (array[1::smallint, 2::smallint]::smallint[])
                              ) t4
                          ) t5
                      ) "aggregate"
                  ) t6
              ) t2 (json) on true
            where
              exists (
                select
                from
                  "public"."branches" t7
                where
                  t7."prefecture_id" = t0."id"
                  and t7."real_store_flag" = true::boolean
                  and t7."status" = any (array[1::smallint, 2::smallint]::smallint[])
              )
            order by
              t0."code" asc
          ) t1
      ) "prefectures",
      (
        select
          coalesce(json_agg(t9), '[]')
        from
          (
            select
              t8."childcare" "childcare",
              t8."after_business" "after_business",
              t8."current_day" "current_day",
              t8."holiday" "holiday",
              t8."meal_support" "meal_support",
              t8."zero_year_old" "zero_year_old"
            from
              app."unit_prices_on" ($1::date) t8
          ) t9
      ) "unit_prices",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."id" "id",
              t10."name" "name",
              t10."monthly_amount" "monthly_amount",
              t10."childcare_discount_per_hour" "childcare_discount_per_hour"
            from
              "public"."view_plan_types" t10
            where
              t10."offered_flag" = true::boolean
            order by
              t10."sequence" asc,
              t10."id" asc
          ) t11
      ) "plan_types",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."adaptation_date" "adaptation_date",
              t12."minimum_age_months" "minimum_age_months",
              t12."maximum_school_grade" "maximum_school_grade"
            from
              "public"."age_limits" t12
            order by
              t12."adaptation_date" desc
          ) t13
      ) "age_limits",
      (
        select
          coalesce(json_agg(t15), '[]')
        from
          (
            select
              t14."id" "id",
              t14."title" "title",
              t14."summary" "summary",
              t14."image_path" "image_path",
              t14."publication_datetime" "publication_datetime",
              t16.json "magazine_category"
            from
              (
                select
                  t14."id",
                  t14."title",
                  t14."summary",
                  t14."image_path",
                  t14."publication_datetime",
                  t14."magazine_category_id"
                from
                  "public"."magazine_items" t14
                order by
                  t14."publication_datetime" desc,
                  t14."id" desc
                limit
                  3::integer
              ) t14
              left join lateral (
                select
                  row_to_json(t18)
                from
                  (
                    select
                      t17."name" "name"
                    from
                      "public"."magazine_categories" t17
                    where
                      t17."id" = t14."magazine_category_id"
                  ) t18
              ) t16 (json) on true
            order by
              t14."publication_datetime" desc,
              t14."id" desc
          ) t15
      ) "magazine_items"
  ) answer;
