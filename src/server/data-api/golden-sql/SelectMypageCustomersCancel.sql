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
              t0."status" "status",
              t0."expiry_date" "expiry_date",
              t0."cancellable_flag" "cancellable_flag",
              t2.json "plan_type"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."status",
                  t0."expiry_date",
                  t0."cancellable_flag",
                  t0."plan_type_id"
                from
                  "public"."view_customers" t0
                where
                  t0."status" = any (array[1::smallint, 2::smallint, 3::smallint]::smallint[])
                  and t0."cancellable_flag" = true::boolean
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
                      t3."name" "name",
                      t3."charge_flag" "charge_flag"
                    from
                      "public"."plan_types" t3
                    where
                      t3."id" = t0."plan_type_id"
                  ) t4
              ) t2 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."adaptation_date" "adaptation_date",
              t5."receipt_keep_years" "receipt_keep_years",
              t5."provision_keep_years" "provision_keep_years"
            from
              "public"."tax_settings" t5
            order by
              t5."adaptation_date" desc
          ) t6
      ) "tax_settings"
  ) answer;
