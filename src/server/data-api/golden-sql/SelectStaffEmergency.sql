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
                      t6."found" "found",
                      t6."counted_datetime" "counted_datetime",
                      t8.json "counted_account",
                      t6."handed_to" "handed_to",
                      t6."handed_document" "handed_document",
                      t6."handed_datetime" "handed_datetime",
                      t11.json "handed_account",
                      t14.json "child",
                      t32.json "reserve"
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
                              t9."id" = t6."counted_account_id"
                          ) t10
                      ) t8 (json) on true
                      left join lateral (
                        select
                          row_to_json(t13)
                        from
                          (
                            select
                              t12."name" "name"
                            from
                              "public"."accounts" t12
                            where
                              t12."id" = t6."handed_account_id"
                          ) t13
                      ) t11 (json) on true
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."id" "id",
                              t15."name" "name",
                              t15."name_kana" "name_kana",
                              t15."date_of_birth" "date_of_birth",
                              t15."customer_remarks" "customer_remarks",
                              t15."staff_remarks" "staff_remarks",
                              t17.json "child_essentials",
                              t20.json "child_allergies",
                              t26.json "bars"
                            from
                              "public"."children" t15
                              left join lateral (
                                select
                                  coalesce(json_agg(t19), '[]')
                                from
                                  (
                                    select
                                      t18."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t18
                                    where
                                      t18."child_id" = t15."id"
                                  ) t19
                              ) t17 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t22), '[]')
                                from
                                  (
                                    select
                                      t21."other_name" "other_name",
                                      t21."severity" "severity",
                                      t21."reaction" "reaction",
                                      t21."epipen_flag" "epipen_flag",
                                      t23.json "allergen"
                                    from
                                      "public"."child_allergies" t21
                                      left join lateral (
                                        select
                                          row_to_json(t25)
                                        from
                                          (
                                            select
                                              t24."name" "name"
                                            from
                                              "public"."allergens" t24
                                            where
                                              t24."id" = t21."allergen_id"
                                          ) t25
                                      ) t23 (json) on true
                                    where
                                      t21."child_id" = t15."id"
                                      and t21."ended_at" is null
                                    order by
                                      t21."id" asc
                                  ) t22
                              ) t20 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t28), '[]')
                                from
                                  (
                                    select
                                      t27."id" "id",
                                      t27."name" "name",
                                      t27."name_kana" "name_kana",
                                      t27."relation" "relation",
                                      t29.json "file"
                                    from
                                      "public"."view_pickup_bars_in_force" t27
                                      left join lateral (
                                        select
                                          row_to_json(t31)
                                        from
                                          (
                                            select
                                              t30."key" "key"
                                            from
                                              "public"."files" t30
                                            where
                                              t30."id" = t27."file_id"
                                          ) t31
                                      ) t29 (json) on true
                                    where
                                      t27."child_id" = t15."id"
                                    order by
                                      t27."id" asc
                                  ) t28
                              ) t26 (json) on true
                            where
                              t15."id" = t6."child_id"
                          ) t16
                      ) t14 (json) on true
                      left join lateral (
                        select
                          row_to_json(t34)
                        from
                          (
                            select
                              t33."id" "id",
                              t33."pick_up_name" "pick_up_name",
                              t33."pick_up_tel" "pick_up_tel",
                              t35.json "door_people",
                              t38.json "customer"
                            from
                              "public"."reserves" t33
                              left join lateral (
                                select
                                  coalesce(json_agg(t37), '[]')
                                from
                                  (
                                    select
                                      t36."place" "place",
                                      t36."kind" "kind",
                                      t36."name" "name",
                                      t36."name_kana" "name_kana",
                                      t36."relation" "relation",
                                      t36."tel" "tel",
                                      t36."standing" "standing",
                                      t36."since" "since"
                                    from
                                      "public"."view_door_people" t36
                                    where
                                      t36."reserve_id" = t33."id"
                                    order by
                                      t36."place" asc,
                                      t36."name" asc
                                  ) t37
                              ) t35 (json) on true
                              left join lateral (
                                select
                                  row_to_json(t40)
                                from
                                  (
                                    select
                                      t39."name" "name",
                                      t39."tel" "tel",
                                      t39."emergency_contact_name" "emergency_contact_name",
                                      t39."emergency_contact_tel" "emergency_contact_tel",
                                      t41.json "pickup_freezes"
                                    from
                                      "public"."customers" t39
                                      left join lateral (
                                        select
                                          coalesce(json_agg(t43), '[]')
                                        from
                                          (
                                            select
                                              t42."id" "id"
                                            from
                                              "public"."pickup_freezes" t42
                                            where
                                              t42."customer_id" = t39."id"
                                              and t42."lifted_at" is null
                                          ) t43
                                      ) t41 (json) on true
                                    where
                                      t39."id" = t33."customer_id"
                                  ) t40
                              ) t38 (json) on true
                            where
                              t33."id" = t6."reserve_id"
                          ) t34
                      ) t32 (json) on true
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
          row_to_json(t48)
        from
          (
            select
              (
                select
                  row_to_json(t46)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserve_details" t44
                        where
                          t44."attendance_status" = 2::smallint
                          and t44."live" = true::boolean
                          and exists (
                            select
                            from
                              "public"."reserves" t47
                            where
                              t47."id" = t44."reserve_id"
                              and t47."branch_id" = $2::integer
                          )
                      ) t45
                  ) t46
              ) "aggregate"
          ) t48
      ) "present",
      (
        select
          coalesce(json_agg(t50), '[]')
        from
          (
            select
              t49."address1" "address1",
              t49."address2" "address2"
            from
              "public"."branches" t49
            where
              t49."id" = $3::integer
          ) t50
      ) "branches"
  ) answer;
