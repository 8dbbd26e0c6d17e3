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
              t0."name_kana" "name_kana",
              t0."tel" "tel",
              t0."emergency_contact_name" "emergency_contact_name",
              t0."emergency_contact_tel" "emergency_contact_tel",
              t0."registration_status" "registration_status",
              t0."plan_type_id" "plan_type_id",
              t0."stripe_payment_method_id" "stripe_payment_method_id",
              t2.json "default_branch"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."name_kana",
                  t0."tel",
                  t0."emergency_contact_name",
                  t0."emergency_contact_tel",
                  t0."registration_status",
                  t0."plan_type_id",
                  t0."stripe_payment_method_id",
                  t0."default_branch_id"
                from
                  "public"."customers" t0
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
                      t3."prefecture_id" "prefecture_id"
                    from
                      "public"."branches" t3
                    where
                      t3."id" = t0."default_branch_id"
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
              t5."id" "id",
              t5."code" "code",
              t5."name" "name"
            from
              "public"."prefectures" t5
            order by
              t5."code" asc
          ) t6
      ) "prefectures",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."id" "id",
              t7."name" "name",
              t7."prefecture_id" "prefecture_id"
            from
              "public"."branches" t7
            where
              t7."real_store_flag" = true::boolean
              and t7."status" = any (array[1::smallint, 2::smallint]::smallint[])
            order by
              (
                select
                  t9."code"
                from
                  "public"."prefectures" t9
                where
                  t9."id" = t7."prefecture_id"
              ) asc,
              t7."id" asc
          ) t8
      ) "branches"
  ) answer;
