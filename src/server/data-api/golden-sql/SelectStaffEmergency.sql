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
              t0."kind" "kind",
              t0."place" "place",
              t0."message" "message",
              t0."created_at" "created_at",
              t0."ended_datetime" "ended_datetime",
              t2.json "account",
              t5.json "emergency_children"
            from
              (
                select
                  t0."id",
                  t0."kind",
                  t0."place",
                  t0."message",
                  t0."created_at",
                  t0."ended_datetime",
                  t0."account_id"
                from
                  "public"."emergencies" t0
                where
                  t0."branch_id" = $1::integer
                order by
                  t0."created_at" desc,
                  t0."id" desc
                limit
                  1::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."accounts" t3
                    where
                      t3."id" = t0."account_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."id" "id",
                      t6."handed_to" "handed_to",
                      t6."handed_datetime" "handed_datetime",
                      t8.json "handed_account",
                      t11.json "child",
                      t23.json "reserve"
                    from
                      "public"."emergency_children" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."name" "name"
                            from
                              "public"."accounts" t9
                            where
                              t9."id" = t6."handed_account_id"
                          ) t10
                      ) t8 (json) on true
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
                              t17.json "child_allergies"
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
                            where
                              t12."id" = t6."child_id"
                          ) t13
                      ) t11 (json) on true
                      left join lateral (
                        select
                          row_to_json(t25)
                        from
                          (
                            select
                              t24."id" "id",
                              t24."pick_up_name" "pick_up_name",
                              t24."pick_up_tel" "pick_up_tel",
                              t26.json "customer"
                            from
                              "public"."reserves" t24
                              left join lateral (
                                select
                                  row_to_json(t28)
                                from
                                  (
                                    select
                                      t27."name" "name",
                                      t27."tel" "tel",
                                      t27."emergency_contact_name" "emergency_contact_name",
                                      t27."emergency_contact_tel" "emergency_contact_tel"
                                    from
                                      "public"."customers" t27
                                    where
                                      t27."id" = t24."customer_id"
                                  ) t28
                              ) t26 (json) on true
                            where
                              t24."id" = t6."reserve_id"
                          ) t25
                      ) t23 (json) on true
                    where
                      t6."emergency_id" = t0."id"
                    order by
                      t6."id" asc
                  ) t7
              ) t5 (json) on true
            order by
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "emergencies",
      (
        select
          row_to_json(t33)
        from
          (
            select
              (
                select
                  row_to_json(t31)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserve_details" t29
                        where
                          t29."attendance_status" = 2::smallint
                          and t29."live" = true::boolean
                          and exists (
                            select
                            from
                              "public"."reserves" t32
                            where
                              t32."id" = t29."reserve_id"
                              and t32."branch_id" = $2::integer
                          )
                      ) t30
                  ) t31
              ) "aggregate"
          ) t33
      ) "present",
      (
        select
          coalesce(json_agg(t35), '[]')
        from
          (
            select
              t34."address1" "address1",
              t34."address2" "address2"
            from
              "public"."branches" t34
            where
              t34."id" = $3::integer
          ) t35
      ) "branches"
  ) answer;
