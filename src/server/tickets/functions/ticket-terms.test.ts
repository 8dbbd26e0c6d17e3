import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookByHand, noteByHand } from '../../../../db/testing/by-hand.ts';
import { type Family, freshToken, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { bookChecks } from '../../testing/books/book-checks.ts';
import { memberDesk } from '../../testing/members.ts';
import { formTimes } from '../../waitlist/testing/create-payload.ts';
import { remindTickets } from '../jobs/remindTickets.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const MINATO = 2;
const noon = new Date('2026-11-16T09:40:00+09:00');
const staff = () => app.tokenOf('demo-minato-manager', 'staff');
const one = async <Row>(sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0] as Row;
const rowOf = (id: number) =>
  one<{ remaining: number; refunded_number: number }>(
    'select remaining, refunded_number from tickets where id = $1',
    id,
  );
const booksOf = async (id: number) =>
  (await app.pool.query('select amount, payment_type from payments where customer_id = $1 order by id', [id])).rows;
beforeEach(() => {
  app.clock.freeze(noon);
  return desk.noFaults();
});

async function familyOn(plan_type_id: number | null): Promise<Family> {
  const [family] = (await makeFamilies(app, 1, 1)) as [Family];
  await app.pool.query('update customers set plan_type_id = $2 where id = $1', [family.customer_id, plan_type_id]);
  return family;
}
async function bundleOf(customer_id: number, expiry_date: string, remaining = 5, price: number | null = 1) {
  const { id } = await one<{ id: number }>(
    `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime,
       grant_reason, granted_account_id)
     values ($1, $4, 10, $3, '2026-06-01', $2, '2026-06-01T12:00:00+09:00', $5, $6) returning id`,
    customer_id,
    expiry_date,
    remaining,
    price,
    price === null ? 'お詫び' : null,
    price === null ? 1 : null,
  );
  await noteByHand(app.pool, [], [id]);
  return id;
}
const payload = (family: Family, date: string) => ({
  ...formTimes({ date, from: '10:00', to: '13:00' }),
  branch_id: MINATO,
  child_ids: family.child_ids,
});
async function reserved(family: Family, date: string, more: object = {}): Promise<number> {
  const sent = { ...payload(family, date), quoted_amount: 3000, idempotency_key: randomUUID(), ...more };
  const made = await app.call('createReserve', sent, await freshToken(app, family.uid));
  if (!('reserve_id' in made)) throw new Error(JSON.stringify(made));
  return made.reserve_id;
}
async function stayed(reserve_id: number, date: string) {
  app.clock.freeze(new Date(`${date}T10:00:00+09:00`));
  await app.call('staffCheckIn', { reserve_id }, await staff());
  app.clock.freeze(new Date(`${date}T13:00:00+09:00`));
  await app.call('staffCheckOut', { reserve_id }, await staff());
}

describe('compareTickets', () => {
  it('says that there is nothing to compare without stays', async () => {
    const family = await familyOn(2);
    const answer = await app.call('compareTickets', {}, await freshToken(app, family.uid));
    expect(answer).toMatchObject({
      status: 'OK',
      comparison: { months: 3, hour: 1000, stays: 0, hours: 0, plan_amount: 0, bundles: [] },
    });
  });

  it('compares the family’s own hours with every bundle on sale', async () => {
    const family = await familyOn(2);
    await stayed(await reserved(family, '2026-11-17'), '2026-11-17');
    app.clock.freeze(new Date('2026-11-18T09:00:00+09:00'));
    const answer = await app.call('compareTickets', {}, await freshToken(app, family.uid));
    // 92 days at three hours: ten tickets of 180 days would not be used up.
    expect(answer).toMatchObject({
      comparison: {
        stays: 1,
        hours: 3,
        plan_amount: 3000,
        bundles: [
          { ticket_price_id: 1, tickets_amount: 5367, saved: -2367, left: 5 },
          { ticket_price_id: 2, left: 15 },
        ],
      },
    });
    // What was longer ago than the months looked at does not count.
    app.clock.freeze(new Date('2027-02-18T09:00:00+09:00'));
    expect(await app.call('compareTickets', {}, await freshToken(app, family.uid))).toMatchObject({
      comparison: { stays: 0, hours: 0, bundles: [] },
    });
  });
});

describe('the family’s usual wish', () => {
  it('is what a new reserve begins with, unless it says another', async () => {
    const family = await familyOn(2);
    await bundleOf(family.customer_id, '2027-03-31');
    const token = () => freshToken(app, family.uid);
    const word = async (id: number) =>
      (await one<{ use_tickets: boolean | null }>('select use_tickets from reserves where id = $1', id)).use_tickets;
    const before = await reserved(family, '2026-11-24');
    expect(await app.call('saveTicketWish', { use_tickets: 1 }, await token())).toMatchObject({ status: 'OK' });
    expect(await app.call('quoteReserve', payload(family, '2026-11-25'), await token())).toMatchObject({
      tickets: { usual: 1, all: { number: 3 }, by_itself: { number: 0 } },
    });
    expect(await word(await reserved(family, '2026-11-25'))).toBe(true);
    expect(await word(await reserved(family, '2026-11-26', { use_tickets: null }))).toBe(null);
    expect(await word(await reserved(family, '2026-12-01', { use_tickets: 0 }))).toBe(false);
    expect(await word(before)).toBe(null);
    await app.call('saveTicketWish', { use_tickets: 0 }, await token());
    expect(await word(await reserved(family, '2026-12-02'))).toBe(false);
    const { customers } = await app.query<{ customers: unknown[] }>(
      'SelectMypageTicketsList',
      { today: '2026-11-16' },
      await token(),
    );
    expect(customers).toMatchObject([{ use_tickets: false }]);
  });
});

describe('returnTickets', () => {
  async function bought() {
    const member = await desk.member();
    const order = { ticket_price_id: 1, quoted_amount: 10_500, idempotency_key: randomUUID() };
    const answer = await app.call('buyTickets', order, member.token);
    if (answer.status !== 'OK') throw new Error(answer.type);
    return { member, ticket_id: answer.ticket_id };
  }

  it('gives the unused share less the fee back, once per click', async () => {
    const { member, ticket_id } = await bought();
    await app.pool.query('update tickets set remaining = 4 where id = $1', [ticket_id]);
    const order = { ticket_id, idempotency_key: randomUUID() };
    const give = (quoted_amount: number, more = {}) =>
      app.call('returnTickets', { ...order, quoted_amount, ...more }, member.token);
    expect(await give(4200)).toMatchObject({ type: 'quote_changed', details: { amount: 3700 } });
    const [first, second] = await Promise.all([give(3700), give(3700)]);
    expect(first).toMatchObject({ status: 'OK', amount: 3700, number: 4 });
    expect(second).toEqual(first);
    expect(await give(3700, { idempotency_key: randomUUID() })).toMatchObject({ type: 'ticket_none_left' });
    await app.runJobs();
    expect(await booksOf(member.id)).toEqual([
      { amount: 10_500, payment_type: 4 },
      { amount: -3700, payment_type: 5 },
    ]);
    expect(await rowOf(ticket_id)).toEqual({ remaining: 0, refunded_number: 4 });
    const { rows } = await app.pool.query(
      "select kind from notifications where customer_id = $1 and kind = 'tickets_refunded'",
      [member.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('leaves the tickets with the family when Stripe does not take the refund', async () => {
    const { member, ticket_id } = await bought();
    const order = { ticket_id, quoted_amount: 10_000, idempotency_key: randomUUID() };
    expect(await app.call('returnTickets', order, member.token)).toMatchObject({ status: 'OK' });
    await app.pool.query('update refunds set amount = 20000 where idempotency_key = $1', [order.idempotency_key]);
    await app.runJobs();
    expect(await rowOf(ticket_id)).toEqual({ remaining: 10, refunded_number: 0 });
  });

  it('goes by the terms of the day they were bought', async () => {
    const { member, ticket_id } = await bought();
    await app.pool.query("insert into ticket_terms (adaptation_date, refund_fee) values ('2026-11-17', 3000)");
    app.clock.freeze(new Date('2026-11-20T09:40:00+09:00'));
    const order = { ticket_id, quoted_amount: 10_000, idempotency_key: randomUUID() };
    const token = await app.tokenOf(member.uid);
    expect(await app.call('returnTickets', order, token)).toMatchObject({ status: 'OK', amount: 10_000 });
    await app.pool.query("delete from ticket_terms where adaptation_date = '2026-11-17'");
  });

  it('refuses granted, expired and other people’s tickets', async () => {
    const { member, ticket_id } = await bought();
    const other = await desk.member();
    const give = (id: number, token: string | undefined) =>
      app.call('returnTickets', { ticket_id: id, quoted_amount: 10_000, idempotency_key: randomUUID() }, token);
    expect(await give(ticket_id, other.token)).toMatchObject({ type: 'not_found' });
    const granted = await bundleOf(member.id, '2027-03-31', 5, null);
    expect(await give(granted, member.token)).toMatchObject({ type: 'ticket_granted' });
    await app.pool.query("update tickets set expiry_date = '2026-11-15' where id = $1", [ticket_id]);
    expect(await give(ticket_id, member.token)).toMatchObject({ type: 'ticket_return_late' });
    expect(await rowOf(ticket_id)).toEqual({ remaining: 10, refunded_number: 0 });
  });

  it('and a check-out at the same moment never spend a ticket twice', async () => {
    const family = await familyOn(2);
    await app.pool.query("update customers set stripe_payment_method_id = 'pm_card_visa' where id = $1", [
      family.customer_id,
    ]);
    const ticket_id = await bundleOf(family.customer_id, '2027-03-31', 10);
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, amount, payment_type, payment_method, payment_datetime, remarks, ticket_id)
       values ($1, 10500, 4, 2, app.now(), '回数券', $2)`,
      [family.customer_id, ticket_id],
    );
    const reserve_id = await reserved(family, '2026-11-17', { use_tickets: 1 });
    app.clock.freeze(new Date('2026-11-17T10:00:00+09:00'));
    await app.call('staffCheckIn', { reserve_id }, await staff());
    app.clock.freeze(new Date('2026-11-17T13:00:00+09:00'));
    const [token, desk_token] = [await freshToken(app, family.uid), await staff()];
    const order = { ticket_id, quoted_amount: 10_000, idempotency_key: randomUUID() };
    const [given, out] = await Promise.all([
      app.call('returnTickets', order, token),
      app.call('staffCheckOut', { reserve_id }, desk_token),
    ]);
    expect(out).toMatchObject({ status: 'OK' });
    const { number_of_tickets_used: used } = await one<{ number_of_tickets_used: number }>(
      'select number_of_tickets_used from childcares where reserve_id = $1',
      reserve_id,
    );
    const { remaining, refunded_number } = await rowOf(ticket_id);
    expect(remaining + refunded_number + used).toBe(10);
    if (given.status === 'OK') expect({ used, refunded_number }).toEqual({ used: 0, refunded_number: 10 });
    else
      expect({ type: given.type, used, refunded_number }).toEqual({
        type: 'quote_changed',
        used: 3,
        refunded_number: 0,
      });
  });
});

describe('remindTickets', () => {
  const notices = async (customer_id: number) =>
    (
      await app.pool.query<{ content: string }>(
        "select content from notifications where customer_id = $1 and kind = 'tickets_expiring' order by id",
        [customer_id],
      )
    ).rows.map(({ content }) => content);
  const on = async (day: string) => {
    app.clock.freeze(new Date(`${day}T10:35:00+09:00`));
    await remindTickets(app.services, {});
    await remindTickets(app.services, {});
  };

  it('tells the paying member 30 and 7 days before, each once, only where tickets are left', async () => {
    const family = await familyOn(2);
    const id = await bundleOf(family.customer_id, '2026-12-20', 4);
    await bundleOf(family.customer_id, '2026-12-20', 0);
    await on('2026-11-19');
    expect(await notices(family.customer_id)).toEqual([]);
    await on('2026-11-20');
    await on('2026-11-21');
    expect(await notices(family.customer_id)).toHaveLength(1);
    await on('2026-12-12');
    expect(await notices(family.customer_id)).toHaveLength(1);
    await on('2026-12-13');
    await on('2026-12-20');
    expect(await notices(family.customer_id)).toHaveLength(2);
    expect((await notices(family.customer_id))[1]).toContain('4枚');
    await on('2026-12-21');
    expect(await notices(family.customer_id)).toHaveLength(2);
    await app.pool.query("update tickets set expiry_date = '2027-02-10' where id = $1", [id]);
    await on('2027-01-11');
    expect(await notices(family.customer_id)).toHaveLength(3);
  });

  it('says nothing of what was given that late', async () => {
    const family = await familyOn(2);
    const id = await bundleOf(family.customer_id, '2026-11-26', 3, null);
    await app.pool.query("update tickets set purchase_date = '2026-11-16' where id = $1", [id]);
    await on('2026-11-17');
    expect(await notices(family.customer_id)).toEqual([]);
    await on('2026-11-19');
    expect(await notices(family.customer_id)).toHaveLength(1);
    expect((await notices(family.customer_id))[0]).toContain('本部からの進呈');
  });
});

it('leaves books that add up', () => bookChecks(app));
