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
              t0."name" "name",
              t0."role" "role",
              t0."branch_id" "branch_id",
              t2.json "branch",
              t5.json "account_branches"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."role",
                  t0."branch_id"
                from
                  "public"."accounts" t0
                where
                  t0."uid" = $1::text
                  and t0."disable" = false::boolean
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
                      t3."name" "name",
                      t3."capacity" "capacity",
                      t3."open_time" "open_time",
                      t3."close_time" "close_time",
                      t3."extended_open_time" "extended_open_time",
                      t3."extended_close_time" "extended_close_time"
                    from
                      "public"."branches" t3
                    where
                      t3."id" = t0."branch_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t8.json "branch"
                    from
                      "public"."account_branches" t6
                      left join lateral (
                        select
                          row_to_json(t10)
                        from
                          (
                            select
                              t9."id" "id",
                              t9."name" "name",
                              t9."capacity" "capacity",
                              t9."open_time" "open_time",
                              t9."close_time" "close_time",
                              t9."extended_open_time" "extended_open_time",
                              t9."extended_close_time" "extended_close_time"
                            from
                              "public"."branches" t9
                            where
                              t9."id" = t6."branch_id"
                          ) t10
                      ) t8 (json) on true
                    where
                      t6."account_id" = t0."id"
                    order by
                      t6."branch_id" asc
                  ) t7
              ) t5 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "accounts",
      (
        select
          coalesce(json_agg(t12), '[]')
        from
          (
            select
              t11."id" "id",
              t11."name" "name",
              t11."capacity" "capacity",
              t11."open_time" "open_time",
              t11."close_time" "close_time",
              t11."extended_open_time" "extended_open_time",
              t11."extended_close_time" "extended_close_time"
            from
              "public"."branches" t11
            where
              t11."real_store_flag" = true::boolean
              and t11."status" = any (array[1::smallint, 2::smallint]::smallint[])
            order by
              t11."id" asc
            limit
              $2::integer
          ) t12
      ) "branches"
  ) answer;
