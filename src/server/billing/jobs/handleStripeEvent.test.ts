import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { registrationDesk } from '../../testing/registering.ts';
import { registrationForm } from '../../testing/registration-form.ts';

const app = await testApp({ emulators: true });
const desk = await registrationDesk(app);
const { stripe } = desk;

/** A member with the standard plan, as the registration leaves it; Stripe's events so far are not delivered. */
async function member() {
  const parent = await desk.parent();
  const intent = await app.call('createSetupIntent', null, parent.token);
  if (!('setupIntentId' in intent)) throw new Error(JSON.stringify(intent));
  await desk.enterCard(intent.setupIntentId, 'pm_card_visa');
  const result = await app.call('createCustomer', registrationForm(parent.email), parent.token);
  if (!('customer_id' in result)) throw new Error(JSON.stringify(result));
  await app.runJobs();
  const row = await rowOf(parent.uid);
  return { uid: parent.uid, id: result.customer_id, stripeCustomer: String(row.stripe_customer_id) };
}
const rowOf = async (uid: string) => (await app.pool.query('select * from customers where uid = $1', [uid])).rows[0];
const paymentsOf = async (id: number) =>
  (await app.pool.query('select amount from payments where customer_id = $1 and payment_type = 3 order by id', [id]))
    .rows;
async function useCard(stripeCustomer: string, card: string) {
  const method = await stripe.paymentMethods.attach(card, { customer: stripeCustomer });
  await stripe.customers.update(stripeCustomer, { invoice_settings: { default_payment_method: method.id } });
}
const nextMonth = () => desk.control('clock', { advance_seconds: 32 * 86_400 });
async function payOpenInvoice(stripeCustomer: string) {
  const { data } = await stripe.invoices.list({ customer: stripeCustomer, status: 'open' });
  for (const { id } of data) if (id) await stripe.invoices.pay(id);
}

describe("Stripe's events", () => {
  it('move status 1 → 2 when a card fails later, and 2 → 1 when it is paid', async () => {
    const { uid, id, stripeCustomer } = await member();
    const before = await rowOf(uid);
    await useCard(stripeCustomer, 'pm_card_chargeCustomerFail');
    await nextMonth();
    expect(new Set(await desk.deliver())).toEqual(new Set([200]));
    expect(await rowOf(uid)).toMatchObject({
      status: 2,
      stripe_subscription_status: 'past_due',
      subscription_last_paid_date: before.subscription_last_paid_date,
      subscription_period_end: before.subscription_period_end,
    });
    expect(await paymentsOf(id)).toHaveLength(1);

    await useCard(stripeCustomer, 'pm_card_visa');
    await payOpenInvoice(stripeCustomer);
    await desk.deliver();
    const after = await rowOf(uid);
    expect(after).toMatchObject({ status: 1, stripe_subscription_status: 'active' });
    expect(after.subscription_last_paid_date > before.subscription_last_paid_date).toBe(true);
    expect(after.subscription_period_end > before.subscription_period_end).toBe(true);
    expect(await paymentsOf(id)).toEqual([{ amount: 1100 }, { amount: 1100 }]);
  });

  it('twice, backwards, and long after everything is over give the same result', async () => {
    const { uid, id, stripeCustomer } = await member();
    await useCard(stripeCustomer, 'pm_card_chargeCustomerFail');
    await nextMonth();
    await useCard(stripeCustomer, 'pm_card_visa');
    await payOpenInvoice(stripeCustomer);
    await desk.deliver((events) => [...events, ...events].reverse());
    const first = await rowOf(uid);
    expect(first).toMatchObject({ status: 1, stripe_subscription_status: 'active' });
    // Known events again, as if they had been lost on our side.
    await app.pool.query('delete from app.webhook_events');
    await desk.deliver((events: Stripe.Event[]) => events.filter(({ type }) => type.includes('failed')));
    const looked = { updated_at: null, subscription_read_number: null };
    expect({ ...(await rowOf(uid)), ...looked }).toEqual({ ...first, ...looked });
    expect(await paymentsOf(id)).toHaveLength(2);
  });

  it('that never come are made up for by the daily job', async () => {
    const { uid, id, stripeCustomer } = await member();
    await nextMonth();
    await desk.runJob('reconcileSubscriptions');
    expect(await paymentsOf(id)).toHaveLength(2);
    await useCard(stripeCustomer, 'pm_card_chargeCustomerFail');
    await nextMonth();
    await desk.runJob('reconcileSubscriptions');
    expect(await rowOf(uid)).toMatchObject({ status: 2 });
  });

  it('cannot be forged: without a valid signature nothing is taken', async () => {
    const headers = { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' };
    const answer = await app.server.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload: '{"id":"evt_x"}',
      headers,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('do not bring back who has withdrawn', async () => {
    const { uid, id } = await member();
    await app.pool.query('update customers set status = 3, withdrawn_date = $2 where id = $1', [id, '2026-11-16']);
    await nextMonth();
    await desk.deliver();
    expect(await rowOf(uid)).toMatchObject({ status: 3, stripe_subscription_status: 'active' });
  });
});

describe('the daily job', () => {
  it('leaves subscription_batch_exclusions to staff', async () => {
    const { uid, id, stripeCustomer } = await member();
    await app.pool.query("insert into subscription_batch_exclusions (customer_id, reason) values ($1, '確認中')", [id]);
    await useCard(stripeCustomer, 'pm_card_chargeCustomerFail');
    await nextMonth();
    await desk.runJob('reconcileSubscriptions');
    expect(await rowOf(uid)).toMatchObject({ status: 1 });
  });

  it('locks nobody out whose subscription Stripe does not know', async () => {
    const { uid, id } = await member();
    await app.pool.query("update customers set stripe_subscription_id = 'sub_gone' where id = $1", [id]);
    await desk.runJob('reconcileSubscriptions');
    expect(await rowOf(uid)).toMatchObject({ status: 1, stripe_subscription_status: 'active' });
  });
});
