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
              t0."reserve_date" "reserve_date",
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."approval_status" "approval_status",
              t2.json "reserve_details",
              t20.json "meal_confirmations"
            from
              "public"."reserves" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."child_id" "child_id",
                      t3."date_of_birth" "date_of_birth",
                      t3."attendance_status" "attendance_status",
                      t3."breakfast_support_flag" "breakfast_support_flag",
                      t3."lunch_support_flag" "lunch_support_flag",
                      t3."supper_support_flag" "supper_support_flag",
                      t5.json "child"
                    from
                      "public"."reserve_details" t3
                      left join lateral (
                        select
                          row_to_json(t7)
                        from
                          (
                            select
                              t6."id" "id",
                              t6."name" "name",
                              t6."name_kana" "name_kana",
                              t8.json "child_essentials",
                              t11.json "child_documents",
                              t14.json "child_allergies"
                            from
                              "public"."children" t6
                              left join lateral (
                                select
                                  coalesce(json_agg(t10), '[]')
                                from
                                  (
                                    select
                                      t9."child_id" "child_id",
                                      t9."allergy_answer" "allergy_answer",
                                      t9."diet_stage" "diet_stage",
                                      t9."milk" "milk",
                                      t9."foods_to_avoid" "foods_to_avoid"
                                    from
                                      "public"."child_essentials" t9
                                    where
                                      t9."child_id" = t6."id"
                                  ) t10
                              ) t8 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t13), '[]')
                                from
                                  (
                                    select
                                      t12."id" "id",
                                      t12."kind" "kind",
                                      t12."valid_until" "valid_until"
                                    from
                                      "public"."child_documents" t12
                                    where
                                      t12."child_id" = t6."id"
                                      and t12."kind" = 1::smallint
                                    order by
                                      t12."id" asc
                                  ) t13
                              ) t11 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t16), '[]')
                                from
                                  (
                                    select
                                      t15."id" "id",
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
                                              t18."id" "id",
                                              t18."name" "name"
                                            from
                                              "public"."allergens" t18
                                            where
                                              t18."id" = t15."allergen_id"
                                          ) t19
                                      ) t17 (json) on true
                                    where
                                      t15."child_id" = t6."id"
                                      and t15."ended_at" is null
                                    order by
                                      t15."id" asc
                                  ) t16
                              ) t14 (json) on true
                            where
                              t6."id" = t3."child_id"
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."reserve_id" = t0."id"
                    order by
                      t3."id" asc
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t22), '[]')
                from
                  (
                    select
                      t21."id" "id",
                      t21."child_id" "child_id",
                      t21."facts" "facts",
                      t21."note" "note",
                      t21."created_at" "created_at",
                      t23.json "account"
                    from
                      "public"."meal_confirmations" t21
                      left join lateral (
                        select
                          row_to_json(t25)
                        from
                          (
                            select
                              t24."id" "id",
                              t24."name" "name"
                            from
                              "public"."accounts" t24
                            where
                              t24."id" = t21."account_id"
                          ) t25
                      ) t23 (json) on true
                    where
                      t21."reserve_id" = t0."id"
                    order by
                      t21."id" asc
                  ) t22
              ) t20 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."reserve_date" = any ($2::date[])
              and t0."cancel_flag" = false::boolean
              and t0."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
              and (
                (t0."breakfast_support_flag" = true::boolean)
                or (t0."lunch_support_flag" = true::boolean)
                or (t0."supper_support_flag" = true::boolean)
              )
            order by
              t0."start_datetime" asc,
              t0."id" asc
          ) t1
      ) "reserves"
  ) answer;
