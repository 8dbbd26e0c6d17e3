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
              t0."gender" "gender",
              t0."gender_name2" "gender_name2",
              t0."date_of_birth" "date_of_birth",
              t0."postal_code" "postal_code",
              t0."prefecture_id" "prefecture_id",
              t0."address1" "address1",
              t0."address2" "address2",
              t0."tel" "tel",
              t0."email" "email",
              t0."default_branch_id" "default_branch_id",
              t0."emergency_contact_name" "emergency_contact_name",
              t0."emergency_contact_tel" "emergency_contact_tel",
              t0."social_media_upload" "social_media_upload",
              t0."plan_type_id" "plan_type_id",
              t0."status" "status",
              t0."registration_status" "registration_status",
              t2.json "plan_type",
              t5.json "prefecture",
              t8.json "default_branch"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."name_kana",
                  t0."gender",
                  t0."gender_name2",
                  t0."date_of_birth",
                  t0."postal_code",
                  t0."prefecture_id",
                  t0."address1",
                  t0."address2",
                  t0."tel",
                  t0."email",
                  t0."default_branch_id",
                  t0."emergency_contact_name",
                  t0."emergency_contact_tel",
                  t0."social_media_upload",
                  t0."plan_type_id",
                  t0."status",
                  t0."registration_status"
                from
                  "public"."view_customers" t0
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
                      t3."name" "name"
                    from
                      "public"."plan_types" t3
                    where
                      t3."id" = t0."plan_type_id"
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
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."name" "name"
                    from
                      "public"."branches" t9
                    where
                      t9."id" = t0."default_branch_id"
                  ) t10
              ) t8 (json) on true
            order by
              t0."id" asc
          ) t1
      ) "customers",
      (
        select
          coalesce(json_agg(t12), '[]')
        from
          (
            select
              t11."id" "id",
              t11."code" "code",
              t11."name" "name"
            from
              "public"."prefectures" t11
            order by
              t11."code" asc
          ) t12
      ) "prefectures",
      (
        select
          coalesce(json_agg(t14), '[]')
        from
          (
            select
              t13."id" "id",
              t13."name" "name",
              t13."prefecture_id" "prefecture_id"
            from
              "public"."branches" t13
            where
              t13."real_store_flag" = true::boolean
              and t13."status" = 1::smallint
            order by
              (
                select
                  t15."code"
                from
                  "public"."prefectures" t15
                where
                  t15."id" = t13."prefecture_id"
              ) asc,
              t13."id" asc
          ) t14
      ) "branches"
  ) answer;
