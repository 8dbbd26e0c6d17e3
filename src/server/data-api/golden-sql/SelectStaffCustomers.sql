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
              t0."name_kana" "name_kana",
              t0."tel" "tel",
              t0."status" "status",
              t0."registration_status" "registration_status",
              t2.json "unpaid_childcares",
              t7.json "unpaid_cancellations",
              t13.json "plan_type",
              t16.json "default_branch",
              t19.json "stops",
              t22.json "children"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."name_kana",
                  t0."tel",
                  t0."status",
                  t0."registration_status",
                  t0."plan_type_id",
                  t0."default_branch_id"
                from
                  "public"."customers" t0
                order by
                  t0."name_kana" asc,
                  t0."id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
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
                                  "public"."childcares" t3
                                where
                                  t3."customer_id" = t0."id"
                                  and t3."status" = 3::smallint
                              ) t4
                          ) t5
                      ) "aggregate"
                  ) t6
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t12)
                from
                  (
                    select
                      (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              count(*) "count"
                            from
                              (
                                select
                                from
                                  "public"."reserves" t8
                                where
                                  t8."customer_id" = t0."id"
                                  and exists (
                                    select
                                    from
                                      "public"."reserve_cancellations" t11
                                    where
                                      t11."reserve_id" = t8."id"
                                      and t11."cancel_settlement_status" = 3::smallint
                                  )
                              ) t9
                          ) t10
                      ) "aggregate"
                  ) t12
              ) t7 (json) on true
              left join lateral (
                select
                  row_to_json(t15)
                from
                  (
                    select
                      t14."name" "name"
                    from
                      "public"."plan_types" t14
                    where
                      t14."id" = t0."plan_type_id"
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  row_to_json(t18)
                from
                  (
                    select
                      t17."name" "name"
                    from
                      "public"."branches" t17
                    where
                      t17."id" = t0."default_branch_id"
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t20
                    where
                      t20."customer_id" = t0."id"
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."id" "id",
                      t23."name" "name"
                    from
                      "public"."children" t23
                    where
                      t23."customer_id" = t0."id"
                      and t23."disable" = false::boolean
                    order by
                      t23."date_of_birth" asc
                  ) t24
              ) t22 (json) on true
            order by
              t0."name_kana" asc,
              t0."id" asc
          ) t1
      ) "customers",
      (
        select
          row_to_json(t28)
        from
          (
            select
              (
                select
                  row_to_json(t27)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."customers" t25
                      ) t26
                  ) t27
              ) "aggregate"
          ) t28
      ) "customers_aggregate"
  ) answer;
