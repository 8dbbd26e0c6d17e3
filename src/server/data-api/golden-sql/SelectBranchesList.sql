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
              t8."id" "id",
              t8."path_name" "path_name",
              t8."name" "name",
              t8."open_date" "open_date",
              t8."last_date" "last_date",
              t8."open_time" "open_time",
              t8."close_time" "close_time",
              t8."extended_open_time" "extended_open_time",
              t8."extended_close_time" "extended_close_time",
              t8."postal_code" "postal_code",
              t8."address1" "address1",
              t8."address2" "address2",
              t8."google_map_shared_link" "google_map_shared_link",
              t8."nearest_station" "nearest_station",
              t8."latitude" "latitude",
              t8."longitude" "longitude",
              t8."tel" "tel",
              t8."status" "status",
              t10.json "view_branch_age_limits",
              t13.json "branch_patterns",
              t19.json "branch_images",
              t22.json "prefecture"
            from
              "public"."branches" t8
              left join lateral (
                select
                  coalesce(json_agg(t12), '[]')
                from
                  (
                    select
                      t11."adaptation_date" "adaptation_date",
                      t11."minimum_age_months" "minimum_age_months",
                      t11."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t11
                    where
                      t11."branch_id" = t8."id"
                    order by
                      t11."adaptation_date" desc
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."adaptation_date" "adaptation_date",
                      t16.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t14
                      left join lateral (
                        select
                          coalesce(json_agg(t18), '[]')
                        from
                          (
                            select
                              t17."weekday" "weekday",
                              t17."closed_flag" "closed_flag",
                              t17."open_time" "open_time",
                              t17."close_time" "close_time",
                              t17."extended_open_time" "extended_open_time",
                              t17."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t17
                            where
                              t17."branch_pattern_id" = t14."id"
                            order by
                              t17."weekday" asc
                          ) t18
                      ) t16 (json) on true
                    where
                      t14."branch_id" = t8."id"
                    order by
                      t14."adaptation_date" desc
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."image_path" "image_path",
                      t20."alternative_text" "alternative_text",
                      t20."example_flag" "example_flag",
                      t20."width" "width",
                      t20."height" "height"
                    from
                      "public"."branch_images" t20
                    where
                      t20."branch_id" = t8."id"
                    order by
                      t20."sequence" asc,
                      t20."id" asc
                    limit
                      1::integer
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  row_to_json(t24)
                from
                  (
                    select
                      t23."code" "code",
                      t23."name" "name"
                    from
                      "public"."prefectures" t23
                    where
                      t23."id" = t8."prefecture_id"
                  ) t24
              ) t22 (json) on true
            where
              t8."real_store_flag" = true::boolean
              and t8."status" = any (array[1::smallint, 2::smallint]::smallint[])
              and t8."open_date" >= $1::date
            order by
              t8."open_date" desc,
              t8."id" asc
          ) t9
      ) "new_open",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."id" "id",
              t25."path_name" "path_name",
              t25."name" "name",
              t25."open_date" "open_date",
              t25."last_date" "last_date",
              t25."open_time" "open_time",
              t25."close_time" "close_time",
              t25."extended_open_time" "extended_open_time",
              t25."extended_close_time" "extended_close_time",
              t25."postal_code" "postal_code",
              t25."address1" "address1",
              t25."address2" "address2",
              t25."google_map_shared_link" "google_map_shared_link",
              t25."nearest_station" "nearest_station",
              t25."latitude" "latitude",
              t25."longitude" "longitude",
              t25."tel" "tel",
              t25."status" "status",
              t27.json "view_branch_age_limits",
              t30.json "branch_patterns",
              t36.json "branch_images",
              t39.json "prefecture"
            from
              "public"."branches" t25
              left join lateral (
                select
                  coalesce(json_agg(t29), '[]')
                from
                  (
                    select
                      t28."adaptation_date" "adaptation_date",
                      t28."minimum_age_months" "minimum_age_months",
                      t28."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t28
                    where
                      t28."branch_id" = t25."id"
                    order by
                      t28."adaptation_date" desc
                  ) t29
              ) t27 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t32), '[]')
                from
                  (
                    select
                      t31."adaptation_date" "adaptation_date",
                      t33.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t31
                      left join lateral (
                        select
                          coalesce(json_agg(t35), '[]')
                        from
                          (
                            select
                              t34."weekday" "weekday",
                              t34."closed_flag" "closed_flag",
                              t34."open_time" "open_time",
                              t34."close_time" "close_time",
                              t34."extended_open_time" "extended_open_time",
                              t34."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t34
                            where
                              t34."branch_pattern_id" = t31."id"
                            order by
                              t34."weekday" asc
                          ) t35
                      ) t33 (json) on true
                    where
                      t31."branch_id" = t25."id"
                    order by
                      t31."adaptation_date" desc
                  ) t32
              ) t30 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t38), '[]')
                from
                  (
                    select
                      t37."image_path" "image_path",
                      t37."alternative_text" "alternative_text",
                      t37."example_flag" "example_flag",
                      t37."width" "width",
                      t37."height" "height"
                    from
                      "public"."branch_images" t37
                    where
                      t37."branch_id" = t25."id"
                    order by
                      t37."sequence" asc,
                      t37."id" asc
                    limit
                      1::integer
                  ) t38
              ) t36 (json) on true
              left join lateral (
                select
                  row_to_json(t41)
                from
                  (
                    select
                      t40."code" "code",
                      t40."name" "name"
                    from
                      "public"."prefectures" t40
                    where
                      t40."id" = t25."prefecture_id"
                  ) t41
              ) t39 (json) on true
            where
              t25."real_store_flag" = true::boolean
              and t25."status" = any (array[1::smallint, 2::smallint]::smallint[])
              and exists (
                select
                from
                  "public"."prefectures" t43
                where
                  t43."id" = t25."prefecture_id"
              )
            order by
              t25."status" asc,
              (
                select
                  t42."code"
                from
                  "public"."prefectures" t42
                where
                  t42."id" = t25."prefecture_id"
              ) asc,
              t25."address1" asc,
              t25."id" asc
          ) t26
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
              t8."id" "id",
              t8."path_name" "path_name",
              t8."name" "name",
              t8."open_date" "open_date",
              t8."last_date" "last_date",
              t8."open_time" "open_time",
              t8."close_time" "close_time",
              t8."extended_open_time" "extended_open_time",
              t8."extended_close_time" "extended_close_time",
              t8."postal_code" "postal_code",
              t8."address1" "address1",
              t8."address2" "address2",
              t8."google_map_shared_link" "google_map_shared_link",
              t8."nearest_station" "nearest_station",
              t8."latitude" "latitude",
              t8."longitude" "longitude",
              t8."tel" "tel",
              t8."status" "status",
              t10.json "view_branch_age_limits",
              t13.json "branch_patterns",
              t19.json "branch_images",
              t22.json "prefecture"
            from
              (
                select
                  t8."id",
                  t8."path_name",
                  t8."name",
                  t8."open_date",
                  t8."last_date",
                  t8."open_time",
                  t8."close_time",
                  t8."extended_open_time",
                  t8."extended_close_time",
                  t8."postal_code",
                  t8."address1",
                  t8."address2",
                  t8."google_map_shared_link",
                  t8."nearest_station",
                  t8."latitude",
                  t8."longitude",
                  t8."tel",
                  t8."status",
                  t8."prefecture_id"
                from
                  "public"."branches" t8
                where
                  t8."real_store_flag" = true::boolean
                  and t8."status" = any (array[1::smallint, 2::smallint]::smallint[])
                  and t8."open_date" >= $1::date
                order by
                  t8."open_date" desc,
                  t8."id" asc
                limit
                  $2::integer
              ) t8
              left join lateral (
                select
                  coalesce(json_agg(t12), '[]')
                from
                  (
                    select
                      t11."adaptation_date" "adaptation_date",
                      t11."minimum_age_months" "minimum_age_months",
                      t11."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t11
                    where
                      t11."branch_id" = t8."id"
                    order by
                      t11."adaptation_date" desc
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."adaptation_date" "adaptation_date",
                      t16.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t14
                      left join lateral (
                        select
                          coalesce(json_agg(t18), '[]')
                        from
                          (
                            select
                              t17."weekday" "weekday",
                              t17."closed_flag" "closed_flag",
                              t17."open_time" "open_time",
                              t17."close_time" "close_time",
                              t17."extended_open_time" "extended_open_time",
                              t17."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t17
                            where
                              t17."branch_pattern_id" = t14."id"
                            order by
                              t17."weekday" asc
                          ) t18
                      ) t16 (json) on true
                    where
                      t14."branch_id" = t8."id"
                    order by
                      t14."adaptation_date" desc
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."image_path" "image_path",
                      t20."alternative_text" "alternative_text",
                      t20."example_flag" "example_flag",
                      t20."width" "width",
                      t20."height" "height"
                    from
                      "public"."branch_images" t20
                    where
                      t20."branch_id" = t8."id"
                    order by
                      t20."sequence" asc,
                      t20."id" asc
                    limit
                      1::integer
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  row_to_json(t24)
                from
                  (
                    select
                      t23."code" "code",
                      t23."name" "name"
                    from
                      "public"."prefectures" t23
                    where
                      t23."id" = t8."prefecture_id"
                  ) t24
              ) t22 (json) on true
            order by
              t8."open_date" desc,
              t8."id" asc
          ) t9
      ) "new_open",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."id" "id",
              t25."path_name" "path_name",
              t25."name" "name",
              t25."open_date" "open_date",
              t25."last_date" "last_date",
              t25."open_time" "open_time",
              t25."close_time" "close_time",
              t25."extended_open_time" "extended_open_time",
              t25."extended_close_time" "extended_close_time",
              t25."postal_code" "postal_code",
              t25."address1" "address1",
              t25."address2" "address2",
              t25."google_map_shared_link" "google_map_shared_link",
              t25."nearest_station" "nearest_station",
              t25."latitude" "latitude",
              t25."longitude" "longitude",
              t25."tel" "tel",
              t25."status" "status",
              t27.json "view_branch_age_limits",
              t30.json "branch_patterns",
              t36.json "branch_images",
              t39.json "prefecture"
            from
              (
                select
                  t25."id",
                  t25."path_name",
                  t25."name",
                  t25."open_date",
                  t25."last_date",
                  t25."open_time",
                  t25."close_time",
                  t25."extended_open_time",
                  t25."extended_close_time",
                  t25."postal_code",
                  t25."address1",
                  t25."address2",
                  t25."google_map_shared_link",
                  t25."nearest_station",
                  t25."latitude",
                  t25."longitude",
                  t25."tel",
                  t25."status",
                  t25."prefecture_id"
                from
                  "public"."branches" t25
                where
                  t25."real_store_flag" = true::boolean
                  and t25."status" = any (array[1::smallint, 2::smallint]::smallint[])
                  and exists (
                    select
                    from
                      "public"."prefectures" t43
                    where
                      t43."id" = t25."prefecture_id"
                      and t43."code" = $3::text
                  )
                  and t25."id" = any ($4::integer[])
                order by
                  t25."status" asc,
                  (
                    select
                      t42."code"
                    from
                      "public"."prefectures" t42
                    where
                      t42."id" = t25."prefecture_id"
                  ) asc,
                  t25."address1" asc,
                  t25."id" asc
                limit
                  $5::integer
                offset
                  $6::integer
              ) t25
              left join lateral (
                select
                  coalesce(json_agg(t29), '[]')
                from
                  (
                    select
                      t28."adaptation_date" "adaptation_date",
                      t28."minimum_age_months" "minimum_age_months",
                      t28."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t28
                    where
                      t28."branch_id" = t25."id"
                    order by
                      t28."adaptation_date" desc
                  ) t29
              ) t27 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t32), '[]')
                from
                  (
                    select
                      t31."adaptation_date" "adaptation_date",
                      t33.json "branch_pattern_days"
                    from
                      "public"."branch_patterns" t31
                      left join lateral (
                        select
                          coalesce(json_agg(t35), '[]')
                        from
                          (
                            select
                              t34."weekday" "weekday",
                              t34."closed_flag" "closed_flag",
                              t34."open_time" "open_time",
                              t34."close_time" "close_time",
                              t34."extended_open_time" "extended_open_time",
                              t34."extended_close_time" "extended_close_time"
                            from
                              "public"."branch_pattern_days" t34
                            where
                              t34."branch_pattern_id" = t31."id"
                            order by
                              t34."weekday" asc
                          ) t35
                      ) t33 (json) on true
                    where
                      t31."branch_id" = t25."id"
                    order by
                      t31."adaptation_date" desc
                  ) t32
              ) t30 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t38), '[]')
                from
                  (
                    select
                      t37."image_path" "image_path",
                      t37."alternative_text" "alternative_text",
                      t37."example_flag" "example_flag",
                      t37."width" "width",
                      t37."height" "height"
                    from
                      "public"."branch_images" t37
                    where
                      t37."branch_id" = t25."id"
                    order by
                      t37."sequence" asc,
                      t37."id" asc
                    limit
                      1::integer
                  ) t38
              ) t36 (json) on true
              left join lateral (
                select
                  row_to_json(t41)
                from
                  (
                    select
                      t40."code" "code",
                      t40."name" "name"
                    from
                      "public"."prefectures" t40
                    where
                      t40."id" = t25."prefecture_id"
                  ) t41
              ) t39 (json) on true
            order by
              t25."status" asc,
              (
                select
                  t42."code"
                from
                  "public"."prefectures" t42
                where
                  t42."id" = t25."prefecture_id"
              ) asc,
              t25."address1" asc,
              t25."id" asc
          ) t26
      ) "branches"
  ) answer;
