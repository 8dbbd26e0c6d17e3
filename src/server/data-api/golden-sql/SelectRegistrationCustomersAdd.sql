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
              t0."stripe_customer_id" "stripe_customer_id",
              t0."plan_type_id" "plan_type_id"
            from
              "public"."temporary_customer_informations" t0
            order by
              t0."id" asc
            limit
              1::integer
          ) t1
      ) "temporary_customer_informations",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."name" "name",
              t2."charge_flag" "charge_flag",
              t2."stripe_price_id" "stripe_price_id",
              t2."monthly_amount" "monthly_amount",
              t2."childcare_discount_per_hour" "childcare_discount_per_hour",
              t4.json "plan_type_summaries"
            from
              "public"."view_plan_types" t2
              left join lateral (
                select
                  coalesce(json_agg(t6), '[]')
                from
                  (
                    select
                      t5."content" "content"
                    from
                      "public"."plan_type_summaries" t5
                    where
                      t5."plan_type_id" = t2."id"
                    order by
                      t5."sequence" asc,
                      t5."id" asc
                  ) t6
              ) t4 (json) on true
            where
              t2."offered_flag" = true::boolean
            order by
              t2."sequence" asc,
              t2."id" asc
          ) t3
      ) "plan_types",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."id" "id",
              t7."code" "code",
              t7."name" "name"
            from
              "public"."prefectures" t7
            order by
              t7."code" asc
          ) t8
      ) "prefectures",
      (
        select
          coalesce(json_agg(t10), '[]')
        from
          (
            select
              t9."id" "id",
              t9."name" "name",
              t9."path_name" "path_name",
              t9."prefecture_id" "prefecture_id"
            from
              "public"."branches" t9
            where
              t9."real_store_flag" = true::boolean
              and t9."status" = 1::smallint
            order by
              (
                select
                  t11."code"
                from
                  "public"."prefectures" t11
                where
                  t11."id" = t9."prefecture_id"
              ) asc,
              t9."id" asc
          ) t10
      ) "branches"
  ) answer;
