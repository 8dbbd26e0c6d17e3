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
              t5.json "reserve_details"
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
                      t3."emergency_contact_tel" "emergency_contact_tel"
                    from
                      "public"."customers" t3
                    where
                      t3."id" = t0."customer_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."child_id" "child_id",
                      t6."attendance_status" "attendance_status",
                      t6."arrived_datetime" "arrived_datetime",
                      t6."left_datetime" "left_datetime",
                      t6."breakfast_support_flag" "breakfast_support_flag",
                      t6."lunch_support_flag" "lunch_support_flag",
                      t6."supper_support_flag" "supper_support_flag",
                      t8.json "child"
                    from
                      "public"."reserve_details" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."id" "id",
                              t9."name" "name",
                              t9."name_kana" "name_kana",
                              t9."date_of_birth" "date_of_birth",
                              t9."customer_remarks" "customer_remarks",
                              t9."staff_remarks" "staff_remarks",
                              t11.json "child_essentials",
                              t14.json "child_allergies"
                            from
                              "public"."children" t9
                              left join lateral (
                                select
                                  coalesce(json_agg(t13), '[]')
                                from
                                  (
                                    select
                                      t12."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t12
                                    where
                                      t12."child_id" = t9."id"
                                  ) t13
                              ) t11 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t16), '[]')
                                from
                                  (
                                    select
                                      t15."other_name" "other_name",
                                      t15."severity" "severity",
                                      t15."reaction" "reaction",
                                      t15."epipen_flag" "epipen_flag",
                                      t17.json "allergen"
                                    from
                                      "public"."child_allergies" t15
                                      left join lateral (
                                        select
                                          row_to_json(t19)
                                        from
                                          (
                                            select
                                              t18."name" "name"
                                            from
                                              "public"."allergens" t18
                                            where
                                              t18."id" = t15."allergen_id"
                                          ) t19
                                      ) t17 (json) on true
                                    where
                                      t15."child_id" = t9."id"
                                      and t15."ended_at" is null
                                    order by
                                      t15."id" asc
                                  ) t16
                              ) t14 (json) on true
                            where
                              t9."id" = t6."child_id"
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."reserve_id" = t0."id"
                    order by
                      t6."id" asc
                  ) t7
              ) t5 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."reserve_date" = $2::date
              and t0."cancel_flag" = false::boolean
              and t0."approval_status" = any (array[1::smallint, 3::smallint]::smallint[])
            order by
              t0."start_datetime" asc,
              t0."id" asc
          ) t1
      ) "reserves"
  ) answer;
