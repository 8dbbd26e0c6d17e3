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
                      t6."handed_document" "handed_document",
                      t6."handed_datetime" "handed_datetime",
                      t8.json "handed_account",
                      t11.json "child",
                      t29.json "reserve"
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
                              t17.json "child_allergies",
                              t23.json "bars"
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
                            where
                              t12."id" = t6."child_id"
                          ) t13
                      ) t11 (json) on true
                      left join lateral (
                        select
                          row_to_json(t31)
                        from
                          (
                            select
                              t30."id" "id",
                              t30."pick_up_name" "pick_up_name",
                              t30."pick_up_tel" "pick_up_tel",
                              t32.json "door_people",
                              t35.json "customer"
                            from
                              "public"."reserves" t30
                              left join lateral (
                                select
                                  coalesce(json_agg(t34), '[]')
                                from
                                  (
                                    select
                                      t33."place" "place",
                                      t33."kind" "kind",
                                      t33."name" "name",
                                      t33."name_kana" "name_kana",
                                      t33."relation" "relation",
                                      t33."tel" "tel",
                                      t33."standing" "standing",
                                      t33."since" "since"
                                    from
                                      "public"."view_door_people" t33
                                    where
                                      t33."reserve_id" = t30."id"
                                    order by
                                      t33."place" asc,
                                      t33."name" asc
                                  ) t34
                              ) t32 (json) on true
                              left join lateral (
                                select
                                  row_to_json(t37)
                                from
                                  (
                                    select
                                      t36."name" "name",
                                      t36."tel" "tel",
                                      t36."emergency_contact_name" "emergency_contact_name",
                                      t36."emergency_contact_tel" "emergency_contact_tel",
                                      t38.json "pickup_freezes"
                                    from
                                      "public"."customers" t36
                                      left join lateral (
                                        select
                                          coalesce(json_agg(t40), '[]')
                                        from
                                          (
                                            select
                                              t39."id" "id"
                                            from
                                              "public"."pickup_freezes" t39
                                            where
                                              t39."customer_id" = t36."id"
                                              and t39."lifted_at" is null
                                          ) t40
                                      ) t38 (json) on true
                                    where
                                      t36."id" = t30."customer_id"
                                  ) t37
                              ) t35 (json) on true
                            where
                              t30."id" = t6."reserve_id"
                          ) t31
                      ) t29 (json) on true
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
          row_to_json(t45)
        from
          (
            select
              (
                select
                  row_to_json(t43)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserve_details" t41
                        where
                          t41."attendance_status" = 2::smallint
                          and t41."live" = true::boolean
                          and exists (
                            select
                            from
                              "public"."reserves" t44
                            where
                              t44."id" = t41."reserve_id"
                              and t44."branch_id" = $2::integer
                          )
                      ) t42
                  ) t43
              ) "aggregate"
          ) t45
      ) "present",
      (
        select
          coalesce(json_agg(t47), '[]')
        from
          (
            select
              t46."address1" "address1",
              t46."address2" "address2"
            from
              "public"."branches" t46
            where
              t46."id" = $3::integer
          ) t47
      ) "branches"
  ) answer;
