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
              t0."reserve_id" "reserve_id",
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."amount_lines" "amount_lines",
              t0."number_of_tickets_used" "number_of_tickets_used",
              t0."tickets_discount_amount" "tickets_discount_amount",
              t0."others_discount_amount" "others_discount_amount",
              t0."others_discount_reason" "others_discount_reason",
              t0."total_amount" "total_amount",
              t0."status" "status",
              t0."settle_due_datetime" "settle_due_datetime",
              t2.json "customer",
              t5.json "reserve",
              t14.json "payments",
              t20.json "payment_intents"
            from
              "public"."childcares" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name",
                      t3."tel" "tel"
                    from
                      "public"."customers" t3
                    where
                      t3."id" = t0."customer_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."start_datetime" "start_datetime",
                      t6."end_datetime" "end_datetime",
                      t6."amount_lines" "amount_lines",
                      t6."reserve_amount" "reserve_amount",
                      t8.json "reserve_details"
                    from
                      "public"."reserves" t6
                      left join lateral (
                        select
                          coalesce(json_agg(t10), '[]')
                        from
                          (
                            select
                              t11.json "child"
                            from
                              "public"."reserve_details" t9
                              left join lateral (
                                select
                                  row_to_json(t13)
                                from
                                  (
                                    select
                                      t12."name" "name"
                                    from
                                      "public"."children" t12
                                    where
                                      t12."id" = t9."child_id"
                                  ) t13
                              ) t11 (json) on true
                            where
                              t9."reserve_id" = t6."id"
                            order by
                              t9."id" asc
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."id" = t0."reserve_id"
                  ) t7
              ) t5 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t16), '[]')
                from
                  (
                    select
                      t15."id" "id",
                      t15."amount" "amount",
                      t15."payment_type" "payment_type",
                      t15."payment_datetime" "payment_datetime",
                      t15."refundable_amount" "refundable_amount",
                      t17.json "refunds"
                    from
                      "public"."view_payments" t15
                      left join lateral (
                        select
                          coalesce(json_agg(t19), '[]')
                        from
                          (
                            select
                              t18."id" "id",
                              t18."status" "status"
                            from
                              "public"."refunds" t18
                            where
                              t18."payment_id" = t15."id"
                          ) t19
                      ) t17 (json) on true
                    where
                      t15."childcare_id" = t0."id"
                    order by
                      t15."payment_datetime" asc,
                      t15."id" asc
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t22), '[]')
                from
                  (
                    select
                      t21."attempt" "attempt",
                      t21."status" "status",
                      t21."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t21
                    where
                      t21."childcare_id" = t0."id"
                    order by
                      t21."attempt" desc,
                      t21."id" asc
                    limit
                      1::integer
                  ) t22
              ) t20 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."status" = 3::smallint
            order by
              t0."start_datetime" asc,
              t0."id" asc
          ) t1
      ) "failed",
      (
        select
          coalesce(json_agg(t24), '[]')
        from
          (
            select
              t23."id" "id",
              t23."reserve_id" "reserve_id",
              t23."cancel_amount" "cancel_amount",
              t23."cancel_datetime" "cancel_datetime",
              t23."cancel_type" "cancel_type",
              t23."cancel_cause" "cancel_cause",
              t23."cancel_settlement_status" "cancel_settlement_status",
              t23."cancel_remarks" "cancel_remarks",
              t23."settle_due_datetime" "settle_due_datetime",
              t25.json "reserve",
              t37.json "payment_intents"
            from
              "public"."reserve_cancellations" t23
              left join lateral (
                select
                  row_to_json(t27)
                from
                  (
                    select
                      t26."start_datetime" "start_datetime",
                      t26."end_datetime" "end_datetime",
                      t26."childcare_status" "childcare_status",
                      t28.json "customer",
                      t31.json "payments"
                    from
                      "public"."reserves" t26
                      left join lateral (
                        select
                          row_to_json(t30)
                        from
                          (
                            select
                              t29."id" "id",
                              t29."name" "name",
                              t29."tel" "tel"
                            from
                              "public"."customers" t29
                            where
                              t29."id" = t26."customer_id"
                          ) t30
                      ) t28 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t33), '[]')
                        from
                          (
                            select
                              t32."id" "id",
                              t32."amount" "amount",
                              t32."payment_type" "payment_type",
                              t32."payment_datetime" "payment_datetime",
                              t32."refundable_amount" "refundable_amount",
                              t34.json "refunds"
                            from
                              "public"."view_payments" t32
                              left join lateral (
                                select
                                  coalesce(json_agg(t36), '[]')
                                from
                                  (
                                    select
                                      t35."id" "id",
                                      t35."status" "status"
                                    from
                                      "public"."refunds" t35
                                    where
                                      t35."payment_id" = t32."id"
                                  ) t36
                              ) t34 (json) on true
                            where
                              t32."reserve_id" = t26."id"
                            order by
                              t32."payment_datetime" asc,
                              t32."id" asc
                          ) t33
                      ) t31 (json) on true
                    where
                      t26."id" = t23."reserve_id"
                  ) t27
              ) t25 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t39), '[]')
                from
                  (
                    select
                      t38."attempt" "attempt",
                      t38."status" "status",
                      t38."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t38
                    where
                      t38."reserve_cancellation_id" = t23."id"
                    order by
                      t38."attempt" desc,
                      t38."id" asc
                    limit
                      1::integer
                  ) t39
              ) t37 (json) on true
            where
              t23."cancel_settlement_status" = 3::smallint
              and exists (
                select
                from
                  "public"."reserves" t40
                where
                  t40."id" = t23."reserve_id"
                  and t40."branch_id" = $2::integer
              )
            order by
              t23."cancel_datetime" asc,
              t23."id" asc
          ) t24
      ) "failed_cancellations",
      (
        select
          coalesce(json_agg(t42), '[]')
        from
          (
            select
              t41."id" "id",
              t41."reserve_id" "reserve_id",
              t41."start_datetime" "start_datetime",
              t41."end_datetime" "end_datetime",
              t41."amount_lines" "amount_lines",
              t41."number_of_tickets_used" "number_of_tickets_used",
              t41."tickets_discount_amount" "tickets_discount_amount",
              t41."others_discount_amount" "others_discount_amount",
              t41."others_discount_reason" "others_discount_reason",
              t41."total_amount" "total_amount",
              t41."status" "status",
              t41."settle_due_datetime" "settle_due_datetime",
              t43.json "customer",
              t46.json "reserve",
              t55.json "payments",
              t61.json "payment_intents"
            from
              "public"."childcares" t41
              left join lateral (
                select
                  row_to_json(t45)
                from
                  (
                    select
                      t44."id" "id",
                      t44."name" "name",
                      t44."tel" "tel"
                    from
                      "public"."customers" t44
                    where
                      t44."id" = t41."customer_id"
                  ) t45
              ) t43 (json) on true
              left join lateral (
                select
                  row_to_json(t48)
                from
                  (
                    select
                      t47."start_datetime" "start_datetime",
                      t47."end_datetime" "end_datetime",
                      t47."amount_lines" "amount_lines",
                      t47."reserve_amount" "reserve_amount",
                      t49.json "reserve_details"
                    from
                      "public"."reserves" t47
                      left join lateral (
                        select
                          coalesce(json_agg(t51), '[]')
                        from
                          (
                            select
                              t52.json "child"
                            from
                              "public"."reserve_details" t50
                              left join lateral (
                                select
                                  row_to_json(t54)
                                from
                                  (
                                    select
                                      t53."name" "name"
                                    from
                                      "public"."children" t53
                                    where
                                      t53."id" = t50."child_id"
                                  ) t54
                              ) t52 (json) on true
                            where
                              t50."reserve_id" = t47."id"
                            order by
                              t50."id" asc
                          ) t51
                      ) t49 (json) on true
                    where
                      t47."id" = t41."reserve_id"
                  ) t48
              ) t46 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t57), '[]')
                from
                  (
                    select
                      t56."id" "id",
                      t56."amount" "amount",
                      t56."payment_type" "payment_type",
                      t56."payment_datetime" "payment_datetime",
                      t56."refundable_amount" "refundable_amount",
                      t58.json "refunds"
                    from
                      "public"."view_payments" t56
                      left join lateral (
                        select
                          coalesce(json_agg(t60), '[]')
                        from
                          (
                            select
                              t59."id" "id",
                              t59."status" "status"
                            from
                              "public"."refunds" t59
                            where
                              t59."payment_id" = t56."id"
                          ) t60
                      ) t58 (json) on true
                    where
                      t56."childcare_id" = t41."id"
                    order by
                      t56."payment_datetime" asc,
                      t56."id" asc
                  ) t57
              ) t55 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t63), '[]')
                from
                  (
                    select
                      t62."attempt" "attempt",
                      t62."status" "status",
                      t62."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t62
                    where
                      t62."childcare_id" = t41."id"
                    order by
                      t62."attempt" desc,
                      t62."id" asc
                    limit
                      1::integer
                  ) t63
              ) t61 (json) on true
            where
              t41."branch_id" = $3::integer
              and t41."start_datetime" >= $4::timestamp with time zone
              and t41."start_datetime" < $5::timestamp with time zone
            order by
              t41."start_datetime" desc,
              t41."id" desc
          ) t42
      ) "childcares",
      (
        select
          coalesce(json_agg(t65), '[]')
        from
          (
            select
              t64."id" "id",
              t64."reserve_id" "reserve_id",
              t64."cancel_amount" "cancel_amount",
              t64."cancel_datetime" "cancel_datetime",
              t64."cancel_type" "cancel_type",
              t64."cancel_cause" "cancel_cause",
              t64."cancel_settlement_status" "cancel_settlement_status",
              t64."cancel_remarks" "cancel_remarks",
              t64."settle_due_datetime" "settle_due_datetime",
              t66.json "reserve",
              t78.json "payment_intents"
            from
              "public"."reserve_cancellations" t64
              left join lateral (
                select
                  row_to_json(t68)
                from
                  (
                    select
                      t67."start_datetime" "start_datetime",
                      t67."end_datetime" "end_datetime",
                      t67."childcare_status" "childcare_status",
                      t69.json "customer",
                      t72.json "payments"
                    from
                      "public"."reserves" t67
                      left join lateral (
                        select
                          row_to_json(t71)
                        from
                          (
                            select
                              t70."id" "id",
                              t70."name" "name",
                              t70."tel" "tel"
                            from
                              "public"."customers" t70
                            where
                              t70."id" = t67."customer_id"
                          ) t71
                      ) t69 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t74), '[]')
                        from
                          (
                            select
                              t73."id" "id",
                              t73."amount" "amount",
                              t73."payment_type" "payment_type",
                              t73."payment_datetime" "payment_datetime",
                              t73."refundable_amount" "refundable_amount",
                              t75.json "refunds"
                            from
                              "public"."view_payments" t73
                              left join lateral (
                                select
                                  coalesce(json_agg(t77), '[]')
                                from
                                  (
                                    select
                                      t76."id" "id",
                                      t76."status" "status"
                                    from
                                      "public"."refunds" t76
                                    where
                                      t76."payment_id" = t73."id"
                                  ) t77
                              ) t75 (json) on true
                            where
                              t73."reserve_id" = t67."id"
                            order by
                              t73."payment_datetime" asc,
                              t73."id" asc
                          ) t74
                      ) t72 (json) on true
                    where
                      t67."id" = t64."reserve_id"
                  ) t68
              ) t66 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t80), '[]')
                from
                  (
                    select
                      t79."attempt" "attempt",
                      t79."status" "status",
                      t79."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t79
                    where
                      t79."reserve_cancellation_id" = t64."id"
                    order by
                      t79."attempt" desc,
                      t79."id" asc
                    limit
                      1::integer
                  ) t80
              ) t78 (json) on true
            where
              t64."cancel_amount" > 0::integer
              and exists (
                select
                from
                  "public"."reserves" t81
                where
                  t81."id" = t64."reserve_id"
                  and t81."branch_id" = $6::integer
                  and t81."start_datetime" >= $7::timestamp with time zone
                  and t81."start_datetime" < $8::timestamp with time zone
              )
            order by
              t64."cancel_datetime" desc,
              t64."id" desc
          ) t65
      ) "cancellations"
  ) answer;
