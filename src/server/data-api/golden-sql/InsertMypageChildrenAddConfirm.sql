with
  t0 as (
    insert into
      "public"."children" ("customer_id", "name", "gender", "date_of_birth", "customer_remarks")
    values
      ($1::integer, $2::text, $3::smallint, $4::date, $5::text)
    returning
      "id"
  )
select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          row_to_json(t2)
        from
          (
            select
              t1."id" "id"
            from
              t0 t1
          ) t2
      ) "insert_children_one"
  ) answer;

with
  t0 as (
    insert into
      "public"."children" ("customer_id", "name", "name_kana", "gender", "date_of_birth", "customer_remarks")
    values
      ($1::integer, $2::text, $3::text, $4::smallint, $5::date, $6::text)
    returning
      "id"
  )
select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          row_to_json(t2)
        from
          (
            select
              t1."id" "id"
            from
              t0 t1
          ) t2
      ) "insert_children_one"
  ) answer;
