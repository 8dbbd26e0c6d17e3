import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { registrationDesk } from '../testing/registering.ts';
import { registrationForm } from '../testing/registration-form.ts';

const app = await testApp({ emulators: true });
const desk = await registrationDesk(app);

type Parent = Awaited<ReturnType<typeof desk.parent>>;

/** Everything the add page does: Stripe customer, SetupIntent, card. */
async function withCard(card = 'pm_card_visa') {
  const parent = await desk.parent();
  const { customerId } = await ok(app.call('createStripeCustomer', null, parent.token));
  const { setupIntentId, clientSecret } = await ok(app.call('createSetupIntent', null, parent.token));
  const intent = await desk.enterCard(setupIntentId, card);
  return { ...parent, customerId, setupIntentId, clientSecret, intent };
}
async function ok<Result extends { status: string }>(call: Promise<Result>) {
  const result = await call;
  if (result.status !== 'OK') throw new Error(JSON.stringify(result));
  return result as Extract<Result, { status: 'OK' }>;
}
const subscribe = (parent: Parent & { customerId: string }, priceId = 'price_standard') =>
  app.call('createSubscription', { customerId: parent.customerId, priceId }, parent.token);
const register = (parent: Parent & { setupIntentId?: string }, changes = {}) =>
  app.call(
    'createCustomer',
    registrationForm(parent.email, { setup_intent_id: parent.setupIntentId, ...changes }),
    parent.token,
  );
const rowOf = async (uid: string) =>
  (await app.pool.query('select * from customers where uid = $1', [uid])).rows[0] ?? null;
const temporaryOf = async (uid: string) =>
  (await app.pool.query('select * from temporary_customer_informations where uid = $1', [uid])).rows[0] ?? null;
const paymentsOf = async (uid: string) =>
  (
    await app.pool.query(
      `select amount, payment_type, remarks, stripe_invoice_id from payments
       where customer_id = (select id from customers where uid = $1)`,
      [uid],
    )
  ).rows;

describe('registration, variant A', () => {
  it('goes from the card to a paid member with children, consents and a plan', async () => {
    const parent = await withCard();
    const subscription = await ok(subscribe(parent));
    expect(subscription.subscriptionStatus).toBe('active');
    expect(await temporaryOf(parent.uid)).toMatchObject({ stripe_subscription_id: subscription.subscriptionId });
    const { customer_id } = await ok(register(parent));
    await app.runJobs();
    expect(await rowOf(parent.uid)).toMatchObject({
      id: customer_id,
      registration_status: 1,
      status: 1,
      date_of_birth: '1990-04-01',
      payment_method: 1,
      stripe_customer_id: parent.customerId,
      stripe_payment_method_id: parent.intent.payment_method,
      stripe_subscription_id: subscription.subscriptionId,
      stripe_subscription_status: 'active',
    });
    expect(await temporaryOf(parent.uid)).toBeNull();
    const { rows } = await app.pool.query(
      `select array(select name from children where customer_id = $1 order by id) as children,
         array(select kind from customer_consents where customer_id = $1 order by kind) as consents,
         array(select (plan_type_id, start_date)::text from plan_type_customer_histories where customer_id = $1) as plans`,
      [customer_id],
    );
    expect(rows[0]).toEqual({
      children: ['小林 はる', '小林 なつ'],
      consents: ['child_data', 'privacy', 'terms'],
      plans: ['(2,2026-11-16)'],
    });
    expect(await paymentsOf(parent.uid)).toMatchObject([
      { amount: 1100, payment_type: 3, remarks: '月額プラン スタンダード' },
    ]);
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 1100, refunded: 0 });
  });

  it('needs the card but no subscription for a free plan', async () => {
    const parent = await withCard();
    await ok(register(parent, { plan_type_id: 1 }));
    expect(await rowOf(parent.uid)).toMatchObject({ plan_type_id: 1, stripe_subscription_id: null, payment_method: 1 });
    expect(await desk.subscriptionsOf(parent.customerId)).toEqual([]);

    const bare = await desk.parent();
    expect(await register(bare, { plan_type_id: 1 })).toMatchObject({ status: 'NG', type: 'card_missing' });
    expect(await rowOf(bare.uid)).toBeNull();
  });

  it('flags fields before any money moves', async () => {
    const parent = await withCard();
    const flagged = (changes: object) => register(parent, changes);
    expect(await flagged({ date_of_birth: '2030-01-01' })).toMatchObject({
      type: 'input_error',
      fields: ['date_of_birth'],
    });
    expect(await flagged({ prefecture_id: 99, default_branch_id: 999 })).toMatchObject({
      type: 'input_error',
      fields: ['prefecture_id', 'default_branch_id'],
    });
    expect(await flagged({ email: 'sato@example.jp' })).toMatchObject({ type: 'email_taken', fields: ['email'] });
    expect(await flagged({ plan_type_id: 99 })).toMatchObject({ type: 'plan_unavailable', fields: ['plan_type_id'] });
    expect(await flagged({ name_kana: 'さくら' })).toMatchObject({ type: 'input_error', fields: ['name_kana'] });
    expect(await desk.subscriptionsOf(parent.customerId)).toEqual([]);
  });

  it('has one Stripe customer per account, whatever the retries', async () => {
    const parent = await desk.parent();
    const ids = await Promise.all([1, 2, 3].map(() => app.call('createStripeCustomer', null, parent.token)));
    expect(new Set(ids.map((result) => 'customerId' in result && result.customerId)).size).toBe(1);
  });

  it('lets nobody use another Stripe customer, SetupIntent or price', async () => {
    const [mine, other] = [await withCard(), await withCard()];
    const data = { customerId: other.customerId, priceId: 'price_standard' };
    expect((await app.request('createSubscription', data, mine.token)).statusCode).toBe(403);
    expect(await subscribe(mine, 'price_unknown')).toMatchObject({ type: 'plan_unavailable' });
    expect(await register({ ...mine, setupIntentId: other.setupIntentId })).toMatchObject({ type: 'card_missing' });
    expect(await rowOf(mine.uid)).toBeNull();
  });

  it('gives the former plan back to a parent who went back and chose another', async () => {
    const parent = await withCard();
    await ok(subscribe(parent, 'price_premium'));
    await ok(register(parent));
    await app.runJobs();
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 4400, refunded: 3300 });
    const free = await withCard();
    await ok(subscribe(free));
    await ok(register(free, { plan_type_id: 1 }));
    await app.runJobs();
    expect(await desk.moneyOf(free.customerId)).toEqual({ charged: 1100, refunded: 1100 });
    expect((await desk.subscriptionsOf(free.customerId)).map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('cards', () => {
  it('a declined card registers nobody, and another card does', async () => {
    const parent = await withCard('pm_card_chargeDeclined');
    expect(parent.intent.status).toBe('requires_payment_method');
    expect(await register(parent)).toMatchObject({ status: 'NG', type: 'card_declined' });
    expect(await rowOf(parent.uid)).toBeNull();
    const { setupIntentId } = await ok(app.call('createSetupIntent', null, parent.token));
    await desk.enterCard(setupIntentId, 'pm_card_visa');
    await ok(register({ ...parent, setupIntentId }));
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 1100, refunded: 0 });
  });

  it('3-D Secure at the card form: only after the bank has agreed', async () => {
    const parent = await withCard('pm_card_authenticationRequiredOnSetup');
    expect(parent.intent.status).toBe('requires_action');
    expect(await register(parent)).toMatchObject({ type: 'card_action_required' });
    await desk.authenticate(parent.clientSecret, false);
    expect(await register(parent)).toMatchObject({ type: 'card_declined' });
    await desk.enterCard(parent.setupIntentId, 'pm_card_authenticationRequiredOnSetup');
    await desk.authenticate(parent.clientSecret);
    expect(await subscribe(parent)).toMatchObject({ status: 'OK' });
  });

  it('3-D Secure for the first payment: the client secret is handed out, then the same subscription is used', async () => {
    const parent = await withCard('pm_card_authenticationRequired');
    await desk.authenticate(parent.clientSecret);
    const asked = await ok(subscribe(parent));
    expect(asked.subscriptionStatus).toBe('incomplete');
    expect(await register(parent)).toMatchObject({
      type: 'card_action_required',
      details: { clientSecret: asked.clientSecret },
    });
    expect(await rowOf(parent.uid)).toBeNull();
    await desk.authenticate(asked.clientSecret ?? '');
    await ok(register(parent));
    expect(await desk.subscriptionsOf(parent.customerId)).toHaveLength(1);
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 1100, refunded: 0 });
  });

  it('4000000000000341 attaches, its first charge fails, and a second card pays the same subscription', async () => {
    const parent = await withCard('pm_card_chargeCustomerFail');
    expect(parent.intent.status).toBe('succeeded');
    expect(await subscribe(parent)).toMatchObject({ type: 'card_declined' });
    expect(await register(parent)).toMatchObject({ type: 'card_declined' });
    expect(await rowOf(parent.uid)).toBeNull();
    const { setupIntentId } = await ok(app.call('createSetupIntent', null, parent.token));
    await desk.enterCard(setupIntentId, 'pm_card_visa');
    await ok(register({ ...parent, setupIntentId }));
    expect((await desk.subscriptionsOf(parent.customerId)).map(({ status }) => status)).toEqual(['active']);
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 1100, refunded: 0 });
  });

  it('4000000000000341 with a free plan becomes a member: the card fails only when it is charged', async () => {
    const parent = await withCard('pm_card_chargeCustomerFail');
    await ok(register(parent, { plan_type_id: 1 }));
    expect(await rowOf(parent.uid)).toMatchObject({ status: 1, registration_status: 1 });
  });
});

describe('the final button', () => {
  it('pressed twice makes one customer, one subscription, one charge, and both clicks succeed', async () => {
    const parent = await withCard();
    const [first, second] = await Promise.all([ok(register(parent)), ok(register(parent))]);
    expect(second.customer_id).toBe(first.customer_id);
    expect(await ok(register(parent))).toMatchObject({ customer_id: first.customer_id });
    expect(await register(parent, { name: '別の 名前' })).toMatchObject({ type: 'already_registered' });
    expect(await desk.subscriptionsOf(parent.customerId)).toHaveLength(1);
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 1100, refunded: 0 });
    const { rows } = await app.pool.query('select count(*) from children where customer_id = $1', [first.customer_id]);
    expect(rows[0].count).toBe(2);
  });

  it('pressed in two windows with different plans leaves one plan charged', async () => {
    const parent = await withCard();
    await Promise.all([register(parent), register(parent, { plan_type_id: 3 })]);
    await app.runJobs();
    const { stripe_subscription_id, plan_type_id } = await rowOf(parent.uid);
    const live = (await desk.subscriptionsOf(parent.customerId)).filter(({ status }) => status === 'active');
    expect(live.map(({ id }) => id)).toEqual([stripe_subscription_id]);
    const { charged, refunded } = await desk.moneyOf(parent.customerId);
    expect(charged - refunded).toBe(plan_type_id === 2 ? 1100 : 3300);
  });

  it('pressed while Stripe is down says so, changes nothing and works later', async () => {
    const parent = await withCard();
    await desk.fault({ kind: 'status', status: 503, path: '/v1/setup_intents', times: 3 });
    expect(await register(parent)).toMatchObject({ status: 'NG', type: 'payment_unavailable' });
    await ok(register(parent));
  });
});

describe('a crash between Stripe and the database', () => {
  it('after the charge and before its answer: the retry finds the same subscription', async () => {
    const parent = await withCard();
    await desk.fault({ kind: 'drop', path: '/v1/subscriptions', method: 'POST', when: 'after', times: 3 });
    await subscribe(parent);
    await ok(register(parent));
    expect(await desk.subscriptionsOf(parent.customerId)).toHaveLength(1);
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 1100, refunded: 0 });
  });

  it('and nobody comes back: after 60 minutes the subscription is ended and the money returned, once', async () => {
    const parent = await withCard();
    await ok(subscribe(parent));
    // As if the process had died before writing the subscription down.
    await app.services.database.transaction((tx) =>
      tx.query('update temporary_customer_informations set stripe_subscription_id = null where uid = $1', [parent.uid]),
    );
    app.clock.advance(59 * 60);
    await desk.runJob('reconcileRegistrations');
    expect((await desk.subscriptionsOf(parent.customerId)).map(({ status }) => status)).toEqual(['active']);
    app.clock.advance(120);
    await desk.runJob('reconcileRegistrations');
    await desk.runJob('reconcileRegistrations');
    expect((await desk.subscriptionsOf(parent.customerId)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 1100, refunded: 1100 });
    // Coming back after all starts a new one.
    await ok(register({ ...parent, token: await app.tokenOf(parent.uid) }));
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 2200, refunded: 1100 });
  });

  it('a refund that fails is tried again by the next run', async () => {
    const parent = await withCard();
    await ok(subscribe(parent));
    app.clock.advance(3700);
    await desk.fault({ kind: 'status', status: 500, path: '/v1/refunds', times: 3 });
    await desk.runJob('reconcileRegistrations');
    expect((await desk.subscriptionsOf(parent.customerId)).map(({ status }) => status)).toEqual(['active']);
    await desk.runJob('reconcileRegistrations');
    expect((await desk.subscriptionsOf(parent.customerId)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await desk.moneyOf(parent.customerId)).toEqual({ charged: 1100, refunded: 1100 });
  });

  it('a customer of a charged plan without subscription gets one, or is disabled where the card does not pay', async () => {
    const [good, bad] = [await withCard(), await withCard()];
    for (const parent of [good, bad]) await ok(register(parent, { plan_type_id: 1 }));
    const failing = await desk.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: bad.customerId });
    await desk.stripe.customers.update(bad.customerId, { invoice_settings: { default_payment_method: failing.id } });
    await app.pool.query('update customers set plan_type_id = 2 where uid = any ($1)', [[good.uid, bad.uid]]);
    app.clock.advance(700);
    await desk.runJob('reconcileRegistrations');
    expect(await rowOf(good.uid)).toMatchObject({ status: 1, stripe_subscription_status: 'active' });
    expect(await rowOf(bad.uid)).toMatchObject({ status: 2 });
    expect(await paymentsOf(good.uid)).toHaveLength(1);
  });
});

describe('a bad day', () => {
  it('of lost answers, double clicks and second thoughts ends with one paid plan for each parent', async () => {
    const parents = await Promise.all(Array.from({ length: 4 }, () => withCard()));
    await desk.fault({ kind: 'drop', path: '/v1/subscriptions', method: 'POST', when: 'after', share: 0.5, times: 12 });
    await desk.fault({ kind: 'status', status: 500, path: '/v1/customers', method: 'POST', share: 0.3, times: 6 });
    await Promise.all(
      parents.flatMap((parent) => [
        subscribe(parent, 'price_premium'),
        subscribe(parent),
        register(parent),
        register(parent),
        register(parent, { plan_type_id: 3 }),
      ]),
    );
    await fetch(`${app.emulators?.stripe}/emulator/faults`, { method: 'DELETE' });
    for (const parent of parents) await register(parent);
    app.clock.advance(3700);
    await desk.runJob('reconcileRegistrations');
    for (const parent of parents) {
      const row = await rowOf(parent.uid);
      const live = (await desk.subscriptionsOf(parent.customerId)).filter(({ status }) => status !== 'canceled');
      expect(live.map(({ id, status }) => [id, status])).toEqual([[row.stripe_subscription_id, 'active']]);
      const { charged, refunded } = await desk.moneyOf(parent.customerId);
      expect(charged - refunded).toBe(row.plan_type_id === 2 ? 1100 : 3300);
      expect(await paymentsOf(parent.uid)).toHaveLength(1);
      expect(await temporaryOf(parent.uid)).toBeNull();
    }
  }, 60_000);
});
