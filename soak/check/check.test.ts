import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { bookByHand } from '../../db/testing/by-hand.ts';
import { testDatabase } from '../../db/testing/database.ts';
import { TEST_NOW } from '../../db/testing/template.ts';
import { lineEmulator } from '../../emulators/line/index.ts';
import { startEmulator } from '../../emulators/shared/emulator.ts';
import { stripeEmulator } from '../../emulators/stripe/index.ts';
import { createFamilies, type Family } from '../load/families.ts';
import { Journal, type ReserveRecord } from '../load/journal.ts';
import { checkAll } from './check.ts';

const { url: databaseUrl, pool } = await testDatabase();
const secrets = { channelId: 'c', channelSecret: 's', messagingToken: 't', messagingSecret: 'm' };
const line = await startEmulator(lineEmulator(secrets), { port: 0 });
const stripe = await startEmulator(stripeEmulator({}), { port: 0 });
afterAll(() => Promise.all([line.close(), stripe.close()]));

const client = new pg.Client(databaseUrl);
await client.connect();
const families = await createFamilies(client, 2, TEST_NOW);
await client.end();
const [family] = families as [Family];

const stay = { start_datetime: '2026-11-18T02:00:00.000Z', end_datetime: '2026-11-18T03:00:00.000Z' };
/** A reserve in the tables, and what the load would have noted about it. */
async function reserved(changes: Partial<ReserveRecord> = {}, minutesLater = 0): Promise<ReserveRecord> {
  const key = randomUUID();
  const { rows } = await pool.query<{ id: number }>(
    `with r as (
       insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
         holiday_flag, reserve_amount, plan_type_id, idempotency_key)
       values ($1, $2, $3::timestamptz + make_interval(mins => $6), $4::timestamptz + make_interval(mins => $6), 1, false, false, 1000, 1, $5)
       returning id), d as (
       insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
       select r.id, $7, '2023-06-01', false, false from r)
     select id from r`,
    [
      family.branch_id,
      family.customer_id,
      stay.start_datetime,
      stay.end_datetime,
      key,
      minutesLater,
      family.child_ids[0],
    ],
  );
  const moved = (moment: string) => new Date(new Date(moment).getTime() + minutesLater * 60_000).toISOString();
  return {
    ...{ key, customer_id: family.customer_id, branch_id: family.branch_id, answered: 'ok', asked: false },
    reserve_id: rows[0]?.id ?? 0,
    stay: {
      start_datetime: moved(stay.start_datetime),
      end_datetime: moved(stay.end_datetime),
      child_ids: family.child_ids.slice(0, 1),
    },
    ...{ maybe: [], cancelled: 'no', checkedIn: 'no', checkedOut: 'no' },
    ...changes,
  };
}
const against = async (journal: Journal) => {
  const emulators = { line: line.url, stripe: stripe.url };
  const checks = await checkAll({ databaseUrl, journal, families, emulators, now: TEST_NOW });
  return checks.flatMap((check) =>
    check.against.map((found) => `${check.name}: ${found.replace(/^\S+ \(reserve \d+\): /, '')}`),
  );
};

it('finds nothing where everything is as acknowledged, and each thing that is not', async () => {
  const right = await reserved();
  const journal = new Journal();
  journal.reserves.push(right);
  // What nobody knows may be there or not.
  journal.reserves.push(await reserved({ answered: 'unknown' }, 60));
  journal.reserves.push({ ...right, key: randomUUID(), reserve_id: null, answered: 'unknown' });
  expect(await against(journal)).toEqual([]);

  // Lost, refused and there all the same, at another time, cancelled and there, cancelled by nobody, asked for by nobody.
  const exists = 'every acknowledged reserve exists once, as acknowledged last';
  journal.reserves.push({ ...right, key: randomUUID(), reserve_id: 999_999 });
  journal.reserves.push(await reserved({ answered: 'refused' }, 120));
  journal.reserves.push(await reserved({ stay: right.stay }, 180));
  journal.reserves.push(await reserved({ cancelled: 'ok' }, 240));
  await reserved({}, 300);
  const hold = { customer_id: family.customer_id, answered: 'ok' as const, seat_hold_id: 999_999, released: false };
  journal.holds.push({ ...hold, start_datetime: stay.start_datetime });
  const bought = { key: randomUUID(), customer_id: family.customer_id, answered: 'ok' as const };
  journal.purchases.push({ ...bought, amount: 10_000, ticket_id: 999_999 });
  journal.leaks.push('somebody saw something');
  const found = await against(journal);
  expect(found).toContain(`${exists}: answered ok, there 0 times`);
  expect(found).toContain(`${exists}: answered refused, there 1 times`);
  expect(found.some((each) => each.startsWith(`${exists}: is {`))).toBe(true);
  expect(found.some((each) => /was asked for by nobody/.test(each))).toBe(true);
  expect(found).toContain(
    'every acknowledged cancellation exists once, and nothing else is cancelled: cancelled and still there',
  );
  expect(found.some((each) => each.startsWith('every acknowledged hold exists once: hold 999999'))).toBe(true);
  expect(found.some((each) => each.startsWith('every acknowledged payment exists once: tickets'))).toBe(true);
  expect(found).toContain('nobody saw or reached what is another’s: somebody saw something');
});

it('finds a seat too many or counted twice, and money that only one side knows', async () => {
  const journal = new Journal();
  await pool.query('update branches set capacity = 0, staffing_mode = 1 where id = $1', [family.branch_id]);
  await bookByHand(
    pool,
    `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type, stripe_payment_intent_id)
     values ($1, 500, app.now(), 1, 3, 'pi_unknown')`,
    [family.customer_id],
  );
  await pool.query('update app.seat_changes set change = change + 1 where branch_id = $1', [family.branch_id]);
  const found = await against(journal);
  expect(found.some((each) => each.startsWith('calendars count every seat taken, and no other: '))).toBe(true);
  expect(found.some((each) => each.startsWith('no slot above its capacity: '))).toBe(true);
  expect(found).toContain('books and Stripe say the same: pi_unknown: books 500, Stripe nothing');
});
