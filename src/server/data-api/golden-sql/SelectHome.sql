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
              t0."path_name" "path_name",
              t0."nearest_station" "nearest_station",
              t0."open_date" "open_date",
              t0."open_time" "open_time",
              t0."close_time" "close_time",
              t0."status" "status",
              t2.json "prefecture"
            from
              "public"."branches" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."code" "code",
                      t3."name" "name"
                    from
                      "public"."prefectures" t3
                    where
                      t3."id" = t0."prefecture_id"
                  ) t4
              ) t2 (json) on true
            where
              t0."real_store_flag" = true::boolean
              and t0."status" = any (array[1::smallint, 2::smallint]::smallint[])
            order by
              (
                select
                  t5."code"
                from
                  "public"."prefectures" t5
                where
                  t5."id" = t0."prefecture_id"
              ) asc,
              t0."id" asc
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."childcare" "childcare",
              t6."after_business" "after_business",
              t6."current_day" "current_day",
              t6."holiday" "holiday",
              t6."meal_support" "meal_support",
              t6."zero_year_old" "zero_year_old"
            from
              app."unit_prices_on" ($1::date) t6
          ) t7
      ) "unit_prices",
      (
        select
          coalesce(json_agg(t9), '[]')
        from
          (
            select
              t8."id" "id",
              t8."name" "name",
              t8."monthly_amount" "monthly_amount",
              t8."childcare_discount_per_hour" "childcare_discount_per_hour"
            from
              "public"."view_plan_types" t8
            where
              t8."offered_flag" = true::boolean
            order by
              t8."sequence" asc,
              t8."id" asc
          ) t9
      ) "plan_types",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."adaptation_date" "adaptation_date",
              t10."minimum_age_months" "minimum_age_months",
              t10."maximum_school_grade" "maximum_school_grade"
            from
              "public"."age_limits" t10
            order by
              t10."adaptation_date" desc
          ) t11
      ) "age_limits",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."id" "id",
              t12."title" "title",
              t12."summary" "summary",
              t12."image_path" "image_path",
              t12."publication_datetime" "publication_datetime",
              t14.json "magazine_category"
            from
              (
                select
                  t12."id",
                  t12."title",
                  t12."summary",
                  t12."image_path",
                  t12."publication_datetime",
                  t12."magazine_category_id"
                from
                  "public"."magazine_items" t12
                order by
                  t12."publication_datetime" desc,
                  t12."id" desc
                limit
                  3::integer
              ) t12
              left join lateral (
                select
                  row_to_json(t16)
                from
                  (
                    select
                      t15."name" "name"
                    from
                      "public"."magazine_categories" t15
                    where
                      t15."id" = t12."magazine_category_id"
                  ) t16
              ) t14 (json) on true
            order by
              t12."publication_datetime" desc,
              t12."id" desc
          ) t13
      ) "magazine_items"
  ) answer;
