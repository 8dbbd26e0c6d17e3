import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoStripeSeed } from '../../../../db/seed/demo-stripe.ts';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { testApp } from '../../testing/app.ts';
import { bookChecks } from '../../testing/books/book-checks.ts';

const app = await testApp({ emulators: true });
await fetch(`${app.emulators?.stripe}/emulator/seed`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(demoStripeSeed(TEST_NOW)),
});

const MINATO = 2;
const illness = 3;
const payer = () => app.tokenOf('demo-kimura');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-manager', 'staff');
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
const { id: customer_id } = (await app.pool.query("select id from customers where uid = 'demo-kimura'")).rows[0];
const { id: child_id } = (
  await app.pool.query('select id from children where customer_id = $1 and not disable order by id limit 1', [
    customer_id,
  ])
).rows[0];

let day = 0;
/** A stay of 2,000 yen at 10:00 of an own day of the quarter from the given month on, looked at on that day at 9:00: 80 percent. */
async function lateStay(month: string, hour = 10): Promise<number> {
  day += 1;
  const date = `${month}-${String(day).padStart(2, '0')}`;
  app.clock.freeze(new Date(`${date}T09:00:00+09:00`));
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
       holiday_flag, reserve_amount, created_at)
     values ($1, $2, $3::timestamptz, $3::timestamptz + interval '2 hours', 1, false, false, 2000, '2026-11-01') returning id`,
    [MINATO, customer_id, `${date}T${hour}:00:00+09:00`],
  );
  const id = rows[0]?.id ?? 0;
  await app.pool.query(
    `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
     select $1, id, date_of_birth, false, false from children where id = $2`,
    [id, child_id],
  );
  return id;
}
const feeRow = async (reserve_id: number) =>
  (await app.pool.query('select * from reserve_cancellations where reserve_id = $1', [reserve_id])).rows[0];
const notices = async (reserve_id: number, kind: string): Promise<string> =>
  (
    await app.pool.query('select content from notifications where reserve_id = $1 and kind = $2 order by id', [
      reserve_id,
      kind,
    ])
  ).rows[0]?.content ?? '';
const byPhone = async (reserve_id: number, cancel_cause: 1 | 3 = illness) =>
  app.call('staffCancelReserve', { reserve_id, cancel_remarks: 'お電話', cancel_cause }, await staff());

describe('the tier for a sick child', () => {
  it('is lower so often a quarter, counts what staff took by telephone, and then costs as usual', async () => {
    const stays: number[] = [];
    for (const cancel_amount of [0, 0, 1600]) {
      const reserve_id = await lateStay('2027-04');
      stays.push(reserve_id);
      expect(await byPhone(reserve_id)).toMatchObject({ status: 'OK', cancel_amount });
    }
    // That a child was ill, and how often, is said on our pages alone.
    for (const stay of stays) expect(await notices(stay, 'reserve_cancelled')).not.toMatch(/体調|回お使い|回数/);
    expect(await feeRow(stays[2] ?? 0)).toMatchObject({ illness_turn_flag: false });
    expect((await feeRow(stays[2] ?? 0)).fee_reason).not.toBe('');
  });

  it('lets two cancellations at once not both take the last turn', async () => {
    await app.pool.query('update cancellation_policies set illness_limit_per_quarter = 1');
    const first = await lateStay('2027-07', 10);
    day -= 1;
    const second = await lateStay('2027-07', 13);
    const both = await Promise.all([byPhone(first), byPhone(second)]);
    expect(both.map((each) => each.status)).toEqual(['OK', 'OK']);
    const { rows } = await app.pool.query(
      'select from reserve_cancellations where reserve_id = any ($1) and illness_turn_flag',
      [[first, second]],
    );
    expect(rows).toHaveLength(1);
    await app.pool.query('update cancellation_policies set illness_limit_per_quarter = 2');
  });

  it('is told by the family only until the set hour', async () => {
    await app.pool.query('update cancellation_policies set illness_until_minutes = 90');
    const reserve_id = await lateStay('2027-10');
    await app.pool.query(
      `insert into morning_forms (reserve_id, child_id, branch_id, date, temperature, meal, sleep, reasons)
       select $1, $2, branch_id, reserve_date, 38.5, 1, 1, '[1]' from reserves where id = $1`,
      [reserve_id, child_id],
    );
    const cancel = async () =>
      app.call('cancelForIllness', { reserve_id, quoted_fee: 0, illness: null }, await payer());
    expect(await cancel()).toMatchObject({ type: 'illness_too_late' });
    await app.pool.query('update cancellation_policies set illness_until_minutes = 0');
    expect(await cancel()).toMatchObject({ status: 'OK', cancel_amount: 0 });
  });
});

describe('goodwill', () => {
  const lower = async (
    reserve_id: number,
    lowered_amount: number,
    token = manager(),
    idempotency_key = randomUUID(),
  ) => {
    const { id: reserve_cancellation_id } = await feeRow(reserve_id);
    const input = { reserve_cancellation_id, lowered_amount, reason: '大雪のため', idempotency_key };
    return app.call('staffLowerCancelFee', input, await token);
  };
  const goodwills = async (reserve_id: number) =>
    (
      await app.pool.query(
        `select g.* from fee_goodwills g join reserve_cancellations x on x.id = g.reserve_cancellation_id
         where x.reserve_id = $1 order by g.id`,
        [reserve_id],
      )
    ).rows;

  it('lowers what is not charged yet, once per press, never below nothing', async () => {
    const reserve_id = await lateStay('2028-01');
    await byPhone(reserve_id, 1);
    const key = randomUUID();
    const both = await Promise.all([lower(reserve_id, 600, manager(), key), lower(reserve_id, 600, manager(), key)]);
    expect(both.map(({ status }) => status)).toEqual(['OK', 'OK']);
    expect(await goodwills(reserve_id)).toMatchObject([{ before_amount: 1600, lowered_amount: 600, refund_id: null }]);
    expect(await feeRow(reserve_id)).toMatchObject({ cancel_amount: 1000, cancel_settlement_status: 1 });
    expect(await lower(reserve_id, 601, manager(), key)).toMatchObject({ type: 'key_used_for_other_content' });
    expect(await lower(reserve_id, 1001)).toMatchObject({ type: 'fee_lowered_too_far' });
    expect(await notices(reserve_id, 'cancel_fee_lowered')).toContain('園からのコメントがあります');
    expect(await lower(reserve_id, 1000, headquarters())).toMatchObject({ status: 'OK' });
    expect(await feeRow(reserve_id)).toMatchObject({ cancel_amount: 0, cancel_settlement_status: 4 });
    expect(await lower(reserve_id, 1)).toMatchObject({ type: 'fee_nothing_left' });
    await app.runJobs();
    const { rows } = await app.pool.query('select from payments where reserve_id = $1', [reserve_id]);
    expect(rows).toHaveLength(0);
  });

  it('gives back what was charged', async () => {
    const reserve_id = await lateStay('2028-02');
    await byPhone(reserve_id, 1);
    await app.runJobs();
    expect(await feeRow(reserve_id)).toMatchObject({ cancel_settlement_status: 2 });
    expect(await lower(reserve_id, 1601)).toMatchObject({ type: 'fee_lowered_too_far' });
    expect(await lower(reserve_id, 1600)).toMatchObject({ status: 'OK' });
    expect(await notices(reserve_id, 'cancel_fee_lowered')).toContain('お支払いいただいた方法で返金します');
    await app.runJobs();
    const { rows } = await app.pool.query('select sum(amount)::integer as paid from payments where reserve_id = $1', [
      reserve_id,
    ]);
    expect(rows).toEqual([{ paid: 0 }]);
    expect(await lower(reserve_id, 1)).toMatchObject({ type: 'fee_nothing_left' });
  });

  it('is a manager’s of the branch, or headquarters’', async () => {
    const reserve_id = await lateStay('2028-03');
    await byPhone(reserve_id, 1);
    const { id: reserve_cancellation_id } = await feeRow(reserve_id);
    const input = { reserve_cancellation_id, lowered_amount: 100, reason: '雪', idempotency_key: randomUUID() };
    expect((await app.request('staffLowerCancelFee', input, await staff())).statusCode).toBe(403);
    expect((await app.request('staffLowerCancelFee', input, await payer())).statusCode).not.toBe(200);
    expect(await app.call('staffLowerCancelFee', input, await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(await goodwills(reserve_id)).toEqual([]);
  });
});

it('leaves books that add up', () => bookChecks(app));
