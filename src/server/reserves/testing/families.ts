import type { TestApp } from '../../testing/app.ts';
import { consentsOf } from '../../testing/consents.ts';

export interface Family {
  uid: string;
  customer_id: number;
  child_ids: number[];
  token: string;
}

/** Customers with a card, without a plan, each with children of three years (no surcharge), straight into the database. */
export async function makeFamilies(app: TestApp, count: number, children: number): Promise<Family[]> {
  const { rows } = await app.pool.query<{ customer_id: number; uid: string; child_ids: number[] }>(
    `with c as (
       insert into customers (uid, name, name_kana, tel, emergency_contact_name, emergency_contact_tel, registration_status,
         stripe_customer_id, stripe_payment_method_id)
       select 'family-' || gen_random_uuid(), '試験 家族', 'シケン カゾク', '0312345678', '試験 祖母', '0312345679', 2,
         'cus_' || gen_random_uuid(), 'pm_family'
       from generate_series(1, $1) returning id, uid
     ), k as (
       insert into children (customer_id, name, gender, date_of_birth)
       select c.id, '試験 こども' || n, 3, '2023-06-01' from c, generate_series(1, $2) n returning id, customer_id
     )
     select c.id as customer_id, c.uid, array_agg(k.id order by k.id) as child_ids
     from c join k on k.customer_id = c.id group by c.id, c.uid order by c.id`,
    [count, children],
  );
  await app.pool.query(consentsOf('id = any($1)'), [rows.map(({ customer_id }) => customer_id)]);
  return Promise.all(
    rows.map(async ({ customer_id, uid, child_ids }) => ({
      uid,
      customer_id,
      child_ids,
      token: await freshToken(app, uid),
    })),
  );
}

/** A token lives ten minutes of the test's clock. */
export const freshToken = (app: TestApp, uid: string): Promise<string> =>
  app.services.bearer.issue({ uid, role: 'user', session_id: 'test' });

/** The times at which a branch holds more children than it may; empty when all is well. */
export async function overfull(app: TestApp, branch_id: number, dates: readonly string[]) {
  const { rows } = await app.pool.query<{ since: Date; until: Date; taken: number; capacity: number }>(
    `select since, until, taken, capacity
     from app.branch_day_loads where branch_id = $1 and date = any ($2::date[]) and taken > capacity`,
    [branch_id, dates],
  );
  return rows;
}
