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
              t0."due_at" "due_at",
              t0."drug_name" "drug_name",
              t0."dose" "dose",
              t2.json "child",
              t5.json "medicine_doses"
            from
              "public"."medicine_requests" t0
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
                      t6."status" "status"
                    from
                      "public"."medicine_doses" t6
                    where
                      t6."medicine_request_id" = t0."id"
                      and t6."status" = any (array[1::smallint, 2::smallint]::smallint[])
                  ) t7
              ) t5 (json) on true
            where
              t0."branch_id" = $1::integer
              and t0."withdrawn_at" is null
              and exists (
                select
                from
                  "public"."reserves" t8
                where
                  t8."id" = t0."reserve_id"
                  and t8."reserve_date" = $2::date
              )
              and not (
                exists (
                  select
                  from
                    "public"."medicine_doses" t9
                  where
                    t9."medicine_request_id" = t0."id"
                    and t9."status" = any (array[3::smallint, 4::smallint]::smallint[])
                )
              )
            order by
              t0."due_at" asc,
              t0."id" asc
          ) t1
      ) "medicine_requests",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."id" "id",
              t10."serious_kind" "serious_kind",
              t10."happened_at" "happened_at"
            from
              "public"."incidents" t10
            where
              t10."branch_id" = $3::integer
              and t10."kind" = 3::smallint
              and t10."reported_at" is null
            order by
              t10."happened_at" asc
          ) t11
      ) "incidents",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."adaptation_date" "adaptation_date",
              t12."first_report_days" "first_report_days"
            from
              "public"."care_settings" t12
            order by
              t12."adaptation_date" desc
          ) t13
      ) "care_settings"
  ) answer;
