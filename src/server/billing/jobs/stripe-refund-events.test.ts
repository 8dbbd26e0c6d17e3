import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { moneyDesk } from '../../testing/money.ts';
import { endedStay } from '../../testing/usage.ts';

const app = await testApp({ emulators: true });
const desk = await moneyDesk(app);
const { stripe, rows, deliver, deliverAgain, charge, stayOf, booksOf, newestPayment, matters, roomMessages } = desk;
const connected = { branch_id: 4, account: 'acct_demo_setagaya' };
await desk.control('seed', { accounts: [{ id: connected.account }] });
beforeEach(() => desk.noFaults());

type Member = Awaited<ReturnType<typeof desk.member>>;
/** A member whose stay over 2,200 yen has been charged. */
async function charged(card = 'visa') {
  const member = await desk.member({ card });
  const { id } = await endedStay(app, member.id, { amount: 2200 });
  await charge(id);
  return { member, stay: id, payment: await newestPayment(member) };
}

describe('a refund', () => {
  it("made in Stripe's dashboard is in the books once, and no more than the rest can be refunded here", async () => {
    const { member, stay, payment } = await charged();
    await stripe.refunds.create({ payment_intent: payment.intent, amount: 700 });
    await deliver();
    await deliverAgain();
    expect([await booksOf(member), await stayOf(stay)]).toEqual([[2200, -700], 2]);
    const refund = (amount: number) => desk.refund('demo-minato-manager', payment.id, amount);
    expect(await refund(1501)).toMatchObject({ type: 'refund_too_large' });
    expect(await refund(1500)).toMatchObject({ status: 'OK' });
    await app.runJobs();
    await deliver();
    expect([await booksOf(member), await stayOf(stay)]).toEqual([[2200, -700, -1500], 4]);
  });

  it('of which no event came is found by the daily job', async () => {
    const { member, payment } = await charged();
    await stripe.refunds.create({ payment_intent: payment.intent, amount: 700 });
    await desk.runJob('balanceBooks');
    await desk.runJob('balanceBooks');
    expect(await booksOf(member)).toEqual([2200, -700]);
  });

  it('asked for here whose answer was lost is in the books once', async () => {
    const { member, stay, payment } = await charged();
    await desk.fault({ path: '/v1/refunds', method: 'POST', kind: 'drop', when: 'after', times: 3 });
    await desk.refund('demo-minato-manager', payment.id, 2200);
    await app.runJobs();
    expect(await booksOf(member)).toEqual([2200]);
    await deliver();
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect([await booksOf(member), await stayOf(stay)]).toEqual([[2200, -2200], 4]);
    expect(await rows('select status from refunds where payment_id = $1', payment.id)).toEqual([
      { status: 'succeeded' },
    ]);
  });

  it('that the bank sends back is taken back by a separate entry, and headquarters is notified', async () => {
    const { member, stay, payment } = await charged('refund_fails');
    const { id: refund } = await stripe.refunds.create({ payment_intent: payment.intent });
    await deliver();
    expect([await booksOf(member), await stayOf(stay)]).toEqual([[2200, -2200], 4]);
    await desk.control('clock', { advance_seconds: 3600 });
    await deliver();
    await deliverAgain();
    expect([await booksOf(member), await stayOf(stay)]).toEqual([[2200, -2200, 2200], 2]);
    expect(await matters('stripeRefundFailed')).toMatchObject([{ reason: expect.stringContaining(refund) }]);
    expect(await roomMessages(refund)).toHaveLength(1);
  });
});

describe('a dispute', () => {
  const disputeOf = async (payment_intent: string) => {
    const [dispute] = (await stripe.disputes.list({ payment_intent })).data;
    return dispute?.id ?? '';
  };

  it('is reported to headquarters and the branch once per state; a lost one is a refund in the books', async () => {
    const { member, stay, payment } = await charged('disputed');
    await deliver();
    const dispute = await disputeOf(payment.intent);
    expect(await matters('stripeDispute')).toMatchObject([{ branch_id: 2, record_id: payment.id }]);
    expect((await roomMessages(dispute))[0]?.body).toContain('反証を提出してください');
    expect(await booksOf(member)).toEqual([2200]);
    await stripe.disputes.close(dispute);
    await deliver();
    await deliverAgain();
    expect(await matters('stripeDispute')).toHaveLength(2);
    expect(await roomMessages(dispute)).toHaveLength(2);
    expect([await booksOf(member), await stayOf(stay)]).toEqual([[2200, -2200], 4]);
  });

  it('that is won leaves the books alone', async () => {
    const { member, payment } = await charged('disputed');
    await deliver();
    const evidence = { uncategorized_text: 'winning_evidence' };
    const decided = await stripe.disputes.update(await disputeOf(payment.intent), { evidence });
    expect(decided).toMatchObject({ status: 'won' });
    await deliver();
    expect(await booksOf(member)).toEqual([2200]);
  });

  it('is read by the manager of the branch in the audit log, and by no other branch', async () => {
    const { payment } = await charged('disputed');
    await deliver();
    const read = async (uid: string) => {
      const where = { action: { _eq: 'stripeDispute' }, record_id: { _eq: payment.id } };
      const token = await app.tokenOf(uid, 'staff');
      const variables = { where, limit: 10, offset: 0 };
      const data = await app.query<{ audit_logs: { account: unknown }[] }>('SelectStaffAudit', variables, token);
      return data.audit_logs;
    };
    expect(await read('demo-minato-manager')).toMatchObject([{ account: null }]);
    expect(await read('demo-honbu')).toHaveLength(1);
    expect(await read('demo-musashino-manager')).toEqual([]);
  });
});

describe("a branch's account at Stripe", () => {
  const settled = async (member: Member) => {
    await charge((await endedStay(app, member.id, { amount: 2200, branch_id: connected.branch_id })).id);
    const [newest] = (await stripe.paymentIntents.list({ customer: member.stripe_customer_id })).data;
    return newest?.transfer_data?.destination ?? null;
  };

  it('that is stopped gets no money until it is ready again; headquarters is notified both times', async () => {
    const member = await desk.member();
    expect(await settled(member)).toBe(connected.account);
    await desk.control(`accounts/${connected.account}`, { ready: false });
    await deliver();
    await deliverAgain();
    expect(await settled(member)).toBe(null);
    // What the company got, the company gives back.
    await desk.refund('demo-honbu', (await newestPayment(member)).id, 2200);
    await app.runJobs();
    expect(await booksOf(member)).toEqual([2200, 2200, -2200]);
    app.clock.advance(60);
    await desk.control(`accounts/${connected.account}`, { ready: true });
    // Its event never comes.
    await desk.runJob('reconcileAccounts');
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
