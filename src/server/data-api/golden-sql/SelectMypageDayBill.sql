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
              t2.json "reserve"
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
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."amount_lines" "amount_lines",
                      t5.json "reserve_details"
                    from
                      "public"."reserves" t3
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
                              t6."reserve_id" = t3."id"
                            order by
                              t6."id" asc
                          ) t7
                      ) t5 (json) on true
                    where
                      t3."id" = t0."reserve_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "childcares"
  ) answer;
