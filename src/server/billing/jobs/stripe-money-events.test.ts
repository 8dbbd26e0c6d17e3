import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { moneyDesk } from '../../testing/money.ts';
import { endedStay } from '../../testing/usage.ts';
import { recordIntent } from '../record-intent.ts';
import { chargeSettlement } from '../settle.ts';

const app = await testApp({ emulators: true });
const desk = await moneyDesk(app);
const { stripe, rows, deliver, deliverAgain, charge, stayOf, booksOf } = desk;
beforeEach(() => desk.noFaults());

const attemptsOf = (id: number) =>
  rows('select status, failure_code from payment_intents where childcare_id = $1 order by id', id);
const noticesOf = async ({ id }: { id: number }) =>
  (await rows('select kind from notifications where customer_id = $1 order by id', id)).map(({ kind }) => kind);

/** The process is gone between Stripe's answer and our database. */
async function chargeAndCrash(childcare_id: number) {
  const database = { ...app.services.database };
  let transactions = 0;
  database.transaction = async (now, work) => {
    transactions += 1;
    if (transactions > 1) throw new Error('crashed');
    return app.services.database.transaction(now, work);
  };
  const crashing = { ...app.services, database };
  await expect(chargeSettlement(crashing, { kind: 'childcare', id: childcare_id })).rejects.toThrow('crashed');
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
    expect(await noticesOf(member)).toEqual(['settlement_paid']);
  });

  it('that was refused is shown as failed and reported once', async () => {
    const member = await desk.member({ card: 'charge_fails' });
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await chargeAndCrash(id);
    await deliver();
    await deliverAgain();
    expect([await stayOf(id), await booksOf(member)]).toEqual([3, []]);
    expect(await attemptsOf(id)).toEqual([{ status: 'failed', failure_code: expect.any(String) }]);
    expect(await noticesOf(member)).toEqual(['settlement_failed']);
  });

  it('may be reported by Stripe at the very moment the job asks again', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => desk.member()));
    for (const member of members) {
      const { id } = await endedStay(app, member.id, { amount: 2200 });
      await chargeAndCrash(id);
      const [intent] = (await stripe.paymentIntents.list({ customer: member.stripe_customer_id })).data;
      if (intent === undefined) throw new Error('not charged');
      const notices = () => recordIntent(app.services, intent);
      await Promise.all([charge(id), notices(), charge(id), notices()]);
      expect([await stayOf(id), await booksOf(member), await desk.charged(member)]).toEqual([2, [2200], 2200]);
      expect(await noticesOf(member)).toEqual(['settlement_paid']);
    }
  });

  it('and of which no event ever came is asked for again after a while', async () => {
    const member = await desk.member();
    const { id } = await endedStay(app, member.id, { amount: 2200 });
    await chargeAndCrash(id);
    await desk.runJob('resumeAttempts');
    expect(await stayOf(id)).toBe(1);
    app.clock.advance(11 * 60);
    await desk.runJob('resumeAttempts');
    app.clock.advance(-11 * 60);
    expect([await stayOf(id), await booksOf(member), await desk.charged(member)]).toEqual([2, [2200], 2200]);
  });

  it('of tickets gives them, without waiting for the sweep', async () => {
    const member = await desk.member();
    await desk.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'drop', when: 'after', times: 3 });
    const order = { ticket_price_id: 1, quoted_amount: 10_500, idempotency_key: randomUUID() };
    expect(await app.call('buyTickets', order, member.token)).toMatchObject({ type: 'payment_unavailable' });
    await deliver();
    await deliverAgain();
    app.clock.advance(180);
    await desk.runJob('resumeAttempts');
    app.clock.advance(-180);
    expect([await booksOf(member), await desk.charged(member)]).toEqual([[10_500], 10_500]);
    expect(await rows('select remaining from tickets where customer_id = $1', member.id)).toEqual([{ remaining: 10 }]);
    expect(await noticesOf(member)).toEqual(['tickets_bought']);
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
    expect(await noticesOf(member)).toEqual(['settlement_paid']);
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
    expect(await desk.matters('stripeUnexpectedPayment')).toMatchObject([{ branch_id: 2, account_id: null }]);
    expect(await desk.roomMessages(first?.id ?? '')).toHaveLength(1);
  });

  it('is reported where it has our mark and no row of ours; without the mark it is not ours', async () => {
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
    const before = (await desk.matters('stripeUnexpectedPayment')).length;
    const lost = await pay({ attempt_id: '999999' });
    await pay({});
    await deliver();
    expect(await booksOf(member)).toEqual([]);
    const after = await desk.matters('stripeUnexpectedPayment');
    expect(after.slice(before)).toMatchObject([{ branch_id: 1, reason: expect.stringContaining(lost.id) }]);
  });
});
