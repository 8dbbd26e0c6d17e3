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
              t0."today" "today",
              t0."now" "now"
            from
              "public"."view_reserve_date_today" t0
          ) t1
      ) "clock",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."request_lapse_minutes" "request_lapse_minutes"
            from
              "public"."reserve_settings" t2
            where
              t2."adaptation_date" <= $1::date
            order by
              t2."adaptation_date" desc,
              t2."id" asc
            limit
              1::integer
          ) t3
      ) "reserve_settings",
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
                              t13."staff_remarks" "staff_remarks"
                            from
                              "public"."children" t13
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
              and t4."approval_status" = 2::smallint
              and t4."cancel_flag" = false::boolean
            order by
              t4."start_datetime" asc,
              t4."id" asc
          ) t5
      ) "reserves"
  ) answer;
