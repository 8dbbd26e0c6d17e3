import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { failureOf, startStripe } from '../testing/started.ts';

const started = startStripe();

const methodOf = (number: string): Promise<Stripe.PaymentMethod> =>
  started.stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
  });

async function setUp(number: string) {
  const { stripe } = started;
  const customer = await stripe.customers.create({ name: '山田 花子' });
  const method = await methodOf(number);
  const intent = await stripe.setupIntents.create({
    customer: customer.id,
    allowed_payment_method_types: ['card'],
    payment_method: method.id,
  });
  return { customer, method, intent };
}

const charge = (customer: string, payment_method: string, off_session = true) =>
  started.stripe.paymentIntents.create({
    amount: 1100,
    currency: 'jpy',
    customer,
    payment_method,
    confirm: true,
    off_session,
  });

/** Answers the 3-D Secure page as a person would. */
async function answerChallenge(intent: Stripe.SetupIntent | Stripe.PaymentIntent, answer: 'approve' | 'deny') {
  const url = intent.next_action?.redirect_to_url?.url ?? '';
  const page = await (await fetch(url)).text();
  expect(page).toContain('本人認証');
  return fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
}

const RETURN_URL = 'http://localhost:3000/registration/customers/add?plan=2';

describe('cards that work', () => {
  it.each([
    ['4242424242424242', 'visa', 'US'],
    ['5555555555554444', 'mastercard', 'US'],
    ['4000003920000003', 'visa', 'JP'],
    ['3530111333300000', 'jcb', 'JP'],
  ])('%s is set up and charged off-session', async (number, brand, country) => {
    const { stripe } = started;
    const { customer, method, intent } = await setUp(number);
    expect(intent.status).toBe('requires_confirmation');
    const confirmed = await stripe.setupIntents.confirm(intent.id);
    expect(confirmed.status).toBe('succeeded');
    const attached = await stripe.paymentMethods.retrieve(method.id);
    expect(attached.customer).toBe(customer.id);
    expect(attached.card).toMatchObject({ brand, country, last4: number.slice(-4), exp_year: 2040 });
    const payment = await charge(customer.id, method.id);
    expect(payment).toMatchObject({ status: 'succeeded', amount_received: 1100 });
    expect(await started.eventTypes()).toEqual(
      expect.arrayContaining(['payment_method.attached', 'setup_intent.succeeded', 'payment_intent.succeeded']),
    );
  });
});

describe('cards that are declined at setup', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
  ])('%s: %s / %s', async (number, code, decline_code) => {
    const { stripe } = started;
    const { customer, method, intent } = await setUp(number);
    const error = await failureOf(stripe.setupIntents.confirm(intent.id));
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code });
    expect(error.setup_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    const after = await stripe.setupIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', payment_method: null });
    expect(after.last_setup_error).toMatchObject({ type: 'card_error', code, decline_code });
    expect(await failureOf(stripe.paymentMethods.attach(method.id, { customer: customer.id }))).toMatchObject({ code });
    expect(await started.eventTypes()).toContain('setup_intent.setup_failed');
  });
});

describe('4000000000000341', () => {
  it('is set up, but every charge fails', async () => {
    const { customer, method, intent } = await setUp('4000000000000341');
    expect((await started.stripe.setupIntents.confirm(intent.id)).status).toBe('succeeded');
    const error = await failureOf(charge(customer.id, method.id));
    expect(error).toMatchObject({ type: 'StripeCardError', code: 'card_declined', decline_code: 'generic_decline' });
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method', payment_method: null });
    expect(error.charge).toMatch(/^ch_/);
    expect(await started.eventTypes()).toEqual(
      expect.arrayContaining(['payment_intent.payment_failed', 'charge.failed']),
    );
  });
});

describe('3-D Secure', () => {
  it('4000002500003155 asks at setup; approved, it is charged off-session without asking', async () => {
    const { stripe } = started;
    const { customer, method, intent } = await setUp('4000002500003155');
    const confirmed = await stripe.setupIntents.confirm(intent.id, { return_url: RETURN_URL });
    expect(confirmed).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const answer = await answerChallenge(confirmed, 'approve');
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      plan: '2',
      setup_intent: intent.id,
      setup_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded');
    expect((await charge(customer.id, method.id)).status).toBe('succeeded');
    expect(await started.eventTypes()).toContain('setup_intent.requires_action');
  });

  it('denied, the setup has failed and the card is not attached', async () => {
    const { stripe } = started;
    const { customer, intent } = await setUp('4000002500003155');
    const confirmed = await stripe.setupIntents.confirm(intent.id, { return_url: RETURN_URL });
    const answer = await answerChallenge(confirmed, 'deny');
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('redirect_status')).toBe('failed');
    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toEqual([]);
    expect((await fetch(confirmed.next_action?.redirect_to_url?.url ?? '')).status).toBe(404);
  });

  it('4000002760003184 always asks: off-session charges fail with authentication_required', async () => {
    const { stripe } = started;
    const { customer, method, intent } = await setUp('4000002760003184');
    await answerChallenge(await stripe.setupIntents.confirm(intent.id, { return_url: RETURN_URL }), 'approve');
    const error = await failureOf(charge(customer.id, method.id));
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    });
    // The person comes back to the page and pays the same intent.
    const again = await stripe.paymentIntents.confirm(error.payment_intent?.id ?? '', {
      payment_method: method.id,
      return_url: RETURN_URL,
    });
    expect(again.status).toBe('requires_action');
    await answerChallenge(again, 'approve');
    expect((await stripe.paymentIntents.retrieve(again.id)).status).toBe('succeeded');
    expect(await started.eventTypes()).toContain('payment_intent.requires_action');
  });

  it('4000008260003178 authenticates and is then declined for insufficient funds', async () => {
    const { stripe } = started;
    const { customer, method, intent } = await setUp('4000008260003178');
    await answerChallenge(await stripe.setupIntents.confirm(intent.id, { return_url: RETURN_URL }), 'approve');
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded');
    expect(await failureOf(charge(customer.id, method.id))).toMatchObject({ decline_code: 'insufficient_funds' });
    const payment = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'jpy',
      customer: customer.id,
      payment_method: method.id,
      confirm: true,
      return_url: RETURN_URL,
    });
    const answer = await answerChallenge(payment, 'approve');
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('redirect_status')).toBe('failed');
    expect(await stripe.paymentIntents.retrieve(payment.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });

  it('a denied payment can be tried again with another card', async () => {
    const { stripe } = started;
    const payment = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'jpy',
      payment_method: (await methodOf('4000002760003184')).id,
      confirm: true,
      return_url: RETURN_URL,
    });
    await answerChallenge(payment, 'deny');
    expect(await stripe.paymentIntents.retrieve(payment.id)).toMatchObject({
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    const other = await stripe.paymentIntents.confirm(payment.id, { payment_method: 'pm_card_visa' });
    expect(other.status).toBe('succeeded');
  });
});

describe('card details', () => {
  const create = (card: Stripe.PaymentMethodCreateParams.Card) =>
    failureOf(started.stripe.paymentMethods.create({ type: 'card', card }));
  const good = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };

  it.each([
    [{ ...good, number: '4242424242424241' }, 'incorrect_number'],
    [{ ...good, exp_month: 13 }, 'invalid_expiry_month'],
    [{ ...good, exp_year: 2020 }, 'invalid_expiry_year'],
    [{ ...good, cvc: '12' }, 'invalid_cvc'],
    [{ ...good, number: '4539578763621486' }, 'card_declined'],
  ])('%o: %s', async (card, code) => {
    expect(await create(card)).toMatchObject({ type: 'StripeCardError', code });
  });

  it('never keeps the number', async () => {
    await methodOf('4242424242424242');
    expect(JSON.stringify(started.emulator.context.state)).not.toContain('4242424242424242');
  });
});
