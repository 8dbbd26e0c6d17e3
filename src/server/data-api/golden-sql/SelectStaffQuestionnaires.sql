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
              t0."unsubscribe_type" "unsubscribe_type",
              t0."staff_impression" "staff_impression",
              t0."branch_impression" "branch_impression",
              t0."usability" "usability",
              t0."enrollment_status" "enrollment_status",
              t0."free_comment" "free_comment",
              t0."created_at" "created_at",
              t2.json "customer"
            from
              (
                select
                  t0."id",
                  t0."unsubscribe_type",
                  t0."staff_impression",
                  t0."branch_impression",
                  t0."usability",
                  t0."enrollment_status",
                  t0."free_comment",
                  t0."created_at",
                  t0."customer_id"
                from
                  "public"."unsubscribe_questionnaires" t0
                order by
                  t0."created_at" desc,
                  t0."id" desc
                limit
                  $1::integer
                offset
                  $2::integer
              ) t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."id" "id",
                      t3."name" "name"
                    from
                      "public"."customers" t3
                    where
                      t3."id" = t0."customer_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."created_at" desc,
              t0."id" desc
          ) t1
      ) "unsubscribe_questionnaires",
      (
        select
          row_to_json(t8)
        from
          (
            select
              (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      count(*) "count"
                    from
                      (
                        select
                        from
                          "public"."unsubscribe_questionnaires" t5
                      ) t6
                  ) t7
              ) "aggregate"
          ) t8
      ) "unsubscribe_questionnaires_aggregate"
  ) answer;
