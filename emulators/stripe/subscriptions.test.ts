import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { failureOf, startStripe } from './testing/started.ts';

const started = startStripe();

const DAY = 86_400;

const periodEnd = (subscription: Stripe.Subscription): number => subscription.items.data[0]?.current_period_end ?? 0;

const asInvoice = (invoice: Stripe.Subscription['latest_invoice']): Stripe.Invoice => {
  if (invoice === null || typeof invoice === 'string') throw new Error('not expanded');
  return invoice;
};

const intentOf = (invoice: Stripe.Invoice): string => String(invoice.payments?.data[0]?.payment.payment_intent);

async function subscribe(card = 'pm_card_visa', params: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const { customer, method } = await started.customerWithCard(card);
  const subscription = await started.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_standard' }],
    expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret'],
    ...params,
  });
  return { customer, method, subscription };
}

const replaceCard = async (customer: string, card: string) => {
  const method = await started.stripe.paymentMethods.attach(card, { customer });
  await started.stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
  return method;
};

const advanceDays = (days: number) => started.control('clock', { advance_seconds: days * DAY });

describe('creating', () => {
  it('charges the default card and is active', async () => {
    const { stripe } = started;
    const { customer, method, subscription } = await subscribe('pm_card_visa', { off_session: true });
    expect(subscription).toMatchObject({ status: 'active', customer: customer.id, currency: 'jpy' });
    const invoice = asInvoice(subscription.latest_invoice);
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 1100,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: subscription.id } },
    });
    const payment = await stripe.paymentIntents.retrieve(intentOf(invoice), { expand: ['payment_method'] });
    expect(payment).toMatchObject({ status: 'succeeded', amount: 1100, payment_method: { id: method.id } });
    expect(await started.eventTypes()).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'payment_intent.succeeded']),
    );
  });

  it('uses default_payment_method before the customer’s', async () => {
    const { customer } = await started.customerWithCard('pm_card_chargeCustomerFail');
    const other = await started.stripe.paymentMethods.attach('pm_card_jcb', { customer: customer.id });
    const subscription = await started.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_standard' }],
      default_payment_method: other.id,
      expand: ['default_payment_method'],
    });
    expect(subscription).toMatchObject({ status: 'active', default_payment_method: { card: { brand: 'jcb' } } });
  });

  it('needs no card for a free price', async () => {
    const customer = await started.stripe.customers.create();
    const subscription = await started.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_light' }],
    });
    expect(subscription.status).toBe('active');
  });

  it('is refused without any card', async () => {
    const customer = await started.stripe.customers.create();
    const call = started.stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'price_standard' }] });
    expect(await failureOf(call)).toMatchObject({ type: 'StripeInvalidRequestError', code: 'resource_missing' });
  });

  it('allow_incomplete: a declined first payment leaves it incomplete until another card pays', async () => {
    const { stripe } = started;
    const { customer, subscription } = await subscribe('pm_card_chargeCustomerFail');
    expect(subscription.status).toBe('incomplete');
    const invoice = asInvoice(subscription.latest_invoice);
    expect(invoice).toMatchObject({ status: 'open', amount_remaining: 1100 });
    const method = await replaceCard(customer.id, 'pm_card_visa');
    const paid = await stripe.invoices.pay(invoice.id ?? '', { payment_method: method.id });
    expect(paid.status).toBe('paid');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(await started.eventTypes()).toEqual(expect.arrayContaining(['invoice.payment_failed', 'invoice.paid']));
  });

  it('expires when the first payment stays open for 23 hours', async () => {
    const { subscription } = await subscribe('pm_card_chargeCustomerFail');
    await advanceDays(1);
    const expired = await started.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(expired.status).toBe('incomplete_expired');
    expect(asInvoice(expired.latest_invoice).status).toBe('void');
  });

  it('error_if_incomplete: 402, and nothing was created', async () => {
    const { customer } = await started.customerWithCard('pm_card_chargeCustomerFail');
    const call = started.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_standard' }],
      payment_behavior: 'error_if_incomplete',
    });
    expect(await failureOf(call)).toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect((await started.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    expect((await started.stripe.invoices.list({ customer: customer.id })).data).toEqual([]);
    expect(await started.eventTypes()).not.toContain('customer.subscription.created');
  });

  it('default_incomplete: waits for the confirmation secret to be used', async () => {
    const { stripe } = started;
    const customer = await stripe.customers.create();
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_standard' }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments.data.payment.payment_intent'],
    });
    expect(subscription.status).toBe('incomplete');
    const invoice = asInvoice(subscription.latest_invoice);
    const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    expect(invoice.confirmation_secret).toEqual({ client_secret: intent.client_secret, type: 'payment_intent' });
    const confirmed = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after).toMatchObject({ status: 'active', default_payment_method: confirmed.payment_method });
  });

  it('3-D Secure at the first payment: incomplete, then active once approved', async () => {
    const { stripe } = started;
    const { subscription } = await subscribe('pm_card_authenticationRequired');
    expect(subscription.status).toBe('incomplete');
    const intent = await stripe.paymentIntents.retrieve(intentOf(asInvoice(subscription.latest_invoice)));
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const action = intent.next_action?.use_stripe_sdk as { stripe_js: string } | undefined;
    const url = action?.stripe_js ?? '';
    await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(await started.eventTypes()).toContain('invoice.payment_action_required');
  });
});

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

describe('ending', () => {
  it('cancel_at_period_end lets the paid period run out, and can be taken back', async () => {
    const { stripe } = started;
    const { subscription } = await subscribe();
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: periodEnd(subscription) });
    const kept = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await advanceDays(32);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: periodEnd(subscription) });
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
    expect(await started.eventTypes()).toContain('customer.subscription.deleted');
  });

  it('cancel ends it now; a second cancel and updates are refused', async () => {
    const { stripe } = started;
    const { subscription } = await subscribe();
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect(await failureOf(stripe.subscriptions.cancel(subscription.id))).toMatchObject({ code: 'resource_missing' });
    const update = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect((await failureOf(update)).statusCode).toBe(400);
    expect((await stripe.subscriptions.list({ status: 'ended' })).data).toHaveLength(1);
  });

  it('cancel with prorate and invoice_now credits the rest', async () => {
    const { stripe } = started;
    const { customer, subscription } = await subscribe();
    await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true });
    expect((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).toMatchObject({ balance: -1100 });
  });
});

describe('changing the plan', () => {
  const change = (subscription: Stripe.Subscription, price: string, params: Stripe.SubscriptionUpdateParams = {}) =>
    started.stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price }],
      expand: ['latest_invoice'],
      ...params,
    });

  it('always_invoice charges the difference for the rest of the period, as the preview said', async () => {
    const { stripe } = started;
    const { subscription } = await subscribe();
    const { current_period_start = 0, current_period_end = 0 } = subscription.items.data[0] ?? {};
    const proration_date = Math.floor((current_period_start + current_period_end) / 2);
    await started.control('clock', { now: new Date(proration_date * 1000).toISOString() });
    const item = { id: subscription.items.data[0]?.id ?? '', price: 'price_premium' };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items: [item], proration_behavior: 'always_invoice', proration_date },
    });
    expect(preview.lines.data.map((line) => line.amount)).toEqual([-550, 1650]);
    expect(preview.amount_due).toBe(1100);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe('price_standard');
    const changed = await change(subscription, 'price_premium', {
      proration_behavior: 'always_invoice',
      proration_date,
    });
    expect(changed.items.data.map(({ price }) => price.id)).toEqual(['price_premium']);
    expect(asInvoice(changed.latest_invoice)).toMatchObject({
      status: 'paid',
      amount_paid: 1100,
      billing_reason: 'subscription_update',
    });
    expect(periodEnd(changed)).toBe(periodEnd(subscription));
  });

  it('create_prorations puts the difference on the next invoice', async () => {
    const { stripe } = started;
    const { subscription } = await subscribe();
    const changed = await change(subscription, 'price_premium');
    expect(asInvoice(changed.latest_invoice).billing_reason).toBe('subscription_create');
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
    await advanceDays(32);
    const [renewal] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data;
    expect(renewal?.lines.data.map((line) => line.amount)).toEqual(preview.lines.data.map((line) => line.amount));
    expect(renewal?.amount_paid).toBe(preview.amount_due);
    expect(renewal?.lines.data).toHaveLength(3);
  });

  it('none: the new price counts from the next period', async () => {
    const { stripe } = started;
    const { subscription } = await subscribe();
    await change(subscription, 'price_premium', { proration_behavior: 'none' });
    await advanceDays(32);
    const [renewal] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data;
    expect(renewal).toMatchObject({ total: 3300, amount_paid: 3300 });
  });

  it('from a free plan or to another interval starts a new period and charges now', async () => {
    const { subscription } = await subscribe('pm_card_visa', { items: [{ price: 'price_light' }] });
    await advanceDays(10);
    const paid = await change(subscription, 'price_standard');
    expect(asInvoice(paid.latest_invoice)).toMatchObject({ status: 'paid', amount_paid: 1100 });
    expect(periodEnd(paid)).toBeGreaterThan(periodEnd(subscription));
    const yearly = await change(paid, 'price_yearly');
    expect(asInvoice(yearly.latest_invoice)).toMatchObject({ status: 'paid', amount_paid: 11_000 - 1100 });
  });

  it('a cheaper plan with always_invoice leaves a credit that the next invoice uses', async () => {
    const { stripe } = started;
    const { customer, subscription } = await subscribe('pm_card_visa', { items: [{ price: 'price_premium' }] });
    await change(subscription, 'price_standard', { proration_behavior: 'always_invoice' });
    expect((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).toMatchObject({ balance: -2200 });
    await advanceDays(32);
    const [renewal] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data;
    expect(renewal).toMatchObject({ total: 1100, amount_due: 0, status: 'paid', ending_balance: -1100 });
  });

  it('error_if_incomplete: a declined change is undone', async () => {
    const { customer, subscription } = await subscribe();
    await replaceCard(customer.id, 'pm_card_chargeCustomerFail');
    const call = change(subscription, 'price_premium', {
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect(await failureOf(call)).toMatchObject({ statusCode: 402, code: 'card_declined' });
    const after = await started.stripe.subscriptions.retrieve(subscription.id);
    expect(after).toMatchObject({ status: 'active' });
    expect(after.items.data[0]?.price.id).toBe('price_standard');
  });

  it('pending_if_incomplete: the change waits for its payment', async () => {
    const { stripe } = started;
    const { customer, subscription } = await subscribe();
    await replaceCard(customer.id, 'pm_card_chargeCustomerFail');
    const waiting = await change(subscription, 'price_premium', {
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe('price_premium');
    expect(waiting.items.data[0]?.price.id).toBe('price_standard');
    await replaceCard(customer.id, 'pm_card_visa');
    await stripe.invoices.pay(asInvoice(waiting.latest_invoice).id ?? '');
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after).toMatchObject({ status: 'active', pending_update: null });
    expect(after.items.data[0]?.price.id).toBe('price_premium');
  });

  it('an item without its id is added, not replaced', async () => {
    const { stripe } = started;
    const { subscription } = await subscribe();
    const changed = await stripe.subscriptions.update(subscription.id, { items: [{ price: 'price_premium' }] });
    expect(changed.items.data.map(({ price }) => price.id)).toEqual(['price_standard', 'price_premium']);
    const twice = stripe.subscriptions.update(subscription.id, {
      metadata: { changed: 'yes' },
      items: [{ price: 'price_premium' }],
    });
    expect((await failureOf(twice)).statusCode).toBe(400);
    expect((await stripe.subscriptions.retrieve(subscription.id)).metadata).toEqual({});
  });

  it('previews a new subscription', async () => {
    const customer = await started.stripe.customers.create();
    const preview = await started.stripe.invoices.createPreview({
      customer: customer.id,
      subscription_details: { items: [{ price: 'price_premium' }] },
    });
    expect(preview).toMatchObject({ total: 3300, billing_reason: 'subscription_create' });
    expect((await started.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  });
});
