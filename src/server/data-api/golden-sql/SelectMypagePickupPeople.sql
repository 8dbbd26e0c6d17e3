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
              t0."family_member_id" "family_member_id"
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
              t2."name" "name"
            from
              "public"."view_family_people" t2
            where
              t2."role" = any (array[1::smallint, 2::smallint]::smallint[])
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
              t4."name" "name",
              t4."relation" "relation",
              t4."tel" "tel"
            from
              "public"."pickup_people" t4
            where
              t4."removed_at" is null
            order by
              t4."id" asc
          ) t5
      ) "pickup_people",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id"
            from
              "public"."pickup_freezes" t6
            where
              t6."lifted_at" is null
          ) t7
      ) "pickup_freezes"
  ) answer;
