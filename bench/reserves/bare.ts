import type pg from 'pg';
import { instantOf } from '../../src/domain/time.ts';
import type { Wish } from './wishes.ts';

/**
 * The least that keeps seats right: lock, check the slots, insert reserve and detail, commit. Prepared statements, four
 * round trips, no HTTP, no caller to recognise, no price, no rules, no message to anybody.
 */
export async function bareTransaction(client: pg.ClientBase, wish: Wish): Promise<void> {
  const start = instantOf(wish.date, wish.start_hour * 60);
  const end = instantOf(wish.date, wish.start_hour * 60 + 60);
  await client.query(`begin; select pg_advisory_xact_lock(${wish.branch_id}, date '${wish.date}' - date '2000-01-01')`);
  const { rows } = await client.query<{ free: boolean }>({
    name: 'check',
    text: `select coalesce(max(taken), 0) < max(b.capacity) as free from branches b
      left join lateral (
        select slot, count(*) as taken
        from generate_series($2::timestamptz, $3::timestamptz - interval '15 minutes', interval '15 minutes') slot
        join reserves r on r.branch_id = b.id and r.reserve_date = $4 and r.live
          and r.start_datetime <= slot and slot < r.end_datetime
        join reserve_details d on d.reserve_id = r.id
        group by slot) s on true
      where b.id = $1 group by b.id`,
    values: [wish.branch_id, start, end, wish.date],
  });
  if (rows[0]?.free !== true) throw new Error('no seat');
  await client.query({
    name: 'insert',
    text: `with r as (
        insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
          holiday_flag, reserve_amount, plan_type_id, idempotency_key)
        values ($1, $2, $3, $4, 1, false, false, 1000, 2, $5) returning id)
      insert into reserve_details (reserve_id, child_id, zero_year_old_flag, schoolchild_flag)
      select r.id, $6, false, false from r`,
    values: [wish.branch_id, wish.customer_id, start, end, wish.idempotency_key, wish.child_id],
  });
  await client.query('commit');
}

export async function bareRate(pool: pg.Pool, next: () => Wish, milliseconds: number): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const started = performance.now();
  let done = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - started < milliseconds) {
        await bareTransaction(client, next());
        done += 1;
      }
      client.release();
    }),
  );
  return done / ((performance.now() - started) / 1000);
}
