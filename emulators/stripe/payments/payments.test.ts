import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { failureOf, startStripe } from '../testing/started.ts';

const started = startStripe();

const pay = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  started.stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'jpy',
    payment_method: 'pm_card_visa',
    confirm: true,
    ...params,
  });

describe('customers and payment methods', () => {
  it('create, update, metadata, delete', async () => {
    const { stripe } = started;
    const customer = await stripe.customers.create({ name: '山田', metadata: { uid: 'u1', branch: '3' } });
    const updated = await stripe.customers.update(customer.id, { name: '', metadata: { branch: '' } });
    expect(updated).toMatchObject({ name: null, metadata: { uid: 'u1' } });
    expect(updated.metadata).not.toHaveProperty('branch');
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect((await failureOf(stripe.customers.update(customer.id, { name: 'x' }))).statusCode).toBe(404);
  });

  it('the default card must belong to the customer', async () => {
    const { stripe } = started;
    const { method } = await started.customerWithCard();
    const other = await stripe.customers.create();
    const call = stripe.customers.update(other.id, { invoice_settings: { default_payment_method: method.id } });
    expect((await failureOf(call)).statusCode).toBe(400);
    const attach = stripe.paymentMethods.attach(method.id, { customer: other.id });
    expect((await failureOf(attach)).statusCode).toBe(400);
    const charge = pay({ customer: other.id, payment_method: method.id });
    expect((await failureOf(charge)).statusCode).toBe(400);
    expect((await failureOf(pay({ payment_method: method.id }))).statusCode).toBe(400);
  });

  it('detach removes the card and the defaults that named it', async () => {
    const { stripe } = started;
    const { customer, method } = await started.customerWithCard();
    const detached = await stripe.paymentMethods.detach(method.id);
    expect(detached.customer).toBeNull();
    expect((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    expect((await failureOf(stripe.paymentMethods.detach(method.id))).statusCode).toBe(400);
    expect(await started.eventTypes()).toContain('payment_method.detached');
  });

  it('setup intents cancel, and a finished one cannot be confirmed again', async () => {
    const { stripe } = started;
    const intent = await stripe.setupIntents.create({ usage: 'off_session' });
    expect(intent).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' });
    expect((await failureOf(stripe.setupIntents.confirm(intent.id))).code).toBe('setup_intent_unexpected_state');
    expect((await stripe.setupIntents.cancel(intent.id)).status).toBe('canceled');
    const confirm = stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(await failureOf(confirm)).toMatchObject({ code: 'setup_intent_unexpected_state' });
    const done = await stripe.setupIntents.create({ confirm: true, payment_method: 'pm_card_visa' });
    expect(done.status).toBe('succeeded');
  });
});

describe('payment intents', () => {
  it('requires_payment_method, requires_confirmation, succeeded', async () => {
    const { stripe } = started;
    const intent = await stripe.paymentIntents.create({ amount: 10_000, currency: 'jpy' });
    expect(intent.status).toBe('requires_payment_method');
    const updated = await stripe.paymentIntents.update(intent.id, {
      payment_method: 'pm_card_jcb',
      metadata: { a: 'b' },
    });
    expect(updated).toMatchObject({ status: 'requires_confirmation', metadata: { a: 'b' } });
    const done = await stripe.paymentIntents.confirm(intent.id, { expand: ['latest_charge.balance_transaction'] });
    expect(done).toMatchObject({
      status: 'succeeded',
      latest_charge: { amount: 10_000, balance_transaction: { net: 9640, fee: 360 } },
    });
    expect(await failureOf(stripe.paymentIntents.confirm(intent.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect(await failureOf(stripe.paymentIntents.cancel(intent.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('requires_capture: captured in part, or canceled', async () => {
    const { stripe } = started;
    const held = await pay({ capture_method: 'manual' });
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 10_000, amount_received: 0 });
    const too = stripe.paymentIntents.capture(held.id, { amount_to_capture: 20_000 });
    expect(await failureOf(too)).toMatchObject({ code: 'amount_too_large' });
    const captured = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 6000 });
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 6000 });
    const other = await pay({ capture_method: 'manual' });
    expect(await stripe.paymentIntents.cancel(other.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    expect(await started.eventTypes()).toContain('payment_intent.canceled');
  });

  it('error_on_requires_action declines instead of asking', async () => {
    const call = pay({ payment_method: 'pm_card_authenticationRequired', error_on_requires_action: true });
    expect(await failureOf(call)).toMatchObject({ statusCode: 402, code: 'authentication_required' });
  });

  it('setup_future_usage keeps the card', async () => {
    const customer = await started.stripe.customers.create();
    await pay({ customer: customer.id, setup_future_usage: 'off_session' });
    expect((await started.stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
  });
});

describe('processing', () => {
  it.each([
    ['pm_card_visa', 'succeeded', 'succeeded'],
    ['pm_card_chargeDeclined', 'requires_payment_method', 'requires_payment_method'],
  ])('%s: an intent may take its time', async (payment_method, payment, setup) => {
    const { stripe } = started;
    await started.control('seed', { settings: { processing: true } });
    const paying = await pay({ payment_method });
    const settingUp = await stripe.setupIntents.create({ confirm: true, payment_method });
    expect([paying.status, settingUp.status]).toEqual(['processing', 'processing']);
    expect(await failureOf(stripe.paymentIntents.confirm(paying.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await started.control('clock', { advance_seconds: 60 });
    expect((await stripe.paymentIntents.retrieve(paying.id)).status).toBe(payment);
    expect((await stripe.setupIntents.retrieve(settingUp.id)).status).toBe(setup);
    expect(await started.eventTypes()).toContain('payment_intent.processing');
  });
});

describe('refunds', () => {
  it('in parts, up to the whole', async () => {
    const { stripe } = started;
    const intent = await pay();
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 4000, metadata: { reserve: '9' } });
    expect(part).toMatchObject({ status: 'succeeded', amount: 4000, payment_intent: intent.id });
    const too = stripe.refunds.create({ payment_intent: intent.id, amount: 6001 });
    expect(await failureOf(too)).toMatchObject({ param: 'amount' });
    await stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' });
    const again = stripe.refunds.create({ charge: String(intent.latest_charge) });
    expect(await failureOf(again)).toMatchObject({ code: 'charge_already_refunded' });
    const charge = await stripe.charges.retrieve(String(intent.latest_charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 10_000 });
    expect(charge.refunds?.data).toHaveLength(2);
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2);
    await stripe.refunds.update(part.id, { metadata: { checked: 'yes' } });
    expect(await started.eventTypes()).toEqual(
      expect.arrayContaining(['refund.created', 'charge.refunded', 'refund.updated']),
    );
  });

  it('a refund may bounce later', async () => {
    const { stripe } = started;
    const intent = await pay({ payment_method: 'pm_card_refundFail' });
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('succeeded');
    await started.control('clock', { advance_seconds: 86_400 });
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe('failed');
    expect(await started.eventTypes()).toContain('refund.failed');
  });

  it('a disputed charge is reported', async () => {
    await pay({ payment_method: 'pm_card_createDispute' });
    expect(await started.eventTypes()).toContain('charge.dispute.created');
  });
});

describe('Connect', () => {
  it('pays a branch its share and takes both back with a refund', async () => {
    const { stripe } = started;
    const intent = await pay({
      on_behalf_of: 'acct_branch1',
      transfer_data: { destination: 'acct_branch1' },
      application_fee_amount: 1000,
      expand: ['latest_charge.transfer'],
    });
    const charge = intent.latest_charge as Stripe.Charge;
    expect(charge).toMatchObject({
      application_fee_amount: 1000,
      transfer: { amount: 10_000, destination: 'acct_branch1' },
    });
    await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 5000,
      reverse_transfer: true,
      refund_application_fee: true,
    });
    const [transfer] = (await stripe.transfers.list({ destination: 'acct_branch1' })).data;
    expect(transfer).toMatchObject({ amount_reversed: 5000, reversed: false });
    expect(await stripe.applicationFees.retrieve(String(charge.application_fee))).toMatchObject({
      amount_refunded: 500,
    });
  });

  it('refuses a fee without a destination, an account that is not ready, and a foreign one', async () => {
    expect(await failureOf(pay({ application_fee_amount: 100 }))).toMatchObject({ param: 'application_fee_amount' });
    expect(await failureOf(pay({ transfer_data: { destination: 'acct_not_ready' } }))).toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    });
    expect(await failureOf(pay({ transfer_data: { destination: 'acct_none' } }))).toMatchObject({ statusCode: 400 });
    expect(await failureOf(pay({ on_behalf_of: 'acct_none' }))).toMatchObject({ param: 'on_behalf_of' });
  });

  it('onboards an account through a link', async () => {
    const { stripe } = started;
    const account = await stripe.accounts.create({ type: 'express', email: 'branch2@example.com' });
    expect(account.charges_enabled).toBe(false);
    const link = await stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      return_url: 'http://localhost:3000/staff',
      refresh_url: 'http://localhost:3000/staff/again',
    });
    const done = await fetch(link.url, { method: 'POST', redirect: 'manual' });
    expect(done.headers.get('location')).toBe('http://localhost:3000/staff');
    expect((await fetch(link.url)).status).toBe(404);
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({ charges_enabled: true, payouts_enabled: true });
    await started.eventTypes();
    const event = started.received.find(({ type }) => type === 'account.updated');
    expect(event).toMatchObject({ account: account.id, data: { previous_attributes: { charges_enabled: false } } });
    expect(await failureOf(stripe.accounts.retrieve('acct_none'))).toMatchObject({ type: 'StripePermissionError' });
    expect(await stripe.accounts.del(account.id)).toMatchObject({ deleted: true });
  });

  it('connects by OAuth: the code works once', async () => {
    const { stripe } = started;
    const authorize = `${started.emulator.url}/oauth/authorize?redirect_uri=http://localhost:3000/back&state=s1`;
    expect(await (await fetch(authorize)).text()).toContain('branch1@example.com');
    const answer = await fetch(authorize, {
      method: 'POST',
      body: new URLSearchParams({ account: 'acct_branch1' }),
      redirect: 'manual',
    });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.searchParams.get('state')).toBe('s1');
    const code = back.searchParams.get('code') ?? '';
    const token = await stripe.oauth.token({ grant_type: 'authorization_code', code });
    expect(token).toMatchObject({ stripe_user_id: 'acct_branch1', token_type: 'bearer', scope: 'read_write' });
    const again = stripe.oauth.token({ grant_type: 'authorization_code', code });
    expect(await failureOf(again)).toBeInstanceOf(Stripe.errors.StripeInvalidGrantError);
  });
});

describe('catalogue', () => {
  it('products and prices', async () => {
    const { stripe } = started;
    const product = await stripe.products.create({ id: 'prod_ticket', name: '回数券' });
    const price = await stripe.prices.create({ product: product.id, currency: 'jpy', unit_amount: 10_500 });
    expect(price).toMatchObject({ type: 'one_time', recurring: null, unit_amount: 10_500 });
    const monthly = await stripe.prices.create({
      product_data: { name: '月額' },
      currency: 'jpy',
      unit_amount: 500,
      recurring: { interval: 'month' },
      lookup_key: 'monthly',
      expand: ['product'],
    });
    expect(monthly).toMatchObject({ type: 'recurring', product: { name: '月額' } });
    expect((await stripe.prices.list({ lookup_keys: ['monthly'] })).data.map(({ id }) => id)).toEqual([monthly.id]);
    expect((await stripe.prices.update(monthly.id, { active: false })).active).toBe(false);
    expect((await stripe.products.update(product.id, { name: '回数券10' })).name).toBe('回数券10');
    expect((await stripe.prices.retrieve('price_standard')).unit_amount).toBe(1100);
    expect((await stripe.products.list({ ids: ['prod_ticket'] })).data).toHaveLength(1);
    const { customer } = await started.customerWithCard();
    for (const id of [price.id, monthly.id]) {
      const call = stripe.subscriptions.create({ customer: customer.id, items: [{ price: id }] });
      expect(await failureOf(call)).toMatchObject({ param: 'items[0][price]' });
    }
  });
});
