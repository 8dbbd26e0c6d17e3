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
              t0."branch_name" "branch_name",
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."reserve_date" "reserve_date",
              t0."childcare_status" "childcare_status",
              t0."approval_status" "approval_status",
              t0."reserve_amount" "reserve_amount",
              t0."reserve_series_id" "reserve_series_id",
              t0."editable_flag" "editable_flag",
              t0."created_at" "created_at",
              t2.json "cancellation_fee",
              t5.json "reserve_details"
            from
              "public"."view_reserves" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."cancel_deadline" "cancel_deadline",
                      t3."percent" "percent",
                      t3."cancel_amount" "cancel_amount",
                      t3."kept_cancel_amount" "kept_cancel_amount",
                      t3."kept_cancel_deadline" "kept_cancel_deadline",
                      t3."free_cancel_until" "free_cancel_until",
                      t3."payable_amount" "payable_amount",
                      t3."illness_amount" "illness_amount",
                      t3."illness_left" "illness_left",
                      t3."illness_until" "illness_until",
                      t3."free_moves_left" "free_moves_left",
                      t3."free_move_until" "free_move_until",
                      t3."free_move_last_date" "free_move_last_date",
                      t3."current_day_moves_flag" "current_day_moves_flag"
                    from
                      "public"."view_reserve_cancellation_fees" t3
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
                      t8.json "child"
                    from
                      "public"."reserve_details" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."name" "name"
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
            where
              t0."id" = $1::integer
              and t0."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
              and t0."childcare_status" = 1::smallint
              and t0."cancel_flag" = false::boolean
              and t0."cancellable_flag" = true::boolean
          ) t1
      ) "reserves",
      (
        select
          coalesce(json_agg(t12), '[]')
        from
          (
            select
              t11."id" "id",
              t11."date" "date",
              t11."reasons" "reasons"
            from
              "public"."morning_forms" t11
            where
              t11."reserve_id" = $2::integer
            order by
              t11."id" asc
          ) t12
      ) "morning_forms"
  ) answer;
