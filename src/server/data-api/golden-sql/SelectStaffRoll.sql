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
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."childcare_status" "childcare_status",
              t0."pick_up_name" "pick_up_name",
              t0."pick_up_tel" "pick_up_tel",
              t0."remarks" "remarks",
              t2.json "customer",
              t8.json "reserve_details"
            from
              "public"."reserves" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name",
                      t3."tel" "tel",
                      t3."emergency_contact_name" "emergency_contact_name",
                      t3."emergency_contact_tel" "emergency_contact_tel",
                      t5.json "pickup_freezes"
                    from
                      "public"."customers" t3
                      left join lateral (
                        select
                          coalesce(json_agg(t7), '[]')
                        from
                          (
                            select
                              t6."id" "id"
                            from
                              "public"."pickup_freezes" t6
                            where
                              t6."customer_id" = t3."id"
                              and t6."lifted_at" is null
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."id" = t0."customer_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t10), '[]')
                from
                  (
                    select
                      t9."child_id" "child_id",
                      t9."attendance_status" "attendance_status",
                      t9."arrived_datetime" "arrived_datetime",
                      t9."left_datetime" "left_datetime",
                      t9."breakfast_support_flag" "breakfast_support_flag",
                      t9."lunch_support_flag" "lunch_support_flag",
                      t9."supper_support_flag" "supper_support_flag",
                      t11.json "child"
                    from
                      "public"."reserve_details" t9
                      left join lateral (
                        select
                          row_to_json(t13)
                        from
                          (
                            select
                              t12."id" "id",
                              t12."name" "name",
                              t12."name_kana" "name_kana",
                              t12."date_of_birth" "date_of_birth",
                              t12."customer_remarks" "customer_remarks",
                              t12."staff_remarks" "staff_remarks",
                              t14.json "child_essentials",
                              t17.json "child_allergies",
                              t23.json "bars",
                              t29.json "earlier"
                            from
                              "public"."children" t12
                              left join lateral (
                                select
                                  coalesce(json_agg(t16), '[]')
                                from
                                  (
                                    select
                                      t15."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t15
                                    where
                                      t15."child_id" = t12."id"
                                  ) t16
                              ) t14 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t19), '[]')
                                from
                                  (
                                    select
                                      t18."other_name" "other_name",
                                      t18."severity" "severity",
                                      t18."reaction" "reaction",
                                      t18."epipen_flag" "epipen_flag",
                                      t20.json "allergen"
                                    from
                                      "public"."child_allergies" t18
                                      left join lateral (
                                        select
                                          row_to_json(t22)
                                        from
                                          (
                                            select
                                              t21."name" "name"
                                            from
                                              "public"."allergens" t21
                                            where
                                              t21."id" = t18."allergen_id"
                                          ) t22
                                      ) t20 (json) on true
                                    where
                                      t18."child_id" = t12."id"
                                      and t18."ended_at" is null
                                    order by
                                      t18."id" asc
                                  ) t19
                              ) t17 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t25), '[]')
                                from
                                  (
                                    select
                                      t24."id" "id",
                                      t24."name" "name",
                                      t24."name_kana" "name_kana",
                                      t24."relation" "relation",
                                      t26.json "file"
                                    from
                                      "public"."view_pickup_bars_in_force" t24
                                      left join lateral (
                                        select
                                          row_to_json(t28)
                                        from
                                          (
                                            select
                                              t27."key" "key"
                                            from
                                              "public"."files" t27
                                            where
                                              t27."id" = t24."file_id"
                                          ) t28
                                      ) t26 (json) on true
                                    where
                                      t24."child_id" = t12."id"
                                    order by
                                      t24."id" asc
                                  ) t25
                              ) t23 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t31), '[]')
                                from
                                  (
                                    select
                                      t30."id" "id"
                                    from
                                      "public"."reserve_details" t30
                                    where
                                      t30."child_id" = t12."id"
                                      and t30."attendance_status" = any (array[2::smallint, 3::smallint]::smallint[])
                                      and exists (
                                        select
                                        from
                                          "public"."reserves" t32
                                        where
                                          t32."id" = t30."reserve_id"
                                          and t32."branch_id" = $1::integer
                                          and t32."reserve_date" < $2::date
                                      )
                                    order by
                                      t30."id" asc
                                    limit
                                      1::integer
                                  ) t31
                              ) t29 (json) on true
                            where
                              t12."id" = t9."child_id"
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."reserve_id" = t0."id"
                    order by
                      t9."id" asc
                  ) t10
              ) t8 (json) on true
            where
              t0."branch_id" = $3::integer
              and t0."reserve_date" = $4::date
              and t0."cancel_flag" = false::boolean
              and t0."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
            order by
              t0."start_datetime" asc,
              t0."id" asc
          ) t1
      ) "reserves"
  ) answer;
