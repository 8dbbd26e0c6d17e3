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
              t0."approval_status" "approval_status",
              t0."childcare_status" "childcare_status",
              t0."breakfast_support_flag" "breakfast_support_flag",
              t0."lunch_support_flag" "lunch_support_flag",
              t0."supper_support_flag" "supper_support_flag",
              t0."pick_up_name" "pick_up_name",
              t0."pick_up_tel" "pick_up_tel",
              t0."remarks" "remarks",
              t2.json "customer",
              t5.json "reserve_details",
              t11.json "childcares",
              t14.json "reserve_cancellations"
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
                      t3."date_of_birth" "date_of_birth",
                      t3."registration_status" "registration_status",
                      t3."emergency_contact_name" "emergency_contact_name",
                      t3."emergency_contact_tel" "emergency_contact_tel",
                      t3."social_media_upload" "social_media_upload"
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
                      t6."breakfast_support_flag" "breakfast_support_flag",
                      t6."lunch_support_flag" "lunch_support_flag",
                      t6."supper_support_flag" "supper_support_flag",
                      t6."date_of_birth" "date_of_birth",
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
                              t9."gender" "gender",
                              t9."date_of_birth" "date_of_birth",
                              t9."customer_remarks" "customer_remarks",
                              t9."staff_remarks" "staff_remarks"
                            from
                              "public"."children" t9
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
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."id" "id",
                      t12."start_datetime" "start_datetime",
                      t12."end_datetime" "end_datetime",
                      t12."total_amount" "total_amount",
                      t12."status" "status",
                      t12."settle_due_datetime" "settle_due_datetime",
                      t12."pick_up_name" "pick_up_name"
                    from
                      "public"."childcares" t12
                    where
                      t12."reserve_id" = t0."id"
                  ) t13
              ) t11 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t16), '[]')
                from
                  (
                    select
                      t15."id" "id",
                      t15."cancel_amount" "cancel_amount",
                      t15."cancel_settlement_status" "cancel_settlement_status",
                      t15."settle_due_datetime" "settle_due_datetime"
                    from
                      "public"."reserve_cancellations" t15
                    where
                      t15."reserve_id" = t0."id"
                  ) t16
              ) t14 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."reserve_date" = $2::date
              and t0."cancel_flag" = false::boolean
              and t0."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
            order by
              t0."start_datetime" asc,
              t0."id" asc
          ) t1
      ) "reserves"
  ) answer;
