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
              t0."status" "status",
              t0."tickets_discount_amount" "tickets_discount_amount",
              t0."others_discount_amount" "others_discount_amount",
              t0."others_discount_reason" "others_discount_reason",
              t0."total_amount" "total_amount",
              t0."amount_lines" "amount_lines",
              t0."number_of_tickets_used" "number_of_tickets_used",
              t2.json "ticket_uses",
              t8.json "reserve"
            from
              (
                select
                  t0."id",
                  t0."status",
                  t0."tickets_discount_amount",
                  t0."others_discount_amount",
                  t0."others_discount_reason",
                  t0."total_amount",
                  t0."amount_lines",
                  t0."number_of_tickets_used",
                  t0."reserve_id"
                from
                  "public"."childcares" t0
                where
                  t0."reserve_id" = $1::integer
                  and t0."end_datetime" is not null
                order by
                  t0."id" asc
                limit
                  1::integer
              ) t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."number" "number",
                      t5.json "ticket"
                    from
                      "public"."ticket_uses" t3
                      left join lateral (
                        select
                          row_to_json(t7)
                        from
                          (
                            select
                              t6."granted_flag" "granted_flag"
                            from
                              "public"."tickets" t6
                            where
                              t6."id" = t3."ticket_id"
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."childcare_id" = t0."id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."id" "id",
                      t9."amount_lines" "amount_lines",
                      t11.json "reserve_details"
                    from
                      "public"."reserves" t9
                      left join lateral (
                        select
                          coalesce(json_agg(t13), '[]')
                        from
                          (
                            select
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
                              t12."reserve_id" = t9."id"
                            order by
                              t12."id" asc
                          ) t13
                      ) t11 (json) on true
                    where
                      t9."id" = t0."reserve_id"
                  ) t10
              ) t8 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "childcares"
  ) answer;
