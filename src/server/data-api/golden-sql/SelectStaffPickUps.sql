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
              t0."step" "step",
              t0."created_at" "created_at",
              t2.json "reserve"
            from
              "public"."pick_up_escalations" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."end_datetime" "end_datetime",
                      t3."pick_up_name" "pick_up_name",
                      t3."pick_up_tel" "pick_up_tel",
                      t5.json "customer",
                      t8.json "reserve_details",
                      t14.json "pick_up_calls"
                    from
                      "public"."reserves" t3
                      left join lateral (
                        select
                          row_to_json(t7)
                        from
                          (
                            select
                              t6."name" "name",
                              t6."tel" "tel",
                              t6."emergency_contact_name" "emergency_contact_name",
                              t6."emergency_contact_tel" "emergency_contact_tel"
                            from
                              "public"."customers" t6
                            where
                              t6."id" = t3."customer_id"
                          ) t7
                      ) t5 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t10), '[]')
                        from
                          (
                            select
                              t9."attendance_status" "attendance_status",
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
                              t9."reserve_id" = t3."id"
                            order by
                              t9."id" asc
                          ) t10
                      ) t8 (json) on true
                      left join lateral (
                        select
                          coalesce(json_agg(t16), '[]')
                        from
                          (
                            select
                              t15."id" "id",
                              t15."called" "called",
                              t15."result" "result",
                              t15."note" "note",
                              t15."created_at" "created_at",
                              t17.json "account"
                            from
                              "public"."pick_up_calls" t15
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
                              t15."reserve_id" = t3."id"
                            order by
                              t15."created_at" asc,
                              t15."id" asc
                          ) t16
                      ) t14 (json) on true
                    where
                      t3."id" = t0."reserve_id"
                  ) t4
              ) t2 (json) on true
            where
              t0."branch_id" = $1::integer
              and exists (
                select
                from
                  "public"."reserves" t20
                where
                  t20."id" = t0."reserve_id"
                  and t20."childcare_status" = 2::smallint
              )
            order by
              t0."created_at" asc,
              t0."id" asc
          ) t1
      ) "pick_up_escalations"
  ) answer;
