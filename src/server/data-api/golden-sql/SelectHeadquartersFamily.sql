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
              t0."version" "version",
              t0."name" "name",
              t0."name_kana" "name_kana",
              t0."gender" "gender",
              t0."date_of_birth" "date_of_birth",
              t0."postal_code" "postal_code",
              t0."prefecture_id" "prefecture_id",
              t0."address1" "address1",
              t0."address2" "address2",
              t0."tel" "tel",
              t0."email" "email",
              t0."default_branch_id" "default_branch_id",
              t0."emergency_contact_name" "emergency_contact_name",
              t0."emergency_contact_tel" "emergency_contact_tel",
              t0."registration_status" "registration_status",
              t0."social_media_upload" "social_media_upload",
              t0."status" "status",
              t0."withdrawn_date" "withdrawn_date",
              t0."created_at" "created_at",
              t2.json "prefecture",
              t5.json "plan_type",
              t8.json "default_branch",
              t11.json "stops",
              t14.json "customer_stops",
              t20.json "children",
              t23.json "tickets",
              t29.json "reserves",
              t41.json "payments"
            from
              "public"."customers" t0
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
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."plan_types" t6
                    where
                      t6."id" = t0."plan_type_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."name" "name"
                    from
                      "public"."branches" t9
                    where
                      t9."id" = t0."default_branch_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."id" "id",
                      t12."until_date" "until_date",
                      t12."created_at" "created_at"
                    from
                      "public"."view_stops_in_force" t12
                    where
                      t12."customer_id" = t0."id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t16), '[]')
                from
                  (
                    select
                      t15."id" "id",
                      t15."reason" "reason",
                      t15."until_date" "until_date",
                      t15."created_at" "created_at",
                      t15."ended_at" "ended_at",
                      t17.json "account"
                    from
                      (
                        select
                          t15."id",
                          t15."reason",
                          t15."until_date",
                          t15."created_at",
                          t15."ended_at",
                          t15."account_id"
                        from
                          "public"."customer_stops" t15
                        where
                          t15."customer_id" = t0."id"
                        order by
                          t15."created_at" desc,
                          t15."id" desc
                        limit
                          5::integer
                      ) t15
                      left join lateral (
                        select
                          row_to_json(t19)
                        from
                          (
                            select
                              t18."name" "name"
                            from
                              "public"."accounts" t18
                            where
                              t18."id" = t15."account_id"
                          ) t19
                      ) t17 (json) on true
                    order by
                      t15."created_at" desc,
                      t15."id" desc
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t22), '[]')
                from
                  (
                    select
                      t21."id" "id",
                      t21."version" "version",
                      t21."name" "name",
                      t21."name_kana" "name_kana",
                      t21."gender" "gender",
                      t21."date_of_birth" "date_of_birth",
                      t21."customer_remarks" "customer_remarks",
                      t21."disable" "disable"
                    from
                      "public"."children" t21
                    where
                      t21."customer_id" = t0."id"
                    order by
                      t21."disable" asc,
                      t21."date_of_birth" asc,
                      t21."id" asc
                  ) t22
              ) t20 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t25), '[]')
                from
                  (
                    select
                      t24."id" "id",
                      t24."version" "version",
                      t24."number" "number",
                      t24."remaining" "remaining",
                      t24."purchase_date" "purchase_date",
                      t24."expiry_date" "expiry_date",
                      t24."granted_flag" "granted_flag",
                      t24."grant_reason" "grant_reason",
                      t24."refunded_number" "refunded_number",
                      t26.json "ticket_price"
                    from
                      "public"."tickets" t24
                      left join lateral (
                        select
                          row_to_json(t28)
                        from
                          (
                            select
                              t27."name" "name",
                              t27."price" "price"
                            from
                              "public"."ticket_prices" t27
                            where
                              t27."id" = t24."ticket_price_id"
                          ) t28
                      ) t26 (json) on true
                    where
                      t24."customer_id" = t0."id"
                    order by
                      t24."expiry_date" desc,
                      t24."id" desc
                  ) t25
              ) t23 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t31), '[]')
                from
                  (
                    select
                      t30."id" "id",
                      t30."start_datetime" "start_datetime",
                      t30."end_datetime" "end_datetime",
                      t30."approval_status" "approval_status",
                      t30."childcare_status" "childcare_status",
                      t30."cancel_flag" "cancel_flag",
                      t32.json "branch",
                      t35.json "reserve_details"
                    from
                      (
                        select
                          t30."id",
                          t30."start_datetime",
                          t30."end_datetime",
                          t30."approval_status",
                          t30."childcare_status",
                          t30."cancel_flag",
                          t30."branch_id"
                        from
                          "public"."reserves" t30
                        where
                          t30."customer_id" = t0."id"
                          and t30."live" = true::boolean
                          and t30."childcare_status" = any (array[1::smallint, 2::smallint]::smallint[])
                        order by
                          t30."start_datetime" asc,
                          t30."id" asc
                        limit
                          20::integer
                      ) t30
                      left join lateral (
                        select
                          row_to_json(t34)
                        from
                          (
                            select
                              t33."name" "name"
                            from
                              "public"."branches" t33
                            where
                              t33."id" = t30."branch_id"
                          ) t34
                      ) t32 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t37), '[]')
                        from
                          (
                            select
                              t38.json "child"
                            from
                              "public"."reserve_details" t36
                              left join lateral (
                                select
                                  row_to_json(t40)
                                from
                                  (
                                    select
                                      t39."name" "name"
                                    from
                                      "public"."children" t39
                                    where
                                      t39."id" = t36."child_id"
                                  ) t40
                              ) t38 (json) on true
                            where
                              t36."reserve_id" = t30."id"
                          ) t37
                      ) t35 (json) on true
                    order by
                      t30."start_datetime" asc,
                      t30."id" asc
                  ) t31
              ) t29 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t43), '[]')
                from
                  (
                    select
                      t42."id" "id",
                      t42."amount" "amount",
                      t42."payment_datetime" "payment_datetime",
                      t42."payment_type" "payment_type",
                      t42."payment_method" "payment_method",
                      t42."remarks" "remarks",
                      t42."reserve_id" "reserve_id",
                      t42."childcare_correction_id" "childcare_correction_id",
                      t42."refundable_amount" "refundable_amount",
                      t44.json "refunds"
                    from
                      (
                        select
                          t42."id",
                          t42."amount",
                          t42."payment_datetime",
                          t42."payment_type",
                          t42."payment_method",
                          t42."remarks",
                          t42."reserve_id",
                          t42."childcare_correction_id",
                          t42."refundable_amount"
                        from
                          "public"."view_payments" t42
                        where
                          t42."customer_id" = t0."id"
                        order by
                          t42."payment_datetime" desc,
                          t42."id" desc
                        limit
                          20::integer
                      ) t42
                      left join lateral (
                        select
                          coalesce(json_agg(t46), '[]')
                        from
                          (
                            select
                              t45."id" "id",
                              t45."status" "status"
                            from
                              "public"."refunds" t45
                            where
                              t45."payment_id" = t42."id"
                          ) t46
                      ) t44 (json) on true
                    order by
                      t42."payment_datetime" desc,
                      t42."id" desc
                  ) t43
              ) t41 (json) on true
            where
              t0."id" = $1::integer
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t48), '[]')
        from
          (
            select
              t47."created_at" "created_at",
              t49.json "into_customer"
            from
              "public"."customer_merges" t47
              left join lateral (
                select
                  row_to_json(t51)
                from
                  (
                    select
                      t50."id" "id",
                      t50."name" "name"
                    from
                      "public"."customers" t50
                    where
                      t50."id" = t47."into_customer_id"
                  ) t51
              ) t49 (json) on true
            where
              t47."from_customer_id" = $2::integer
          ) t48
      ) "merged_into",
      (
        select
          coalesce(json_agg(t53), '[]')
        from
          (
            select
              t52."created_at" "created_at",
              t52."reason" "reason",
              t54.json "from_customer"
            from
              "public"."customer_merges" t52
              left join lateral (
                select
                  row_to_json(t56)
                from
                  (
                    select
                      t55."id" "id",
                      t55."name" "name"
                    from
                      "public"."customers" t55
                    where
                      t55."id" = t52."from_customer_id"
                  ) t56
              ) t54 (json) on true
            where
              t52."into_customer_id" = $3::integer
            order by
              t52."created_at" desc
          ) t53
      ) "merged_from"
  ) answer;
