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
              t0."name" "name"
            from
              "public"."prefectures" t0
            where
              exists (
                select
                from
                  "public"."branches" t2
                where
                  t2."prefecture_id" = t0."id"
                  and t2."real_store_flag" = true::boolean
                  and t2."status" = any (array[1::smallint, 2::smallint]::smallint[])
              )
            order by
              t0."code" asc
          ) t1
      ) "prefectures",
      (
        select
          coalesce(json_agg(t4), '[]')
        from
          (
            select
              t3."id" "id",
              t3."path_name" "path_name",
              t3."name" "name",
              t3."reading" "reading",
              t3."open_date" "open_date",
              t3."last_date" "last_date",
              t3."open_time" "open_time",
              t3."close_time" "close_time",
              t3."extended_open_time" "extended_open_time",
              t3."extended_close_time" "extended_close_time",
              t3."postal_code" "postal_code",
              t3."address1" "address1",
              t3."address2" "address2",
              t3."google_map_shared_link" "google_map_shared_link",
              t3."nearest_station" "nearest_station",
              t3."latitude" "latitude",
              t3."longitude" "longitude",
              t3."tel" "tel",
              t3."status" "status",
              t5.json "view_branch_age_limits",
              t8.json "branch_patterns",
              t14.json "branch_images",
              t17.json "prefecture"
            from
              "public"."branches" t3
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
                      t6."branch_id" = t3."id"
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
                      t9."branch_id" = t3."id"
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
                      t15."image_path" "image_path",
                      t15."alternative_text" "alternative_text",
                      t15."width" "width",
                      t15."height" "height"
                    from
                      "public"."branch_images" t15
                    where
                      t15."branch_id" = t3."id"
                    order by
                      t15."sequence" asc,
                      t15."id" asc
                    limit
                      1::integer
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  row_to_json(t19)
                from
                  (
                    select
                      t18."code" "code",
                      t18."name" "name"
                    from
                      "public"."prefectures" t18
                    where
                      t18."id" = t3."prefecture_id"
                  ) t19
              ) t17 (json) on true
            where
              t3."real_store_flag" = true::boolean
              and t3."status" = any (array[1::smallint, 2::smallint]::smallint[])
              and t3."open_date" >= $1::date
            order by
              t3."open_date" desc,
              t3."id" asc
          ) t4
      ) "new_open",
      (
        select
          coalesce(json_agg(t21), '[]')
        from
          (
            select
              t20."id" "id",
              t20."path_name" "path_name",
              t20."name" "name",
              t20."reading" "reading",
              t20."open_date" "open_date",
              t20."last_date" "last_date",
              t20."open_time" "open_time",
              t20."close_time" "close_time",
              t20."extended_open_time" "extended_open_time",
              t20."extended_close_time" "extended_close_time",
              t20."postal_code" "postal_code",
              t20."address1" "address1",
              t20."address2" "address2",
              t20."google_map_shared_link" "google_map_shared_link",
              t20."nearest_station" "nearest_station",
              t20."latitude" "latitude",
              t20."longitude" "longitude",
              t20."tel" "tel",
              t20."status" "status",
              t22.json "view_branch_age_limits",
              t25.json "branch_patterns",
              t31.json "branch_images",
              t34.json "prefecture"
            from
              "public"."branches" t20
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."adaptation_date" "adaptation_date",
                      t23."minimum_age_months" "minimum_age_months",
                      t23."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t23
                    where
                      t23."branch_id" = t20."id"
                    order by
                      t23."adaptation_date" desc
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."adaptation_date" "adaptation_date",
                      t28.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t26
                      left join lateral (
                        select
                          coalesce(json_agg(t30), '[]')
                        from
                          (
                            select
                              t29."weekday" "weekday",
                              t29."closed_flag" "closed_flag",
                              t29."open_time" "open_time",
                              t29."close_time" "close_time",
                              t29."extended_open_time" "extended_open_time",
                              t29."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t29
                            where
                              t29."branch_pattern_id" = t26."id"
                            order by
                              t29."weekday" asc
                          ) t30
                      ) t28 (json) on true
                    where
                      t26."branch_id" = t20."id"
                    order by
                      t26."adaptation_date" desc
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t33), '[]')
                from
                  (
                    select
                      t32."image_path" "image_path",
                      t32."alternative_text" "alternative_text",
                      t32."width" "width",
                      t32."height" "height"
                    from
                      "public"."branch_images" t32
                    where
                      t32."branch_id" = t20."id"
                    order by
                      t32."sequence" asc,
                      t32."id" asc
                    limit
                      1::integer
                  ) t33
              ) t31 (json) on true
              left join lateral (
                select
                  row_to_json(t36)
                from
                  (
                    select
                      t35."code" "code",
                      t35."name" "name"
                    from
                      "public"."prefectures" t35
                    where
                      t35."id" = t20."prefecture_id"
                  ) t36
              ) t34 (json) on true
            where
              t20."real_store_flag" = true::boolean
              and t20."status" = any (array[1::smallint, 2::smallint]::smallint[])
              and exists (
                select
                from
                  "public"."prefectures" t38
                where
                  t38."id" = t20."prefecture_id"
              )
            order by
              (
                select
                  t37."code"
                from
                  "public"."prefectures" t37
                where
                  t37."id" = t20."prefecture_id"
              ) asc,
              t20."id" asc
          ) t21
      ) "branches"
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
              t0."code" "code",
              t0."name" "name"
            from
              "public"."prefectures" t0
            where
              exists (
                select
                from
                  "public"."branches" t2
                where
                  t2."prefecture_id" = t0."id"
                  and t2."real_store_flag" = true::boolean
                  and t2."status" = any (array[1::smallint, 2::smallint]::smallint[])
              )
            order by
              t0."code" asc
          ) t1
      ) "prefectures",
      (
        select
          coalesce(json_agg(t4), '[]')
        from
          (
            select
              t3."id" "id",
              t3."path_name" "path_name",
              t3."name" "name",
              t3."reading" "reading",
              t3."open_date" "open_date",
              t3."last_date" "last_date",
              t3."open_time" "open_time",
              t3."close_time" "close_time",
              t3."extended_open_time" "extended_open_time",
              t3."extended_close_time" "extended_close_time",
              t3."postal_code" "postal_code",
              t3."address1" "address1",
              t3."address2" "address2",
              t3."google_map_shared_link" "google_map_shared_link",
              t3."nearest_station" "nearest_station",
              t3."latitude" "latitude",
              t3."longitude" "longitude",
              t3."tel" "tel",
              t3."status" "status",
              t5.json "view_branch_age_limits",
              t8.json "branch_patterns",
              t14.json "branch_images",
              t17.json "prefecture"
            from
              "public"."branches" t3
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
                      t6."branch_id" = t3."id"
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
                      t9."branch_id" = t3."id"
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
                      t15."image_path" "image_path",
                      t15."alternative_text" "alternative_text",
                      t15."width" "width",
                      t15."height" "height"
                    from
                      "public"."branch_images" t15
                    where
                      t15."branch_id" = t3."id"
                    order by
                      t15."sequence" asc,
                      t15."id" asc
                    limit
                      1::integer
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  row_to_json(t19)
                from
                  (
                    select
                      t18."code" "code",
                      t18."name" "name"
                    from
                      "public"."prefectures" t18
                    where
                      t18."id" = t3."prefecture_id"
                  ) t19
              ) t17 (json) on true
            where
              t3."real_store_flag" = true::boolean
              and t3."status" = any (array[1::smallint, 2::smallint]::smallint[])
              and t3."open_date" >= $1::date
            order by
              t3."open_date" desc,
              t3."id" asc
          ) t4
      ) "new_open",
      (
        select
          coalesce(json_agg(t21), '[]')
        from
          (
            select
              t20."id" "id",
              t20."path_name" "path_name",
              t20."name" "name",
              t20."reading" "reading",
              t20."open_date" "open_date",
              t20."last_date" "last_date",
              t20."open_time" "open_time",
              t20."close_time" "close_time",
              t20."extended_open_time" "extended_open_time",
              t20."extended_close_time" "extended_close_time",
              t20."postal_code" "postal_code",
              t20."address1" "address1",
              t20."address2" "address2",
              t20."google_map_shared_link" "google_map_shared_link",
              t20."nearest_station" "nearest_station",
              t20."latitude" "latitude",
              t20."longitude" "longitude",
              t20."tel" "tel",
              t20."status" "status",
              t22.json "view_branch_age_limits",
              t25.json "branch_patterns",
              t31.json "branch_images",
              t34.json "prefecture"
            from
              "public"."branches" t20
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."adaptation_date" "adaptation_date",
                      t23."minimum_age_months" "minimum_age_months",
                      t23."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t23
                    where
                      t23."branch_id" = t20."id"
                    order by
                      t23."adaptation_date" desc
                  ) t24
              ) t22 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t27), '[]')
                from
                  (
                    select
                      t26."adaptation_date" "adaptation_date",
                      t28.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t26
                      left join lateral (
                        select
                          coalesce(json_agg(t30), '[]')
                        from
                          (
                            select
                              t29."weekday" "weekday",
                              t29."closed_flag" "closed_flag",
                              t29."open_time" "open_time",
                              t29."close_time" "close_time",
                              t29."extended_open_time" "extended_open_time",
                              t29."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t29
                            where
                              t29."branch_pattern_id" = t26."id"
                            order by
                              t29."weekday" asc
                          ) t30
                      ) t28 (json) on true
                    where
                      t26."branch_id" = t20."id"
                    order by
                      t26."adaptation_date" desc
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t33), '[]')
                from
                  (
                    select
                      t32."image_path" "image_path",
                      t32."alternative_text" "alternative_text",
                      t32."width" "width",
                      t32."height" "height"
                    from
                      "public"."branch_images" t32
                    where
                      t32."branch_id" = t20."id"
                    order by
                      t32."sequence" asc,
                      t32."id" asc
                    limit
                      1::integer
                  ) t33
              ) t31 (json) on true
              left join lateral (
                select
                  row_to_json(t36)
                from
                  (
                    select
                      t35."code" "code",
                      t35."name" "name"
                    from
                      "public"."prefectures" t35
                    where
                      t35."id" = t20."prefecture_id"
                  ) t36
              ) t34 (json) on true
            where
              t20."real_store_flag" = true::boolean
              and t20."status" = any (array[1::smallint, 2::smallint]::smallint[])
              and exists (
                select
                from
                  "public"."prefectures" t38
                where
                  t38."id" = t20."prefecture_id"
                  and t38."code" = $2::text
              )
            order by
              (
                select
                  t37."code"
                from
                  "public"."prefectures" t37
                where
                  t37."id" = t20."prefecture_id"
              ) asc,
              t20."id" asc
          ) t21
      ) "branches"
  ) answer;
