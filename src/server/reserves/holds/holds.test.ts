import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createPayload, formTimes } from '../../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies } from '../testing/families.ts';

const app = await testApp({ environment: { DATABASE_POOL_SIZE: '16' } });
const branch_id = 8;
const yenPerHour = 1100;
const start = new Date('2026-11-16T10:00:00+09:00');
await app.pool.query('update branches set capacity = 1, staffing_mode = 1 where id = $1', [branch_id]);
await app.pool.query('update reserves set cancel_flag = true where branch_id = $1', [branch_id]);
await app.pool.query('delete from reservable_managements where branch_id = $1', [branch_id]);
await app.pool.query('delete from branch_capacities where branch_id = $1', [branch_id]);
/** A separate day for each test. */
let day = 0;
const nextDay = () => `2026-12-${String(++day).padStart(2, '0')}`;
const later = (minutes: number) => app.clock.freeze(new Date(start.getTime() + minutes * 60_000));

const times = (date: string, from = '10:00', to = '12:00') => ({ date, from, to });
type Stay = ReturnType<typeof times>;
const hold = async (family: Family, stay: Stay, child_ids = family.child_ids) =>
  app.call('holdSeat', { ...formTimes(stay), branch_id, child_ids }, await freshToken(app, family.uid));
const release = async (family: Family, seat_hold_id: number) =>
  app.call('releaseSeat', { seat_hold_id }, await freshToken(app, family.uid));
const reserve = async (family: Family, stay: Stay) =>
  app.call(
    'createReserve',
    createPayload(stay, { branch_id, child_ids: family.child_ids, quoted_amount: 2 * yenPerHour }),
    await freshToken(app, family.uid),
  );
async function remaining(date: string, family?: Family): Promise<number | undefined> {
  const who = family ? { child_ids: family.child_ids } : { children: 1 };
  const token = family ? await freshToken(app, family.uid) : undefined;
  const slots = await app.call('reserveSlots', { branch_id, date, ...who }, token);
  if (slots.status !== 'OK') throw new Error(slots.type);
  return slots.slots.find(({ start_time }) => start_time === '10:00')?.remaining;
}
async function markFor(date: string, family?: Family): Promise<string | undefined> {
  const token = family ? await freshToken(app, family.uid) : undefined;
  const calendar = await app.call('reserveCalendar', { branch_id, children: 1 }, token);
  return calendar.status === 'OK' ? calendar.days.find((each) => each.date === date)?.reservable_status : undefined;
}
const openHolds = async (family: Family): Promise<{ id: number; expires_at: Date }[]> =>
  (
    await app.pool.query<{ id: number; expires_at: Date }>(
      'select id, expires_at from seat_holds where customer_id = $1 and released_at is null',
      [family.customer_id],
    )
  ).rows;
async function families(count: number, children = 1): Promise<Family[]> {
  later(0);
  await app.pool.query("delete from auth.rate_limits where bucket like 'hold %'");
  return makeFamilies(app, count, children);
}
const pair = async (children = 1) => (await families(2, children)) as [Family, Family];
const someReserve = (cancelled: boolean) =>
  `insert into reserves (customer_id, branch_id, start_datetime, end_datetime, approval_status, childcare_status,
     cancel_flag, current_day_flag, holiday_flag, reserve_amount, card_due_datetime)
   values ($1, 8, '2026-11-20T10:00+09:00', '2026-11-20T11:00+09:00', 1, 1, ${cancelled}, false, false, 1000,
     '2026-11-19T10:00+09:00') returning id`;
const held = { status: 'OK', reason: null, seat_hold_id: expect.any(Number) };
const notHeld = (reason: string) => ({ status: 'OK', reason, seat_hold_id: null, expires_at: null });

describe('an opened confirm page', () => {
  it('keeps its seat from others, not from its own family, until the reserve is made', async () => {
    const [one, other] = await pair();
    const date = nextDay();
    await expect(hold(one, times(date))).resolves.toMatchObject({ ...held, expires_at: '2026-11-16T01:05:00.000Z' });
    expect([await remaining(date, one), await remaining(date, other), await remaining(date)]).toEqual([1, 0, 0]);
    await expect(hold(other, times(date))).resolves.toMatchObject(notHeld('no_seat'));
    await expect(reserve(other, times(date))).resolves.toMatchObject({ status: 'NG', type: 'reserve_full' });
    await expect(reserve(one, times(date))).resolves.toMatchObject({ status: 'OK' });
    expect(await openHolds(one)).toEqual([]);
    expect(await remaining(date, one)).toBe(0);
  });

  it('closes the day in the calendar of others', async () => {
    const [one, other] = await pair();
    const date = nextDay();
    await hold(one, times(date, '07:00', '22:00'));
    const { rows } = await app.pool.query<{ reservable_status: string }>(
      'select reservable_status from view_reserve_date_calendars where branch_id = $1 and date = $2',
      [branch_id, date],
    );
    const others = await markFor(date, other);
    expect([await markFor(date), rows[0]?.reservable_status]).toEqual([others, others]);
    expect(await markFor(date, one)).toBe('○');
  });

  it('gives the seat back when the page is left, and not when another family tries to', async () => {
    const [one, other] = await pair();
    const date = nextDay();
    const mine = await hold(one, times(date));
    const id = mine.status === 'OK' ? (mine.seat_hold_id ?? 0) : 0;
    await expect(release(other, id)).resolves.toMatchObject({ status: 'OK' });
    expect(await remaining(date, other)).toBe(0);
    await release(one, id);
    await release(one, id);
    expect(await remaining(date, other)).toBe(1);
  });

  it('keeps nothing longer than the setting says; the sweep then says so', async () => {
    const [one, other] = await pair();
    const date = nextDay();
    await hold(one, times(date));
    later(4.9);
    expect(await remaining(date, other)).toBe(0);
    later(5);
    expect(await remaining(date, other)).toBe(1);
    expect(await openHolds(one)).toHaveLength(1);
    await app.pool.query("select app.enqueue('endSeatHolds', '{}')");
    await app.runJobs();
    expect(await openHolds(one)).toEqual([]);
    // The press is tried all the same.
    await expect(reserve(one, times(date))).resolves.toMatchObject({ status: 'OK' });
  });

  it('opened again for the same stay keeps its end and not its number: the old page releases nothing', async () => {
    const [one] = await pair();
    const date = nextDay();
    const first = await hold(one, times(date));
    later(3);
    const again = await hold(one, times(date));
    if (first.status !== 'OK' || again.status !== 'OK') throw new Error('not held');
    expect(again.expires_at).toBe(first.expires_at);
    await release(one, first.seat_hold_id ?? 0);
    expect((await openHolds(one)).map(({ id }) => id)).toEqual([again.seat_hold_id]);
    // After its end it is held again.
    later(6);
    await expect(hold(one, times(date))).resolves.toMatchObject({ expires_at: '2026-11-16T01:11:00.000Z' });
  });

  it('for another stay takes the place of the first: one hold a family', async () => {
    const [one, other] = await pair();
    const [first, second] = [nextDay(), nextDay()];
    await hold(one, times(first));
    await hold(one, times(second));
    expect([await remaining(first, other), await remaining(second, other)]).toEqual([1, 0]);
    expect(await openHolds(one)).toHaveLength(1);
    // What cannot be held ends nothing.
    await expect(hold(one, times(first, '03:00', '05:00'))).resolves.toMatchObject(notHeld('no_seat'));
    await expect(hold(one, times(first, '12:00', '10:00'))).resolves.toMatchObject(notHeld('no_seat'));
    expect(await openHolds(one)).toHaveLength(1);
  });

  it('ends with an edit that may have used its seat', async () => {
    const [one, other] = await pair();
    const date = nextDay();
    const made = await reserve(one, times(date, '10:00', '12:00'));
    if (made.status !== 'OK') throw new Error(made.type);
    await hold(one, times(date, '12:00', '13:00'));
    const edit = { ...formTimes(times(date, '10:00', '13:00')), reserve_id: made.reserve_id };
    const payload = { ...edit, child_ids: one.child_ids, quoted_amount: 3 * yenPerHour };
    await expect(app.call('updateReserve', payload, await freshToken(app, one.uid))).resolves.toMatchObject({
      status: 'OK',
    });
    expect(await openHolds(one)).toEqual([]);
    await expect(hold(other, times(date, '12:00', '13:00'))).resolves.toMatchObject(notHeld('no_seat'));
  });
});

describe('the last seat', () => {
  it('is held by one of two families that open the page in the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = await pair();
      const date = nextDay();
      const answers = await Promise.all([hold(one, times(date)), hold(other, times(date))]);
      const reasons = answers.map((answer) => (answer.status === 'OK' ? answer.reason : answer.type));
      expect(reasons.sort()).toEqual(['no_seat', null].sort());
    }
  });

  it('is held or reserved, never both, when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = await pair();
      const date = nextDay();
      const [kept, made] = await Promise.all([hold(one, times(date)), reserve(other, times(date))]);
      const isHeld = kept.status === 'OK' && kept.seat_hold_id !== null;
      expect([isHeld, made.status === 'OK'].filter(Boolean)).toHaveLength(1);
    }
  });

  it('held twice at once by the same family is one hold', async () => {
    const [one] = await pair();
    const date = nextDay();
    await Promise.all([hold(one, times(date)), hold(one, times(date)), hold(one, times(date, '13:00', '14:00'))]);
    expect(await openHolds(one)).toHaveLength(1);
  });
});

describe('nothing is held', () => {
  it.each([
    ['whose payment failed', 'update customers set status = 2 where id = $1'],
    ['that is leaving', "update customers set status = 3, withdrawn_date = '2026-12-31' where id = $1"],
    [
      'that has another seat waiting for its card',
      `with c as (update customers set stripe_payment_method_id = null where id = $1),
         r as (${someReserve(false)}) select from r`,
    ],
    [
      'that headquarters stopped',
      "insert into customer_stops (customer_id, reason, account_id) values ($1, '試験', 1)",
    ],
    ['that has yet to agree to a text', 'delete from customer_consents where customer_id = $1'],
    [
      'that owes a fee',
      `with r as (${someReserve(true)})
       insert into reserve_cancellations (reserve_id, cancel_amount, cancel_datetime, cancel_type, cancel_settlement_status)
       select id, 500, app.now(), 1, 3 from r`,
    ],
  ])('for a family %s', async (_words, sql) => {
    const [one] = await pair();
    await app.pool.query(sql, [one.customer_id]);
    await expect(hold(one, times('2026-12-29'))).resolves.toMatchObject(notHeld('not_allowed'));
    expect(await openHolds(one)).toEqual([]);
  });

  it('for another family’s child', async () => {
    const [one, other] = await pair();
    await expect(hold(one, times('2026-12-29'), other.child_ids)).resolves.toMatchObject(notHeld('not_allowed'));
  });

  it('beyond so many an hour, by the family and by the address', async () => {
    const [one, other] = await pair();
    const date = '2026-12-30';
    for (let turn = 0; turn < 20; turn += 1) await hold(one, times(date));
    await expect(hold(one, times(date))).resolves.toMatchObject(notHeld('too_many'));
    await expect(hold(other, times(date, '15:00', '16:00'))).resolves.toMatchObject(held);
    await app.pool.query('update reserve_settings set address_holds_per_hour = 20');
    await expect(hold(other, times(date, '15:00', '16:00'))).resolves.toMatchObject(notHeld('too_many'));
    later(60);
    await expect(hold(other, times(date))).resolves.toMatchObject(held);
  });

  it('for visitors, staff and newcomers', async () => {
    const data = { ...formTimes(times('2026-12-29')), branch_id, child_ids: [1] };
    const statuses = async (token?: string) =>
      Promise.all([
        app.request('holdSeat', data, token).then(({ statusCode }) => statusCode),
        app.request('releaseSeat', { seat_hold_id: 1 }, token).then(({ statusCode }) => statusCode),
      ]);
    expect(await statuses()).toEqual([401, 401]);
    for (const uid of ['demo-minato-staff', 'demo-minato-manager']) {
      expect(await statuses(await app.tokenOf(uid, 'staff'))).toEqual([403, 403]);
    }
    const get = await app.server.inject({ method: 'GET', url: '/imahoiku/asia-northeast1/holdSeat' });
    expect(get.statusCode).toBeGreaterThanOrEqual(400);
  });
});
