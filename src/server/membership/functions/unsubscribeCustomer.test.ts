import { describe, expect, it } from 'vitest';
import { bookByHand } from '../../../../db/testing/by-hand.ts';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type MemberOptions, memberDesk, periodEnd } from '../../testing/members.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const [light, standard, premium] = [1, 2, 3];
const today = '2026-11-16';
const answers = {
  staff_impression: 1,
  branch_impression: 2,
  // Q3's その他 (SPEC §3).
  usability: 4,
  enrollment_status: 4,
  free_comment: '引っ越しのため',
} as const;

/** Every state a customer can be in, on both sides. */
const states = [
  { plan_type_id: light, status: 1 },
  { plan_type_id: standard, status: 1, subscription: 'active' },
  { plan_type_id: standard, status: 2, subscription: 'past_due' },
  { plan_type_id: light, status: 3 },
  { plan_type_id: standard, status: 3, subscription: 'ending' },
  { plan_type_id: standard, status: 3, subscription: 'ended' },
  { plan_type_id: light, status: 1, registration_status: 2 },
  { plan_type_id: null, status: 1, registration_status: 2, card: null },
] as const satisfies MemberOptions[];
const stripeState = async (id: string) => {
  const { status, cancel_at_period_end } = await desk.stripe.subscriptions.retrieve(id);
  return `${status}${cancel_at_period_end ? ' ending' : ''}`;
};
const reserve = (customer: number, date: string) =>
  app.pool.query(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
       holiday_flag, reserve_amount)
     values (2, $1, $2::date + time '10:00' at time zone 'Asia/Tokyo', $2::date + time '12:00' at time zone 'Asia/Tokyo',
       1, false, false, 2200)`,
    [customer, date],
  );
const leave = (token: string) => app.call('unsubscribeCustomer', answers, token);
const remove = (token: string) => app.call('cancelCustomer', answers, token);
const comeBack = (token: string, plan_type_id: number, quoted_amount?: number) =>
  app.call('resubscribeCustomer', { plan_type_id, quoted_amount }, token);
const questionnaires = async (id: number) => {
  const { rows } = await app.pool.query(
    'select unsubscribe_type, staff_impression, usability, free_comment from unsubscribe_questionnaires where customer_id = $1',
    [id],
  );
  return rows;
};

describe('unsubscribeCustomer', () => {
  const expected = [
    { expiry_date: today, stripe: null },
    { expiry_date: periodEnd, stripe: 'active ending' },
    { expiry_date: '2026-11-14', stripe: 'canceled' },
    'stale_status',
    'stale_status',
    'stale_status',
    { expiry_date: today, stripe: null },
    { expiry_date: today, stripe: null },
  ] as const;
  it.each(states.map((state, index) => ({ state, result: expected[index] })))('$state', async ({ state, result }) => {
    const member = await desk.member(state);
    const was = await desk.everything(member);
    const answer = await leave(member.token);
    if (typeof result !== 'object') {
      expect(answer).toMatchObject({ status: 'NG', type: result });
      expect(await desk.everything(member)).toEqual(was);
      expect(await questionnaires(member.id)).toEqual([]);
      return;
    }
    expect(answer).toEqual({ status: 'OK', msg: expect.any(String), expiry_date: result.expiry_date });
    expect(await desk.row(member.id)).toMatchObject({ status: 3, withdrawn_date: today });
    if (result.stripe !== null) expect(await stripeState(member.stripe_subscription_id)).toBe(result.stripe);
    expect(await questionnaires(member.id)).toEqual([
      { unsubscribe_type: 1, staff_impression: 1, usability: 4, free_comment: '引っ越しのため' },
    ]);
    const { rows } = await app.pool.query(
      "select content like '%までは、これまでどおり%' as promised from notifications where customer_id = $1 and kind = 'unsubscribed'",
      [member.id],
    );
    expect(rows).toEqual([{ promised: result.expiry_date >= today }]);
    const last = (await desk.history(member.id)).at(-1)?.[2];
    expect(last).toBe(state.plan_type_id === null ? undefined : [result.expiry_date, today].toSorted().at(-1));
  });

  it('reserves after the paid period must be cancelled first, those within it stay', async () => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    await reserve(member.id, '2026-12-08');
    expect(await leave(member.token)).toMatchObject({ type: 'has_upcoming_reserves' });
    expect(await stripeState(member.stripe_subscription_id)).toBe('active');
    await app.pool.query('update reserves set cancel_flag = true where customer_id = $1', [member.id]);
    await reserve(member.id, periodEnd);
    expect(await leave(member.token)).toMatchObject({ status: 'OK' });
  });

  it('a double click is one leaving; an old tab later is refused', async () => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    const both = await Promise.all([leave(member.token), leave(member.token)]);
    expect(both).toEqual(Array(2).fill({ status: 'OK', msg: expect.any(String), expiry_date: periodEnd }));
    expect(await questionnaires(member.id)).toHaveLength(1);
    app.clock.advance(60);
    expect(await leave(member.token)).toMatchObject({ type: 'stale_status' });
  });

  it('Stripe down: still a member, with the subscription running', async () => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    await desk.fault({ path: '/v1/subscriptions', method: 'POST', kind: 'status', status: 500, times: 3 });
    expect(await leave(member.token)).toMatchObject({ type: 'payment_unavailable' });
    await desk.noFaults();
    expect(await desk.row(member.id)).toMatchObject({ status: 1 });
    app.clock.advance(180);
    await desk.runJob('settleMembershipChanges');
    expect(await desk.row(member.id)).toMatchObject({ status: 1 });
    expect(await leave(member.token)).toMatchObject({ status: 'OK' });
  });
});

describe('cancelCustomer', () => {
  const ended = [null, 'canceled', 'canceled', null, 'canceled', 'canceled', null, null] as const;
  it.each(states.map((state, index) => ({ state, stripe: ended[index] })))('$state', async ({ state, stripe }) => {
    const member = await desk.member(state);
    await app.pool.query('update auth.users set line_user_id = $2 where uid = $1', [member.uid, `U-${member.uid}`]);
    expect(await remove(member.token)).toEqual({ status: 'OK', msg: expect.any(String) });
    expect(await desk.row(member.id)).toMatchObject({ status: 4, withdrawn_date: today });
    if (stripe) expect(await stripeState(member.stripe_subscription_id)).toBe(stripe);
    const { rows } = await app.pool.query('select * from auth.users where uid = $1', [member.uid]);
    expect(rows[0]).toMatchObject({ disabled: true, email: null, password_hash: null, line_user_id: null });
    const sessions = await app.pool.query('select from auth.session_families where uid = $1', [member.uid]);
    expect(sessions.rowCount).toBe(0);
    expect(await questionnaires(member.id)).toMatchObject([{ unsubscribe_type: 2 }]);
    // The token of the open tab is effectively gone, whatever it asks for.
    for (const [name, data] of [['unsubscribeCustomer', answers] as const, ['createSetupIntent', null] as const]) {
      await eventually(async () => expect((await app.request(name, data, member.token)).statusCode).toBe(401));
    }
  });

  it('frees the address and recognises who comes back', async () => {
    const member = await desk.member();
    await remove(member.token);
    const { rows } = await app.pool.query('select count(*)::integer as hashes from auth.deleted_identities');
    expect(rows[0]?.hashes).toBeGreaterThan(0);
    const signup = await app.call('emailSignup', { email: member.email, password: 'new password' });
    expect(signup).toMatchObject({ status: 'OK' });
  });

  it.each([
    ['an upcoming reserve', (id: number) => reserve(id, '2026-11-20')],
    [
      'an unpaid cancellation fee',
      async (id: number) => {
        await reserve(id, '2026-11-10');
        await app.pool.query('update reserves set cancel_flag = true where customer_id = $1', [id]);
        await app.pool.query(
          `insert into reserve_cancellations (reserve_id, cancel_amount, cancel_datetime, cancel_type, cancel_settlement_status)
           select id, 1100, '2026-11-10T00:00:00Z', 1, 3 from reserves where customer_id = $1`,
          [id],
        );
      },
    ],
  ])('not with %s', async (_, arrange) => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    await arrange(member.id);
    const was = await desk.everything(member);
    expect(await remove(member.token)).toMatchObject({ type: 'not_cancellable' });
    expect(await desk.everything(member)).toEqual(was);
  });

  it('a lost answer: ended at Stripe, then the sweep deletes the account', async () => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    await desk.fault({ path: '/v1/subscriptions', method: 'DELETE', kind: 'drop', when: 'after', times: 3 });
    expect(await remove(member.token)).toMatchObject({ type: 'payment_unavailable' });
    await desk.noFaults();
    app.clock.advance(180);
    await desk.runJob('settleMembershipChanges');
    expect(await desk.row(member.id)).toMatchObject({ status: 4 });
    expect(await questionnaires(member.id)).toHaveLength(1);
  });

  it('personal data are erased after the retention period, amounts stay', async () => {
    const member = await desk.member();
    await app.pool.query(
      `insert into children (customer_id, name, gender, date_of_birth, customer_remarks) values ($1, '会員 太郎', 1, '2023-01-01', '卵')`,
      [member.id],
    );
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type) values ($1, 500, now(), 1, 1)`,
      [member.id],
    );
    await app.pool.query(
      `with r as (
         insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           current_day_flag, holiday_flag, reserve_amount)
         values (2, $1, '2026-11-10T09:00+09', '2026-11-10T11:00+09', 1, 3, false, false, 2200) returning id
       )
       insert into reserve_details (reserve_id, child_id, zero_year_old_flag, schoolchild_flag)
       select r.id, k.id, false, false from r, children k where k.customer_id = $1`,
      [member.id],
    );
    await remove(member.token);
    const back = app.clock.now();
    const { rows } = await app.pool.query<{ days: number }>('select retention_days as days from reserve_settings');
    app.clock.advance(((rows[0]?.days ?? 0) - 1) * 86_400);
    await desk.runJob('eraseDeletedCustomers');
    expect(await desk.row(member.id)).toMatchObject({ name: '会員 花子', erased_at: null });
    app.clock.advance(86_400);
    await desk.runJob('eraseDeletedCustomers');
    const row = await desk.row(member.id);
    expect(row).toMatchObject({
      name: '削除済み',
      email: null,
      address1: null,
      date_of_birth: null,
      stripe_customer_id: null,
    });
    expect(row.erased_at).not.toBeNull();
    const child = await app.pool.query('select name, customer_remarks from children where customer_id = $1', [
      member.id,
    ]);
    expect(child.rows).toEqual([{ name: '削除済み', customer_remarks: '' }]);
    const agreed = await app.pool.query(
      `select d.date_of_birth, r.reserve_amount from reserve_details d join reserves r on r.id = d.reserve_id
       where r.customer_id = $1`,
      [member.id],
    );
    expect(agreed.rows).toEqual([{ date_of_birth: '1900-01-01', reserve_amount: 2200 }]);
    const paid = await app.pool.query('select amount from payments where customer_id = $1', [member.id]);
    expect(paid.rows).toEqual([{ amount: 500 }]);
    expect(await desk.stripe.customers.retrieve(member.stripe_customer_id)).toMatchObject({ deleted: true });
    app.clock.freeze(back);
  });
});

describe('resubscribeCustomer', () => {
  it.each(states.filter(({ status }) => status !== 3))('not from %o', async (state) => {
    const member = await desk.member(state);
    const was = await desk.everything(member);
    expect(await comeBack(member.token, standard)).toMatchObject({ type: 'stale_status' });
    expect(await desk.everything(member)).toEqual(was);
  });

  it.each([
    { from: light, subscription: 'none', to: light, kind: 'free', charged: 0, stripe: null },
    { from: light, subscription: 'none', to: standard, kind: 'start', charged: 1100, stripe: 'active' },
    { from: standard, subscription: 'ended', to: standard, kind: 'start', charged: 1100, stripe: 'active' },
    { from: standard, subscription: 'ended', to: light, kind: 'free', charged: 0, stripe: null },
    { from: standard, subscription: 'ending', to: standard, kind: 'resume', charged: 0, stripe: 'active' },
    { from: premium, subscription: 'ending', to: standard, kind: 'lower', charged: 0, stripe: 'active' },
    { from: standard, subscription: 'ending', to: light, kind: 'stop', charged: 0, stripe: 'active ending' },
    // 514 of the period's 720 hours are left: 2,356 − 785 yen.
    { from: standard, subscription: 'ending', to: premium, kind: 'raise', charged: 1571, stripe: 'active' },
  ] as const)('$from $subscription → $to: $kind', async ({ from, subscription, to, kind, charged, stripe }) => {
    const member = await desk.member({ plan_type_id: from, status: 3, subscription });
    const paidBefore = await desk.charged(member);
    const quoted = (await app.call('quotePlanTypeCustomer', { plan_type_id: to }, member.token)) as {
      kind: string;
      charged_now: number;
    };
    expect(quoted).toMatchObject({ kind, charged_now: charged });
    expect(await comeBack(member.token, to, charged)).toMatchObject({ status: 'OK', kind });
    expect((await desk.charged(member)) - paidBefore).toBe(charged);
    const row = await desk.row(member.id);
    const later = kind === 'lower' || kind === 'stop';
    expect(row).toMatchObject({ status: 1, withdrawn_date: null, plan_type_id: later ? from : to });
    if (stripe === null) expect(row.stripe_subscription_id).toBeNull();
    else expect(await stripeState(String(row.stripe_subscription_id))).toBe(stripe);
    const rows = await desk.history(member.id);
    expect(rows.at(-1)).toMatchObject([to, later ? periodEnd : expect.any(String), null]);
  });

  it.each([
    { card: null, type: 'card_missing' },
    { card: 'charge_fails', type: 'card_declined' },
  ] as const)('needs a working card: $type', async ({ card, type }) => {
    const member = await desk.member({ plan_type_id: light, status: 3, card });
    const was = await desk.everything(member);
    expect(await comeBack(member.token, standard)).toMatchObject({ type });
    expect(await desk.everything(member)).toEqual(was);
  });

  it('leaving and coming back within the paid period costs nothing', async () => {
    const member = await desk.member({ plan_type_id: standard, subscription: 'active' });
    await leave(member.token);
    expect(await comeBack(member.token, standard, 0)).toMatchObject({ status: 'OK', kind: 'resume' });
    expect(await desk.charged(member)).toBe(1100);
    expect(await desk.history(member.id)).toEqual([[standard, '2026-10-07', null]]);
  });
});
