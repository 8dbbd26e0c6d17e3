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
              t0."date_of_birth" "date_of_birth",
              t2.json "child_benefits"
            from
              "public"."children" t0
              left join lateral (
                select
                  coalesce(json_agg(t4), '[]')
                from
                  (
                    select
                      t3."id" "id",
                      t3."version" "version",
                      t3."kind" "kind",
                      t3."certificate_number" "certificate_number",
                      t3."prefecture_id" "prefecture_id",
                      t3."municipality" "municipality",
                      t3."start_date" "start_date",
                      t3."end_date" "end_date"
                    from
                      "public"."child_benefits" t3
                    where
                      t3."child_id" = t0."id"
                    order by
                      t3."start_date" desc
                  ) t4
              ) t2 (json) on true
            where
              t0."id" = $1::integer
              and t0."disable" = false::boolean
          ) t1
      ) "children",
      (
        select
          coalesce(json_agg(t6), '[]')
        from
          (
            select
              t5."prefecture_id" "prefecture_id",
              t5."address1" "address1"
            from
              "public"."view_customers" t5
            order by
              t5."id" asc
            limit
              1::integer
          ) t6
      ) "customers",
      (
        select
          coalesce(json_agg(t8), '[]')
        from
          (
            select
              t7."id" "id",
              t7."name" "name"
            from
              "public"."prefectures" t7
            order by
              t7."code" asc
          ) t8
      ) "prefectures"
  ) answer;
