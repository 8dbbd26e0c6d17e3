import { describe, expect, it } from 'vitest';
import { formatYen } from '../../../domain/yen.ts';
import { testApp } from '../../testing/app.ts';
import { memberDesk, periodEnd } from '../../testing/members.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const [light, standard, premium] = [1, 2, 3];
const today = '2026-11-16';
const before = '2026-10-07';

const subscriptionOf = async (id: string) => {
  const { status, cancel_at_period_end, items } = await desk.stripe.subscriptions.retrieve(id);
  return { status, cancel_at_period_end, price: items.data[0]?.price.id };
};
const quote = (token: string, plan_type_id: number) => app.call('quotePlanTypeCustomer', { plan_type_id }, token);
const edit = (token: string, plan_type_id: number, quoted_amount?: number) =>
  app.call('editPlanTypeCustomer', { plan_type_id, quoted_amount }, token);

/** The last word to a member about the plan. */
const notices = async (customer_id: number): Promise<string> => {
  const { rows } = await app.pool.query(
    "select content from notifications where customer_id = $1 and kind = 'plan_changed' order by id desc limit 1",
    [customer_id],
  );
  return rows[0]?.content;
};

describe('plan changes', () => {
  it('free → charged: a month is charged now and the plan starts today', async () => {
    const member = await desk.member({ plan_type_id: light });
    const quoted = await quote(member.token, standard);
    expect(quoted).toMatchObject({
      status: 'OK',
      kind: 'start',
      charged_now: 1100,
      start_date: today,
      next_amount: 1100,
      next_payment_date: '2026-12-16',
    });
    expect(await edit(member.token, standard, 1100)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      kind: 'start',
      plan_name: 'スタンダード',
      start_date: today,
    });
    expect(await desk.charged(member)).toBe(1100);
    expect(await notices(member.id)).toMatch(
      /「スタンダード」[\s\S]*月額: 1,100円\n今回のお支払い: 1,100円\n次回のお支払い: 12月16日\(水\)に 1,100円/,
    );
    const row = await desk.row(member.id);
    expect(row).toMatchObject({
      plan_type_id: standard,
      stripe_subscription_status: 'active',
      subscription_period_end: '2026-12-16',
      subscription_last_paid_date: today,
    });
    expect(await desk.history(member.id)).toEqual([
      [light, before, '2026-11-15'],
      [standard, today, null],
    ]);
    const { rows } = await app.pool.query('select amount, payment_type from payments where customer_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([{ amount: 1100, payment_type: 3 }]);
  });

  it('charged → dearer: the rest of the month is charged as shown, pro rata from today', async () => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    const quoted = await quote(member.token, premium);
    expect(quoted).toMatchObject({ kind: 'raise', start_date: today, next_amount: 3300, next_payment_date: periodEnd });
    const { charged_now, lines } = quoted as { charged_now: number; lines: { amount: number; plan_name: string }[] };
    expect(lines.map(({ plan_name, amount }) => [plan_name, Math.sign(amount)])).toEqual([
      ['スタンダード', -1],
      ['プレミアム', 1],
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(charged_now);
    expect(charged_now).toBeGreaterThan(1400);
    expect(charged_now).toBeLessThan(1700);
    expect(await edit(member.token, premium, charged_now)).toMatchObject({ status: 'OK', start_date: today });
    expect(await desk.charged(member)).toBe(1100 + charged_now);
    expect(await notices(member.id)).toContain(`今回のお支払い: ${formatYen(charged_now)}\n`);
    expect(await subscriptionOf(member.stripe_subscription_id)).toMatchObject({ price: 'price_premium' });
    expect(await desk.row(member.id)).toMatchObject({ plan_type_id: premium, subscription_period_end: periodEnd });
  });

  it('charged → cheaper and → free: nothing now, from the end of the paid period', async () => {
    const cheaper = await desk.member({ plan_type_id: premium, subscription: 'active' });
    expect(await quote(cheaper.token, standard)).toMatchObject({
      kind: 'lower',
      charged_now: 0,
      lines: [],
      start_date: periodEnd,
      next_amount: 1100,
    });
    expect(await edit(cheaper.token, standard, 0)).toMatchObject({ status: 'OK', start_date: periodEnd });
    expect(await desk.row(cheaper.id)).toMatchObject({ plan_type_id: premium });
    expect(await desk.history(cheaper.id)).toEqual([
      [premium, before, '2026-12-06'],
      [standard, periodEnd, null],
    ]);
    expect(await subscriptionOf(cheaper.stripe_subscription_id)).toMatchObject({ price: 'price_standard' });
    expect(await desk.charged(cheaper)).toBe(3300);

    const free = await desk.member({ plan_type_id: standard, subscription: 'active' });
    expect(await quote(free.token, light)).toMatchObject({ kind: 'stop', next_amount: 0, next_payment_date: null });
    expect(await edit(free.token, light, 0)).toMatchObject({ start_date: periodEnd });
    expect(await subscriptionOf(free.stripe_subscription_id)).toMatchObject({ cancel_at_period_end: true });
    expect(await notices(free.id)).toMatch(/月額: 0円\n今回のお支払い: 0円\n次回のお支払い: ありません/);
  });

  it('takes a scheduled change back, and wants that before a dearer plan', async () => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    await edit(member.token, light, 0);
    expect(await quote(member.token, premium)).toMatchObject({ status: 'NG', type: 'plan_change_scheduled' });
    app.clock.advance(60);
    expect(await quote(member.token, standard)).toMatchObject({ kind: 'undo', charged_now: 0 });
    expect(await edit(member.token, standard, 0)).toMatchObject({ status: 'OK', kind: 'undo' });
    expect(await desk.history(member.id)).toEqual([[standard, before, null]]);
    expect(await subscriptionOf(member.stripe_subscription_id)).toEqual({
      status: 'active',
      cancel_at_period_end: false,
      price: 'price_standard',
    });
  });

  it('the scheduled plan becomes the plan on its first day', async () => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    await edit(member.token, light);
    await desk.runJob('followPlanTypes');
    expect(await desk.row(member.id)).toMatchObject({ plan_type_id: standard });
    const back = app.clock.now();
    app.clock.freeze(new Date('2026-12-06T15:00:00Z'));
    await desk.runJob('followPlanTypes');
    expect(await desk.row(member.id)).toMatchObject({
      plan_type_id: light,
      stripe_subscription_id: null,
      subscription_period_end: null,
      status: 1,
    });
    app.clock.freeze(back);
  });
});

describe('refusals', () => {
  const table = [
    { state: { plan_type_id: standard, subscription: 'active' }, target: standard, type: 'plan_unchanged' },
    { state: { plan_type_id: light }, target: 99, type: 'plan_unavailable' },
    { state: { plan_type_id: light, card: null }, target: standard, type: 'card_missing' },
    { state: { plan_type_id: null, card: null, registration_status: 2 }, target: standard, type: 'not_registered' },
    {
      state: { plan_type_id: standard, status: 2, subscription: 'past_due' },
      target: premium,
      type: 'customer_disabled',
    },
    {
      state: { plan_type_id: standard, status: 2, subscription: 'past_due' },
      target: light,
      type: 'customer_disabled',
    },
    { state: { plan_type_id: standard, status: 3, subscription: 'ending' }, target: premium, type: 'stale_status' },
    { state: { plan_type_id: standard, status: 3, subscription: 'ended' }, target: premium, type: 'stale_status' },
    { state: { plan_type_id: light, status: 3 }, target: standard, type: 'stale_status' },
    { state: { plan_type_id: light, card: 'charge_fails' }, target: standard, type: 'card_declined' },
    {
      state: { plan_type_id: standard, subscription: 'active', card: 'charge_fails' },
      target: premium,
      type: 'card_declined',
    },
    { state: { plan_type_id: light, card: 'authenticate_always' }, target: standard, type: 'card_action_required' },
  ] as const;
  it.each(table)('$type: $state → $target', async ({ state, target, type }) => {
    const member = await desk.member(state);
    const was = await desk.everything(member);
    expect(await edit(member.token, target)).toMatchObject({ status: 'NG', type });
    expect(await desk.everything(member)).toEqual({ ...was, customer: { ...was.customer } });
  });

  it('asks again when the amount is another than the one shown', async () => {
    const member = await desk.member({ plan_type_id: light });
    expect(await edit(member.token, standard, 1000)).toMatchObject({
      type: 'quote_changed',
      details: { charged_now: 1100 },
    });
    expect(await desk.charged(member)).toBe(0);
  });

  it('works with another card after a refused one', async () => {
    const member = await desk.member({ plan_type_id: light, card: 'charge_fails' });
    expect(await edit(member.token, standard, 1100)).toMatchObject({ type: 'card_declined' });
    const setup_intent_id = await desk.setUpCard(member, 'pm_card_visa');
    expect(await app.call('changePaymentMethod', { setup_intent_id }, member.token)).toMatchObject({ last4: '4242' });
    expect(await edit(member.token, standard, 1100)).toMatchObject({ status: 'OK' });
    expect(await desk.charged(member)).toBe(1100);
  });
});

describe('once, whatever happens', () => {
  it('a double click is one change and one charge, with the same answer', async () => {
    const member = await desk.member({ plan_type_id: light });
    const answers = await Promise.all([1, 2, 3].map(() => edit(member.token, standard, 1100)));
    answers.push(await edit(member.token, standard, 1100));
    expect(answers).toEqual(
      Array(4).fill({
        status: 'OK',
        msg: expect.any(String),
        kind: 'start',
        plan_name: 'スタンダード',
        start_date: today,
      }),
    );
    expect(await desk.charged(member)).toBe(1100);
    expect(await desk.history(member.id)).toHaveLength(2);
  });

  it('Stripe down: refused, nothing half done, and it works later', async () => {
    const member = await desk.member({ plan_type_id: light });
    const was = await desk.everything(member);
    await desk.fault({ path: '/v1/', kind: 'status', status: 503, times: 50 });
    expect(await edit(member.token, standard, 1100)).toMatchObject({ type: 'payment_unavailable' });
    await desk.noFaults();
    expect(await desk.everything(member)).toEqual(was);
    expect(await edit(member.token, standard, 1100)).toMatchObject({ status: 'OK' });
  });

  it('a lost answer: Stripe took the money, the sweep gives the plan', async () => {
    const member = await desk.member({ plan_type_id: light });
    await desk.fault({ path: '/v1/subscriptions', method: 'POST', kind: 'drop', when: 'after', times: 3 });
    expect(await edit(member.token, standard, 1100)).toMatchObject({ type: 'payment_unavailable' });
    await desk.noFaults();
    expect(await desk.row(member.id)).toMatchObject({ plan_type_id: light });
    app.clock.advance(180);
    await desk.runJob('settleMembershipChanges');
    expect(await desk.row(member.id)).toMatchObject({ plan_type_id: standard, stripe_subscription_status: 'active' });
    expect(await desk.charged(member)).toBe(1100);
  });

  it('a request that never reached Stripe is given up by the sweep', async () => {
    const member = await desk.member({ plan_type_id: light });
    await desk.fault({ path: '/v1/subscriptions', method: 'POST', kind: 'drop', times: 3 });
    expect(await edit(member.token, standard, 1100)).toMatchObject({ type: 'payment_unavailable' });
    await desk.noFaults();
    app.clock.advance(180);
    await desk.runJob('settleMembershipChanges');
    expect(await desk.row(member.id)).toMatchObject({ plan_type_id: light, stripe_subscription_id: null });
    expect(await desk.charged(member)).toBe(0);
    expect(await edit(member.token, standard, 1100)).toMatchObject({ status: 'OK' });
  });
});
