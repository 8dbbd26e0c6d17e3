import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoConsents } from '../../../../db/seed/content/company.ts';
import { instantOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';
import { registrationDesk } from '../../testing/registering.ts';
import { registrationForm } from '../../testing/registration-form.ts';

// A first-time parent on the morning of the day itself: the card's deadline, the sweep and the card that arrives at the last second.
const app = await testApp({ emulators: true });
const desk = await registrationDesk(app);

const today = '2026-11-16';
const morning = instantOf(today, 9 * 60 + 34);
const eleven = { reserve_date: today, start_hour: 11, start_min: 0, end_hour: 13, end_min: 0, branch_id: 3 };
beforeEach(() => app.clock.freeze(morning));

/** Variant B at 9:34 for 11:00 to 13:00. */
async function firstReserve() {
  const parent = await desk.parent();
  const { plan_type_id: _plan, child2: _child, ...all } = registrationForm(parent.email);
  const { name, name_kana, gender, tel, emergency_contact_name, emergency_contact_tel, child1 } = all;
  const person = { name, name_kana, gender, tel, email: parent.email, emergency_contact_name, emergency_contact_tel };
  const result = await app.call(
    'createReservesCustomer',
    { ...person, child1, consents: demoConsents, ...eleven, quoted_amount: await quoted(), ...newKey() },
    parent.token,
  );
  if (!('reserve_id' in result)) throw new Error(JSON.stringify(result));
  const { rows } = await app.pool.query<{ child_id: number }>(
    'select child_id from reserve_details where reserve_id = $1',
    [result.reserve_id],
  );
  return { ...parent, ...result, child_ids: rows.map(({ child_id }) => child_id) };
}
const newKey = () => ({ idempotency_key: randomUUID() });
async function quoted(): Promise<number> {
  const result = await app.call('quoteReserve', { ...eleven, birth_dates: ['2023-05-05'] });
  if (!('quote' in result)) throw new Error(JSON.stringify(result));
  return result.quote.reserve_amount;
}
const row = async (id: number) => (await app.pool.query('select * from reserves where id = $1', [id])).rows[0];
const sweep = () => desk.runJob('cancelCardDue');
async function confirmedCard(token: string): Promise<string> {
  const intent = await app.call('createSetupIntent', null, token);
  if (!('setupIntentId' in intent)) throw new Error(JSON.stringify(intent));
  await desk.enterCard(intent.setupIntentId, 'pm_card_visa');
  return intent.setupIntentId;
}
// A token lives for minutes; the parent's page has renewed it by then.
const pay = async (uid: string, input: { setup_intent_id: string; plan_type_id?: number; reserve_id?: number }) =>
  app.call('updateReservesCustomerPayment', { plan_type_id: 1, ...input }, await app.tokenOf(uid));
async function chargedTo(uid: string): Promise<number> {
  const { rows } = await app.pool.query<{ id: string | null }>(
    `select coalesce(c.stripe_customer_id, t.stripe_customer_id) as id from customers c
       left join temporary_customer_informations t on t.uid = c.uid where c.uid = $1`,
    [uid],
  );
  const id = rows[0]?.id;
  return id ? (await desk.moneyOf(id)).charged : 0;
}

describe('a first seat that begins in less than two hours', () => {
  it('waits 20 minutes for its card, not until a moment that has passed', async () => {
    const { reserve_id, card_due_datetime } = await firstReserve();
    expect(card_due_datetime).toBe(instantOf(today, 9 * 60 + 54).toISOString());
    app.clock.advance(60);
    await sweep();
    expect(await row(reserve_id)).toMatchObject({ live: true });
    app.clock.freeze(instantOf(today, 9 * 60 + 54));
    await sweep();
    expect(await row(reserve_id)).toMatchObject({ live: false });
  });

  it('tells the parent by when, and afterwards that it is gone and how to take it again', async () => {
    const { customer_id } = await firstReserve();
    app.clock.advance(20 * 60);
    await sweep();
    const { rows } = await app.pool.query<{ kind: string; content: string; link: string }>(
      "select kind, content, link from notifications where customer_id = $1 and kind like 'reserve%' order by id",
      [customer_id],
    );
    expect(rows[0]?.content).toContain('9:54までにご登録がない場合');
    expect(rows[1]).toMatchObject({ kind: 'reserve_card_due_cancelled', link: '/mypage/top' });
    expect(rows[1]?.content).toContain('同じ日時');
  });

  it('keeps the moment it was due, so that every later page can say what happened', async () => {
    const { reserve_id } = await firstReserve();
    app.clock.advance(20 * 60);
    await sweep();
    await sweep();
    const gone = await row(reserve_id);
    expect(gone).toMatchObject({ cancel_flag: true, card_due_datetime: instantOf(today, 9 * 60 + 54) });
    const { rows } = await app.pool.query('select cancel_type from reserve_cancellations where reserve_id = $1', [
      reserve_id,
    ]);
    expect(rows).toEqual([{ cancel_type: 3 }]);
  });
});

describe('the card at the last second', () => {
  it('after the due minute but before the sweep: the seat stays', async () => {
    const { uid, token, reserve_id } = await firstReserve();
    const setup_intent_id = await confirmedCard(token);
    app.clock.advance(20 * 60 + 5);
    expect(await pay(uid, { setup_intent_id, reserve_id })).toMatchObject({ status: 'OK' });
    await sweep();
    expect(await row(reserve_id)).toMatchObject({ live: true, card_due_datetime: null });
  });

  it('while the provider is still thinking: the sweep leaves the seat alone', async () => {
    const { uid, token, reserve_id } = await firstReserve();
    const setup_intent_id = await confirmedCard(token);
    app.clock.advance(20 * 60 - 1);
    await desk.fault({ kind: 'slow', path: '/v1/subscriptions', method: 'POST', delay_ms: 1500 });
    const paying = pay(uid, { setup_intent_id, plan_type_id: 2, reserve_id });
    await new Promise((done) => setTimeout(done, 700));
    app.clock.advance(5);
    await sweep();
    expect(await row(reserve_id)).toMatchObject({ live: true });
    expect(await paying).toMatchObject({ status: 'OK' });
    expect(await row(reserve_id)).toMatchObject({ live: true, card_due_datetime: null });
  });

  it('committed while the sweep waits for the same row: the sweep sees it', async () => {
    const { uid, customer_id, reserve_id } = await firstReserve();
    app.clock.advance(20 * 60);
    const payment = await app.pool.connect();
    try {
      await payment.query('begin');
      await payment.query(
        "update customers set stripe_payment_method_id = 'pm_late', plan_type_id = 1 where uid = $1",
        [uid],
      );
      await payment.query('update reserves set card_due_datetime = null where customer_id = $1 and live', [
        customer_id,
      ]);
      const swept = sweep();
      await new Promise((done) => setTimeout(done, 500));
      await payment.query('commit');
      await swept;
    } finally {
      payment.release();
    }
    expect(await row(reserve_id)).toMatchObject({ live: true });
  });

  it('after the sweep: refused before any money moves, and possible without the seat', async () => {
    const { uid, token, reserve_id } = await firstReserve();
    const setup_intent_id = await confirmedCard(token);
    app.clock.advance(20 * 60);
    await sweep();
    expect(await pay(uid, { setup_intent_id, plan_type_id: 2, reserve_id })).toMatchObject({ type: 'seat_lost' });
    expect(await chargedTo(uid)).toBe(0);
    expect(await pay(uid, { setup_intent_id, plan_type_id: 2 })).toMatchObject({ status: 'OK' });
    expect(await row(reserve_id)).toMatchObject({ live: false });
  });

  it('is held only once a card was really confirmed: asking alone holds no seat', async () => {
    const { uid, reserve_id } = await firstReserve();
    const { card_due_datetime: due } = await row(reserve_id);
    app.clock.advance(20 * 60 - 1);
    expect(await pay(uid, { setup_intent_id: 'seti_unknown', reserve_id })).toMatchObject({ status: 'NG' });
    expect((await row(reserve_id)).card_due_datetime).toEqual(due);
  });
});

describe('the same time again', () => {
  const again = async (parent: Awaited<ReturnType<typeof firstReserve>>) =>
    app.call(
      'createReserve',
      { ...eleven, child_ids: parent.child_ids, quoted_amount: await quoted(), ...newKey() },
      await app.tokenOf(parent.uid),
    );

  it('is taken without a card by the family that lost the first seat, and waits for the card as before', async () => {
    const parent = await firstReserve();
    app.clock.advance(20 * 60);
    await sweep();
    const second = await again(parent);
    expect(second).toMatchObject({ status: 'OK', approval_status: 1 });
    const taken = await row('reserve_id' in second ? second.reserve_id : 0);
    expect(taken).toMatchObject({ live: true, card_due_datetime: instantOf(today, 10 * 60 + 14) });
  });

  it('is refused while a seat already waits for a card: one at a time', async () => {
    const parent = await firstReserve();
    const tomorrow = { ...eleven, reserve_date: '2026-11-17', child_ids: parent.child_ids };
    const payload = { ...tomorrow, quoted_amount: 0, ...newKey() };
    expect(await app.call('createReserve', payload, parent.token)).toMatchObject({ type: 'card_missing' });
  });

  it('an edit neither gives more time for the card nor puts the moment into the past', async () => {
    const parent = await firstReserve();
    const { reserve_id, child_ids } = parent;
    const move = async (times: Partial<typeof eleven>) => {
      const token = await app.tokenOf(parent.uid);
      const payload = { ...eleven, ...times, child_ids };
      const quote = await app.call('quoteReserve', { ...payload, reserve_id }, token);
      if (!('quote' in quote)) throw new Error(JSON.stringify(quote));
      const { branch_id: _stays, ...changes } = payload;
      const quoted_amount = quote.quote.reserve_amount;
      expect(await app.call('updateReserve', { ...changes, reserve_id, quoted_amount }, token)).toMatchObject({
        status: 'OK',
      });
      return (await row(reserve_id)).card_due_datetime;
    };
    // Moved to the evening the due minute stays, it is not made later; and earlier again it does not fall into the past.
    expect(await move({ start_hour: 17, end_hour: 19 })).toEqual(instantOf(today, 9 * 60 + 54));
    app.clock.advance(10 * 60);
    expect(await move({ start_hour: 11, end_hour: 13 })).toEqual(instantOf(today, 9 * 60 + 54));
  });
});
