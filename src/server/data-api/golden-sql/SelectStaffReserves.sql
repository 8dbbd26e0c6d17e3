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
              t2."cancel_flag" "cancel_flag",
              t2."reserve_amount" "reserve_amount",
              t4.json "customer",
              t7.json "reserve_details"
            from
              (
                select
                  t2."id",
                  t2."start_datetime",
                  t2."end_datetime",
                  t2."approval_status",
                  t2."childcare_status",
                  t2."cancel_flag",
                  t2."reserve_amount",
                  t2."customer_id"
                from
                  "public"."reserves" t2
                order by
                  t2."id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."id" "id",
                      t5."name" "name"
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
                              t11."name" "name"
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
            order by
              t2."id" asc
          ) t3
      ) "reserves",
      (
        select
          row_to_json(t16)
        from
          (
            select
              (
                select
                  row_to_json(t15)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserves" t13
                      ) t14
                  ) t15
              ) "aggregate"
          ) t16
      ) "reserves_aggregate"
  ) answer;

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
              t2."cancel_flag" "cancel_flag",
              t2."reserve_amount" "reserve_amount",
              t4.json "customer",
              t7.json "reserve_details"
            from
              (
                select
                  t2."id",
                  t2."start_datetime",
                  t2."end_datetime",
                  t2."approval_status",
                  t2."childcare_status",
                  t2."cancel_flag",
                  t2."reserve_amount",
                  t2."customer_id",
                  t2."branch_id",
                  t2."reserve_date",
                  t2."approval_comment",
                  t2."breakfast_support_flag",
                  t2."lunch_support_flag",
                  t2."supper_support_flag",
                  t2."current_day_flag",
                  t2."holiday_flag",
                  t2."after_business_hours",
                  t2."pick_up_name",
                  t2."pick_up_tel",
                  t2."remarks",
                  t2."kept_cancel_amount",
                  t2."kept_cancel_deadline",
                  t2."amount_lines",
                  t2."plan_type_id",
                  t2."use_tickets",
                  t2."card_due_datetime",
                  t2."reminded_datetime",
                  t2."override_reason",
                  t2."idempotency_key",
                  t2."content_hash",
                  t2."created_at",
                  t2."updated_at",
                  t2."live"
                from
                  "public"."reserves" t2
                order by
                  t2."id" asc,
                  t2."branch_id" asc,
                  t2."customer_id" asc,
                  t2."start_datetime" asc,
                  t2."end_datetime" asc,
                  t2."reserve_date" asc,
                  t2."approval_status" asc,
                  t2."approval_comment" asc,
                  t2."childcare_status" asc,
                  t2."cancel_flag" asc,
                  t2."breakfast_support_flag" asc,
                  t2."lunch_support_flag" asc,
                  t2."supper_support_flag" asc,
                  t2."current_day_flag" asc,
                  t2."holiday_flag" asc,
                  t2."after_business_hours" asc,
                  t2."pick_up_name" asc,
                  t2."pick_up_tel" asc,
                  t2."remarks" asc,
                  t2."reserve_amount" asc,
                  t2."kept_cancel_amount" asc,
                  t2."kept_cancel_deadline" asc,
                  t2."amount_lines" asc,
                  t2."plan_type_id" asc,
                  t2."use_tickets" asc,
                  t2."card_due_datetime" asc,
                  t2."reminded_datetime" asc,
                  t2."override_reason" asc,
                  t2."idempotency_key" asc,
                  t2."content_hash" asc,
                  t2."created_at" asc,
                  t2."updated_at" asc,
                  t2."live" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."id" "id",
                      t5."name" "name"
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
                              t11."name" "name"
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
            order by
              t2."id" asc,
              t2."branch_id" asc,
              t2."customer_id" asc,
              t2."start_datetime" asc,
              t2."end_datetime" asc,
              t2."reserve_date" asc,
              t2."approval_status" asc,
              t2."approval_comment" asc,
              t2."childcare_status" asc,
              t2."cancel_flag" asc,
              t2."breakfast_support_flag" asc,
              t2."lunch_support_flag" asc,
              t2."supper_support_flag" asc,
              t2."current_day_flag" asc,
              t2."holiday_flag" asc,
              t2."after_business_hours" asc,
              t2."pick_up_name" asc,
              t2."pick_up_tel" asc,
              t2."remarks" asc,
              t2."reserve_amount" asc,
              t2."kept_cancel_amount" asc,
              t2."kept_cancel_deadline" asc,
              t2."amount_lines" asc,
              t2."plan_type_id" asc,
              t2."use_tickets" asc,
              t2."card_due_datetime" asc,
              t2."reminded_datetime" asc,
              t2."override_reason" asc,
              t2."idempotency_key" asc,
              t2."content_hash" asc,
              t2."created_at" asc,
              t2."updated_at" asc,
              t2."live" asc
          ) t3
      ) "reserves",
      (
        select
          row_to_json(t16)
        from
          (
            select
              (
                select
                  row_to_json(t15)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserves" t13
                      ) t14
                  ) t15
              ) "aggregate"
          ) t16
      ) "reserves_aggregate"
  ) answer;
