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
              "public"."branches" t0
            where
              t0."path_name" = $1::text
          ) t1
      ) "branches",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."branch_id" "branch_id",
              t4.json "branch",
              t2."reserve_date" "reserve_date",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."childcare_status" "childcare_status",
              t7.json "reserve_details",
              t13.json "arrival_notices"
            from
              (
                select
                  t2."id",
                  t2."branch_id",
                  t2."reserve_date",
                  t2."start_datetime",
                  t2."end_datetime",
                  t2."childcare_status"
                from
                  "public"."reserves" t2
                where
                  t2."reserve_date" >= $2::date
                  and t2."live" = true::boolean
                  and t2."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
                order by
                  t2."start_datetime" asc,
                  t2."id" asc
                limit
                  20::integer
              ) t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."name" "name"
                    from
                      "public"."branches" t5
                    where
                      t5."id" = t2."branch_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."child_id" "child_id",
                      t8."attendance_status" "attendance_status",
                      t10.json "child"
                    from
                      "public"."reserve_details" t8
                      left join lateral (
                        select
                          row_to_json(t12)
                        from
                          (
                            select
                              t11."name" "name"
                            from
                              "public"."children" t11
                            where
                              t11."id" = t8."child_id"
                          ) t12
                      ) t10 (json) on true
                    where
                      t8."reserve_id" = t2."id"
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
                      t14."created_at" "created_at"
                    from
                      "public"."arrival_notices" t14
                    where
                      t14."reserve_id" = t2."id"
                  ) t15
              ) t13 (json) on true
            order by
              t2."start_datetime" asc,
              t2."id" asc
          ) t3
      ) "reserves"
  ) answer;
