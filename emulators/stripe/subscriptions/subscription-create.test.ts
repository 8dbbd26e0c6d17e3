import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { failureOf, startStripe } from '../testing/started.ts';
import { asInvoice, intentOf, subscribing } from '../testing/subscribing.ts';

const started = startStripe();
const { subscribe, replaceCard, advanceDays } = subscribing(started);

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
