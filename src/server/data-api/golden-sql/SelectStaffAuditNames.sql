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
              "public"."customers" t0
            where
              t0."id" = any ($1::integer[])
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."customer_id" "customer_id"
            from
              "public"."children" t2
            where
              t2."id" = any ($2::integer[])
          ) t3
      ) "children",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."name" "name"
            from
              "public"."branches" t4
            where
              t4."id" = any ($3::integer[])
          ) t5
      ) "branches",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id",
              t6."name" "name"
            from
              "public"."accounts" t6
            where
              t6."id" = any ($4::integer[])
          ) t7
      ) "accounts",
      (
        select
          coalesce(json_agg(t9), '[]')
        from
          (
            select
              t8."id" "id",
              t8."branch_id" "branch_id",
              t8."start_datetime" "start_datetime",
              t8."end_datetime" "end_datetime",
              t10.json "customer",
              t13.json "reserve_details",
              t19.json "childcares",
              t22.json "reserve_cancellations"
            from
              "public"."reserves" t8
              left join lateral (
                select
                  row_to_json(t12)
                from
                  (
                    select
                      t11."name" "name"
                    from
                      "public"."customers" t11
                    where
                      t11."id" = t8."customer_id"
                  ) t12
              ) t10 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t16.json "child"
                    from
                      "public"."reserve_details" t14
                      left join lateral (
                        select
                          row_to_json(t18)
                        from
                          (
                            select
                              t17."name" "name"
                            from
                              "public"."children" t17
                            where
                              t17."id" = t14."child_id"
                          ) t18
                      ) t16 (json) on true
                    where
                      t14."reserve_id" = t8."id"
                    order by
                      t14."id" asc
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t21), '[]')
                from
                  (
                    select
                      t20."id" "id"
                    from
                      "public"."childcares" t20
                    where
                      t20."reserve_id" = t8."id"
                  ) t21
              ) t19 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."id" "id"
                    from
                      "public"."reserve_cancellations" t23
                    where
                      t23."reserve_id" = t8."id"
                  ) t24
              ) t22 (json) on true
            where
              (
                (t8."id" = any ($5::integer[]))
                or (
                  exists (
                    select
                    from
                      "public"."childcares" t25
                    where
                      t25."reserve_id" = t8."id"
                      and t25."id" = any ($6::integer[])
                  )
                )
                or (
                  exists (
                    select
                    from
                      "public"."reserve_cancellations" t26
                    where
                      t26."reserve_id" = t8."id"
                      and t26."id" = any ($7::integer[])
                  )
                )
              )
          ) t9
      ) "reserves",
      (
        select
          coalesce(json_agg(t28), '[]')
        from
          (
            select
              t27."id" "id",
              t27."amount" "amount",
              t29.json "customer"
            from
              "public"."payments" t27
              left join lateral (
                select
                  row_to_json(t31)
                from
                  (
                    select
                      t30."id" "id",
                      t30."name" "name"
                    from
                      "public"."customers" t30
                    where
                      t30."id" = t27."customer_id"
                  ) t31
              ) t29 (json) on true
            where
              t27."id" = any ($8::integer[])
          ) t28
      ) "payments",
      (
        select
          coalesce(json_agg(t33), '[]')
        from
          (
            select
              t32."id" "id",
              t32."amount" "amount",
              t34.json "payment"
            from
              "public"."refunds" t32
              left join lateral (
                select
                  row_to_json(t36)
                from
                  (
                    select
                      t37.json "customer"
                    from
                      "public"."payments" t35
                      left join lateral (
                        select
                          row_to_json(t39)
                        from
                          (
                            select
                              t38."id" "id",
                              t38."name" "name"
                            from
                              "public"."customers" t38
                            where
                              t38."id" = t35."customer_id"
                          ) t39
                      ) t37 (json) on true
                    where
                      t35."id" = t32."payment_id"
                  ) t36
              ) t34 (json) on true
            where
              t32."id" = any ($9::integer[])
          ) t33
      ) "refunds",
      (
        select
          coalesce(json_agg(t41), '[]')
        from
          (
            select
              t40."id" "id",
              t42.json "customer"
            from
              "public"."tickets" t40
              left join lateral (
                select
                  row_to_json(t44)
                from
                  (
                    select
                      t43."id" "id",
                      t43."name" "name"
                    from
                      "public"."customers" t43
                    where
                      t43."id" = t40."customer_id"
                  ) t44
              ) t42 (json) on true
            where
              t40."id" = any ($10::integer[])
          ) t41
      ) "tickets",
      (
        select
          coalesce(json_agg(t46), '[]')
        from
          (
            select
              t45."id" "id",
              t47.json "inquiry",
              t50.json "staff_recruitment_application"
            from
              "public"."inbox_threads" t45
              left join lateral (
                select
                  row_to_json(t49)
                from
                  (
                    select
                      t48."name" "name"
                    from
                      "public"."inquiries" t48
                    where
                      t48."id" = t45."inquiry_id"
                  ) t49
              ) t47 (json) on true
              left join lateral (
                select
                  row_to_json(t52)
                from
                  (
                    select
                      t51."name" "name"
                    from
                      "public"."staff_recruitment_applications" t51
                    where
                      t51."id" = t45."staff_recruitment_application_id"
                  ) t52
              ) t50 (json) on true
            where
              t45."id" = any ($11::integer[])
          ) t46
      ) "inbox_threads",
      (
        select
          coalesce(json_agg(t54), '[]')
        from
          (
            select
              t53."id" "id",
              t53."date" "date"
            from
              "public"."daily_reports" t53
            where
              t53."id" = any ($12::integer[])
          ) t54
      ) "daily_reports"
  ) answer;
