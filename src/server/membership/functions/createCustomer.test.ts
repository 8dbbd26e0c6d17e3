import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { ok, parentsOf } from '../../testing/parents.ts';
import { registrationDesk } from '../../testing/registering.ts';

const app = await testApp({ emulators: true });
const desk = await registrationDesk(app);
const { paymentsOf, register, rowOf, subscribe, temporaryOf, withCard } = parentsOf(app, desk);

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

  it('welcomes by mail, and by LINE where our account is a friend', async () => {
    const messages = async (base: string | undefined, query: string) =>
      JSON.stringify(await (await fetch(`${base}/emulator/messages?${query}`)).json());
    const [byMail, byLine] = [await withCard(), await withCard()];
    const lineUser = `U${'9'.padStart(32, '0')}`;
    await app.pool.query('update auth.users set line_user_id = $2, line_friend = true where uid = $1', [
      byLine.uid,
      lineUser,
    ]);
    for (const parent of [byMail, byLine]) await ok(register(parent, { plan_type_id: 1 }));
    await app.runJobs();
    expect(await rowOf(byLine.uid)).toMatchObject({ line_user_id: lineUser, line_notification_flag: true });
    expect(await messages(app.emulators?.mail, `to=${byMail.email}`)).toContain('ようこそ');
    expect(await messages(app.emulators?.line, `user_id=${lineUser}`)).toContain('ようこそ');
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

  it('refuses another’s Stripe customer, SetupIntent or price', async () => {
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
