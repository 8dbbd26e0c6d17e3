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
              t2."id" "id",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."approval_status" "approval_status",
              t2."childcare_status" "childcare_status",
              t2."breakfast_support_flag" "breakfast_support_flag",
              t2."lunch_support_flag" "lunch_support_flag",
              t2."supper_support_flag" "supper_support_flag",
              t2."pick_up_name" "pick_up_name",
              t2."pick_up_tel" "pick_up_tel",
              t2."remarks" "remarks",
              t4.json "customer",
              t7.json "reserve_details",
              t13.json "childcares",
              t16.json "reserve_cancellations"
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
                      t5."emergency_contact_name" "emergency_contact_name",
                      t5."emergency_contact_tel" "emergency_contact_tel",
                      t5."social_media_upload" "social_media_upload"
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
                      t8."date_of_birth" "date_of_birth",
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
                              t11."name_kana" "name_kana",
                              t11."gender" "gender",
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
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."id" "id",
                      t14."start_datetime" "start_datetime",
                      t14."end_datetime" "end_datetime",
                      t14."total_amount" "total_amount",
                      t14."status" "status",
                      t14."settle_due_datetime" "settle_due_datetime",
                      t14."pick_up_name" "pick_up_name"
                    from
                      "public"."childcares" t14
                    where
                      t14."reserve_id" = t2."id"
                  ) t15
              ) t13 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t18), '[]')
                from
                  (
                    select
                      t17."id" "id",
                      t17."cancel_amount" "cancel_amount",
                      t17."cancel_settlement_status" "cancel_settlement_status",
                      t17."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."reserve_cancellations" t17
                    where
                      t17."reserve_id" = t2."id"
                  ) t18
              ) t16 (json) on true
            where
              t2."branch_id" = $1::integer
              and t2."reserve_date" = $2::date
              and t2."cancel_flag" = false::boolean
              and t2."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
            order by
              t2."start_datetime" asc,
              t2."id" asc
          ) t3
      ) "reserves"
  ) answer;
