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
              t0."fell_asleep_at" "fell_asleep_at",
              t0."check_minutes" "check_minutes",
              t0."alarm_minutes" "alarm_minutes",
              t2.json "child",
              t5.json "sleep_checks"
            from
              "public"."naps" t0
              left join lateral (
                select
                  row_to_json(t4)
                from
                  (
                    select
                      t3."name" "name"
                    from
                      "public"."children" t3
                    where
                      t3."id" = t0."child_id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."checked_at" "checked_at",
                      t6."position" "position",
                      t6."breathing_flag" "breathing_flag",
                      t6."turned_flag" "turned_flag"
                    from
                      "public"."sleep_checks" t6
                    where
                      t6."nap_id" = t0."id"
                      and t6."struck_at" is null
                    order by
                      t6."checked_at" desc,
                      t6."id" asc
                    limit
                      2::integer
                  ) t7
              ) t5 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."woke_at" is null
              and t0."struck_at" is null
            order by
              t0."fell_asleep_at" asc,
              t0."id" asc
          ) t1
      ) "naps"
  ) answer;
