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
              t0."approval_status" "approval_status",
              t0."breakfast_support_flag" "breakfast_support_flag",
              t0."lunch_support_flag" "lunch_support_flag",
              t0."supper_support_flag" "supper_support_flag",
              t0."pick_up_name" "pick_up_name",
              t0."pick_up_tel" "pick_up_tel",
              t0."remarks" "remarks",
              t0."cancel_flag" "cancel_flag",
              t0."live" "live",
              t0."card_due_datetime" "card_due_datetime",
              t2.json "reserve_cancellations",
              t5.json "reserve_details"
            from
              (
                select
                  t0."id",
                  t0."branch_id",
                  t0."branch_name",
                  t0."start_datetime",
                  t0."end_datetime",
                  t0."approval_status",
                  t0."breakfast_support_flag",
                  t0."lunch_support_flag",
                  t0."supper_support_flag",
                  t0."pick_up_name",
                  t0."pick_up_tel",
                  t0."remarks",
                  t0."cancel_flag",
                  t0."live",
                  t0."card_due_datetime",
                  t0."created_at"
                from
                  "public"."view_reserves" t0
                order by
                  t0."created_at" desc,
                  t0."id" desc
                limit
                  1::integer
              ) t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."cancel_type" "cancel_type"
                    from
                      "public"."reserve_cancellations" t3
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
                      t6."child_id" "child_id",
                      t6."breakfast_support_flag" "breakfast_support_flag",
                      t6."lunch_support_flag" "lunch_support_flag",
                      t6."supper_support_flag" "supper_support_flag",
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
            order by
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "seat"
  ) answer;
