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
              t2.json "stops",
              t5.json "children"
            from
              (
                select
                  t0."id",
                  t0."name",
                  t0."name_kana",
                  t0."tel"
                from
                  "public"."customers" t0
                where
                  t0."id" = any ($1::integer[])
                order by
                  t0."name_kana" asc,
                  t0."id" asc
                limit
                  $2::integer
              ) t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."until_date" "until_date"
                    from
                      "public"."view_stops_in_force" t3
                    where
                      t3."customer_id" = t0."id"
                  ) t4
              ) t2 (json) on true
              left join lateral (
                select
                  coalesce(json_agg(t7), '[]')
                from
                  (
                    select
                      t6."name" "name"
                    from
                      "public"."children" t6
                    where
                      t6."customer_id" = t0."id"
                      and t6."disable" = false::boolean
                    order by
                      t6."date_of_birth" asc
                  ) t7
              ) t5 (json) on true
            order by
              t0."name_kana" asc,
              t0."id" asc
          ) t1
      ) "customers"
  ) answer;
