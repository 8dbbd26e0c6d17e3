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
              t0."cancel_flag" "cancel_flag",
              t0."reserve_amount" "reserve_amount",
              t0."reserve_date" "reserve_date",
              t2.json "childcares",
              t5.json "reserve_cancellations",
              t8.json "customer",
              t11.json "reserve_details"
            from
              (
                select
                  t0."id",
                  t0."start_datetime",
                  t0."end_datetime",
                  t0."approval_status",
                  t0."childcare_status",
                  t0."cancel_flag",
                  t0."reserve_amount",
                  t0."reserve_date",
                  t0."customer_id"
                from
                  "public"."reserves" t0
                order by
                  t0."id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."status" "status",
                      t3."total_amount" "total_amount"
                    from
                      "public"."childcares" t3
                    where
                      t3."reserve_id" = t0."id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."cancel_amount" "cancel_amount"
                    from
                      "public"."reserve_cancellations" t6
                    where
                      t6."reserve_id" = t0."id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."id" "id",
                      t9."name" "name"
                    from
                      "public"."customers" t9
                    where
                      t9."id" = t0."customer_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."breakfast_support_flag" "breakfast_support_flag",
                      t12."lunch_support_flag" "lunch_support_flag",
                      t12."supper_support_flag" "supper_support_flag",
                      t14.json "child"
                    from
                      "public"."reserve_details" t12
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."name" "name"
                            from
                              "public"."children" t15
                            where
                              t15."id" = t12."child_id"
                          ) t16
                      ) t14 (json) on true
                    where
                      t12."reserve_id" = t0."id"
                    order by
                      t12."id" asc
                  ) t13
              ) t11 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "reserves",
      (
        select
          row_to_json(t20)
        from
          (
            select
              (
                select
                  row_to_json(t19)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserves" t17
                      ) t18
                  ) t19
              ) "aggregate"
          ) t20
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
              t0."id" "id",
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."approval_status" "approval_status",
              t0."childcare_status" "childcare_status",
              t0."cancel_flag" "cancel_flag",
              t0."reserve_amount" "reserve_amount",
              t0."reserve_date" "reserve_date",
              t2.json "childcares",
              t5.json "reserve_cancellations",
              t8.json "customer",
              t11.json "reserve_details"
            from
              (
                select
                  t0."id",
                  t0."start_datetime",
                  t0."end_datetime",
                  t0."approval_status",
                  t0."childcare_status",
                  t0."cancel_flag",
                  t0."reserve_amount",
                  t0."reserve_date",
                  t0."customer_id",
                  t0."branch_id",
                  t0."approval_comment",
                  t0."breakfast_support_flag",
                  t0."lunch_support_flag",
                  t0."supper_support_flag",
                  t0."current_day_flag",
                  t0."holiday_flag",
                  t0."after_business_hours",
                  t0."pick_up_name",
                  t0."pick_up_tel",
                  t0."remarks",
                  t0."kept_cancel_amount",
                  t0."kept_cancel_deadline",
                  t0."amount_lines",
                  t0."plan_type_id",
                  t0."use_tickets",
                  t0."card_due_datetime",
                  t0."answer_due_datetime",
                  t0."reminded_datetime",
                  t0."override_reason",
                  t0."idempotency_key",
                  t0."content_hash",
                  t0."created_at",
                  t0."updated_at",
                  t0."live",
                  t0."pay_at_desk_flag",
                  t0."answer_held_until",
                  t0."free_cancel_until",
                  t0."reserve_series_id",
                  t0."series_place",
                  t0."refusal_reason",
                  t0."pickup_person_id",
                  t0."made_member_id",
                  t0."free_moves",
                  t0."pick_up_member_id"
                from
                  "public"."reserves" t0
                order by
                  t0."id" asc,
                  t0."branch_id" asc,
                  t0."customer_id" asc,
                  t0."start_datetime" asc,
                  t0."end_datetime" asc,
                  t0."reserve_date" asc,
                  t0."approval_status" asc,
                  t0."approval_comment" asc,
                  t0."childcare_status" asc,
                  t0."cancel_flag" asc,
                  t0."breakfast_support_flag" asc,
                  t0."lunch_support_flag" asc,
                  t0."supper_support_flag" asc,
                  t0."current_day_flag" asc,
                  t0."holiday_flag" asc,
                  t0."after_business_hours" asc,
                  t0."pick_up_name" asc,
                  t0."pick_up_tel" asc,
                  t0."remarks" asc,
                  t0."reserve_amount" asc,
                  t0."kept_cancel_amount" asc,
                  t0."kept_cancel_deadline" asc,
                  t0."amount_lines" asc,
                  t0."plan_type_id" asc,
                  t0."use_tickets" asc,
                  t0."card_due_datetime" asc,
                  t0."answer_due_datetime" asc,
                  t0."reminded_datetime" asc,
                  t0."override_reason" asc,
                  t0."idempotency_key" asc,
                  t0."content_hash" asc,
                  t0."created_at" asc,
                  t0."updated_at" asc,
                  t0."live" asc,
                  t0."pay_at_desk_flag" asc,
                  t0."answer_held_until" asc,
                  t0."free_cancel_until" asc,
                  t0."reserve_series_id" asc,
                  t0."series_place" asc,
                  t0."refusal_reason" asc,
                  t0."pickup_person_id" asc,
                  t0."made_member_id" asc,
                  t0."free_moves" asc,
                  t0."pick_up_member_id" asc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."status" "status",
                      t3."total_amount" "total_amount"
                    from
                      "public"."childcares" t3
                    where
                      t3."reserve_id" = t0."id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."cancel_amount" "cancel_amount"
                    from
                      "public"."reserve_cancellations" t6
                    where
                      t6."reserve_id" = t0."id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."id" "id",
                      t9."name" "name"
                    from
                      "public"."customers" t9
                    where
                      t9."id" = t0."customer_id"
                  ) t10
              ) t8 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t13), '[]')
                from
                  (
                    select
                      t12."breakfast_support_flag" "breakfast_support_flag",
                      t12."lunch_support_flag" "lunch_support_flag",
                      t12."supper_support_flag" "supper_support_flag",
                      t14.json "child"
                    from
                      "public"."reserve_details" t12
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."name" "name"
                            from
                              "public"."children" t15
                            where
                              t15."id" = t12."child_id"
                          ) t16
                      ) t14 (json) on true
                    where
                      t12."reserve_id" = t0."id"
                    order by
                      t12."id" asc
                  ) t13
              ) t11 (json) on true
            order by
              t0."id" asc,
              t0."branch_id" asc,
              t0."customer_id" asc,
              t0."start_datetime" asc,
              t0."end_datetime" asc,
              t0."reserve_date" asc,
              t0."approval_status" asc,
              t0."approval_comment" asc,
              t0."childcare_status" asc,
              t0."cancel_flag" asc,
              t0."breakfast_support_flag" asc,
              t0."lunch_support_flag" asc,
              t0."supper_support_flag" asc,
              t0."current_day_flag" asc,
              t0."holiday_flag" asc,
              t0."after_business_hours" asc,
              t0."pick_up_name" asc,
              t0."pick_up_tel" asc,
              t0."remarks" asc,
              t0."reserve_amount" asc,
              t0."kept_cancel_amount" asc,
              t0."kept_cancel_deadline" asc,
              t0."amount_lines" asc,
              t0."plan_type_id" asc,
              t0."use_tickets" asc,
              t0."card_due_datetime" asc,
              t0."answer_due_datetime" asc,
              t0."reminded_datetime" asc,
              t0."override_reason" asc,
              t0."idempotency_key" asc,
              t0."content_hash" asc,
              t0."created_at" asc,
              t0."updated_at" asc,
              t0."live" asc,
              t0."pay_at_desk_flag" asc,
              t0."answer_held_until" asc,
              t0."free_cancel_until" asc,
              t0."reserve_series_id" asc,
              t0."series_place" asc,
              t0."refusal_reason" asc,
              t0."pickup_person_id" asc,
              t0."made_member_id" asc,
              t0."free_moves" asc,
              t0."pick_up_member_id" asc
          ) t1
      ) "reserves",
      (
        select
          row_to_json(t20)
        from
          (
            select
              (
                select
                  row_to_json(t19)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."reserves" t17
                      ) t18
                  ) t19
              ) "aggregate"
          ) t20
      ) "reserves_aggregate"
  ) answer;
