import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { ok, parentsOf } from '../../testing/parents.ts';
import { registrationDesk } from '../../testing/registering.ts';

const app = await testApp({ emulators: true });
const desk = await registrationDesk(app);
const { paymentsOf, register, rowOf, subscribe, temporaryOf, withCard } = parentsOf(app, desk);

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
    await app.services.database.transaction(app.services.clock.now(), (tx) =>
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
    // By the test's clock: the job looks at when the row was last touched.
    await app.services.database.transaction(app.clock.now(), (tx) =>
      tx.query('update customers set plan_type_id = 2 where uid = any ($1)', [[good.uid, bad.uid]]),
    );
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
  }, 240_000);
});
