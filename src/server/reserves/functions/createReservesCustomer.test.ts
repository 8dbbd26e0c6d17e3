import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { testApp } from '../../testing/app.ts';
import { registrationDesk } from '../../testing/registering.ts';
import { registrationForm } from '../../testing/registration-form.ts';

const app = await testApp({ emulators: true });
const desk = await registrationDesk(app);
type Form = FunctionPayload<'createReservesCustomer'>;

const times = { reserve_date: '2026-11-20', start_hour: 9, start_min: 0, end_hour: 12, end_min: 30 };
async function quoted(birth_dates: string[]): Promise<number> {
  const result = await app.call('quoteReserve', { ...times, branch_id: 3, birth_dates });
  if (!('quote' in result)) throw new Error(JSON.stringify(result));
  return result.quote.reserve_amount;
}

async function formOf(email: string, changes: Partial<Form> = {}): Promise<Form> {
  const { plan_type_id: _plan, ...all } = registrationForm(email);
  const { name, name_kana, gender, tel, emergency_contact_name, emergency_contact_tel, child1, child2, consents } = all;
  return {
    ...{ name, name_kana, gender, email, tel, emergency_contact_name, emergency_contact_tel, child1, child2, consents },
    ...times,
    branch_id: 3,
    quoted_amount: await quoted(['2023-05-05', '2025-08-08']),
    idempotency_key: randomUUID(),
    ...changes,
  };
}
const rowOf = async (uid: string) =>
  (await app.pool.query('select * from customers where uid = $1', [uid])).rows[0] ?? null;
const reserveRow = async (id: number) => (await app.pool.query('select * from reserves where id = $1', [id])).rows[0];

async function registered() {
  const parent = await desk.parent();
  const form = await formOf(parent.email);
  const result = await app.call('createReservesCustomer', form, parent.token);
  if (!('reserve_id' in result)) throw new Error(JSON.stringify(result));
  return { ...parent, form, result };
}
async function enterCard(token: string, card = 'pm_card_visa'): Promise<string> {
  const intent = await app.call('createSetupIntent', null, token);
  if (!('setupIntentId' in intent)) throw new Error(JSON.stringify(intent));
  await desk.enterCard(intent.setupIntentId, card);
  return intent.setupIntentId;
}
const pay = (token: string, plan_type_id: number, setup_intent_id?: string) =>
  app.call('updateReservesCustomerPayment', { plan_type_id, setup_intent_id }, token);

describe('registration with the first reserve, variant B', () => {
  it('makes customer (2), children, consents and reserve at once, and holds the seat until the card is due', async () => {
    const { uid, result } = await registered();
    expect(result).toMatchObject({ approval_status: 1, branch_id: 3, card_due_datetime: '2026-11-17T01:00:00.000Z' });
    expect(await rowOf(uid)).toMatchObject({
      registration_status: 2,
      status: 1,
      plan_type_id: null,
      default_branch_id: 3,
    });
    const { rows } = await app.pool.query(
      `select (select count(*) from reserve_details where reserve_id = $1) as seats,
         (select count(*) from customer_consents where customer_id = $2) as consents,
         (select count(*) from notifications where customer_id = $2 and kind = 'welcome') as welcomes`,
      [result.reserve_id, result.customer_id],
    );
    expect(rows[0]).toEqual({ seats: 2, consents: 3, welcomes: 1 });
    const jobs = "select from graphile_worker.jobs where task_identifier = 'sendVerificationMail'";
    expect((await app.pool.query(jobs)).rowCount).toBe(1);
  });

  it('takes only what the seat needs; the rest stays unanswered', async () => {
    const parent = await desk.parent();
    const form = await formOf(parent.email);
    const { gender: _g, emergency_contact_name: _n, emergency_contact_tel: _t, ...needed } = form;
    const child1 = { ...form.child1, gender: '0', customer_remarks: '' };
    const quoted_amount = await quoted(['2023-05-05']);
    const short = { ...needed, child1, child2: null, quoted_amount };
    const result = await app.call('createReservesCustomer', short, parent.token);
    expect(result).toMatchObject({ status: 'OK', approval_status: 1 });
    expect(await rowOf(parent.uid)).toMatchObject({
      gender: null,
      emergency_contact_name: null,
      emergency_contact_tel: null,
    });
    const { rows } = await app.pool.query(
      'select h.gender, h.name_kana from children h join customers c on c.id = h.customer_id where c.uid = $1',
      [parent.uid],
    );
    expect(rows).toEqual([{ gender: null, name_kana: 'コバヤシ ハル' }]);
  });

  it.each([
    [{ emergency_contact_tel: '09012345678' }, ['emergency_contact_tel']],
    [{ emergency_contact_name: '' }, ['emergency_contact_name']],
    [{ emergency_contact_tel: null }, ['emergency_contact_tel']],
    [{ child1: { ...registrationForm('').child1, gender: '9' } }, ['child1.gender']],
  ] as [Partial<Form>, string[]][])('flags %j', async (changes, fields) => {
    const parent = await desk.parent();
    const form = await formOf(parent.email, changes);
    expect(await app.call('createReservesCustomer', form, parent.token)).toMatchObject({ type: 'input_error', fields });
  });

  it('answers a double click and a lost answer with the same reserve', async () => {
    const parent = await desk.parent();
    const form = await formOf(parent.email);
    const call = () => app.call('createReservesCustomer', form, parent.token);
    const [first, second] = await Promise.all([call(), call()]);
    expect(first).toMatchObject({ status: 'OK' });
    expect(second).toEqual(first);
    expect(await call()).toEqual(first);
    const changed = { ...form, remarks: '別の内容' };
    expect(await app.call('createReservesCustomer', changed, parent.token)).toMatchObject({
      type: 'key_used_for_other_content',
    });
    const other = { ...form, idempotency_key: randomUUID() };
    expect(await app.call('createReservesCustomer', other, parent.token)).toMatchObject({ type: 'already_registered' });
  });

  it('leaves no customer behind when the seat is refused or the form is flagged', async () => {
    const parent = await desk.parent();
    const attempt = async (changes: Partial<Form>) =>
      app.call('createReservesCustomer', await formOf(parent.email, changes), parent.token);
    expect(await attempt({ quoted_amount: 1 })).toMatchObject({ type: 'quote_changed' });
    expect(await attempt({ start_hour: 5 })).toMatchObject({ status: 'NG', fields: expect.anything() });
    expect(await attempt({ default_branch_id: 999 })).toMatchObject({
      type: 'input_error',
      fields: ['default_branch_id'],
    });
    expect(await attempt({ email: 'sato@example.jp' })).toMatchObject({ type: 'email_taken', fields: ['email'] });
    expect(await rowOf(parent.uid)).toBeNull();
    expect(await attempt({})).toMatchObject({ status: 'OK' });
  });

  it('takes plan and card, subscribes once, and the reserve waits for no card any more', async () => {
    const { uid, token, result } = await registered();
    const setup = await enterCard(token);
    const [first, second] = await Promise.all([pay(token, 2, setup), pay(token, 2, setup)]);
    expect([first, second]).toEqual([
      { status: 'OK', msg: expect.any(String), registration_status: 2 },
      { status: 'OK', msg: expect.any(String), registration_status: 2 },
    ]);
    await app.runJobs();
    const row = await rowOf(uid);
    expect(row).toMatchObject({ plan_type_id: 2, payment_method: 1, stripe_subscription_status: 'active' });
    expect(await desk.subscriptionsOf(row.stripe_customer_id)).toHaveLength(1);
    expect(await desk.moneyOf(row.stripe_customer_id)).toEqual({ charged: 1100, refunded: 0 });
    expect((await reserveRow(result.reserve_id)).card_due_datetime).toBeNull();
    app.clock.advance(25 * 3600);
    await desk.runJob('cancelCardDue');
    expect(await reserveRow(result.reserve_id)).toMatchObject({ cancel_flag: false });
    const again = await app.tokenOf(uid);
    expect(await pay(again, 1)).toMatchObject({ type: 'already_registered' });
    // Details are the last step, and only from 2 to 1.
    const details = {
      date_of_birth: '1990-04-01',
      postal_code: '1080074',
      prefecture_id: 13,
      address1: '港区高輪',
      address2: '1-2-3',
      default_branch_id: 3,
      social_media_upload: 1,
    };
    await app.query('UpdateRegistrationReservesCustomerDetailsConfirm', details, again);
    expect(await rowOf(uid)).toMatchObject({ registration_status: 1 });
  });

  it('a card that is declined keeps the seat and the due date; a free plan needs no subscription', async () => {
    const { uid, token, result } = await registered();
    const declined = await enterCard(token, 'pm_card_chargeCustomerFail');
    expect(await pay(token, 2, declined)).toMatchObject({ type: 'card_declined' });
    expect((await reserveRow(result.reserve_id)).card_due_datetime).not.toBeNull();
    expect(await rowOf(uid)).toMatchObject({ plan_type_id: null, stripe_payment_method_id: null });
    expect(await pay(token, 1, await enterCard(token))).toMatchObject({ status: 'OK' });
    await app.runJobs();
    const row = await rowOf(uid);
    expect(row).toMatchObject({ plan_type_id: 1, stripe_subscription_id: null });
    expect(await desk.moneyOf(row.stripe_customer_id)).toEqual({ charged: 0, refunded: 0 });
    expect((await desk.subscriptionsOf(row.stripe_customer_id)).map(({ status }) => status)).not.toContain('active');
  });

  it('without a card in time the seat is freed', async () => {
    const { result } = await registered();
    app.clock.advance(25 * 3600);
    await desk.runJob('cancelCardDue');
    expect(await reserveRow(result.reserve_id)).toMatchObject({ cancel_flag: true });
  });

  it('takes meals child by child, by the places of the form', async () => {
    const parent = await desk.parent();
    const form = await formOf(parent.email, { child_meals: [{ child: 2, lunch_support_flag: 1 }] });
    const quoted_amount = Number(form.quoted_amount) + 500;
    const made = await app.call('createReservesCustomer', { ...form, quoted_amount }, parent.token);
    if (!('reserve_id' in made)) throw new Error(JSON.stringify(made));
    const { rows } = await app.pool.query(
      `select k.name, d.lunch_support_flag from reserve_details d join children k on k.id = d.child_id
       where d.reserve_id = $1 order by k.id`,
      [made.reserve_id],
    );
    expect(rows).toEqual([
      { name: '小林 はる', lunch_support_flag: false },
      { name: '小林 なつ', lunch_support_flag: true },
    ]);
    expect(await reserveRow(made.reserve_id)).toMatchObject({ lunch_support_flag: true });
  });
});
