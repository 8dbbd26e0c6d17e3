import { beforeEach, describe, expect, it } from 'vitest';
import { demoStripeSeed } from '../../../../db/seed/demo-stripe.ts';
import { bookByHand } from '../../../../db/testing/by-hand.ts';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { testApp } from '../../testing/app.ts';
import { bookChecks } from '../../testing/books/book-checks.ts';
import { moneyDesk } from '../../testing/money.ts';
import { endedStay } from '../../testing/usage.ts';

const app = await testApp({ emulators: true });
const desk = await moneyDesk(app);
const { stripe } = app.services.gateways;
await desk.control('seed', demoStripeSeed(TEST_NOW));
beforeEach(() => desk.noFaults());

async function charged(card = 'visa') {
  const member = await desk.member({ card });
  const { id } = await endedStay(app, member.id, { amount: 2200 });
  await desk.charge(id);
  return { member, stay: id, payment: await desk.newestPayment(member) };
}
const notices = async () => (await desk.matters('stripeBooksDiffer')).map(({ reason }) => String(reason));

describe('balanceBooks', () => {
  it('says nothing while the books and Stripe agree, also over refunds, sent-back refunds, tickets and plans', async () => {
    await desk.member({ plan_type_id: 2, subscription: 'active' });
    const { payment } = await charged();
    await desk.refund('demo-minato-manager', payment.id, 700);
    const bouncing = await charged('refund_fails');
    await stripe.refunds.create({ payment_intent: bouncing.payment.intent });
    await app.runJobs();
    await desk.deliver();
    await desk.control('clock', { advance_seconds: 3600 });
    await desk.deliver();
    await desk.runJob('balanceBooks');
    await desk.runJob('balanceBooks');
    expect(await notices()).toEqual([]);
    await bookChecks(app);
  });

  it('writes down refunds and disputes whose events never came', async () => {
    const refunded = await charged();
    await stripe.refunds.create({ payment_intent: refunded.payment.intent, amount: 700 });
    const disputed = await charged('disputed');
    const [dispute] = (await stripe.disputes.list({ payment_intent: disputed.payment.intent })).data;
    await stripe.disputes.close(dispute?.id ?? '');
    await desk.runJob('balanceBooks');
    await desk.runJob('balanceBooks');
    expect(await desk.booksOf(refunded.member)).toEqual([2200, -700]);
    expect(await desk.booksOf(disputed.member)).toEqual([2200, -2200]);
    expect(await notices()).toEqual([]);
  });

  it('tells headquarters once of money that only one side knows', async () => {
    const { member } = await charged();
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type, stripe_payment_intent_id)
       values ($1, 900, $2, 1, 1, 'pi_of_nobody')`,
      [member.id, app.clock.now()],
    );
    const byHand = await stripe.paymentIntents.create({
      amount: 4400,
      currency: 'jpy',
      customer: member.stripe_customer_id,
      payment_method: member.stripe_payment_method_id,
      confirm: true,
      off_session: true,
    });
    await desk.runJob('balanceBooks');
    await desk.runJob('balanceBooks');
    const [line, ...more] = await notices();
    expect(more).toEqual([]);
    expect(line).toContain('帳簿 900円 / Stripe 0円 (pi_of_nobody)');
    expect(line).toContain(`帳簿 0円 / Stripe 4,400円 (${byHand.id})`);
  });

  it("keeps Stripe's balance by day: what came, went back, was taken and paid out", async () => {
    await app.pool.query('delete from app.stripe_days');
    await desk.control('payouts', {});
    await desk.runJob('balanceBooks');
    const days = await desk.rows('select * from app.stripe_days order by date');
    const sum = (column: string) => days.reduce((total, day) => total + Number(day[column]), 0);
    expect(sum('charge_amount')).toBeGreaterThan(0);
    expect(sum('refund_amount')).toBeLessThan(0);
    expect(sum('dispute_amount')).toBeLessThan(0);
    expect(sum('fee_amount')).toBeGreaterThan(0);
    const [payout] = (await stripe.payouts.list()).data;
    expect(-sum('payout_amount')).toBe(payout?.amount);
    const paidOut = await stripe.balanceTransactions
      .list({ payout: payout?.id ?? '', limit: 100 })
      .autoPagingToArray({ limit: 1000 });
    const nets = paidOut.filter(({ type }) => type !== 'payout').reduce((total, { net }) => total + net, 0);
    expect(nets).toBe(payout?.amount);
  });

  it('explains what Stripe paid out to the company and to a branch, and says what it cannot explain', async () => {
    const account = 'acct_demo_connected';
    await desk.control('seed', { accounts: [{ id: account }] });
    await app.pool.query(
      'update branches set stripe_connect_code = $1, stripe_payment_flag = true, stripe_account_ready_flag = true where id = 2',
      [account],
    );
    await app.pool.query('update branches set stripe_connect_code = null where id <> 2');
    await desk.control('payouts', {});
    const { payment } = await charged();
    await desk.refund('demo-minato-manager', payment.id, 700);
    await app.runJobs();
    await desk.control('payouts', {});
    await desk.control('payouts', { account });
    await desk.runJob('balanceBooks');
    const payouts = () =>
      desk.rows(
        'select branch_id, amount, matched_amount, difference, fee from app.stripe_payouts order by checked_at, id',
      );
    const own = (await payouts()).filter(({ branch_id }) => branch_id === 2);
    expect(own).toMatchObject([{ amount: 1500, matched_amount: 1500, difference: 0 }]);
    const rows = await desk.rows(
      `select r.amount, r.payment_id from app.stripe_payout_rows r join app.stripe_payouts y on y.id = r.stripe_payout_id
       where y.branch_id = 2 order by r.amount`,
    );
    expect(rows).toMatchObject([{ amount: -700 }, { amount: 2200, payment_id: payment.id }]);
    const before = (await notices()).length;

    const byHand = await stripe.paymentIntents.create({
      amount: 4400,
      currency: 'jpy',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    await desk.control('payouts', {});
    await desk.runJob('balanceBooks');
    await desk.runJob('balanceBooks');
    const differing = (await payouts()).filter(({ difference }) => difference !== 0);
    expect(differing.at(-1)?.difference).toBe(4400 - Math.floor(4400 * 0.036));
    const lines = (await notices())
      .slice(before)
      .filter((line) => line.includes('入金') && line.includes('説明できません'));
    expect(lines.filter((line) => line.includes(byHand.id))).toHaveLength(1);
  });

  it('finds at Stripe what happened long ago and was written down lately', async () => {
    const member = await desk.member();
    const { id } = await stripe.paymentIntents.create({
      ...{ amount: 3300, currency: 'jpy', confirm: true, off_session: true },
      customer: member.stripe_customer_id,
      payment_method: member.stripe_payment_method_id,
    });
    const before = (await notices()).length;
    const later = new Date(app.clock.now().getTime() + 40 * 24 * 60 * 60_000);
    app.clock.freeze(later);
    await desk.control('clock', { advance_seconds: 40 * 24 * 60 * 60 });
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type, stripe_payment_intent_id)
       values ($1, 3300, $2, 1, 1, $3)`,
      [member.id, later, id],
    );
    await desk.runJob('balanceBooks');
    const said = (await notices()).slice(before);
    expect(said.filter((line) => line.includes(id))).toEqual([]);
  });
});
