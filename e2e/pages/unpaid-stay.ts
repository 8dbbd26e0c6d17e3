import pg from 'pg';
import { quietBranch } from './family-past.ts';

/** A stay of last week that the family's card would not pay, straight into the database. */
export async function unpaidStay(email: string, amount: number): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.now', '2026-11-16T01:00:00Z', true)");
    await client.query(
      `with family as (select id, stripe_customer_id, stripe_payment_method_id from customers where email = $1),
       stay as (
         insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           reserve_amount, current_day_flag, holiday_flag)
         select $2, id, '2026-11-10T01:00:00Z', '2026-11-10T03:00:00Z', 1, 3, $3, false, false from family returning id, customer_id
       ), used as (
         insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime, childcare_amount, total_amount, status)
         select id, $2, customer_id, '2026-11-10T01:00:00Z', '2026-11-10T03:00:00Z', $3, $3, 3 from stay returning id, customer_id
       )
       insert into payment_intents (customer_id, payment_type, childcare_id, amount, status, failure_code,
         stripe_customer_id, stripe_payment_method_id)
       select u.customer_id, 1, u.id, $3, 'failed', 'insufficient_funds', f.stripe_customer_id, f.stripe_payment_method_id
       from used u join family f on f.id = u.customer_id`,
      [email, quietBranch, amount],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
