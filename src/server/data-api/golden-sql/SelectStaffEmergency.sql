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
                      t14.json "reserve"
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
                              t12."staff_remarks" "staff_remarks"
                            from
                              "public"."children" t12
                            where
                              t12."id" = t6."child_id"
                          ) t13
                      ) t11 (json) on true
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."id" "id",
                              t15."pick_up_name" "pick_up_name",
                              t15."pick_up_tel" "pick_up_tel",
                              t17.json "customer"
                            from
                              "public"."reserves" t15
                              left join lateral (
                                select
                                  row_to_json(t19)
                                from
                                  (
                                    select
                                      t18."name" "name",
                                      t18."tel" "tel",
                                      t18."emergency_contact_name" "emergency_contact_name",
                                      t18."emergency_contact_tel" "emergency_contact_tel"
                                    from
                                      "public"."customers" t18
                                    where
                                      t18."id" = t15."customer_id"
                                  ) t19
                              ) t17 (json) on true
                            where
                              t15."id" = t6."reserve_id"
                          ) t16
                      ) t14 (json) on true
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
          row_to_json(t24)
        from
          (
            select
              (
                select
                  row_to_json(t22)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserve_details" t20
                        where
                          t20."attendance_status" = 2::smallint
                          and t20."live" = true::boolean
                          and exists (
                            select
                            from
                              "public"."reserves" t23
                            where
                              t23."id" = t20."reserve_id"
                              and t23."branch_id" = $2::integer
                          )
                      ) t21
                  ) t22
              ) "aggregate"
          ) t24
      ) "present",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."address1" "address1",
              t25."address2" "address2"
            from
              "public"."branches" t25
            where
              t25."id" = $3::integer
          ) t26
      ) "branches"
  ) answer;
