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
              t2."branch_id" "branch_id",
              t2."branch_name" "branch_name",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."approval_status" "approval_status",
              t2."breakfast_support_flag" "breakfast_support_flag",
              t2."lunch_support_flag" "lunch_support_flag",
              t2."supper_support_flag" "supper_support_flag",
              t2."pick_up_name" "pick_up_name",
              t2."pick_up_tel" "pick_up_tel",
              t2."remarks" "remarks",
              t2."cancel_flag" "cancel_flag",
              t2."live" "live",
              t2."card_due_datetime" "card_due_datetime",
              t4.json "reserve_cancellations",
              t7.json "reserve_details"
            from
              (
                select
                  t2."id",
                  t2."branch_id",
                  t2."branch_name",
                  t2."start_datetime",
                  t2."end_datetime",
                  t2."approval_status",
                  t2."breakfast_support_flag",
                  t2."lunch_support_flag",
                  t2."supper_support_flag",
                  t2."pick_up_name",
                  t2."pick_up_tel",
                  t2."remarks",
                  t2."cancel_flag",
                  t2."live",
                  t2."card_due_datetime",
                  t2."created_at"
                from
                  "public"."view_reserves" t2
                order by
                  t2."created_at" desc,
                  t2."id" desc
                limit
                  1::integer
              ) t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."cancel_type" "cancel_type"
                    from
                      "public"."reserve_cancellations" t5
                    where
                      t5."reserve_id" = t2."id"
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
              t2."created_at" desc,
              t2."id" desc
          ) t3
      ) "seat"
  ) answer;
