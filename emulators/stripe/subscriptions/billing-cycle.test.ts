import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { failureOf, startStripe } from '../testing/started.ts';
import { asInvoice, DAY, intentOf, periodEnd, subscribing } from '../testing/subscribing.ts';

const started = startStripe();
const { subscribe, replaceCard, advanceDays } = subscribing(started);

describe('time', () => {
  it('renews every month on the emulator’s clock', async () => {
    const { customer, subscription } = await subscribe();
    await advanceDays(95);
    const after = await started.stripe.subscriptions.retrieve(subscription.id);
    expect(after.status).toBe('active');
    expect(periodEnd(after)).toBeGreaterThan(periodEnd(subscription) + 80 * DAY);
    const invoices = await started.stripe.invoices.list({ customer: customer.id, subscription: subscription.id });
    expect(invoices.data.map(({ status, billing_reason }) => `${status} ${billing_reason}`)).toEqual([
      'paid subscription_cycle',
      'paid subscription_cycle',
      'paid subscription_cycle',
      'paid subscription_create',
    ]);
    expect(invoices.data[0]?.created).toBe(after.items.data[0]?.current_period_start);
    expect((await started.eventTypes()).filter((type) => type === 'invoice.upcoming')).toHaveLength(3);
  });

  it('renews on a test clock, which answers advancing first', async () => {
    const { stripe } = started;
    const frozen = Date.UTC(2027, 0, 31) / 1000;
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: frozen });
    const customer = await stripe.customers.create({ test_clock: clock.id, payment_method: 'pm_card_visa' });
    const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_standard' }],
      default_payment_method: method?.id ?? '',
    });
    expect(periodEnd(subscription)).toBe(Date.UTC(2027, 1, 28) / 1000);
    const advancing = await stripe.testHelpers.testClocks.advance(clock.id, {
      frozen_time: Date.UTC(2027, 2, 1) / 1000,
    });
    expect(advancing.status).toBe('advancing');
    expect(await stripe.testHelpers.testClocks.retrieve(clock.id)).toMatchObject({ status: 'ready' });
    // The 31st comes back after the short month.
    expect(periodEnd(await stripe.subscriptions.retrieve(subscription.id))).toBe(Date.UTC(2027, 2, 31) / 1000);
    await advanceDays(400);
    expect(periodEnd(await stripe.subscriptions.retrieve(subscription.id))).toBe(Date.UTC(2027, 2, 31) / 1000);
  });

  it('a failing renewal is past_due, and recovers at the retry once the card is changed', async () => {
    const { stripe } = started;
    const { customer, subscription } = await subscribe();
    await replaceCard(customer.id, 'pm_card_chargeCustomerFail');
    await advanceDays(32);
    const failed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(failed.status).toBe('past_due');
    const invoice = asInvoice(failed.latest_invoice);
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1 });
    expect(invoice.next_payment_attempt).toBe(invoice.created + 3 * DAY);
    expect((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).toMatchObject({ delinquent: true });
    await replaceCard(customer.id, 'pm_card_visa');
    await advanceDays(3);
    const recovered = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(recovered.status).toBe('active');
    expect(asInvoice(recovered.latest_invoice)).toMatchObject({ id: invoice.id, status: 'paid', attempt_count: 1 });
    const types = await started.eventTypes();
    expect(types.indexOf('invoice.payment_failed')).toBeLessThan(types.lastIndexOf('invoice.paid'));
    const changes = started.received.filter(({ type }) => type === 'customer.subscription.updated');
    expect(changes.map(({ data }) => data.previous_attributes)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'active' }),
        expect.objectContaining({ status: 'past_due' }),
      ]),
    );
  });

  it('recovers at once when the open invoice is paid', async () => {
    const { stripe } = started;
    const { customer, subscription } = await subscribe();
    await replaceCard(customer.id, 'pm_card_chargeCustomerFail');
    await advanceDays(32);
    const [open] = (await stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data;
    expect(await failureOf(stripe.invoices.pay(open?.id ?? ''))).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });
    await replaceCard(customer.id, 'pm_card_mastercard');
    await stripe.invoices.pay(open?.id ?? '');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(await failureOf(stripe.invoices.pay(open?.id ?? ''))).toMatchObject({ code: 'invoice_already_paid' });
  });

  it.each(['canceled', 'unpaid', 'past_due'] as const)('after the last retry it is %s', async (after_last_retry) => {
    await started.control('seed', { settings: { after_last_retry } });
    const { customer, subscription } = await subscribe();
    await replaceCard(customer.id, 'pm_card_chargeCustomerFail');
    await advanceDays(32 + 3 + 5 + 7);
    expect((await started.stripe.subscriptions.retrieve(subscription.id)).status).toBe(after_last_retry);
    const failures = (await started.eventTypes()).filter((type) => type === 'invoice.payment_failed');
    expect(failures).toHaveLength(4);
  });

  it('a renewal that needs authentication asks for action', async () => {
    const { stripe } = started;
    const { customer, subscription } = await subscribe();
    await replaceCard(customer.id, 'pm_card_authenticationRequired');
    await advanceDays(32);
    const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.payments'] });
    expect(after.status).toBe('past_due');
    const intent = await stripe.paymentIntents.retrieve(intentOf(asInvoice(after.latest_invoice)));
    expect(intent).toMatchObject({
      status: 'requires_action',
      last_payment_error: { code: 'authentication_required' },
    });
    expect(await started.eventTypes()).toContain('invoice.payment_action_required');
  });

  it('a renewal after the card has expired fails', async () => {
    const { stripe } = started;
    const customer = await stripe.customers.create();
    const soon = new Date(Date.now() + 20 * DAY * 1000);
    const method = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: soon.getUTCMonth() + 1, exp_year: soon.getUTCFullYear() },
    });
    await stripe.paymentMethods.attach(method.id, { customer: customer.id });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_standard' }],
      default_payment_method: method.id,
    });
    await advanceDays(62);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  });
});

describe('trials and pauses', () => {
  it('trialing, then the first charge', async () => {
    const { subscription } = await subscribe('pm_card_visa', { trial_period_days: 14 });
    expect(subscription.status).toBe('trialing');
    await advanceDays(15);
    const after = await started.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(after.status).toBe('active');
    expect(asInvoice(after.latest_invoice)).toMatchObject({ amount_paid: 1100, billing_reason: 'subscription_cycle' });
  });

  it('paused when a trial ends without a card, and resumed', async () => {
    const { stripe } = started;
    const customer = await stripe.customers.create();
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_standard' }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    await advanceDays(8);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('paused');
    await replaceCard(customer.id, 'pm_card_visa');
    expect((await stripe.subscriptions.resume(subscription.id)).status).toBe('active');
    expect(await failureOf(stripe.subscriptions.resume(subscription.id))).toMatchObject({ statusCode: 400 });
  });
});

describe('paused collection', () => {
  it.each([
    ['void', 'void'],
    ['keep_as_draft', 'draft'],
    ['mark_uncollectible', 'uncollectible'],
  ] as const)('%s: the renewal charges nothing', async (behavior, status) => {
    const { stripe } = started;
    const { subscription } = await subscribe();
    await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior } });
    await advanceDays(32);
    const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(after.status).toBe('active');
    expect(asInvoice(after.latest_invoice)).toMatchObject({ status, amount_paid: 0 });
    await stripe.subscriptions.update(subscription.id, { pause_collection: '' });
    await advanceDays(31);
    const [renewal] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data;
    expect(renewal?.status).toBe('paid');
  });
});
