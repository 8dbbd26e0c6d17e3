import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { memberDesk, periodEnd } from '../../testing/members.ts';
import { registrationDesk } from '../../testing/registering.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const registering = await registrationDesk(app);
const ask = (token: string, setup_intent_id?: string) =>
  app.call('mypageCustomer', setup_intent_id === undefined ? null : { setup_intent_id }, token);
const visa = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2029 };
const jcb = { brand: 'jcb', last4: '0000', exp_month: 12, exp_year: 2029 };

describe('mypageCustomer', () => {
  it.each([
    ['active', { status: 'active', period_end: periodEnd, cancel_at_period_end: false }],
    ['ending', { status: 'active', period_end: periodEnd, cancel_at_period_end: true }],
    ['none', null],
  ] as const)('the card on file and the subscription: %s', async (subscription, expected) => {
    const member = await desk.member({ plan_type_id: subscription === 'none' ? 1 : 2, subscription });
    expect(await ask(member.token)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      card: visa,
      new_card: null,
      subscription: expected,
      login_methods: { email: member.email, line_name: null },
    });
  });

  it('a past-due subscription says so', async () => {
    const member = await desk.member({ plan_type_id: 2, status: 2, subscription: 'past_due' });
    expect(await ask(member.token)).toMatchObject({ subscription: { status: 'past_due' } });
  });

  it('the card about to take its place, before it does', async () => {
    const member = await desk.member();
    const setup = await desk.setUpCard(member, 'pm_card_jcb');
    expect(await ask(member.token, setup)).toMatchObject({ card: visa, new_card: jcb });
    await app.call('changePaymentMethod', { setup_intent_id: setup }, member.token);
    expect(await ask(member.token)).toMatchObject({ card: jcb, new_card: null });
  });

  it('the card of a registration that is not finished, while there is no customer yet', async () => {
    const parent = await registering.parent();
    const intent = await app.call('createSetupIntent', null, parent.token);
    if (!('setupIntentId' in intent)) throw new Error(JSON.stringify(intent));
    await registering.enterCard(intent.setupIntentId, 'pm_card_jcb');
    expect(await ask(parent.token, intent.setupIntentId)).toMatchObject({ card: null, new_card: jcb });
    const other = await registering.parent();
    expect(await ask(other.token, intent.setupIntentId)).toMatchObject({ status: 'OK', new_card: null });
  });

  it("another customer's new card is not shown", async () => {
    const [member, other] = [await desk.member(), await desk.member()];
    const setup = await desk.setUpCard(other, 'pm_card_jcb');
    expect(await ask(member.token, setup)).toMatchObject({ status: 'NG', type: 'card_missing' });
  });

  it('a card and a subscription that are gone at Stripe are none, and the page still opens', async () => {
    const member = await desk.member();
    await app.pool.query(
      "update customers set stripe_payment_method_id = 'pm_gone', stripe_subscription_id = 'sub_gone' where id = $1",
      [member.id],
    );
    expect(await ask(member.token)).toMatchObject({ status: 'OK', card: null, subscription: null });
    const detached = await desk.member();
    const { rows } = await app.pool.query('select stripe_payment_method_id from customers where id = $1', [
      detached.id,
    ]);
    await app.services.gateways.stripe.paymentMethods.detach(rows[0].stripe_payment_method_id);
    expect(await ask(detached.token)).toMatchObject({ status: 'OK', card: null });
  });

  it('nothing without a card and before registration', async () => {
    const member = await desk.member({ card: null, plan_type_id: null, registration_status: 2 });
    expect(await ask(member.token)).toMatchObject({ status: 'OK', card: null, new_card: null, subscription: null });
    expect(await ask(await app.tokenOf('demo-matsumoto'))).toMatchObject({ card: null, subscription: null });
  });

  it.each([
    ['email alone', {}, { line_name: null }],
    ['LINE beside it', { line_user_id: 'U1', line_display_name: 'はなこ' }, { line_name: 'はなこ' }],
    ['LINE without a name', { line_user_id: 'U2', line_display_name: null }, { line_name: '' }],
    ['LINE alone', { line_user_id: 'U3', line_display_name: 'はな', password_hash: null }, { email: null }],
  ])('how one signs in: %s', async (_, columns: Record<string, unknown>, expected) => {
    const member = await desk.member();
    for (const [column, value] of Object.entries(columns)) {
      await app.pool.query(`update auth.users set ${column} = $2 where uid = $1`, [member.uid, value]);
    }
    expect(await ask(member.token)).toMatchObject({ login_methods: { email: member.email, ...expected } });
  });
});
