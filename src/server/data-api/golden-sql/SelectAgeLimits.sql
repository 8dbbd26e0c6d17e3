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
              t0."adaptation_date" "adaptation_date",
              t0."minimum_age_months" "minimum_age_months",
              t0."maximum_school_grade" "maximum_school_grade"
            from
              "public"."age_limits" t0
            order by
              t0."adaptation_date" desc
          ) t1
      ) "age_limits"
  ) answer;
