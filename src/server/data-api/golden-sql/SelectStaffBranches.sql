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
              t0."reading" "reading",
              t0."address1" "address1",
              t0."address2" "address2",
              t0."nearest_station" "nearest_station",
              t0."tel" "tel",
              t0."open_date" "open_date",
              t0."status" "status",
              t0."real_store_flag" "real_store_flag",
              t2.json "prefecture"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."path_name",
                  t0."reading",
                  t0."address1",
                  t0."address2",
                  t0."nearest_station",
                  t0."tel",
                  t0."open_date",
                  t0."status",
                  t0."real_store_flag",
                  t0."prefecture_id"
                from
                  "public"."branches" t0
                order by
                  t0."real_store_flag" asc,
                  t0."status" asc,
                  t0."id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."prefectures" t3
                    where
                      t3."id" = t0."prefecture_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."real_store_flag" asc,
              t0."status" asc,
              t0."id" asc
          ) t1
      ) "branches",
      (
        select
          row_to_json(t8)
        from
          (
            select
              (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."branches" t5
                      ) t6
                  ) t7
              ) "aggregate"
          ) t8
      ) "branches_aggregate"
  ) answer;
