import fc from 'fast-check';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { decodeForm } from '../pages/form.ts';
import { failureOf, startStripe } from '../testing/started.ts';

const started = startStripe();

const client = (key: string, options: Partial<ConstructorParameters<typeof Stripe>[1]> = {}) =>
  new Stripe(key, {
    host: 'localhost',
    port: started.emulator.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...options,
  });

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${started.emulator.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { authorization: 'Bearer sk_test_x', ...headers },
  });

describe('form encoding', () => {
  it('decodes nested brackets', () => {
    expect(
      decodeForm('items[0][price]=p&items[1][price]=q&expand[]=a&expand[]=b&metadata[x]=1&name=%E5%B1%B1'),
    ).toEqual({
      items: [{ price: 'p' }, { price: 'q' }],
      expand: ['a', 'b'],
      metadata: { x: '1' },
      name: '山',
    });
  });

  it('keeps the order of long lists and ignores names that would reach a prototype', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 30 }), (values) => {
        const form = new URLSearchParams(values.map((value, index) => [`list[${index}]`, value]));
        expect(decodeForm(form.toString())).toEqual({ list: values });
      }),
    );
    expect(decodeForm('__proto__[polluted]=1&a[constructor][b]=2')).toEqual({});
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('keys', () => {
  it('refuses a missing or malformed key with 401', async () => {
    const answer = await fetch(`${started.emulator.url}/v1/customers`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect(await failureOf(client('nonsense').customers.list())).toMatchObject({ type: 'StripeAuthenticationError' });
  });

  it('a publishable key opens only what its client secret opens', async () => {
    const browser = client('pk_test_emulator');
    expect(await failureOf(browser.customers.list())).toMatchObject({ type: 'StripePermissionError' });
    const intent = await started.stripe.setupIntents.create();
    expect(await failureOf(browser.setupIntents.retrieve(intent.id))).toMatchObject({ code: 'parameter_missing' });
    const wrong = browser.setupIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_wrong` });
    expect((await failureOf(wrong)).statusCode).toBe(400);
    const right = await browser.setupIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' });
    expect(right.id).toBe(intent.id);
  });

  it('checks the connected account of the header', async () => {
    const call = started.stripe.customers.list({}, { stripeAccount: 'acct_unknown' });
    expect(await failureOf(call)).toMatchObject({ type: 'StripePermissionError', code: 'account_invalid' });
    expect((await started.stripe.customers.list({}, { stripeAccount: 'acct_branch1' })).data).toEqual([]);
  });
});

describe('errors', () => {
  it('unknown routes answer in Stripe’s shape, which the SDK takes for an error', async () => {
    expect(await failureOf(started.stripe.topups.list())).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
    });
  });

  it.each([
    [
      'a missing object',
      () => started.stripe.customers.retrieve('cus_none'),
      { statusCode: 404, code: 'resource_missing' },
    ],
    [
      'a missing object named by a parameter',
      () => started.stripe.setupIntents.create({ customer: 'cus_none' }),
      { statusCode: 400, code: 'resource_missing', param: 'customer' },
    ],
    [
      'a missing parameter',
      () => started.stripe.paymentIntents.create({ currency: 'jpy' } as Stripe.PaymentIntentCreateParams),
      { code: 'parameter_missing', param: 'amount' },
    ],
    [
      'a fraction of a yen',
      () => started.stripe.paymentIntents.create({ amount: 100.5, currency: 'jpy' }),
      { code: 'parameter_invalid_integer', param: 'amount' },
    ],
    [
      'less than ¥50',
      () => started.stripe.paymentIntents.create({ amount: 49, currency: 'jpy' }),
      { code: 'amount_too_small', param: 'amount' },
    ],
    [
      'a parameter that this API version has removed',
      () => started.stripe.setupIntents.create({ payment_method_types: ['card'] } as Stripe.SetupIntentCreateParams),
      { code: 'parameter_unknown', param: 'payment_method_types' },
    ],
  ])('%s', async (_what, call, expected) => {
    expect(await failureOf(call())).toMatchObject({ type: 'StripeInvalidRequestError', ...expected });
  });

  it('a field that cannot be expanded', async () => {
    await started.stripe.customers.create();
    const call = started.stripe.customers.list({ expand: ['data.nothing'] });
    expect(await failureOf(call)).toMatchObject({ statusCode: 400, param: 'expand' });
  });

  it('injected failures are Stripe errors; the SDK retries a 500 and a dropped answer without doing it twice', async () => {
    await started.control('faults', { kind: 'status', status: 429, path: '/v1/customers' });
    expect(await failureOf(started.stripe.customers.list())).toMatchObject({ type: 'StripeRateLimitError' });
    const patient = client('sk_test_emulator', { maxNetworkRetries: 2 });
    await started.control('faults', { kind: 'status', status: 500, path: '/v1/customers' });
    await started.control('faults', { kind: 'drop', path: '/v1/customers', when: 'after' });
    const customer = await patient.customers.create({ name: '山田 花子' });
    expect((await started.stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id]);
  });
});

describe('idempotency', () => {
  const params = { amount: 1100, currency: 'jpy', payment_method: 'pm_card_visa', confirm: true };

  it('replays the answer', async () => {
    const first = await started.stripe.paymentIntents.create(params, { idempotencyKey: 'settle-1' });
    const second = await started.stripe.paymentIntents.create(params, { idempotencyKey: 'settle-1' });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await started.stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('replays a decline too', async () => {
    const declined = { ...params, payment_method: 'pm_card_chargeDeclined' };
    const first = await failureOf(started.stripe.paymentIntents.create(declined, { idempotencyKey: 'settle-2' }));
    const second = await failureOf(started.stripe.paymentIntents.create(declined, { idempotencyKey: 'settle-2' }));
    expect(second).toMatchObject({ statusCode: 402, charge: first.charge });
  });

  it('does not keep refused parameters', async () => {
    await failureOf(started.stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: 'settle-3' }));
    expect((await started.stripe.paymentIntents.create(params, { idempotencyKey: 'settle-3' })).status).toBe(
      'succeeded',
    );
  });

  it('refuses other parameters under the same key', async () => {
    await started.stripe.paymentIntents.create(params, { idempotencyKey: 'settle-4' });
    const other = started.stripe.paymentIntents.create({ ...params, amount: 2200 }, { idempotencyKey: 'settle-4' });
    expect(await failureOf(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('409 while the first call is under way, and free again after it', async () => {
    await started.control('faults', { kind: 'slow', delay_ms: 300, path: '/v1/customers' });
    const headers = { 'idempotency-key': 'slow-1' };
    const answers = await Promise.all([
      post('/v1/customers', { name: 'a' }, headers),
      post('/v1/customers', { name: 'a' }, headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const conflict = answers.find(({ status }) => status === 409);
    expect(await conflict?.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } });
    const again = await post('/v1/customers', { name: 'a' }, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('keys are at most 255 characters', async () => {
    const call = started.stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) });
    expect((await failureOf(call)).statusCode).toBe(400);
  });
});

describe('lists', () => {
  it('page newest first, forwards and backwards', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) ids.unshift((await started.stripe.customers.create()).id);
    const first = await started.stripe.customers.list({ limit: 2 });
    expect(first).toMatchObject({ object: 'list', url: '/v1/customers', has_more: true });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await started.stripe.customers.list({ limit: 3, starting_after: ids[1] ?? '' });
    expect(rest.data.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(rest.has_more).toBe(false);
    const back = await started.stripe.customers.list({ limit: 2, ending_before: ids[3] ?? '' });
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    const all: string[] = [];
    for await (const customer of started.stripe.customers.list({ limit: 2 })) all.push(customer.id);
    expect(all).toEqual(ids);
    expect(await failureOf(started.stripe.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
    expect((await failureOf(started.stripe.customers.list({ starting_after: 'cus_none' }))).statusCode).toBe(400);
  });

  it('expand works inside lists', async () => {
    const { customer } = await started.customerWithCard();
    const list = await started.stripe.customers.list({
      email: customer.email ?? '',
      expand: ['data.invoice_settings.default_payment_method'],
    });
    expect(list.data[0]?.invoice_settings.default_payment_method).toMatchObject({ card: { last4: '4242' } });
  });
});
