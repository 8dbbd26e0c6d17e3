import Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoStripeSeed } from '../../../db/seed/demo-stripe.ts';
import { TEST_NOW } from '../../../db/testing/template.ts';
import { instantOf } from '../../domain/time.ts';
import { freshToken } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { bookChecks } from '../testing/books/book-checks.ts';
import { createPayload, formTimes } from '../waitlist/testing/create-payload.ts';
import { chargeSettlement, enqueueSettlement, retrySettlements } from './settle.ts';

const app = await testApp({ emulators: true });
const urls = app.emulators;
if (urls === null) throw new Error('no emulators');
const { stripe } = app.services.gateways;
const minato = 2;
const connected = 4;

const post = (path: string, body: unknown) =>
  fetch(`${urls.stripe}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  const answer = await post('/emulator/seed', demoStripeSeed(TEST_NOW));
  if (!answer.ok) throw new Error(await answer.text());
});

/**
 * Failed jobs wait longer and longer; the test does not. A round may end before a failure is written down. Only
 * settlements are waited for: Chatwork limits how many messages one room gets.
 */
async function runJobs() {
  for (let round = 0; round < 60; round += 1) {
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    const { rows } = await app.pool.query(
      "select count(*)::integer as waiting from graphile_worker.jobs where task_identifier like 'settle%'",
    );
    if (rows[0].waiting === 0) return;
  }
  const { rows } = await app.pool.query('select task_identifier, attempts, last_error from graphile_worker.jobs');
  throw new Error(`jobs are left: ${JSON.stringify(rows)}`);
}

/** A reserve cancelled two hours before the start: 80 % are due. */
async function lateCancellation(uid: string, branch_id: number, child_id: number, date: string) {
  app.clock.freeze(TEST_NOW);
  const times = { date, from: '15:00', to: '17:00' };
  const token = await freshToken(app, uid);
  const quoted = await app.call('quoteReserve', { ...formTimes(times), branch_id, child_ids: [child_id] }, token);
  if (quoted.status !== 'OK') throw new Error(quoted.type);
  const { reserve_amount: quoted_amount } = quoted.quote;
  const payload = createPayload(times, { branch_id, child_ids: [child_id], quoted_amount });
  const made = await app.call('createReserve', payload, token);
  if (made.status !== 'OK') throw new Error(made.type);
  app.clock.freeze(instantOf(date, 13 * 60));
  const fee = Math.floor(quoted_amount * 0.8);
  const { reserve_id } = made;
  const cancelled = await app.call('cancelReserve', { reserve_id, quoted_fee: fee }, await freshToken(app, uid));
  expect(cancelled).toEqual({ status: 'OK', msg: expect.any(String), cancel_amount: fee });
  const { rows } = await app.pool.query<{ id: number }>('select id from reserve_cancellations where reserve_id = $1', [
    reserve_id,
  ]);
  return { fee, reserve_id, id: rows[0]?.id ?? 0 };
}
const cancellation = async (id: number) =>
  (await app.pool.query('select * from reserve_cancellations where id = $1', [id])).rows[0];
const paymentsOf = async (reserve_id: number) =>
  (await app.pool.query('select * from payments where reserve_id = $1 order by id', [reserve_id])).rows;
const attemptsOf = async (id: number) =>
  (await app.pool.query('select * from payment_intents where reserve_cancellation_id = $1 order by id', [id])).rows;
const charges = async (customer: string) =>
  (await stripe.paymentIntents.list({ customer, limit: 100 })).data.filter(({ metadata }) => metadata.attempt_id);

describe('a cancellation fee', () => {
  it('is charged once to the card on file, however often the job runs', async () => {
    const { fee, reserve_id, id } = await lateCancellation('demo-sato', minato, 1, '2026-12-10');
    await runJobs();
    expect(await cancellation(id)).toMatchObject({ cancel_settlement_status: 2, cancel_amount: fee });
    await chargeSettlement(app.services, { kind: 'cancellation', id });
    await app.services.database.transaction(app.services.clock.now(), (tx) =>
      enqueueSettlement(tx, { kind: 'cancellation', id }),
    );
    await runJobs();
    expect(await paymentsOf(reserve_id)).toMatchObject([
      { amount: fee, payment_type: 2, payment_method: 1, branch_id: minato, customer_id: 1 },
    ]);
    expect(await attemptsOf(id)).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
    const [charge, ...more] = await charges('cus_demo_sato');
    expect(more).toEqual([]);
    expect(charge).toMatchObject({ amount: fee, status: 'succeeded', transfer_data: null });
  });

  it('of a branch with Connect is paid to the branch', async () => {
    const before = (await charges('cus_demo_takahashi')).length;
    const { fee } = await lateCancellation('demo-takahashi', connected, 5, '2026-12-02');
    await runJobs();
    const all = await charges('cus_demo_takahashi');
    expect(all).toHaveLength(before + 1);
    expect(all[0]).toMatchObject({
      amount: fee,
      on_behalf_of: 'acct_demo_setagaya',
      transfer_data: { destination: 'acct_demo_setagaya' },
    });
  });

  it('is not charged twice by a crash between Stripe and our database, nor by a lost answer', async () => {
    const before = (await charges('cus_demo_sato')).length;
    const { reserve_id, id } = await lateCancellation('demo-sato', minato, 1, '2026-12-03');
    // Everything after the call to Stripe fails once: the process is gone before it can write.
    const crashing = { ...app.services, database: { ...app.services.database } };
    let transactions = 0;
    crashing.database.transaction = async (now, work) => {
      transactions += 1;
      if (transactions > 1) throw new Error('crashed');
      return app.services.database.transaction(now, work);
    };
    await expect(chargeSettlement(crashing, { kind: 'cancellation', id })).rejects.toThrow('crashed');
    expect(await attemptsOf(id)).toMatchObject([{ status: 'created' }]);
    await post('/emulator/faults', { path: '/v1/payment_intents', kind: 'drop', when: 'after', times: 2 });
    await Promise.all([1, 2].map(() => chargeSettlement(app.services, { kind: 'cancellation', id }).catch(() => {})));
    await runJobs();
    expect(await cancellation(id)).toMatchObject({ cancel_settlement_status: 2 });
    expect(await paymentsOf(reserve_id)).toHaveLength(1);
    expect(await charges('cus_demo_sato')).toHaveLength(before + 1);
  });

  it('is found again when the attempt is older than the idempotency key', async () => {
    const before = (await charges('cus_demo_sato')).length;
    const { id } = await lateCancellation('demo-sato', minato, 1, '2026-12-04');
    const crashing = { ...app.services, database: { ...app.services.database } };
    let transactions = 0;
    crashing.database.transaction = async (now, work) => {
      transactions += 1;
      if (transactions > 1) throw new Error('crashed');
      return app.services.database.transaction(now, work);
    };
    await expect(chargeSettlement(crashing, { kind: 'cancellation', id })).rejects.toThrow('crashed');
    // Stripe's clock is real; the attempt is made as old as its charge.
    await app.pool.query(
      "update payment_intents set created_at = now() - interval '30 hours' where reserve_cancellation_id = $1",
      [id],
    );
    await chargeSettlement(app.services, { kind: 'cancellation', id });
    expect(await cancellation(id)).toMatchObject({ cancel_settlement_status: 2 });
    expect(await charges('cus_demo_sato')).toHaveLength(before + 1);
  });

  it('that the card refuses is shown as error3, reported once, and charged when the card changes', async () => {
    const { fee, reserve_id, id } = await lateCancellation('demo-yamamoto', minato, 9, '2026-12-07');
    await runJobs();
    expect(await cancellation(id)).toMatchObject({ cancel_settlement_status: 3 });
    expect(await attemptsOf(id)).toMatchObject([{ status: 'failed', failure_code: expect.any(String) }]);
    const { rows } = await app.pool.query('select unpaid_flag from view_customers where id = 7');
    expect(rows).toEqual([{ unpaid_flag: true }]);
    const notices = await app.pool.query(
      "select title from notifications where reserve_id = $1 and kind = 'settlement_failed'",
      [reserve_id],
    );
    expect(notices.rows).toEqual([{ title: 'お支払いが完了していません' }]);

    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: 'cus_demo_yamamoto' });
    await app.pool.query('update customers set stripe_payment_method_id = $1 where id = 7', [card.id]);
    // The demo world has a usage that could not be charged as well.
    expect(await app.services.database.transaction(app.services.clock.now(), (tx) => retrySettlements(tx, 7))).toBe(2);
    await runJobs();
    expect(await cancellation(id)).toMatchObject({ cancel_settlement_status: 2 });
    expect(await paymentsOf(reserve_id)).toMatchObject([{ amount: fee }]);
    expect(
      (await app.pool.query('select status from childcares where customer_id = 7 order by id desc limit 1')).rows,
    ).toEqual([{ status: 2 }]);
    expect((await app.pool.query('select unpaid_flag from view_customers where id = 7')).rows).toEqual([
      { unpaid_flag: false },
    ]);
  });

  it('without a card to charge is reported once, and charged as soon as there is one', async () => {
    const { fee, reserve_id, id } = await lateCancellation('demo-sato', minato, 1, '2026-12-10');
    const card = async (value: string | null) =>
      (await app.pool.query('update customers set stripe_payment_method_id = $1 where id = 1', [value])).rowCount;
    const { rows } = await app.pool.query('select stripe_payment_method_id from customers where id = 1');
    await card(null);
    await runJobs();
    expect(await cancellation(id)).toMatchObject({ cancel_settlement_status: 3 });
    expect(await attemptsOf(id)).toEqual([]);
    const notices = await app.pool.query(
      "select title from notifications where reserve_id = $1 and kind = 'settlement_failed'",
      [reserve_id],
    );
    expect(notices.rows).toEqual([{ title: 'お支払いが完了していません' }]);
    await card(rows[0].stripe_payment_method_id);
    expect(await app.services.database.transaction(app.services.clock.now(), (tx) => retrySettlements(tx, 1))).toBe(1);
    await runJobs();
    expect(await paymentsOf(reserve_id)).toMatchObject([{ amount: fee }]);
  });

  it('below the smallest charge is let go with a remark', async () => {
    const { id } = await lateCancellation('demo-sato', minato, 1, '2026-12-08');
    await app.pool.query('update reserve_cancellations set cancel_amount = 49 where id = $1', [id]);
    await runJobs();
    expect(await cancellation(id)).toMatchObject({
      cancel_settlement_status: 4,
      cancel_remarks: '50円未満のため請求しません',
    });
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('waits while Stripe is away', async () => {
    const { id } = await lateCancellation('demo-sato', minato, 1, '2026-12-11');
    await post('/emulator/faults', { path: '/v1/payment_intents', kind: 'status', status: 500, times: 3 });
    await expect(chargeSettlement(app.services, { kind: 'cancellation', id })).rejects.toBeInstanceOf(
      Stripe.errors.StripeError,
    );
    expect(await cancellation(id)).toMatchObject({ cancel_settlement_status: 1 });
    await runJobs();
    expect(await cancellation(id)).toMatchObject({ cancel_settlement_status: 2 });
  });
});

it('leaves books that add up', () => bookChecks(app));
