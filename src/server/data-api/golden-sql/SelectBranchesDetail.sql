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
              t0."status" "status",
              t0."google_map_embed_code" "google_map_embed_code",
              t0."google_map_shared_link" "google_map_shared_link",
              t2.json "prefecture",
              t5.json "view_branch_age_limits",
              t8.json "branch_informations",
              t11.json "branch_images",
              t14.json "branch_partners",
              t17.json "branch_notices",
              t20.json "branch_certificates",
              t23.json "branch_postings",
              t26.json "view_reserve_date_calendars"
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
                      t9."information_content" "information_content",
                      t9."instagram_account" "instagram_account",
                      t9."twitter_account" "twitter_account"
                    from
                      "public"."branch_informations" t9
                    where
                      t9."branch_id" = t0."id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."id" "id",
                      t12."image_path" "image_path",
                      t12."alternative_text" "alternative_text",
                      t12."width" "width",
                      t12."height" "height"
                    from
                      "public"."branch_images" t12
                    where
                      t12."branch_id" = t0."id"
                    order by
                      t12."sequence" asc,
                      t12."id" asc
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t16), '[]')
                from
                  (
                    select
                      t15."id" "id",
                      t15."name" "name",
                      t15."partner_url" "partner_url"
                    from
                      "public"."branch_partners" t15
                    where
                      t15."branch_id" = t0."id"
                    order by
                      t15."sequence" asc,
                      t15."id" asc
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t19), '[]')
                from
                  (
                    select
                      t18."id" "id",
                      t18."title" "title",
                      t18."content" "content",
                      t18."publication_date" "publication_date"
                    from
                      "public"."branch_notices" t18
                    where
                      t18."branch_id" = t0."id"
                    order by
                      t18."publication_date" desc,
                      t18."id" desc
                    limit
                      5::integer
                  ) t19
              ) t17 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t22), '[]')
                from
                  (
                    select
                      t21."id" "id",
                      t21."kind" "kind",
                      t21."start_date" "start_date",
                      t21."end_date" "end_date",
                      t21."certificate_number" "certificate_number",
                      t21."issuer" "issuer",
                      t21."source_url" "source_url"
                    from
                      "public"."branch_certificates" t21
                    where
                      t21."branch_id" = t0."id"
                    order by
                      t21."kind" asc,
                      t21."start_date" asc
                  ) t22
              ) t20 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t25), '[]')
                from
                  (
                    select
                      t24."owner_name" "owner_name",
                      t24."manager_name" "manager_name",
                      t24."building" "building",
                      t24."business_start_date" "business_start_date",
                      t24."services" "services",
                      t24."price_change" "price_change",
                      t24."nursery_teachers" "nursery_teachers",
                      t24."other_carers" "other_carers",
                      t24."insurance" "insurance",
                      t24."hospital" "hospital",
                      t24."emergency_procedure" "emergency_procedure",
                      t24."disaster_plan" "disaster_plan",
                      t24."abuse_prevention" "abuse_prevention",
                      t24."order_history" "order_history",
                      t24."inspection_url" "inspection_url",
                      t24."search_site_url" "search_site_url",
                      t24."inside_consultation" "inside_consultation",
                      t24."outside_consultation" "outside_consultation",
                      t24."updated_at" "updated_at"
                    from
                      "public"."branch_postings" t24
                    where
                      t24."branch_id" = t0."id"
                  ) t25
              ) t23 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t28), '[]')
                from
                  (
                    select
                      t27."date" "date",
                      t27."reservable_status" "reservable_status",
                      t27."reserve_remarks" "reserve_remarks",
                      t27."holiday_name" "holiday_name"
                    from
                      "public"."view_reserve_date_calendars" t27
                    where
                      t27."branch_id" = t0."id"
                    order by
                      t27."date" asc,
                      t27."branch_id" asc
                    limit
                      28::integer
                  ) t28
              ) t26 (json) on true
            where
              t0."path_name" = $1::text
              and t0."real_store_flag" = true::boolean
              and t0."status" = any (array[1::smallint, 2::smallint]::smallint[])
          ) t1
      ) "branches"
  ) answer;
