import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { formTimes } from '../../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies } from '../testing/families.ts';

const app = await testApp();
const MINATO = 2;
const noon = new Date('2026-11-16T09:40:00+09:00');
const staff = () => app.tokenOf('demo-minato-manager', 'staff');
const one = async <Row>(sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0] as Row;

/** A family on the standard plan (1,000 an hour) with five of ten tickets that cost 1,050 each. */
async function familyAtALoss(): Promise<Family> {
  const [family] = (await makeFamilies(app, 1, 1)) as [Family];
  await app.pool.query('update customers set plan_type_id = 2 where id = $1', [family.customer_id]);
  await app.pool.query(
    `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime)
     values ($1, 1, 10, 5, '2026-11-01', '2027-04-30', '2026-11-01T12:00:00+09:00')`,
    [family.customer_id],
  );
  return family;
}
const payload = (family: Family) => ({
  ...formTimes({ date: '2026-11-17', from: '10:00', to: '13:00' }),
  branch_id: MINATO,
  child_ids: family.child_ids,
});
async function reserved(family: Family, use_tickets?: 0 | 1 | null): Promise<number> {
  const made = await app.call(
    'createReserve',
    {
      ...payload(family),
      ...(use_tickets === undefined ? {} : { use_tickets }),
      quoted_amount: 3000,
      idempotency_key: randomUUID(),
    },
    await freshToken(app, family.uid),
  );
  if (!('reserve_id' in made)) throw new Error(JSON.stringify(made));
  return made.reserve_id;
}
async function stayed(reserve_id: number) {
  app.clock.freeze(new Date('2026-11-17T10:00:00+09:00'));
  await app.call('staffCheckIn', { reserve_id }, await staff());
  app.clock.freeze(new Date('2026-11-17T13:00:00+09:00'));
  await app.call('staffCheckOut', { reserve_id }, await staff());
  return one<{ number_of_tickets_used: number; total_amount: number }>(
    'select number_of_tickets_used, total_amount from childcares where reserve_id = $1',
    reserve_id,
  );
}
const switched = async (family: Family, reserve_id: number, use_tickets: 0 | 1 | null) =>
  app.call('updateReserveTickets', { reserve_id, use_tickets }, await freshToken(app, family.uid));

beforeEach(() => app.clock.freeze(noon));

describe('tickets that cost more than the hours they pay', () => {
  it('are not used by themselves, and the quote informs the parent', async () => {
    const family = await familyAtALoss();
    expect(await app.call('quoteReserve', payload(family), await freshToken(app, family.uid))).toMatchObject({
      status: 'OK',
      tickets: {
        remaining: 5,
        by_itself: { number: 0, discount: 0, paid: 0 },
        all: { number: 3, discount: 3000, paid: 3150 },
      },
    });
    expect(await stayed(await reserved(family))).toEqual({ number_of_tickets_used: 0, total_amount: 3000 });
  });

  it('are used where the parent switched them on, at the reserve or later', async () => {
    const family = await familyAtALoss();
    expect(await stayed(await reserved(family, 1))).toEqual({ number_of_tickets_used: 3, total_amount: 0 });
    app.clock.freeze(noon);
    const later = await familyAtALoss();
    const reserve_id = await reserved(later);
    expect(await switched(later, reserve_id, 1)).toMatchObject({ status: 'OK', reserve_id });
    expect(await stayed(reserve_id)).toEqual({ number_of_tickets_used: 3, total_amount: 0 });
  });

  it('an edit keeps the parent’s word unless it says another', async () => {
    const family = await familyAtALoss();
    const reserve_id = await reserved(family, 1);
    const { branch_id: _b, ...edit } = payload(family);
    const sent = { ...edit, remarks: '水筒を持っていきます', reserve_id, quoted_amount: 3000 };
    expect(await app.call('updateReserve', sent, await freshToken(app, family.uid))).toMatchObject({ status: 'OK' });
    expect(await one('select use_tickets, remarks from reserves where id = $1', reserve_id)).toEqual({
      use_tickets: true,
      remarks: '水筒を持っていきます',
    });
  });
});

describe('the word on tickets', () => {
  it('is the parent’s own, for a reserve that is still to be settled', async () => {
    const family = await familyAtALoss();
    const stranger = await familyAtALoss();
    const reserve_id = await reserved(family);
    expect(await switched(stranger, reserve_id, 1)).toMatchObject({ status: 'NG', type: 'not_found' });
    expect(await switched(family, reserve_id, 0)).toMatchObject({ status: 'OK' });
    expect(await stayed(reserve_id)).toMatchObject({ number_of_tickets_used: 0 });
    expect(await switched(family, reserve_id, 1)).toMatchObject({ status: 'NG', type: 'not_editable' });
  });
  it('keeps tickets that are worth their price where the parent wishes', async () => {
    const family = await familyAtALoss();
    await app.pool.query('update customers set plan_type_id = null where id = $1', [family.customer_id]);
    const own = await freshToken(app, family.uid);
    const sent = { ...payload(family), quoted_amount: 3300, idempotency_key: randomUUID(), use_tickets: 0 as const };
    const made = await app.call('createReserve', sent, own);
    if (!('reserve_id' in made)) throw new Error(JSON.stringify(made));
    expect(await stayed(made.reserve_id)).toEqual({ number_of_tickets_used: 0, total_amount: 3300 });
  });
});

describe('tickets planned for earlier stays', () => {
  it('are not promised a second time, and the check-out charges what the confirm showed', async () => {
    const [family] = (await makeFamilies(app, 1, 1)) as [Family];
    await app.pool.query('update customers set plan_type_id = 1 where id = $1', [family.customer_id]);
    await app.pool.query(
      `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime)
       values ($1, 1, 10, 4, '2026-11-01', '2027-04-30', '2026-11-01T12:00:00+09:00')`,
      [family.customer_id],
    );
    const on = (date: string) => ({ ...payload(family), ...formTimes({ date, from: '10:00', to: '13:00' }) });
    const quoted = async (date: string) => {
      const answer = await app.call('quoteReserve', on(date), await freshToken(app, family.uid));
      if (answer.status !== 'OK') throw new Error(answer.type);
      return answer;
    };
    const make = async (date: string) => {
      const { quote } = await quoted(date);
      const made = await app.call(
        'createReserve',
        { ...on(date), quoted_amount: quote.reserve_amount, idempotency_key: randomUUID() },
        await freshToken(app, family.uid),
      );
      if (!('reserve_id' in made)) throw new Error(JSON.stringify(made));
      return made.reserve_id;
    };
    const first = await make('2026-11-17');
    expect((await quoted('2026-11-19')).tickets).toMatchObject({
      remaining: 4,
      planned: 3,
      by_itself: { number: 1, discount: 1100, short: 2, later: 0 },
      benefit_flag: false,
    });
    const second = await make('2026-11-19');
    expect((await quoted('2026-11-20')).tickets).toMatchObject({ planned: 4, by_itself: { number: 0, short: 3 } });
    // An earlier one goes before: it takes what the later ones were to have, and says so.
    expect((await quoted('2026-11-18')).tickets).toMatchObject({ planned: 3, by_itself: { number: 1, later: 1 } });
    expect(await stayed(first)).toEqual({ number_of_tickets_used: 3, total_amount: 0 });
    expect((await app.pool.query('select from payments where reserve_id = $1', [first])).rowCount).toBe(0);
    await app.pool.query(
      "update reserves set start_datetime = '2026-11-17T14:00+09', end_datetime = '2026-11-17T17:00+09' where id = $1",
      [second],
    );
    app.clock.freeze(new Date('2026-11-17T14:00:00+09:00'));
    await app.call('staffCheckIn', { reserve_id: second }, await staff());
    app.clock.freeze(new Date('2026-11-17T17:00:00+09:00'));
    await app.call('staffCheckOut', { reserve_id: second }, await staff());
    expect(
      await one('select number_of_tickets_used, total_amount from childcares where reserve_id = $1', second),
    ).toEqual({ number_of_tickets_used: 1, total_amount: 2200 });
  });
});
