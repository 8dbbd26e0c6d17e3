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
              t0."child_id" "child_id",
              t0."name" "name",
              t0."reason" "reason",
              t0."answered_at" "answered_at"
            from
              "public"."view_child_health_questions" t0
            where
              t0."reason" = any (array[2::integer, 3::integer]::integer[])
            order by
              t0."child_id" asc
          ) t1
      ) "view_child_health_questions"
  ) answer;
