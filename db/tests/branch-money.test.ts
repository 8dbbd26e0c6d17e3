import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { emptyDay } from '../../src/domain/attendance/day-numbers.ts';
import { insertRefund, lockPayment } from '../../src/server/billing/store/refunds.ts';
import { dayNumbers } from '../../src/server/care/store/daily-reports.ts';
import { openDatabase } from '../../src/server/postgres/database.ts';
import { bookByHand } from '../testing/by-hand.ts';
import { testDatabase } from '../testing/database.ts';
import { TEST_NOW } from '../testing/template.ts';
import { as } from './actors.ts';
import { insertChildren, insertReserve } from './rows.ts';

const { pool, url } = await testDatabase('demo');
const manager = (await pool.query("select id from accounts where uid = 'demo-minato-manager'")).rows[0].id;

const payment = `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks,
    refunded_payment_id, reverses_payment_id) values (1, 2, $1, app.now(), 1, $2, '返金', $3, $4) returning id`;
async function pay(client: pg.PoolClient, amount: number, refunds?: number, reverses?: number): Promise<number> {
  const { rows } = await client.query(payment, [amount, refunds ? 5 : 1, refunds ?? null, reverses ?? null]);
  return rows[0].id;
}
const ask = (payment_id: number, amount: number) => ({
  payment_id,
  account_id: manager,
  amount,
  reason: '返金',
  idempotency_key: crypto.randomUUID(),
  content_hash: '',
});

describe('what may go back of a payment', () => {
  const refundable = async (client: pg.PoolClient, id: number) =>
    (await client.query('select refundable_amount from view_payments where id = $1', [id])).rows[0].refundable_amount;

  it('is the payment without what went back and what is on its way', async () => {
    await as(pool, 'database owner', async (client) => {
      const paid = await pay(client, 3000);
      expect(await refundable(client, paid)).toBe(3000);
      for (const [amount, status] of [
        [500, 'created'],
        [1000, 'succeeded'],
        [700, 'failed'],
      ]) {
        await client.query(
          `insert into refunds (payment_id, account_id, amount, reason, status, idempotency_key)
           values ($1, $2, $3, '返金', $4, gen_random_uuid())`,
          [paid, manager, amount, status],
        );
      }
      const back = await pay(client, -1000, paid);
      expect(await refundable(client, paid)).toBe(1500);
      expect(await refundable(client, back)).toBe(0);
      // Stripe sent it back after all.
      await pay(client, 1000, paid, back);
      expect(await refundable(client, paid)).toBe(2500);
    });
  });

  it('is known to the second of two managers who ask at the same moment', async () => {
    const { rows } = await bookByHand<{ id: number }>(pool, payment, [3000, 1, null, null]);
    const paid = rows[0]?.id ?? 0;
    const database = openDatabase({ url, poolSize: 2, onPoolError() {} });
    try {
      const second: Promise<number | undefined>[] = [];
      await database.transaction(TEST_NOW, async (tx) => {
        expect((await lockPayment(tx, paid))?.refundable_amount).toBe(3000);
        second.push(
          database.transaction(TEST_NOW, async (other) => (await lockPayment(other, paid))?.refundable_amount),
        );
        await sleep(200);
        await insertRefund(tx, ask(paid, 3000));
      });
      expect(await Promise.all(second)).toEqual([0]);
    } finally {
      await database.close();
    }
  });
});

describe("a day's numbers", () => {
  it('count what is live, what is over, and what it brought', async () => {
    const database = openDatabase({ url, poolSize: 1, onPoolError() {} });
    const day = '2027-01-09';
    const times = { start: `${day}T09:00+09:00`, end: `${day}T12:00+09:00` };
    const client = await pool.connect();
    try {
      const [first = 0, ...others] = await insertChildren(client, 1, 5);
      await insertReserve(client, { ...times, child_ids: [first] });
      const left = await insertReserve(client, { ...times, child_ids: others.slice(0, 2), childcare_status: 3 });
      const missed = await insertReserve(client, { ...times, child_ids: others.slice(2, 3), childcare_status: 4 });
      const cancelled = await insertReserve(client, { ...times, child_ids: others.slice(3), cancel_flag: true });
      await client.query(
        `insert into childcares (reserve_id, branch_id, customer_id, start_datetime, childcare_amount, total_amount)
         values ($1, 2, 1, $2, 5100, 5100)`,
        [left, times.start],
      );
      await client.query(
        `insert into reserve_cancellations (reserve_id, cancel_amount, cancel_datetime, cancel_type, cancel_settlement_status)
         values ($1, 2200, app.now(), 3, 1), ($2, 0, app.now(), 1, 0)`,
        [missed, cancelled],
      );
      const seen = [
        [left, 3],
        [missed, 4],
      ];
      for (const [reserve_id, status] of seen) {
        await client.query(
          `update reserve_details set attendance_status = $2::smallint, absent_cause = case $2::smallint when 4 then 4 end, arrived_datetime = case $2::smallint when 3 then $3::timestamptz end,
             left_datetime = case $2::smallint when 3 then $4::timestamptz end where reserve_id = $1`,
          [reserve_id, status, times.start, times.end],
        );
      }
      const numbers = (date: string) => database.read(TEST_NOW, (db) => dayNumbers(db, 2, date));
      expect(await numbers(day)).toEqual({
        reserves: 3,
        children: 2,
        visits: 2,
        left: 2,
        no_shows: 1,
        cancelled: 1,
        usage_amount: 5100,
        cancel_amount: 2200,
        refund_amount: 0,
        written_off_amount: 0,
      });
      expect(await numbers('2027-01-10')).toEqual(emptyDay);
    } finally {
      client.release();
      await database.close();
    }
  });
});
