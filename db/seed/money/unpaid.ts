import type pg from 'pg';

/** 山本 has owed for nine days and was reminded twice: her page shows what comes next. */
export async function seedUnpaid(client: pg.Client): Promise<void> {
  await seedPlan(client);
  await client.query(
    `update unpaid_steps s set since = app.tokyo_today() - 9, created_at = app.now() - interval '9 days'
     from customers c where c.id = s.customer_id and c.uid = 'demo-yamamoto' and s.step = 'failed'`,
  );
  await client.query(
    `insert into unpaid_steps (customer_id, step, since, created_at)
     select c.id, taken.step, app.tokyo_today() - 9, app.now() - taken.ago
     from customers c, (values ('first_reminder', interval '6 days'), ('second_reminder', interval '2 days')) as taken (step, ago)
     where c.uid = 'demo-yamamoto' order by taken.ago desc`,
  );
}

/** In spring she paid a stay in two instalments; a fixed key, so that the same demo world twice is the same. */
async function seedPlan(client: pg.Client): Promise<void> {
  await client.query(
    `with stay as (
       select u.id, u.customer_id from childcares u join customers c on c.id = u.customer_id
       where c.uid = 'demo-yamamoto' order by u.id limit 1
     ), plan as (
       insert into instalment_plans (customer_id, account_id, total_amount, reason, status, idempotency_key, created_at, updated_at)
       select customer_id, 1, 3000, 'ご相談による', 'completed', '0b1a3d52-6d0c-4c0e-9d6e-5f3c8a1e0062',
         app.now() - interval '200 days', app.now() - interval '140 days' from stay returning id
     ), parts as (
       insert into instalments (instalment_plan_id, number, due_date, amount, status)
       select plan.id, number, app.tokyo_today() - 200 + number * 30, 1500, 'paid' from plan, generate_series(1, 2) as number
       returning id, amount
     )
     insert into instalment_parts (instalment_id, childcare_id, amount) select parts.id, stay.id, parts.amount from parts, stay`,
  );
}
