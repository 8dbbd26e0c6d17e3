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
              t3."open_time" "open_time",
              t3."close_time" "close_time",
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
              t8.json "branch_images",
              t11.json "prefecture"
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
                      t9."image_path" "image_path",
                      t9."alternative_text" "alternative_text",
                      t9."width" "width",
                      t9."height" "height"
                    from
                      "public"."branch_images" t9
                    where
                      t9."branch_id" = t3."id"
                    order by
                      t9."sequence" asc,
                      t9."id" asc
                    limit
                      1::integer
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t13)
                from
                  (
                    select
                      t12."code" "code",
                      t12."name" "name"
                    from
                      "public"."prefectures" t12
                    where
                      t12."id" = t3."prefecture_id"
                  ) t13
              ) t11 (json) on true
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
          coalesce(json_agg(t15), '[]')
        from
          (
            select
              t14."id" "id",
              t14."path_name" "path_name",
              t14."name" "name",
              t14."reading" "reading",
              t14."open_date" "open_date",
              t14."open_time" "open_time",
              t14."close_time" "close_time",
              t14."postal_code" "postal_code",
              t14."address1" "address1",
              t14."address2" "address2",
              t14."google_map_shared_link" "google_map_shared_link",
              t14."nearest_station" "nearest_station",
              t14."latitude" "latitude",
              t14."longitude" "longitude",
              t14."tel" "tel",
              t14."status" "status",
              t16.json "view_branch_age_limits",
              t19.json "branch_images",
              t22.json "prefecture"
            from
              "public"."branches" t14
              left join lateral (
                select
                  coalesce(json_agg(t18), '[]')
                from
                  (
                    select
                      t17."adaptation_date" "adaptation_date",
                      t17."minimum_age_months" "minimum_age_months",
                      t17."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t17
                    where
                      t17."branch_id" = t14."id"
                    order by
                      t17."adaptation_date" desc
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."image_path" "image_path",
                      t20."alternative_text" "alternative_text",
                      t20."width" "width",
                      t20."height" "height"
                    from
                      "public"."branch_images" t20
                    where
                      t20."branch_id" = t14."id"
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
                      t23."id" = t14."prefecture_id"
                  ) t24
              ) t22 (json) on true
            where
              t14."real_store_flag" = true::boolean
              and t14."status" = any (array[1::smallint, 2::smallint]::smallint[])
              and exists (
                select
                from
                  "public"."prefectures" t26
                where
                  t26."id" = t14."prefecture_id"
              )
            order by
              (
                select
                  t25."code"
                from
                  "public"."prefectures" t25
                where
                  t25."id" = t14."prefecture_id"
              ) asc,
              t14."id" asc
          ) t15
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
              t3."open_time" "open_time",
              t3."close_time" "close_time",
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
              t8.json "branch_images",
              t11.json "prefecture"
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
                      t9."image_path" "image_path",
                      t9."alternative_text" "alternative_text",
                      t9."width" "width",
                      t9."height" "height"
                    from
                      "public"."branch_images" t9
                    where
                      t9."branch_id" = t3."id"
                    order by
                      t9."sequence" asc,
                      t9."id" asc
                    limit
                      1::integer
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  row_to_json(t13)
                from
                  (
                    select
                      t12."code" "code",
                      t12."name" "name"
                    from
                      "public"."prefectures" t12
                    where
                      t12."id" = t3."prefecture_id"
                  ) t13
              ) t11 (json) on true
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
          coalesce(json_agg(t15), '[]')
        from
          (
            select
              t14."id" "id",
              t14."path_name" "path_name",
              t14."name" "name",
              t14."reading" "reading",
              t14."open_date" "open_date",
              t14."open_time" "open_time",
              t14."close_time" "close_time",
              t14."postal_code" "postal_code",
              t14."address1" "address1",
              t14."address2" "address2",
              t14."google_map_shared_link" "google_map_shared_link",
              t14."nearest_station" "nearest_station",
              t14."latitude" "latitude",
              t14."longitude" "longitude",
              t14."tel" "tel",
              t14."status" "status",
              t16.json "view_branch_age_limits",
              t19.json "branch_images",
              t22.json "prefecture"
            from
              "public"."branches" t14
              left join lateral (
                select
                  coalesce(json_agg(t18), '[]')
                from
                  (
                    select
                      t17."adaptation_date" "adaptation_date",
                      t17."minimum_age_months" "minimum_age_months",
                      t17."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t17
                    where
                      t17."branch_id" = t14."id"
                    order by
                      t17."adaptation_date" desc
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."image_path" "image_path",
                      t20."alternative_text" "alternative_text",
                      t20."width" "width",
                      t20."height" "height"
                    from
                      "public"."branch_images" t20
                    where
                      t20."branch_id" = t14."id"
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
                      t23."id" = t14."prefecture_id"
                  ) t24
              ) t22 (json) on true
            where
              t14."real_store_flag" = true::boolean
              and t14."status" = any (array[1::smallint, 2::smallint]::smallint[])
              and exists (
                select
                from
                  "public"."prefectures" t26
                where
                  t26."id" = t14."prefecture_id"
                  and t26."code" = $2::text
              )
            order by
              (
                select
                  t25."code"
                from
                  "public"."prefectures" t25
                where
                  t25."id" = t14."prefecture_id"
              ) asc,
              t14."id" asc
          ) t15
      ) "branches"
  ) answer;
