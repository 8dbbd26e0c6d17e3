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
              t0."path_name" "path_name",
              t2.json "view_branch_age_limits",
              t5.json "prefecture"
            from
              "public"."branches" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."adaptation_date" "adaptation_date",
                      t3."minimum_age_months" "minimum_age_months",
                      t3."maximum_school_grade" "maximum_school_grade"
                    from
                      "public"."view_branch_age_limits" t3
                    where
                      t3."branch_id" = t0."id"
                    order by
                      t3."adaptation_date" desc
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  row_to_json(t7)
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."prefectures" t6
                    where
                      t6."id" = t0."prefecture_id"
                  ) t7
              ) t5 (json) on true
            where
              t0."real_store_flag" = true::boolean
              and t0."status" = 1::smallint
            order by
              (
                select
                  t8."code"
                from
                  "public"."prefectures" t8
                where
                  t8."id" = t0."prefecture_id"
              ) asc,
              t0."id" asc
          ) t1
      ) "branches"
  ) answer;
