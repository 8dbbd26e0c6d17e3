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
              t0."start_datetime" "start_datetime",
              t0."end_datetime" "end_datetime",
              t0."approval_status" "approval_status",
              t2.json "customer",
              t5.json "reserve_details"
            from
              "public"."reserves" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
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
              t0."id" = any ($1::integer[])
            order by
              t0."start_datetime" asc,
              t0."id" asc
          ) t1
      ) "reserves"
  ) answer;
