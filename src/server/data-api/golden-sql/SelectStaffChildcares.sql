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
              t0."part_paid_amount" "part_paid_amount",
              t0."status" "status",
              t0."settle_due_datetime" "settle_due_datetime",
              t2.json "customer",
              t5.json "reserve",
              t14.json "childcare_corrections",
              t20.json "payments",
              t26.json "payment_intents"
            from
              (
                select
                  t0."id",
                  t0."reserve_id",
                  t0."start_datetime",
                  t0."end_datetime",
                  t0."amount_lines",
                  t0."number_of_tickets_used",
                  t0."tickets_discount_amount",
                  t0."others_discount_amount",
                  t0."others_discount_reason",
                  t0."total_amount",
                  t0."part_paid_amount",
                  t0."status",
                  t0."settle_due_datetime",
                  t0."customer_id"
                from
                  "public"."childcares" t0
                where
                  t0."branch_id" = $1::integer
                  and t0."status" = 3::smallint
                order by
                  t0."start_datetime" asc,
                  t0."id" asc
                limit
                  200::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name",
                      t3."name_kana" "name_kana",
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
                      t15."before_amount" "before_amount",
                      t15."after_amount" "after_amount",
                      t15."difference" "difference",
                      t15."part_paid_amount" "part_paid_amount",
                      t15."status" "status",
                      t15."reason" "reason",
                      t15."created_at" "created_at",
                      t17.json "account"
                    from
                      "public"."childcare_corrections" t15
                      left join lateral (
                        select
                          row_to_json(t19)
                        from
                          (
                            select
                              t18."name" "name"
                            from
                              "public"."accounts" t18
                            where
                              t18."id" = t15."account_id"
                          ) t19
                      ) t17 (json) on true
                    where
                      t15."childcare_id" = t0."id"
                    order by
                      t15."id" asc
                  ) t16
              ) t14 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t22), '[]')
                from
                  (
                    select
                      t21."id" "id",
                      t21."amount" "amount",
                      t21."payment_type" "payment_type",
                      t21."payment_datetime" "payment_datetime",
                      t21."payment_method" "payment_method",
                      t21."childcare_correction_id" "childcare_correction_id",
                      t21."refundable_amount" "refundable_amount",
                      t23.json "refunds"
                    from
                      "public"."view_payments" t21
                      left join lateral (
                        select
                          coalesce(json_agg(t25), '[]')
                        from
                          (
                            select
                              t24."id" "id",
                              t24."status" "status"
                            from
                              "public"."refunds" t24
                            where
                              t24."payment_id" = t21."id"
                          ) t25
                      ) t23 (json) on true
                    where
                      t21."childcare_id" = t0."id"
                    order by
                      t21."payment_datetime" asc,
                      t21."id" asc
                  ) t22
              ) t20 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t28), '[]')
                from
                  (
                    select
                      t27."attempt" "attempt",
                      t27."status" "status",
                      t27."method" "method",
                      t27."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t27
                    where
                      t27."childcare_id" = t0."id"
                    order by
                      t27."attempt" desc,
                      t27."id" asc
                    limit
                      1::integer
                  ) t28
              ) t26 (json) on true
            order by
              t0."start_datetime" asc,
              t0."id" asc
          ) t1
      ) "failed",
      (
        select
          coalesce(json_agg(t30), '[]')
        from
          (
            select
              t29."id" "id",
              t29."reserve_id" "reserve_id",
              t29."cancel_amount" "cancel_amount",
              t29."part_paid_amount" "part_paid_amount",
              t29."cancel_datetime" "cancel_datetime",
              t29."cancel_type" "cancel_type",
              t29."cancel_cause" "cancel_cause",
              t29."cancel_settlement_status" "cancel_settlement_status",
              t29."cancel_remarks" "cancel_remarks",
              t29."settle_due_datetime" "settle_due_datetime",
              t31.json "reserve",
              t43.json "payment_intents"
            from
              (
                select
                  t29."id",
                  t29."reserve_id",
                  t29."cancel_amount",
                  t29."part_paid_amount",
                  t29."cancel_datetime",
                  t29."cancel_type",
                  t29."cancel_cause",
                  t29."cancel_settlement_status",
                  t29."cancel_remarks",
                  t29."settle_due_datetime"
                from
                  "public"."reserve_cancellations" t29
                where
                  t29."cancel_settlement_status" = 3::smallint
                  and exists (
                    select
                    from
                      "public"."reserves" t46
                    where
                      t46."id" = t29."reserve_id"
                      and t46."branch_id" = $2::integer
                  )
                order by
                  t29."cancel_datetime" asc,
                  t29."id" asc
                limit
                  200::integer
              ) t29
              left join lateral (
                select
                  row_to_json(t33)
                from
                  (
                    select
                      t32."start_datetime" "start_datetime",
                      t32."end_datetime" "end_datetime",
                      t32."childcare_status" "childcare_status",
                      t34.json "customer",
                      t37.json "payments"
                    from
                      "public"."reserves" t32
                      left join lateral (
                        select
                          row_to_json(t36)
                        from
                          (
                            select
                              t35."id" "id",
                              t35."name" "name",
                              t35."name_kana" "name_kana",
                              t35."tel" "tel"
                            from
                              "public"."customers" t35
                            where
                              t35."id" = t32."customer_id"
                          ) t36
                      ) t34 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t39), '[]')
                        from
                          (
                            select
                              t38."id" "id",
                              t38."amount" "amount",
                              t38."payment_type" "payment_type",
                              t38."payment_datetime" "payment_datetime",
                              t38."payment_method" "payment_method",
                              t38."childcare_correction_id" "childcare_correction_id",
                              t38."refundable_amount" "refundable_amount",
                              t40.json "refunds"
                            from
                              "public"."view_payments" t38
                              left join lateral (
                                select
                                  coalesce(json_agg(t42), '[]')
                                from
                                  (
                                    select
                                      t41."id" "id",
                                      t41."status" "status"
                                    from
                                      "public"."refunds" t41
                                    where
                                      t41."payment_id" = t38."id"
                                  ) t42
                              ) t40 (json) on true
                            where
                              t38."reserve_id" = t32."id"
                            order by
                              t38."payment_datetime" asc,
                              t38."id" asc
                          ) t39
                      ) t37 (json) on true
                    where
                      t32."id" = t29."reserve_id"
                  ) t33
              ) t31 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t45), '[]')
                from
                  (
                    select
                      t44."attempt" "attempt",
                      t44."status" "status",
                      t44."method" "method",
                      t44."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t44
                    where
                      t44."reserve_cancellation_id" = t29."id"
                    order by
                      t44."attempt" desc,
                      t44."id" asc
                    limit
                      1::integer
                  ) t45
              ) t43 (json) on true
            order by
              t29."cancel_datetime" asc,
              t29."id" asc
          ) t30
      ) "failed_cancellations",
      (
        select
          coalesce(json_agg(t48), '[]')
        from
          (
            select
              t47."id" "id",
              t47."difference" "difference",
              t47."part_paid_amount" "part_paid_amount",
              t47."status" "status",
              t47."created_at" "created_at",
              t49.json "payment_intents",
              t52.json "childcare"
            from
              (
                select
                  t47."id",
                  t47."difference",
                  t47."part_paid_amount",
                  t47."status",
                  t47."created_at",
                  t47."childcare_id"
                from
                  "public"."childcare_corrections" t47
                where
                  t47."status" = any (array[3::smallint, 7::smallint]::smallint[])
                  and exists (
                    select
                    from
                      "public"."childcares" t58
                    where
                      t58."id" = t47."childcare_id"
                      and t58."branch_id" = $3::integer
                  )
                order by
                  t47."created_at" asc,
                  t47."id" asc
                limit
                  200::integer
              ) t47
              left join lateral (
                select
                  coalesce(json_agg(t51), '[]')
                from
                  (
                    select
                      t50."attempt" "attempt",
                      t50."status" "status",
                      t50."method" "method",
                      t50."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t50
                    where
                      t50."childcare_correction_id" = t47."id"
                    order by
                      t50."attempt" desc,
                      t50."id" asc
                    limit
                      1::integer
                  ) t51
              ) t49 (json) on true
              left join lateral (
                select
                  row_to_json(t54)
                from
                  (
                    select
                      t53."id" "id",
                      t53."reserve_id" "reserve_id",
                      t53."start_datetime" "start_datetime",
                      t55.json "customer"
                    from
                      "public"."childcares" t53
                      left join lateral (
                        select
                          row_to_json(t57)
                        from
                          (
                            select
                              t56."id" "id",
                              t56."name" "name",
                              t56."name_kana" "name_kana",
                              t56."tel" "tel"
                            from
                              "public"."customers" t56
                            where
                              t56."id" = t53."customer_id"
                          ) t57
                      ) t55 (json) on true
                    where
                      t53."id" = t47."childcare_id"
                  ) t54
              ) t52 (json) on true
            order by
              t47."created_at" asc,
              t47."id" asc
          ) t48
      ) "failed_corrections",
      (
        select
          coalesce(json_agg(t60), '[]')
        from
          (
            select
              t59."id" "id",
              t59."reserve_id" "reserve_id",
              t59."start_datetime" "start_datetime",
              t59."end_datetime" "end_datetime",
              t59."amount_lines" "amount_lines",
              t59."number_of_tickets_used" "number_of_tickets_used",
              t59."tickets_discount_amount" "tickets_discount_amount",
              t59."others_discount_amount" "others_discount_amount",
              t59."others_discount_reason" "others_discount_reason",
              t59."total_amount" "total_amount",
              t59."part_paid_amount" "part_paid_amount",
              t59."status" "status",
              t59."settle_due_datetime" "settle_due_datetime",
              t61.json "customer",
              t64.json "reserve",
              t73.json "childcare_corrections",
              t79.json "payments",
              t85.json "payment_intents"
            from
              "public"."childcares" t59
              left join lateral (
                select
                  row_to_json(t63)
                from
                  (
                    select
                      t62."id" "id",
                      t62."name" "name",
                      t62."name_kana" "name_kana",
                      t62."tel" "tel"
                    from
                      "public"."customers" t62
                    where
                      t62."id" = t59."customer_id"
                  ) t63
              ) t61 (json) on true
              left join lateral (
                select
                  row_to_json(t66)
                from
                  (
                    select
                      t65."start_datetime" "start_datetime",
                      t65."end_datetime" "end_datetime",
                      t65."amount_lines" "amount_lines",
                      t65."reserve_amount" "reserve_amount",
                      t67.json "reserve_details"
                    from
                      "public"."reserves" t65
                      left join lateral (
                        select
                          coalesce(json_agg(t69), '[]')
                        from
                          (
                            select
                              t70.json "child"
                            from
                              "public"."reserve_details" t68
                              left join lateral (
                                select
                                  row_to_json(t72)
                                from
                                  (
                                    select
                                      t71."name" "name"
                                    from
                                      "public"."children" t71
                                    where
                                      t71."id" = t68."child_id"
                                  ) t72
                              ) t70 (json) on true
                            where
                              t68."reserve_id" = t65."id"
                            order by
                              t68."id" asc
                          ) t69
                      ) t67 (json) on true
                    where
                      t65."id" = t59."reserve_id"
                  ) t66
              ) t64 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t75), '[]')
                from
                  (
                    select
                      t74."id" "id",
                      t74."before_amount" "before_amount",
                      t74."after_amount" "after_amount",
                      t74."difference" "difference",
                      t74."part_paid_amount" "part_paid_amount",
                      t74."status" "status",
                      t74."reason" "reason",
                      t74."created_at" "created_at",
                      t76.json "account"
                    from
                      "public"."childcare_corrections" t74
                      left join lateral (
                        select
                          row_to_json(t78)
                        from
                          (
                            select
                              t77."name" "name"
                            from
                              "public"."accounts" t77
                            where
                              t77."id" = t74."account_id"
                          ) t78
                      ) t76 (json) on true
                    where
                      t74."childcare_id" = t59."id"
                    order by
                      t74."id" asc
                  ) t75
              ) t73 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t81), '[]')
                from
                  (
                    select
                      t80."id" "id",
                      t80."amount" "amount",
                      t80."payment_type" "payment_type",
                      t80."payment_datetime" "payment_datetime",
                      t80."payment_method" "payment_method",
                      t80."childcare_correction_id" "childcare_correction_id",
                      t80."refundable_amount" "refundable_amount",
                      t82.json "refunds"
                    from
                      "public"."view_payments" t80
                      left join lateral (
                        select
                          coalesce(json_agg(t84), '[]')
                        from
                          (
                            select
                              t83."id" "id",
                              t83."status" "status"
                            from
                              "public"."refunds" t83
                            where
                              t83."payment_id" = t80."id"
                          ) t84
                      ) t82 (json) on true
                    where
                      t80."childcare_id" = t59."id"
                    order by
                      t80."payment_datetime" asc,
                      t80."id" asc
                  ) t81
              ) t79 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t87), '[]')
                from
                  (
                    select
                      t86."attempt" "attempt",
                      t86."status" "status",
                      t86."method" "method",
                      t86."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t86
                    where
                      t86."childcare_id" = t59."id"
                    order by
                      t86."attempt" desc,
                      t86."id" asc
                    limit
                      1::integer
                  ) t87
              ) t85 (json) on true
            where
              t59."branch_id" = $4::integer
              and t59."start_datetime" >= $5::timestamp with time zone
              and t59."start_datetime" < $6::timestamp with time zone
            order by
              t59."start_datetime" desc,
              t59."id" desc
          ) t60
      ) "childcares",
      (
        select
          coalesce(json_agg(t89), '[]')
        from
          (
            select
              t88."id" "id",
              t88."reserve_id" "reserve_id",
              t88."cancel_amount" "cancel_amount",
              t88."part_paid_amount" "part_paid_amount",
              t88."cancel_datetime" "cancel_datetime",
              t88."cancel_type" "cancel_type",
              t88."cancel_cause" "cancel_cause",
              t88."cancel_settlement_status" "cancel_settlement_status",
              t88."cancel_remarks" "cancel_remarks",
              t88."settle_due_datetime" "settle_due_datetime",
              t90.json "reserve",
              t102.json "payment_intents"
            from
              "public"."reserve_cancellations" t88
              left join lateral (
                select
                  row_to_json(t92)
                from
                  (
                    select
                      t91."start_datetime" "start_datetime",
                      t91."end_datetime" "end_datetime",
                      t91."childcare_status" "childcare_status",
                      t93.json "customer",
                      t96.json "payments"
                    from
                      "public"."reserves" t91
                      left join lateral (
                        select
                          row_to_json(t95)
                        from
                          (
                            select
                              t94."id" "id",
                              t94."name" "name",
                              t94."name_kana" "name_kana",
                              t94."tel" "tel"
                            from
                              "public"."customers" t94
                            where
                              t94."id" = t91."customer_id"
                          ) t95
                      ) t93 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t98), '[]')
                        from
                          (
                            select
                              t97."id" "id",
                              t97."amount" "amount",
                              t97."payment_type" "payment_type",
                              t97."payment_datetime" "payment_datetime",
                              t97."payment_method" "payment_method",
                              t97."childcare_correction_id" "childcare_correction_id",
                              t97."refundable_amount" "refundable_amount",
                              t99.json "refunds"
                            from
                              "public"."view_payments" t97
                              left join lateral (
                                select
                                  coalesce(json_agg(t101), '[]')
                                from
                                  (
                                    select
                                      t100."id" "id",
                                      t100."status" "status"
                                    from
                                      "public"."refunds" t100
                                    where
                                      t100."payment_id" = t97."id"
                                  ) t101
                              ) t99 (json) on true
                            where
                              t97."reserve_id" = t91."id"
                            order by
                              t97."payment_datetime" asc,
                              t97."id" asc
                          ) t98
                      ) t96 (json) on true
                    where
                      t91."id" = t88."reserve_id"
                  ) t92
              ) t90 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t104), '[]')
                from
                  (
                    select
                      t103."attempt" "attempt",
                      t103."status" "status",
                      t103."method" "method",
                      t103."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t103
                    where
                      t103."reserve_cancellation_id" = t88."id"
                    order by
                      t103."attempt" desc,
                      t103."id" asc
                    limit
                      1::integer
                  ) t104
              ) t102 (json) on true
            where
              t88."cancel_amount" > 0::integer
              and exists (
                select
                from
                  "public"."reserves" t105
                where
                  t105."id" = t88."reserve_id"
                  and t105."branch_id" = $7::integer
                  and t105."start_datetime" >= $8::timestamp with time zone
                  and t105."start_datetime" < $9::timestamp with time zone
              )
            order by
              t88."cancel_datetime" desc,
              t88."id" desc
          ) t89
      ) "cancellations"
  ) answer;
