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
              t0."postal_code" "postal_code",
              t0."address1" "address1",
              t0."address2" "address2",
              t0."nearest_station" "nearest_station",
              t0."latitude" "latitude",
              t0."longitude" "longitude",
              t0."tel" "tel",
              t0."open_time" "open_time",
              t0."close_time" "close_time",
              t0."extended_open_time" "extended_open_time",
              t0."extended_close_time" "extended_close_time",
              t0."open_date" "open_date",
              t0."last_date" "last_date",
              t0."status" "status",
              t0."staffing_mode" "staffing_mode",
              t0."google_map_embed_code" "google_map_embed_code",
              t0."google_map_shared_link" "google_map_shared_link",
              t2.json "prefecture",
              t5.json "view_branch_age_limits",
              t8.json "branch_patterns",
              t14.json "branch_informations",
              t17.json "branch_images",
              t20.json "branch_faces",
              t23.json "branch_partners",
              t26.json "branch_notices",
              t29.json "branch_certificates",
              t32.json "branch_postings",
              t35.json "view_reserve_date_calendars"
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
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."adaptation_date" "adaptation_date",
                      t6."minimum_age_months" "minimum_age_months",
                      t6."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t6
                    where
                      t6."branch_id" = t0."id"
                    order by
                      t6."adaptation_date" desc
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."adaptation_date" "adaptation_date",
                      t11.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t9
                      left join lateral (
                        select
                          coalesce(json_agg(t13), '[]')
                        from
                          (
                            select
                              t12."weekday" "weekday",
                              t12."closed_flag" "closed_flag",
                              t12."open_time" "open_time",
                              t12."close_time" "close_time",
                              t12."extended_open_time" "extended_open_time",
                              t12."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t12
                            where
                              t12."branch_pattern_id" = t9."id"
                            order by
                              t12."weekday" asc
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."branch_id" = t0."id"
                    order by
                      t9."adaptation_date" desc
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t16), '[]')
                from
                  (
                    select
                      t15."information_content" "information_content",
                      t15."instagram_account" "instagram_account",
                      t15."twitter_account" "twitter_account"
                    from
                      "public"."branch_informations" t15
                    where
                      t15."branch_id" = t0."id"
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t19), '[]')
                from
                  (
                    select
                      t18."id" "id",
                      t18."image_path" "image_path",
                      t18."alternative_text" "alternative_text",
                      t18."caption" "caption",
                      t18."example_flag" "example_flag",
                      t18."width" "width",
                      t18."height" "height"
                    from
                      "public"."branch_images" t18
                    where
                      t18."branch_id" = t0."id"
                    order by
                      t18."sequence" asc,
                      t18."id" asc
                    limit
                      8::integer
                  ) t19
              ) t17 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t22), '[]')
                from
                  (
                    select
                      t21."name" "name",
                      t21."greeting" "greeting",
                      t21."image_path" "image_path",
                      t21."example_flag" "example_flag",
                      t21."width" "width",
                      t21."height" "height"
                    from
                      "public"."branch_faces" t21
                    where
                      t21."branch_id" = t0."id"
                  ) t22
              ) t20 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t25), '[]')
                from
                  (
                    select
                      t24."id" "id",
                      t24."name" "name",
                      t24."partner_url" "partner_url"
                    from
                      "public"."branch_partners" t24
                    where
                      t24."branch_id" = t0."id"
                    order by
                      t24."sequence" asc,
                      t24."id" asc
                  ) t25
              ) t23 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t28), '[]')
                from
                  (
                    select
                      t27."id" "id",
                      t27."title" "title",
                      t27."content" "content",
                      t27."publication_date" "publication_date"
                    from
                      "public"."branch_notices" t27
                    where
                      t27."branch_id" = t0."id"
                    order by
                      t27."publication_date" desc,
                      t27."id" desc
                    limit
                      5::integer
                  ) t28
              ) t26 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t31), '[]')
                from
                  (
                    select
                      t30."id" "id",
                      t30."kind" "kind",
                      t30."start_date" "start_date",
                      t30."end_date" "end_date",
                      t30."certificate_number" "certificate_number",
                      t30."issuer" "issuer",
                      t30."source_url" "source_url"
                    from
                      "public"."branch_certificates" t30
                    where
                      t30."branch_id" = t0."id"
                    order by
                      t30."kind" asc,
                      t30."start_date" asc
                  ) t31
              ) t29 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t34), '[]')
                from
                  (
                    select
                      t33."owner_name" "owner_name",
                      t33."manager_name" "manager_name",
                      t33."building" "building",
                      t33."business_start_date" "business_start_date",
                      t33."services" "services",
                      t33."price_change" "price_change",
                      t33."nursery_teachers" "nursery_teachers",
                      t33."other_carers" "other_carers",
                      t33."insurance" "insurance",
                      t33."hospital" "hospital",
                      t33."emergency_procedure" "emergency_procedure",
                      t33."disaster_plan" "disaster_plan",
                      t33."abuse_prevention" "abuse_prevention",
                      t33."order_history" "order_history",
                      t33."inspection_url" "inspection_url",
                      t33."search_site_url" "search_site_url",
                      t33."inside_consultation" "inside_consultation",
                      t33."outside_consultation" "outside_consultation",
                      t33."updated_at" "updated_at"
                    from
                      "public"."branch_postings" t33
                    where
                      t33."branch_id" = t0."id"
                  ) t34
              ) t32 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t37), '[]')
                from
                  (
                    select
                      t36."date" "date",
                      t36."reservable_status" "reservable_status",
                      t36."reserve_remarks" "reserve_remarks",
                      t36."holiday_name" "holiday_name",
                      t36."closed_flag" "closed_flag"
                    from
                      "public"."view_reserve_date_calendars" t36
                    where
                      t36."branch_id" = t0."id"
                    order by
                      t36."date" asc,
                      t36."branch_id" asc
                    limit
                      28::integer
                  ) t37
              ) t35 (json) on true
            where
              t0."path_name" = $1::text
              and t0."real_store_flag" = true::boolean
              and t0."status" = any (array[1::smallint, 2::smallint]::smallint[])
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t39), '[]')
        from
          (
            select
              t38."adaptation_date" "adaptation_date",
              t38."childcare" "childcare"
            from
              "public"."unit_prices" t38
            order by
              t38."adaptation_date" desc
          ) t39
      ) "unit_prices"
  ) answer;
