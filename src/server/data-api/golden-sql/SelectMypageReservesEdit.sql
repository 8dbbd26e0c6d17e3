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
              t0."branch_id" "branch_id",
              t0."branch_name" "branch_name",
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."reserve_date" "reserve_date",
              t0."approval_status" "approval_status",
              t0."editable_flag" "editable_flag",
              t0."breakfast_support_flag" "breakfast_support_flag",
              t0."lunch_support_flag" "lunch_support_flag",
              t0."supper_support_flag" "supper_support_flag",
              t0."current_day_flag" "current_day_flag",
              t0."pick_up_name" "pick_up_name",
              t0."pick_up_tel" "pick_up_tel",
              t0."remarks" "remarks",
              t0."reserve_amount" "reserve_amount",
              t0."use_tickets" "use_tickets",
              t0."reserve_series_id" "reserve_series_id",
              t0."amount_lines" "amount_lines",
              t0."created_at" "created_at",
              t2.json "branch",
              t8.json "cancellation_fee",
              t11.json "reserve_details"
            from
              "public"."view_reserves" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."path_name" "path_name",
                      t3."open_time" "open_time",
                      t3."close_time" "close_time",
                      t3."extended_open_time" "extended_open_time",
                      t3."extended_close_time" "extended_close_time",
                      t5.json "view_reserve_date_calendars"
                    from
                      "public"."branches" t3
                      left join lateral (
                        select
                          coalesce(json_agg(t7), '[]')
                        from
                          (
                            select
                              t6."date" "date",
                              t6."reservable_status" "reservable_status",
                              t6."reserve_remarks" "reserve_remarks",
                              t6."holiday_name" "holiday_name"
                            from
                              "public"."view_reserve_date_calendars" t6
                            where
                              t6."branch_id" = t3."id"
                            order by
                              t6."date" asc
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."id" = t0."branch_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."cancel_deadline" "cancel_deadline",
                      t9."percent" "percent",
                      t9."cancel_amount" "cancel_amount",
                      t9."kept_cancel_amount" "kept_cancel_amount",
                      t9."kept_cancel_deadline" "kept_cancel_deadline",
                      t9."free_cancel_until" "free_cancel_until",
                      t9."payable_amount" "payable_amount",
                      t9."illness_amount" "illness_amount",
                      t9."illness_left" "illness_left",
                      t9."illness_until" "illness_until",
                      t9."free_moves_left" "free_moves_left",
                      t9."free_move_until" "free_move_until",
                      t9."free_move_last_date" "free_move_last_date"
                    from
                      "public"."view_reserve_cancellation_fees" t9
                    where
                      t9."reserve_id" = t0."id"
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
                      t12."child_id" "child_id",
                      t14.json "child"
                    from
                      "public"."reserve_details" t12
                      left join lateral (
                        select
                          row_to_json(t16)
                        from
                          (
                            select
                              t15."name" "name",
                              t15."date_of_birth" "date_of_birth"
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
            where
              t0."id" = $1::integer
              and t0."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
              and t0."editable_flag" = true::boolean
              and t0."start_datetime" > $2::timestamp with time zone
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t18), '[]')
        from
          (
            select
              t17."id" "id",
              t17."name" "name",
              t17."date_of_birth" "date_of_birth",
              t17."customer_remarks" "customer_remarks"
            from
              "public"."children" t17
            where
              t17."disable" = false::boolean
            order by
              t17."date_of_birth" asc,
              t17."id" asc
          ) t18
      ) "children"
  ) answer;
