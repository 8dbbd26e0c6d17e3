import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { failureOf, startStripe } from '../testing/started.ts';
import { asInvoice, periodEnd, subscribing } from '../testing/subscribing.ts';

const started = startStripe();
const { subscribe, replaceCard, advanceDays } = subscribing(started);

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
