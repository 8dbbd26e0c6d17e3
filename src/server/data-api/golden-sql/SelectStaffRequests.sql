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
              t0."request_lapse_minutes" "request_lapse_minutes",
              t0."request_undo_minutes" "request_undo_minutes"
            from
              "public"."view_reserve_settings" t0
          ) t1
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."title" "title",
              t2."body" "body"
            from
              "public"."inbox_templates" t2
            where
              t2."kind" = 2::smallint
              and (
                (t2."branch_id" = $1::integer)
                or (t2."branch_id" is null)
              )
            order by
              t2."title" asc,
              t2."id" asc
          ) t3
      ) "inbox_templates",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."start_datetime" "start_datetime",
              t4."end_datetime" "end_datetime",
              t4."reserve_date" "reserve_date",
              t4."created_at" "created_at",
              t4."updated_at" "updated_at",
              t4."approval_status" "approval_status",
              t4."approval_comment" "approval_comment",
              t4."refusal_reason" "refusal_reason",
              t4."answer_due_datetime" "answer_due_datetime",
              t4."answer_held_until" "answer_held_until",
              t4."breakfast_support_flag" "breakfast_support_flag",
              t4."lunch_support_flag" "lunch_support_flag",
              t4."supper_support_flag" "supper_support_flag",
              t4."pick_up_name" "pick_up_name",
              t4."remarks" "remarks",
              t4."reserve_amount" "reserve_amount",
              t6.json "customer",
              t9.json "reserve_details"
            from
              "public"."reserves" t4
              left join lateral (
                select
                  row_to_json(t8)
                from
                  (
                    select
                      t7."id" "id",
                      t7."name" "name",
                      t7."tel" "tel",
                      t7."status" "status"
                    from
                      "public"."customers" t7
                    where
                      t7."id" = t4."customer_id"
                  ) t8
              ) t6 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t11), '[]')
                from
                  (
                    select
                      t10."child_id" "child_id",
                      t10."breakfast_support_flag" "breakfast_support_flag",
                      t10."lunch_support_flag" "lunch_support_flag",
                      t10."supper_support_flag" "supper_support_flag",
                      t12.json "child"
                    from
                      "public"."reserve_details" t10
                      left join lateral (
                        select
                          row_to_json(t14)
                        from
                          (
                            select
                              t13."id" "id",
                              t13."name" "name",
                              t13."date_of_birth" "date_of_birth",
                              t13."customer_remarks" "customer_remarks",
                              t13."staff_remarks" "staff_remarks",
                              t15.json "child_essentials",
                              t18.json "child_allergies"
                            from
                              "public"."children" t13
                              left join lateral (
                                select
                                  coalesce(json_agg(t17), '[]')
                                from
                                  (
                                    select
                                      t16."allergy_answer" "allergy_answer"
                                    from
                                      "public"."child_essentials" t16
                                    where
                                      t16."child_id" = t13."id"
                                  ) t17
                              ) t15 (json) on true
                              left join lateral (
                                select
                                  coalesce(json_agg(t20), '[]')
                                from
                                  (
                                    select
                                      t19."other_name" "other_name",
                                      t19."severity" "severity",
                                      t19."reaction" "reaction",
                                      t19."epipen_flag" "epipen_flag",
                                      t21.json "allergen"
                                    from
                                      "public"."child_allergies" t19
                                      left join lateral (
                                        select
                                          row_to_json(t23)
                                        from
                                          (
                                            select
                                              t22."name" "name"
                                            from
                                              "public"."allergens" t22
                                            where
                                              t22."id" = t19."allergen_id"
                                          ) t23
                                      ) t21 (json) on true
                                    where
                                      t19."child_id" = t13."id"
                                      and t19."ended_at" is null
                                    order by
                                      t19."id" asc
                                  ) t20
                              ) t18 (json) on true
                            where
                              t13."id" = t10."child_id"
                          ) t14
                      ) t12 (json) on true
                    where
                      t10."reserve_id" = t4."id"
                    order by
                      t10."id" asc
                  ) t11
              ) t9 (json) on true
            where
              t4."branch_id" = $2::integer
              and t4."cancel_flag" = false::boolean
              and (
                (t4."approval_status" = 2::smallint)
                or (t4."answer_held_until" is not null)
              )
            order by
              t4."start_datetime" asc,
              t4."id" asc
          ) t5
      ) "reserves"
  ) answer;
