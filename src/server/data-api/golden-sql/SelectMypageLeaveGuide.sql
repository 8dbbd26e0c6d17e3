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
              t0."status" "status",
              t0."plan_type_id" "plan_type_id",
              t0."expiry_date" "expiry_date",
              t0."cancellable_flag" "cancellable_flag",
              t0."subscription_last_paid_date" "subscription_last_paid_date"
            from
              "public"."view_customers" t0
            order by
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."adaptation_date" "adaptation_date",
              t2."receipt_keep_years" "receipt_keep_years",
              t2."provision_keep_years" "provision_keep_years"
            from
              "public"."tax_settings" t2
            order by
              t2."adaptation_date" desc
          ) t3
      ) "tax_settings"
  ) answer;
