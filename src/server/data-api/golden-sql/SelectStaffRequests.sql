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
              t0."request_lapse_minutes" "request_lapse_minutes"
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
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."reserve_date" "reserve_date",
              t2."created_at" "created_at",
              t2."updated_at" "updated_at",
              t2."answer_due_datetime" "answer_due_datetime",
              t2."breakfast_support_flag" "breakfast_support_flag",
              t2."lunch_support_flag" "lunch_support_flag",
              t2."supper_support_flag" "supper_support_flag",
              t2."pick_up_name" "pick_up_name",
              t2."remarks" "remarks",
              t2."reserve_amount" "reserve_amount",
              t4.json "customer",
              t7.json "reserve_details"
            from
              "public"."reserves" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."id" "id",
                      t5."name" "name",
                      t5."tel" "tel",
                      t5."status" "status"
                    from
                      "public"."customers" t5
                    where
                      t5."id" = t2."customer_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t9), '[]')
                from
                  (
                    select
                      t8."child_id" "child_id",
                      t8."breakfast_support_flag" "breakfast_support_flag",
                      t8."lunch_support_flag" "lunch_support_flag",
                      t8."supper_support_flag" "supper_support_flag",
                      t10.json "child"
                    from
                      "public"."reserve_details" t8
                      left join lateral (
                        select
                          row_to_json(t12)
                        from
                          (
                            select
                              t11."id" "id",
                              t11."name" "name",
                              t11."date_of_birth" "date_of_birth",
                              t11."customer_remarks" "customer_remarks",
                              t11."staff_remarks" "staff_remarks"
                            from
                              "public"."children" t11
                            where
                              t11."id" = t8."child_id"
                          ) t12
                      ) t10 (json) on true
                    where
                      t8."reserve_id" = t2."id"
                    order by
                      t8."id" asc
                  ) t9
              ) t7 (json) on true
            where
              t2."branch_id" = $1::integer
              and t2."approval_status" = 2::smallint
              and t2."cancel_flag" = false::boolean
            order by
              t2."start_datetime" asc,
              t2."id" asc
          ) t3
      ) "reserves"
  ) answer;
