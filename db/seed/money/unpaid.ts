import type pg from 'pg';

/** 山本 has owed for nine days and was reminded twice: her page shows what comes next. */
export async function seedUnpaid(client: pg.Client): Promise<void> {
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
