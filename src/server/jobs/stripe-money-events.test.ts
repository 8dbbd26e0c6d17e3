import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../billing/settle.ts';
import { testApp } from '../testing/app.ts';
import { memberDesk } from '../testing/members.ts';
import { deliverStripeEvents } from '../testing/stripe-events.ts';
import { endedStay } from '../testing/usage.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const { stripe } = desk;
const connected = { branch_id: 4, account: 'acct_demo_setagaya' };
await desk.control('seed', { accounts: [{ id: connected.account }] });
beforeEach(() => desk.noFaults());

type Member = Awaited<ReturnType<typeof desk.member>>;
const rows = async (text: string, ...values: unknown[]) =>
  (await app.pool.query<Record<string, unknown>>(text, values)).rows;
const stayOf = async (id: number) => (await rows('select status from childcares where id = $1', id))[0]?.status;
const attemptsOf = (id: number) =>
  rows('select status, failure_code from payment_intents where childcare_id = $1 order by id', id);
const booksOf = async ({ id }: Member) =>
  (await rows('select amount from payments where customer_id = $1 order by id', id)).map(({ amount }) => amount);
const toldOf = async ({ id }: Member) =>
  (await rows('select kind from notifications where customer_id = $1 order by id', id)).map(({ kind }) => kind);
const matters = (action: string) =>
  rows('select branch_id, record_id, reason, account_id from audit_logs where action = $1 order by id', action);
const roomMessages = async (word: string) => {
  const answer = await fetch(`${app.emulators?.chatwork}/emulator/messages?room_id=318840100`);
  const { messages } = (await answer.json()) as { messages: { body: string }[] };
  return messages.filter(({ body }) => body.includes(word));
};
const intentOf = async ({ id }: Member, payment_type = 1) =>
  String(
    (await rows('select * from payments where customer_id = $1 and payment_type = $2', id, payment_type))[0]
      ?.stripe_payment_intent_id,
  );
const deliver = (arrange?: (events: Stripe.Event[]) => Stripe.Event[]) => deliverStripeEvents(app, arrange);
/** Known events come again, as if our side had forgotten them. */
async function deliverAgain() {
  await app.pool.query('delete from app.webhook_events');
  await deliver((events) => [...events, ...events].reverse());
}
const charge = (childcare_id: number) => settle(app.services, { kind: 'childcare', id: childcare_id });

/** The process is gone between Stripe's answer and our database. */
async function chargeAndCrash(childcare_id: number) {
  const database = { ...app.services.database };
  let transactions = 0;
  database.transaction = async (work) => {
    transactions += 1;
    if (transactions > 1) throw new Error('crashed');
    return app.services.database.transaction(work);
  };
  const crashing = { ...app.services, database };
  await expect(settle(crashing, { kind: 'childcare', id: childcare_id })).rejects.toThrow('crashed');
}

describe('a charge whose answer we never wrote down', () => {
  it('that succeeded is in the books once, whatever comes after', async () => {
    const member = await desk.member();
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await chargeAndCrash(id);
    expect([await stayOf(id), await booksOf(member)]).toEqual([1, []]);
    await deliver();
    await deliverAgain();
    await charge(id);
    expect([await stayOf(id), await booksOf(member), await desk.charged(member)]).toEqual([2, [2200], 2200]);
    expect(await attemptsOf(id)).toEqual([{ status: 'succeeded', failure_code: null }]);
    expect(await toldOf(member)).toEqual(['settlement_paid']);
  });

  it('that was refused is shown as failed and told once', async () => {
    const member = await desk.member({ card: 'charge_fails' });
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await chargeAndCrash(id);
    await deliver();
    await deliverAgain();
    expect([await stayOf(id), await booksOf(member)]).toEqual([3, []]);
    expect(await attemptsOf(id)).toEqual([{ status: 'failed', failure_code: expect.any(String) }]);
    expect(await toldOf(member)).toEqual(['settlement_failed']);
  });

  it('of tickets gives them, without waiting for the sweep', async () => {
    const member = await desk.member();
    await desk.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'drop', when: 'after', times: 3 });
    const order = { ticket_price_id: 1, quoted_amount: 10_500, idempotency_key: randomUUID() };
    expect(await app.call('buyTickets', order, member.token)).toMatchObject({ type: 'payment_unavailable' });
    await deliver();
    await deliverAgain();
    app.clock.advance(180);
    await desk.runJob('settlePurchases');
    app.clock.advance(-180);
    expect([await booksOf(member), await desk.charged(member)]).toEqual([[10_500], 10_500]);
    expect(await rows('select remaining from tickets where customer_id = $1', member.id)).toEqual([{ remaining: 10 }]);
    expect(await toldOf(member)).toEqual(['tickets_bought']);
  });

  it('that the bank still considers is neither failed nor repeated, and ends with its event', async () => {
    const member = await desk.member();
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await desk.control('seed', { settings: { processing: true } });
    await charge(id);
    await charge(id);
    expect([await stayOf(id), await attemptsOf(id)]).toEqual([1, [{ status: 'created', failure_code: null }]]);
    await desk.control('seed', { settings: { processing: false } });
    await desk.control('clock', { advance_seconds: 60 });
    await deliver();
    expect([await stayOf(id), await booksOf(member), await desk.charged(member)]).toEqual([2, [2200], 2200]);
    expect(await toldOf(member)).toEqual(['settlement_paid']);
  });
});

describe('money nobody waits for', () => {
  it('paid late beside another payment is in the books, and headquarters is asked to look', async () => {
    const member = await desk.member({ card: 'charge_fails' });
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await charge(id);
    const [first] = (await stripe.paymentIntents.list({ customer: member.stripe_customer_id })).data;
    await app.call(
      'changePaymentMethod',
      { setup_intent_id: await desk.setUpCard(member, 'pm_card_visa') },
      member.token,
    );
    await app.runJobs();
    expect(await booksOf(member)).toEqual([2200]);
    await stripe.paymentIntents.confirm(first?.id ?? '', { payment_method: 'pm_card_jcb' });
    await deliver();
    await deliverAgain();
    expect(await booksOf(member)).toEqual([2200, 2200]);
    expect(await matters('stripeUnexpectedPayment')).toMatchObject([{ branch_id: 2, account_id: null }]);
    expect(await roomMessages(first?.id ?? '')).toHaveLength(1);
  });

  it('is told where it has our mark and no row of ours; without the mark it is not ours', async () => {
    const member = await desk.member();
    const pay = (metadata: Record<string, string>) =>
      stripe.paymentIntents.create({
        amount: 700,
        currency: 'jpy',
        customer: member.stripe_customer_id,
        payment_method: member.stripe_payment_method_id,
        confirm: true,
        off_session: true,
        metadata,
      });
    const before = (await matters('stripeUnexpectedPayment')).length;
    const lost = await pay({ payment_intent_id: '999999' });
    await pay({});
    await deliver();
    expect(await booksOf(member)).toEqual([]);
    const after = await matters('stripeUnexpectedPayment');
    expect(after.slice(before)).toMatchObject([{ branch_id: 1, reason: expect.stringContaining(lost.id) }]);
  });
});

describe('a refund', () => {
  it("made in Stripe's dashboard is in the books once, and no more than the rest can be refunded here", async () => {
    const member = await desk.member();
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await charge(id);
    const payment_intent = await intentOf(member);
    await stripe.refunds.create({ payment_intent, amount: 700 });
    await deliver();
    await deliverAgain();
    expect([await booksOf(member), await stayOf(id)]).toEqual([[2200, -700], 2]);
    const [payment] = await rows('select id from payments where customer_id = $1 and payment_type = 1', member.id);
    const refund = (amount: number) => ({
      payment_id: Number(payment?.id),
      amount,
      reason: '空調の故障',
      idempotency_key: randomUUID(),
    });
    const manager = await app.tokenOf('demo-minato-manager', 'staff');
    expect(await app.call('staffRefundPayment', refund(1501), manager)).toMatchObject({ type: 'refund_too_large' });
    expect(await app.call('staffRefundPayment', refund(1500), manager)).toMatchObject({ status: 'OK' });
    await app.runJobs();
    await deliver();
    expect([await booksOf(member), await stayOf(id)]).toEqual([[2200, -700, -1500], 4]);
  });

  it('asked for here whose answer was lost is in the books once', async () => {
    const member = await desk.member();
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await charge(id);
    const [payment] = await rows('select id from payments where customer_id = $1', member.id);
    const order = { payment_id: Number(payment?.id), amount: 2200, reason: '誤請求', idempotency_key: randomUUID() };
    await desk.fault({ path: '/v1/refunds', method: 'POST', kind: 'drop', when: 'after', times: 3 });
    await app.call('staffRefundPayment', order, await app.tokenOf('demo-minato-manager', 'staff'));
    await app.runJobs();
    expect(await booksOf(member)).toEqual([2200]);
    await deliver();
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect([await booksOf(member), await stayOf(id)]).toEqual([[2200, -2200], 4]);
    expect(await rows('select status from refunds where payment_id = $1', payment?.id)).toEqual([
      { status: 'succeeded' },
    ]);
  });

  it('that the bank sends back is out of the books again, and headquarters is told', async () => {
    const member = await desk.member({ card: 'refund_fails' });
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await charge(id);
    const { id: refund } = await stripe.refunds.create({ payment_intent: await intentOf(member) });
    await deliver();
    expect([await booksOf(member), await stayOf(id)]).toEqual([[2200, -2200], 4]);
    await desk.control('clock', { advance_seconds: 3600 });
    await deliver();
    await deliverAgain();
    expect([await booksOf(member), await stayOf(id)]).toEqual([[2200], 2]);
    expect(await matters('stripeRefundFailed')).toMatchObject([{ reason: expect.stringContaining(refund) }]);
    expect(await roomMessages(refund)).toHaveLength(1);
  });
});

describe('a dispute', () => {
  it('is told to headquarters and the branch in each state once; a lost one is a refund in the books', async () => {
    const member = await desk.member({ card: 'disputed' });
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await charge(id);
    await deliver();
    const [payment] = await rows('select id from payments where customer_id = $1', member.id);
    const [dispute] = (await stripe.disputes.list({ payment_intent: await intentOf(member) })).data;
    expect(await matters('stripeDispute')).toMatchObject([{ branch_id: 2, record_id: payment?.id }]);
    expect((await roomMessages(dispute?.id ?? ''))[0]?.body).toContain('反証を提出してください');
    expect(await booksOf(member)).toEqual([2200]);
    await stripe.disputes.close(dispute?.id ?? '');
    await deliver();
    await deliverAgain();
    expect(await matters('stripeDispute')).toHaveLength(2);
    expect(await roomMessages(dispute?.id ?? '')).toHaveLength(2);
    expect([await booksOf(member), await stayOf(id)]).toEqual([[2200, -2200], 4]);
  });

  it('that is won leaves the books alone', async () => {
    const member = await desk.member({ card: 'disputed' });
    await charge((await endedStay(app, member.id, { amount: 2200 })).id);
    await deliver();
    const [dispute] = (await stripe.disputes.list({ payment_intent: await intentOf(member) })).data;
    const evidence = { uncategorized_text: 'winning_evidence' };
    expect(await stripe.disputes.update(dispute?.id ?? '', { evidence })).toMatchObject({ status: 'won' });
    await deliver();
    expect(await booksOf(member)).toEqual([2200]);
  });
});

describe("a branch's account at Stripe", () => {
  const settled = async (member: Member) => {
    await charge((await endedStay(app, member.id, { amount: 2200, branch_id: connected.branch_id })).id);
    const [newest] = (await stripe.paymentIntents.list({ customer: member.stripe_customer_id })).data;
    return newest?.transfer_data?.destination ?? null;
  };

  it('that is stopped gets no money until it is ready again; headquarters is told both times', async () => {
    const member = await desk.member();
    expect(await settled(member)).toBe(connected.account);
    await desk.control(`accounts/${connected.account}`, { ready: false });
    await deliver();
    await deliverAgain();
    expect(await settled(member)).toBe(null);
    // What the company got, the company gives back.
    const [payment] = await rows('select id from payments where customer_id = $1 order by id desc limit 1', member.id);
    const order = { payment_id: Number(payment?.id), amount: 2200, reason: '誤請求', idempotency_key: randomUUID() };
    await app.call('staffRefundPayment', order, await app.tokenOf('demo-honbu', 'staff'));
    await app.runJobs();
    expect(await booksOf(member)).toEqual([2200, 2200, -2200]);
    app.clock.advance(60);
    await desk.control(`accounts/${connected.account}`, { ready: true });
    await deliver();
    expect(await settled(member)).toBe(connected.account);
    expect(await matters('stripeAccount')).toMatchObject([
      { branch_id: connected.branch_id, reason: expect.stringContaining('できなくなりました') },
      { branch_id: connected.branch_id, reason: expect.stringContaining('できるようになりました') },
    ]);
  });

  it('that was cut off gets no money', async () => {
    await stripe.oauth.deauthorize({ client_id: 'ca_demo', stripe_user_id: connected.account });
    const payload = JSON.stringify({
      id: 'evt_deauthorized',
      object: 'event',
      type: 'account.application.deauthorized',
      account: connected.account,
      data: { object: { id: 'ca_demo', object: 'application' } },
    });
    const secret = app.config.STRIPE_WEBHOOK_SECRET;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers });
    await app.runJobs();
    expect(await settled(await desk.member())).toBe(null);
  });
});
