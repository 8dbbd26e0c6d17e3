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
              t0."family_member_id" "family_member_id",
              t0."role" "role",
              t0."stays_flag" "stays_flag"
            from
              "public"."view_families" t0
          ) t1
      ) "families",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."role" "role",
              t2."name" "name",
              t2."relation" "relation"
            from
              "public"."view_family_people" t2
            order by
              t2."role" asc,
              t2."id" asc
          ) t3
      ) "people",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."role" "role",
              t4."name" "name",
              t4."relation" "relation",
              t4."expires_at" "expires_at"
            from
              "public"."family_invitations" t4
            where
              t4."accepted_at" is null
              and t4."revoked_at" is null
            order by
              t4."created_at" desc,
              t4."id" desc
          ) t5
      ) "family_invitations",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id",
              t6."name" "name",
              t6."name_kana" "name_kana",
              t6."relation" "relation",
              t6."tel" "tel",
              t6."version" "version",
              t6."disputed_at" "disputed_at",
              t8.json "file"
            from
              "public"."pickup_people" t6
              left join lateral (
                select
                  row_to_json(t10)
                from
                  (
                    select
                      t9."key" "key"
                    from
                      "public"."files" t9
                    where
                      t9."id" = t6."file_id"
                  ) t10
              ) t8 (json) on true
            where
              t6."removed_at" is null
            order by
              t6."id" asc
          ) t7
      ) "pickup_people",
      (
        select
          coalesce(json_agg(t12), '[]')
        from
          (
            select
              t11."id" "id",
              t13.json "pickup_freeze_members"
            from
              "public"."pickup_freezes" t11
              left join lateral (
                select
                  coalesce(json_agg(t15), '[]')
                from
                  (
                    select
                      t14."family_member_id" "family_member_id",
                      t14."agreed_at" "agreed_at"
                    from
                      "public"."pickup_freeze_members" t14
                    where
                      t14."pickup_freeze_id" = t11."id"
                  ) t15
              ) t13 (json) on true
            where
              t11."lifted_at" is null
          ) t12
      ) "pickup_freezes"
  ) answer;
