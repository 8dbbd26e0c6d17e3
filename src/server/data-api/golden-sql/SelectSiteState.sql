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
              t0."open_flag" "open_flag"
            from
              "public"."site_states" t0
          ) t1
      ) "site_states"
  ) answer;
