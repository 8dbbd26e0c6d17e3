import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookByHand, noteByHand } from '../../../../db/testing/by-hand.ts';
import { makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { bookChecks } from '../../testing/books/book-checks.ts';
import { memberDesk } from '../../testing/members.ts';
import { resoldSeats } from '../../testing/resold-seats.ts';
import { chargeSettlement } from '../settle.ts';
import { refundFeesOf } from './refund-fees.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const seats = resoldSeats(app);
const [other, another] = (await makeFamilies(app, 2, 1)).map(({ customer_id }) => customer_id) as [number, number];
const { branch_id } = seats;
const count = (date: string) =>
  app.services.database.transaction(app.services.clock.now(), (tx) => refundFeesOf(tx, { branch_id, date }));

/** A branch with one seat; its family cancels late. */
async function cancelled(options: { charged?: boolean; cause?: number; card?: string } = {}) {
  const member = await desk.member(options.card === undefined ? {} : { card: options.card });
  const date = await seats.day(1);
  const reserve_id = await seats.reserve(member.id, date);
  const id = await seats.cancel(reserve_id, date, options);
  return { member, date, reserve_id, id };
}

describe('a fee that was charged', () => {
  it('goes back to the card when another family takes the seat, once, and the payer is notified', async () => {
    const { member, date, reserve_id, id } = await cancelled();
    await seats.reserve(other, date);
    await seats.sweep();
    await seats.sweep();
    expect(await seats.refundedFees(id)).toEqual([
      { fee_amount: 1760, seat_minutes: 120, resold_minutes: 120, amount: 1760, how: 3 },
    ]);
    expect(await seats.booked(reserve_id)).toEqual([1760, -1760]);
    const { data } = await desk.stripe.charges.list({ customer: member.stripe_customer_id });
    expect(data.map(({ amount_refunded }) => amount_refunded)).toEqual([1760]);
    expect(await seats.told(reserve_id)).toEqual([expect.stringContaining('お支払いのカードへ戻ります')]);
    const { rows } = await app.pool.query(
      `select distinct title from notifications where reserve_id = $1 and kind = 'payment_refunded'`,
      [reserve_id],
    );
    expect(rows).toEqual([]);
  });

  it('goes back for the minutes that were sold again, by the capacity set for those hours', async () => {
    const member = await desk.member();
    const date = '2026-07-01';
    await seats.capacity(date, 1, '00:00', '11:30');
    await seats.capacity(date, 5, '11:30', '24:00');
    const reserve_id = await seats.reserve(member.id, date);
    const id = await seats.cancel(reserve_id, date);
    await seats.reserve(other, date, { from: '11:00', to: '13:00' });
    await seats.sweep();
    expect(await seats.refundedFees(id)).toEqual([
      { fee_amount: 1760, seat_minutes: 120, resold_minutes: 30, amount: 440, how: 3 },
    ]);
    expect(await seats.booked(reserve_id)).toEqual([1760, -440]);
  });

  it('stays where the same family came back, also under another number that was merged into it', async () => {
    const { member, date, reserve_id, id } = await cancelled();
    await seats.reserve(member.id, date);
    const merged = await cancelled();
    const [old] = (await makeFamilies(app, 1, 1)).map(({ customer_id }) => customer_id) as [number];
    await seats.reserve(old, merged.date);
    await app.pool.query(
      `insert into customer_merges (from_customer_id, into_customer_id, account_id, reason, moved) values ($1, $2, 1, '同じ方', '{}')`,
      [old, merged.member.id],
    );
    await seats.sweep();
    const nothing = { fee_amount: 1760, seat_minutes: 120, resold_minutes: 0, amount: 0, how: 1 };
    expect(await seats.refundedFees(id)).toEqual([nothing]);
    expect(await seats.refundedFees(merged.id)).toEqual([nothing]);
    expect(await seats.booked(reserve_id)).toEqual([1760]);
    expect(await seats.told(reserve_id)).toEqual([]);
  });

  it('is given back no further than earlier refunds have left', async () => {
    const { date, reserve_id, id } = await cancelled();
    const { rows } = await app.pool.query('select id from payments where reserve_id = $1', [reserve_id]);
    const refund = { payment_id: rows[0].id, amount: 1500, reason: 'お詫び', idempotency_key: randomUUID() };
    const manager = await app.tokenOf('demo-minato-manager', 'staff');
    expect(await app.call('staffRefundPayment', refund, manager)).toMatchObject({ status: 'OK' });
    await seats.reserve(other, date);
    await seats.sweep();
    expect(await seats.refundedFees(id)).toMatchObject([{ resold_minutes: 120, amount: 260, how: 3 }]);
    expect((await seats.booked(reserve_id)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  it('that was paid at the branch goes back there', async () => {
    const { member, date, reserve_id, id } = await cancelled({ charged: false });
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks, reserve_id)
       values ($1, $2, 1760, app.now(), 2, 2, '', $3)`,
      [member.id, branch_id, reserve_id],
    );
    await app.pool.query('update reserve_cancellations set cancel_settlement_status = 2 where id = $1', [id]);
    await seats.reserve(other, date);
    await seats.sweep();
    expect(await seats.refundedFees(id)).toMatchObject([{ amount: 1760, how: 4 }]);
    expect(await seats.booked(reserve_id)).toEqual([1760, -1760]);
    expect(await seats.told(reserve_id)).toEqual([expect.stringContaining('園でお返しします')]);
  });
});

describe('a fee that was not charged', () => {
  it('is lowered before the charge; the charge takes what is left', async () => {
    const { date, reserve_id, id } = await cancelled({ charged: false });
    await seats.reserve(other, date, { to: '11:00' });
    await seats.sweep();
    expect(await seats.refundedFees(id)).toMatchObject([{ fee_amount: 1760, amount: 880, how: 2 }]);
    await chargeSettlement(app.services, { kind: 'cancellation', id });
    expect(await seats.fee(id)).toMatchObject({ cancel_amount: 880, cancel_settlement_status: 2 });
    expect(await seats.booked(reserve_id)).toEqual([880]);
    expect(await seats.told(reserve_id)).toEqual([expect.stringContaining('880円')]);
  });

  it('because the card was refused ends without a debt', async () => {
    const { date, reserve_id, id } = await cancelled({ card: 'charge_fails' });
    expect(await seats.fee(id)).toMatchObject({ cancel_settlement_status: 3 });
    await seats.reserve(other, date);
    await seats.sweep();
    expect(await seats.fee(id)).toMatchObject({ cancel_amount: 0, cancel_settlement_status: 4 });
    expect(await seats.booked(reserve_id)).toEqual([]);
  });
});

describe('what is not counted', () => {
  it('is a no-show, a fee that was let go, and a day that is not over', async () => {
    const noShow = await cancelled({ charged: false });
    await app.pool.query(`update reserves set cancel_flag = false, childcare_status = 4 where id = $1`, [
      noShow.reserve_id,
    ]);
    const letGo = await cancelled({ charged: false });
    await app.pool.query(
      `update reserve_cancellations set cancel_amount = 0, cancel_settlement_status = 4 where id = $1`,
      [letGo.id],
    );
    await noteByHand(app.pool, [letGo.reserve_id]);
    const member = await desk.member();
    const today = '2026-11-16';
    const reserve_id = await seats.reserve(member.id, today, { from: '20:00', to: '21:00' });
    const id = await seats.cancel(reserve_id, today);
    await seats.sweep();
    for (const each of [noShow.id, letGo.id, id]) expect(await seats.refundedFees(each)).toEqual([]);
  });

  it('is anything where the policy of the day gives nothing back', async () => {
    const { date, reserve_id, id } = await cancelled();
    await seats.reserve(other, date);
    await app.pool.query('update cancellation_policies set resale_percent = 0');
    await count(date);
    await app.pool.query('update cancellation_policies set resale_percent = 100');
    expect(await seats.refundedFees(id)).toMatchObject([{ resold_minutes: 120, amount: 0, how: 1 }]);
    expect(await seats.booked(reserve_id)).toEqual([1760]);
  });

  it('is a seat for a second fee: sold, cancelled and sold again it counts for the first', async () => {
    const first = await cancelled();
    const second = await desk.member();
    const taken = await seats.reserve(second.id, first.date);
    const id = await seats.cancel(taken, first.date);
    await seats.reserve(another, first.date);
    await seats.sweep();
    expect(await seats.refundedFees(first.id)).toMatchObject([{ amount: 1760 }]);
    expect(await seats.refundedFees(id)).toMatchObject([{ amount: 0 }]);
  });
});

describe('at the same moment', () => {
  it('many counts give the fee back once', async () => {
    const { member, date, reserve_id, id } = await cancelled();
    await seats.reserve(other, date);
    await Promise.all(Array.from({ length: 6 }, () => count(date)));
    await app.runJobs();
    expect(await seats.refundedFees(id)).toMatchObject([{ amount: 1760 }]);
    expect(await seats.booked(reserve_id)).toEqual([1760, -1760]);
    const { data } = await desk.stripe.refunds.list({ limit: 100 });
    const intents = await desk.stripe.paymentIntents.list({ customer: member.stripe_customer_id });
    expect(data.filter(({ payment_intent }) => payment_intent === intents.data[0]?.id)).toHaveLength(1);
  });

  it('the charge and the count leave nothing that was sold again with the family', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { member, date, reserve_id, id } = await cancelled({ charged: false });
      await seats.reserve(other, date, { to: '11:00' });
      await Promise.all([
        new Promise((go) => setTimeout(go, round * 8)).then(() => count(date)),
        chargeSettlement(app.services, { kind: 'cancellation', id }),
      ]);
      await seats.sweep();
      await chargeSettlement(app.services, { kind: 'cancellation', id });
      expect(await seats.refundedFees(id)).toMatchObject([{ amount: 880 }]);
      expect((await seats.booked(reserve_id)).reduce((sum, amount) => sum + amount, 0)).toBe(880);
      expect(await seats.told(reserve_id)).toHaveLength(1);
      const { data } = await desk.stripe.charges.list({ customer: member.stripe_customer_id });
      expect(data.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0)).toBe(880);
    }
  });

  it('a manager who refunds and the count never give back more than was paid', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { date, reserve_id } = await cancelled();
      await seats.reserve(other, date);
      const { rows } = await app.pool.query('select id from payments where reserve_id = $1', [reserve_id]);
      const refund = { payment_id: rows[0].id, amount: 1000, reason: 'お詫び', idempotency_key: randomUUID() };
      const manager = await app.tokenOf('demo-minato-manager', 'staff');
      await Promise.all([app.call('staffRefundPayment', refund, manager), count(date)]);
      await app.runJobs();
      expect((await seats.booked(reserve_id)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    }
  });
});

it('leaves books that add up', () => bookChecks(app));
