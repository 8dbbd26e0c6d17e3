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
              t2."reserve_id" "reserve_id",
              t2."start_datetime" "start_datetime",
              t2."end_datetime" "end_datetime",
              t2."amount_lines" "amount_lines",
              t2."number_of_tickets_used" "number_of_tickets_used",
              t2."tickets_discount_amount" "tickets_discount_amount",
              t2."others_discount_amount" "others_discount_amount",
              t2."others_discount_reason" "others_discount_reason",
              t2."total_amount" "total_amount",
              t2."status" "status",
              t2."settle_due_datetime" "settle_due_datetime",
              t4.json "customer",
              t7.json "reserve",
              t16.json "payments",
              t22.json "payment_intents"
            from
              "public"."childcares" t2
              left join lateral (
                select
                  row_to_json(t6)
                from
                  (
                    select
                      t5."id" "id",
                      t5."name" "name",
                      t5."tel" "tel"
                    from
                      "public"."customers" t5
                    where
                      t5."id" = t2."customer_id"
                  ) t6
              ) t4 (json) on true
              left join lateral (
                select
                  row_to_json(t9)
                from
                  (
                    select
                      t8."start_datetime" "start_datetime",
                      t8."end_datetime" "end_datetime",
                      t8."amount_lines" "amount_lines",
                      t8."reserve_amount" "reserve_amount",
                      t10.json "reserve_details"
                    from
                      "public"."reserves" t8
                      left join lateral (
                        select
                          coalesce(json_agg(t12), '[]')
                        from
                          (
                            select
                              t13.json "child"
                            from
                              "public"."reserve_details" t11
                              left join lateral (
                                select
                                  row_to_json(t15)
                                from
                                  (
                                    select
                                      t14."name" "name"
                                    from
                                      "public"."children" t14
                                    where
                                      t14."id" = t11."child_id"
                                  ) t15
                              ) t13 (json) on true
                            where
                              t11."reserve_id" = t8."id"
                            order by
                              t11."id" asc
                          ) t12
                      ) t10 (json) on true
                    where
                      t8."id" = t2."reserve_id"
                  ) t9
              ) t7 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t18), '[]')
                from
                  (
                    select
                      t17."id" "id",
                      t17."amount" "amount",
                      t17."payment_type" "payment_type",
                      t17."payment_datetime" "payment_datetime",
                      t17."refundable_amount" "refundable_amount",
                      t19.json "refunds"
                    from
                      "public"."view_payments" t17
                      left join lateral (
                        select
                          coalesce(json_agg(t21), '[]')
                        from
                          (
                            select
                              t20."id" "id",
                              t20."status" "status"
                            from
                              "public"."refunds" t20
                            where
                              t20."payment_id" = t17."id"
                          ) t21
                      ) t19 (json) on true
                    where
                      t17."childcare_id" = t2."id"
                    order by
                      t17."payment_datetime" asc,
                      t17."id" asc
                  ) t18
              ) t16 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t24), '[]')
                from
                  (
                    select
                      t23."attempt" "attempt",
                      t23."status" "status",
                      t23."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t23
                    where
                      t23."childcare_id" = t2."id"
                    order by
                      t23."attempt" desc,
                      t23."id" asc
                    limit
                      1::integer
                  ) t24
              ) t22 (json) on true
            where
              t2."branch_id" = $1::integer
              and t2."status" = 3::smallint
            order by
              t2."start_datetime" asc,
              t2."id" asc
          ) t3
      ) "failed",
      (
        select
          coalesce(json_agg(t26), '[]')
        from
          (
            select
              t25."id" "id",
              t25."reserve_id" "reserve_id",
              t25."cancel_amount" "cancel_amount",
              t25."cancel_datetime" "cancel_datetime",
              t25."cancel_type" "cancel_type",
              t25."cancel_settlement_status" "cancel_settlement_status",
              t25."cancel_remarks" "cancel_remarks",
              t25."settle_due_datetime" "settle_due_datetime",
              t27.json "reserve",
              t39.json "payment_intents"
            from
              "public"."reserve_cancellations" t25
              left join lateral (
                select
                  row_to_json(t29)
                from
                  (
                    select
                      t28."start_datetime" "start_datetime",
                      t28."end_datetime" "end_datetime",
                      t28."childcare_status" "childcare_status",
                      t30.json "customer",
                      t33.json "payments"
                    from
                      "public"."reserves" t28
                      left join lateral (
                        select
                          row_to_json(t32)
                        from
                          (
                            select
                              t31."id" "id",
                              t31."name" "name",
                              t31."tel" "tel"
                            from
                              "public"."customers" t31
                            where
                              t31."id" = t28."customer_id"
                          ) t32
                      ) t30 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t35), '[]')
                        from
                          (
                            select
                              t34."id" "id",
                              t34."amount" "amount",
                              t34."payment_type" "payment_type",
                              t34."payment_datetime" "payment_datetime",
                              t34."refundable_amount" "refundable_amount",
                              t36.json "refunds"
                            from
                              "public"."view_payments" t34
                              left join lateral (
                                select
                                  coalesce(json_agg(t38), '[]')
                                from
                                  (
                                    select
                                      t37."id" "id",
                                      t37."status" "status"
                                    from
                                      "public"."refunds" t37
                                    where
                                      t37."payment_id" = t34."id"
                                  ) t38
                              ) t36 (json) on true
                            where
                              t34."reserve_id" = t28."id"
                            order by
                              t34."payment_datetime" asc,
                              t34."id" asc
                          ) t35
                      ) t33 (json) on true
                    where
                      t28."id" = t25."reserve_id"
                  ) t29
              ) t27 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t41), '[]')
                from
                  (
                    select
                      t40."attempt" "attempt",
                      t40."status" "status",
                      t40."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t40
                    where
                      t40."reserve_cancellation_id" = t25."id"
                    order by
                      t40."attempt" desc,
                      t40."id" asc
                    limit
                      1::integer
                  ) t41
              ) t39 (json) on true
            where
              t25."cancel_settlement_status" = 3::smallint
              and exists (
                select
                from
                  "public"."reserves" t42
                where
                  t42."id" = t25."reserve_id"
                  and t42."branch_id" = $2::integer
              )
            order by
              t25."cancel_datetime" asc,
              t25."id" asc
          ) t26
      ) "failed_cancellations",
      (
        select
          coalesce(json_agg(t44), '[]')
        from
          (
            select
              t43."id" "id",
              t43."reserve_id" "reserve_id",
              t43."start_datetime" "start_datetime",
              t43."end_datetime" "end_datetime",
              t43."amount_lines" "amount_lines",
              t43."number_of_tickets_used" "number_of_tickets_used",
              t43."tickets_discount_amount" "tickets_discount_amount",
              t43."others_discount_amount" "others_discount_amount",
              t43."others_discount_reason" "others_discount_reason",
              t43."total_amount" "total_amount",
              t43."status" "status",
              t43."settle_due_datetime" "settle_due_datetime",
              t45.json "customer",
              t48.json "reserve",
              t57.json "payments",
              t63.json "payment_intents"
            from
              "public"."childcares" t43
              left join lateral (
                select
                  row_to_json(t47)
                from
                  (
                    select
                      t46."id" "id",
                      t46."name" "name",
                      t46."tel" "tel"
                    from
                      "public"."customers" t46
                    where
                      t46."id" = t43."customer_id"
                  ) t47
              ) t45 (json) on true
              left join lateral (
                select
                  row_to_json(t50)
                from
                  (
                    select
                      t49."start_datetime" "start_datetime",
                      t49."end_datetime" "end_datetime",
                      t49."amount_lines" "amount_lines",
                      t49."reserve_amount" "reserve_amount",
                      t51.json "reserve_details"
                    from
                      "public"."reserves" t49
                      left join lateral (
                        select
                          coalesce(json_agg(t53), '[]')
                        from
                          (
                            select
                              t54.json "child"
                            from
                              "public"."reserve_details" t52
                              left join lateral (
                                select
                                  row_to_json(t56)
                                from
                                  (
                                    select
                                      t55."name" "name"
                                    from
                                      "public"."children" t55
                                    where
                                      t55."id" = t52."child_id"
                                  ) t56
                              ) t54 (json) on true
                            where
                              t52."reserve_id" = t49."id"
                            order by
                              t52."id" asc
                          ) t53
                      ) t51 (json) on true
                    where
                      t49."id" = t43."reserve_id"
                  ) t50
              ) t48 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t59), '[]')
                from
                  (
                    select
                      t58."id" "id",
                      t58."amount" "amount",
                      t58."payment_type" "payment_type",
                      t58."payment_datetime" "payment_datetime",
                      t58."refundable_amount" "refundable_amount",
                      t60.json "refunds"
                    from
                      "public"."view_payments" t58
                      left join lateral (
                        select
                          coalesce(json_agg(t62), '[]')
                        from
                          (
                            select
                              t61."id" "id",
                              t61."status" "status"
                            from
                              "public"."refunds" t61
                            where
                              t61."payment_id" = t58."id"
                          ) t62
                      ) t60 (json) on true
                    where
                      t58."childcare_id" = t43."id"
                    order by
                      t58."payment_datetime" asc,
                      t58."id" asc
                  ) t59
              ) t57 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t65), '[]')
                from
                  (
                    select
                      t64."attempt" "attempt",
                      t64."status" "status",
                      t64."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t64
                    where
                      t64."childcare_id" = t43."id"
                    order by
                      t64."attempt" desc,
                      t64."id" asc
                    limit
                      1::integer
                  ) t65
              ) t63 (json) on true
            where
              t43."branch_id" = $3::integer
              and t43."start_datetime" >= $4::timestamp with time zone
              and t43."start_datetime" < $5::timestamp with time zone
            order by
              t43."start_datetime" desc,
              t43."id" desc
          ) t44
      ) "childcares",
      (
        select
          coalesce(json_agg(t67), '[]')
        from
          (
            select
              t66."id" "id",
              t66."reserve_id" "reserve_id",
              t66."cancel_amount" "cancel_amount",
              t66."cancel_datetime" "cancel_datetime",
              t66."cancel_type" "cancel_type",
              t66."cancel_settlement_status" "cancel_settlement_status",
              t66."cancel_remarks" "cancel_remarks",
              t66."settle_due_datetime" "settle_due_datetime",
              t68.json "reserve",
              t80.json "payment_intents"
            from
              "public"."reserve_cancellations" t66
              left join lateral (
                select
                  row_to_json(t70)
                from
                  (
                    select
                      t69."start_datetime" "start_datetime",
                      t69."end_datetime" "end_datetime",
                      t69."childcare_status" "childcare_status",
                      t71.json "customer",
                      t74.json "payments"
                    from
                      "public"."reserves" t69
                      left join lateral (
                        select
                          row_to_json(t73)
                        from
                          (
                            select
                              t72."id" "id",
                              t72."name" "name",
                              t72."tel" "tel"
                            from
                              "public"."customers" t72
                            where
                              t72."id" = t69."customer_id"
                          ) t73
                      ) t71 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t76), '[]')
                        from
                          (
                            select
                              t75."id" "id",
                              t75."amount" "amount",
                              t75."payment_type" "payment_type",
                              t75."payment_datetime" "payment_datetime",
                              t75."refundable_amount" "refundable_amount",
                              t77.json "refunds"
                            from
                              "public"."view_payments" t75
                              left join lateral (
                                select
                                  coalesce(json_agg(t79), '[]')
                                from
                                  (
                                    select
                                      t78."id" "id",
                                      t78."status" "status"
                                    from
                                      "public"."refunds" t78
                                    where
                                      t78."payment_id" = t75."id"
                                  ) t79
                              ) t77 (json) on true
                            where
                              t75."reserve_id" = t69."id"
                            order by
                              t75."payment_datetime" asc,
                              t75."id" asc
                          ) t76
                      ) t74 (json) on true
                    where
                      t69."id" = t66."reserve_id"
                  ) t70
              ) t68 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t82), '[]')
                from
                  (
                    select
                      t81."attempt" "attempt",
                      t81."status" "status",
                      t81."failure_code" "failure_code"
                    from
                      "public"."payment_intents" t81
                    where
                      t81."reserve_cancellation_id" = t66."id"
                    order by
                      t81."attempt" desc,
                      t81."id" asc
                    limit
                      1::integer
                  ) t82
              ) t80 (json) on true
            where
              t66."cancel_amount" > 0::integer
              and exists (
                select
                from
                  "public"."reserves" t83
                where
                  t83."id" = t66."reserve_id"
                  and t83."branch_id" = $6::integer
                  and t83."start_datetime" >= $7::timestamp with time zone
                  and t83."start_datetime" < $8::timestamp with time zone
              )
            order by
              t66."cancel_datetime" desc,
              t66."id" desc
          ) t67
      ) "cancellations"
  ) answer;
