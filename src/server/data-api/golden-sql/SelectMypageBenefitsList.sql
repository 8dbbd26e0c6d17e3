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
              t0."name" "name"
            from
              "public"."benefit_categories" t0
            order by
              t0."sequence" asc,
              t0."id" asc
          ) t1
      ) "benefit_categories",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."code" "code",
              t2."name" "name"
            from
              "public"."prefectures" t2
            order by
              t2."code" asc
          ) t3
      ) "prefectures",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."title" "title",
              t4."image_path" "image_path",
              t4."benefit_details" "benefit_details",
              t4."publication_start_date" "publication_start_date",
              t6.json "benefit_category",
              t9.json "benefit_service_prefectures"
            from
              (
                select
                  t4."id",
                  t4."title",
                  t4."image_path",
                  t4."benefit_details",
                  t4."publication_start_date",
                  t4."benefit_category_id"
                from
                  "public"."benefits" t4
                where
                  t4."pick_up_flag" = true::boolean
                order by
                  t4."publication_start_date" desc,
                  t4."id" desc
                limit
                  5::integer
              ) t4
              left join lateral (
                select
                  row_to_json(t8)
                from
                  (
                    select
                      t7."id" "id",
                      t7."name" "name"
                    from
                      "public"."benefit_categories" t7
                    where
                      t7."id" = t4."benefit_category_id"
                  ) t8
              ) t6 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t11), '[]')
                from
                  (
                    select
                      t12.json "prefecture"
                    from
                      "public"."benefit_service_prefectures" t10
                      left join lateral (
                        select
                          row_to_json(t14)
                        from
                          (
                            select
                              t13."id" "id",
                              t13."name" "name"
                            from
                              "public"."prefectures" t13
                            where
                              t13."id" = t10."prefecture_id"
                          ) t14
                      ) t12 (json) on true
                    where
                      t10."benefit_id" = t4."id"
                    order by
                      (
                        select
                          t15."code"
                        from
                          "public"."prefectures" t15
                        where
                          t15."id" = t10."prefecture_id"
                      ) asc
                  ) t11
              ) t9 (json) on true
            order by
              t4."publication_start_date" desc,
              t4."id" desc
          ) t5
      ) "pick_up",
      (
        select
          coalesce(json_agg(t17), '[]')
        from
          (
            select
              t16."id" "id",
              t16."title" "title",
              t16."image_path" "image_path",
              t16."benefit_details" "benefit_details",
              t16."publication_start_date" "publication_start_date",
              t18.json "benefit_category",
              t21.json "benefit_service_prefectures"
            from
              (
                select
                  t16."id",
                  t16."title",
                  t16."image_path",
                  t16."benefit_details",
                  t16."publication_start_date",
                  t16."benefit_category_id"
                from
                  "public"."benefits" t16
                order by
                  t16."id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t16
              left join lateral (
                select
                  row_to_json(t20)
                from
                  (
                    select
                      t19."id" "id",
                      t19."name" "name"
                    from
                      "public"."benefit_categories" t19
                    where
                      t19."id" = t16."benefit_category_id"
                  ) t20
              ) t18 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t23), '[]')
                from
                  (
                    select
                      t24.json "prefecture"
                    from
                      "public"."benefit_service_prefectures" t22
                      left join lateral (
                        select
                          row_to_json(t26)
                        from
                          (
                            select
                              t25."id" "id",
                              t25."name" "name"
                            from
                              "public"."prefectures" t25
                            where
                              t25."id" = t22."prefecture_id"
                          ) t26
                      ) t24 (json) on true
                    where
                      t22."benefit_id" = t16."id"
                    order by
                      (
                        select
                          t27."code"
                        from
                          "public"."prefectures" t27
                        where
                          t27."id" = t22."prefecture_id"
                      ) asc
                  ) t23
              ) t21 (json) on true
            order by
              t16."id" asc
          ) t17
      ) "benefits",
      (
        select
          row_to_json(t31)
        from
          (
            select
              (
                select
                  row_to_json(t30)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."benefits" t28
                      ) t29
                  ) t30
              ) "aggregate"
          ) t31
      ) "benefits_aggregate"
  ) answer;

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
              t0."name" "name"
            from
              "public"."benefit_categories" t0
            order by
              t0."sequence" asc,
              t0."id" asc
          ) t1
      ) "benefit_categories",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."code" "code",
              t2."name" "name"
            from
              "public"."prefectures" t2
            order by
              t2."code" asc
          ) t3
      ) "prefectures",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."title" "title",
              t4."image_path" "image_path",
              t4."benefit_details" "benefit_details",
              t4."publication_start_date" "publication_start_date",
              t6.json "benefit_category",
              t9.json "benefit_service_prefectures"
            from
              (
                select
                  t4."id",
                  t4."title",
                  t4."image_path",
                  t4."benefit_details",
                  t4."publication_start_date",
                  t4."benefit_category_id"
                from
                  "public"."benefits" t4
                where
                  t4."pick_up_flag" = true::boolean
                order by
                  t4."publication_start_date" desc,
                  t4."id" desc
                limit
                  5::integer
              ) t4
              left join lateral (
                select
                  row_to_json(t8)
                from
                  (
                    select
                      t7."id" "id",
                      t7."name" "name"
                    from
                      "public"."benefit_categories" t7
                    where
                      t7."id" = t4."benefit_category_id"
                  ) t8
              ) t6 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t11), '[]')
                from
                  (
                    select
                      t12.json "prefecture"
                    from
                      "public"."benefit_service_prefectures" t10
                      left join lateral (
                        select
                          row_to_json(t14)
                        from
                          (
                            select
                              t13."id" "id",
                              t13."name" "name"
                            from
                              "public"."prefectures" t13
                            where
                              t13."id" = t10."prefecture_id"
                          ) t14
                      ) t12 (json) on true
                    where
                      t10."benefit_id" = t4."id"
                    order by
                      (
                        select
                          t15."code"
                        from
                          "public"."prefectures" t15
                        where
                          t15."id" = t10."prefecture_id"
                      ) asc
                  ) t11
              ) t9 (json) on true
            order by
              t4."publication_start_date" desc,
              t4."id" desc
          ) t5
      ) "pick_up",
      (
        select
          coalesce(json_agg(t17), '[]')
        from
          (
            select
              t16."id" "id",
              t16."title" "title",
              t16."image_path" "image_path",
              t16."benefit_details" "benefit_details",
              t16."publication_start_date" "publication_start_date",
              t18.json "benefit_category",
              t21.json "benefit_service_prefectures"
            from
              (
                select
                  t16."id",
                  t16."title",
                  t16."image_path",
                  t16."benefit_details",
                  t16."publication_start_date",
                  t16."benefit_category_id",
                  t16."about_service",
                  t16."corporate_information",
                  t16."service_site_url",
                  t16."pick_up_flag",
                  t16."publication_flag",
                  t16."publication_end_date",
                  t16."created_at",
                  t16."image_alternative_text",
                  t16."withdrawn_datetime",
                  t16."version"
                from
                  "public"."benefits" t16
                order by
                  t16."id" asc,
                  t16."benefit_category_id" asc,
                  t16."title" asc,
                  t16."image_path" asc,
                  t16."benefit_details" asc,
                  t16."about_service" asc,
                  t16."corporate_information" asc,
                  t16."service_site_url" asc,
                  t16."pick_up_flag" asc,
                  t16."publication_flag" asc,
                  t16."publication_start_date" asc,
                  t16."publication_end_date" asc,
                  t16."created_at" asc,
                  t16."image_alternative_text" asc,
                  t16."withdrawn_datetime" asc,
                  t16."version" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t16
              left join lateral (
                select
                  row_to_json(t20)
                from
                  (
                    select
                      t19."id" "id",
                      t19."name" "name"
                    from
                      "public"."benefit_categories" t19
                    where
                      t19."id" = t16."benefit_category_id"
                  ) t20
              ) t18 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t23), '[]')
                from
                  (
                    select
                      t24.json "prefecture"
                    from
                      "public"."benefit_service_prefectures" t22
                      left join lateral (
                        select
                          row_to_json(t26)
                        from
                          (
                            select
                              t25."id" "id",
                              t25."name" "name"
                            from
                              "public"."prefectures" t25
                            where
                              t25."id" = t22."prefecture_id"
                          ) t26
                      ) t24 (json) on true
                    where
                      t22."benefit_id" = t16."id"
                    order by
                      (
                        select
                          t27."code"
                        from
                          "public"."prefectures" t27
                        where
                          t27."id" = t22."prefecture_id"
                      ) asc
                  ) t23
              ) t21 (json) on true
            order by
              t16."id" asc,
              t16."benefit_category_id" asc,
              t16."title" asc,
              t16."image_path" asc,
              t16."benefit_details" asc,
              t16."about_service" asc,
              t16."corporate_information" asc,
              t16."service_site_url" asc,
              t16."pick_up_flag" asc,
              t16."publication_flag" asc,
              t16."publication_start_date" asc,
              t16."publication_end_date" asc,
              t16."created_at" asc,
              t16."image_alternative_text" asc,
              t16."withdrawn_datetime" asc,
              t16."version" asc
          ) t17
      ) "benefits",
      (
        select
          row_to_json(t31)
        from
          (
            select
              (
                select
                  row_to_json(t30)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."benefits" t28
                      ) t29
                  ) t30
              ) "aggregate"
          ) t31
      ) "benefits_aggregate"
  ) answer;
