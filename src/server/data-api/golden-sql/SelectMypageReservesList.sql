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
              t2."approval_comment" "approval_comment",
              t2."editable_flag" "editable_flag",
              t2."cancellable_flag" "cancellable_flag",
              t2."breakfast_support_flag" "breakfast_support_flag",
              t2."lunch_support_flag" "lunch_support_flag",
              t2."supper_support_flag" "supper_support_flag",
              t2."pick_up_name" "pick_up_name",
              t2."pick_up_tel" "pick_up_tel",
              t2."remarks" "remarks",
              t2."reserve_amount" "reserve_amount",
              t2."amount_lines" "amount_lines",
              t2."use_tickets" "use_tickets",
              t2."card_due_datetime" "card_due_datetime",
              t4.json "branch",
              t7.json "reserve_details"
            from
              "public"."view_reserves" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."path_name" "path_name",
                      t5."address1" "address1",
                      t5."address2" "address2",
                      t5."tel" "tel",
                      t5."google_map_shared_link" "google_map_shared_link"
                    from
                      "public"."branches" t5
                    where
                      t5."id" = t2."branch_id"
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
            where
              t2."approval_status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
              and t2."childcare_status" = 1::smallint
              and t2."cancel_flag" = false::boolean
            order by
              t2."start_datetime" asc,
              t2."id" asc
          ) t3
      ) "reserves",
      (
        select
          coalesce(json_agg(t14), '[]')
        from
          (
            select
              t13."id" "id",
              t13."number" "number",
              t13."remaining" "remaining",
              t13."purchase_date" "purchase_date",
              t13."expiry_date" "expiry_date",
              t15.json "ticket_price"
            from
              "public"."tickets" t13
              left join lateral (
                select
                  row_to_json(t17)
                from
                  (
                    select
                      t16."price" "price"
                    from
                      "public"."ticket_prices" t16
                    where
                      t16."id" = t13."ticket_price_id"
                  ) t17
              ) t15 (json) on true
            where
              t13."remaining" > 0::integer
          ) t14
      ) "tickets"
  ) answer;
