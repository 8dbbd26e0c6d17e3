import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { sessionCookieOf } from '../testing/session-cookie.ts';
import { createPayload, formTimes } from '../waitlist/testing/create-payload.ts';

/** The demo world at Mon 2026-11-16 10:00 in Tokyo; branch 2 has △ on +4 and +9, × on +14, no seat on +11. */
const app = await testApp();
const minato = 2;
const sato = await app.tokenOf('demo-sato');
const suzuki = await app.tokenOf('demo-suzuki');
const ordinary = { date: '2026-11-26', from: '10:00', to: '12:00' };
/** 佐藤 is on スタンダード: 1,000円 per child-hour. */
const one = { branch_id: minato, child_ids: [1], quoted_amount: 2000 };

const read = async (id: number) => (await app.pool.query('select * from reserves where id = $1', [id])).rows[0];

describe('createReserve', () => {
  it('confirms at once on a ○ day, with what the server derives and a message to the parent', async () => {
    const times = { date: '2026-11-23', from: '07:30', to: '09:00' };
    const quoted = await app.call('quoteReserve', { ...formTimes(times), branch_id: minato, child_ids: [1, 2] }, sato);
    expect(quoted).toMatchObject({
      status: 'OK',
      // Two children: 1.5 h at 1,000円 and 200円 for the holiday, 30 minutes before opening at 300円.
      quote: { reserve_amount: 3900, holiday_flag: true, after_business_hours: 0.5, current_day_flag: false },
    });
    const payload = { ...createPayload(times, { branch_id: minato, child_ids: [1, 2], quoted_amount: 3900 }) };
    const sent = { ...payload, pickup_flag: 0 as const, pickup_name: '消える 名前' };
    const result = await app.call('createReserve', sent, sato);
    expect(result).toMatchObject({ status: 'OK', approval_status: 1, branch_id: minato, reserve_amount: 3900 });
    if (result.status !== 'OK') return;
    expect(await read(result.reserve_id)).toMatchObject({
      approval_status: 1,
      holiday_flag: true,
      after_business_hours: 0.5,
      current_day_flag: false,
      plan_type_id: 2,
      pick_up_name: null,
      start_datetime: new Date('2026-11-22T22:30:00Z'),
    });
    const notices = await app.pool.query('select kind, title, content from notifications where reserve_id = $1', [
      result.reserve_id,
    ]);
    expect(notices.rows).toEqual([
      {
        kind: 'reserve_confirmed',
        title: 'ご予約が確定しました',
        content: expect.stringContaining('11月23日(月) 7:30〜9:00'),
      },
    ]);
    expect(await app.call('createReserve', sent, sato)).toEqual(result);
  });

  it('asks on a △ day and holds the seat', async () => {
    const times = { ...ordinary, date: '2026-11-25' };
    const result = await app.call('createReserve', createPayload(times, one), sato);
    expect(result).toMatchObject({ status: 'OK', approval_status: 2 });
    const slots = await app.call('reserveSlots', { branch_id: minato, date: '2026-11-25' });
    expect(slots).toMatchObject({ reservable_status: '△' });
    if (slots.status !== 'OK') return;
    expect(slots.slots.find(({ start_time }) => start_time === '10:00')).toMatchObject({ capacity: 10, remaining: 8 });
  });

  it.each([
    ['a day marked ×', { ...ordinary, date: '2026-11-30' }, 'reserve_closed_day', 1],
    ['a day without any seat', { ...ordinary, date: '2026-11-27' }, 'reserve_full', 1],
    ['beyond the window', { ...ordinary, date: '2027-01-16' }, 'reserve_outside_window', 0],
    ['yesterday', { ...ordinary, date: '2026-11-15' }, 'reserve_outside_window', 0],
    ['today, sooner than an hour', { date: '2026-11-16', from: '10:45', to: '12:00' }, 'reserve_outside_window', 0],
    ['before the extended hours', { ...ordinary, from: '06:45' }, 'reserve_outside_hours', 0],
    ['less than an hour', { ...ordinary, to: '10:45' }, 'reserve_too_short', 0],
    ['off the steps', { ...ordinary, from: '10:05' }, 'reserve_bad_times', 0],
    ['a child who is elsewhere', { date: '2026-11-17', from: '12:00', to: '13:00' }, 'reserve_overlap', 0],
  ])('refuses %s', async (_case, times, type, atLeast) => {
    const result = await app.call('createReserve', createPayload(times, one), sato);
    expect(result).toMatchObject({ status: 'NG', type });
    if (result.status === 'OK') return;
    const { alternatives } = result.details as { alternatives: { branch_id: number }[] };
    expect(alternatives.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('offers the same time at branches nearby when the branch is closed', async () => {
    const result = await app.call('createReserve', createPayload({ ...ordinary, date: '2026-11-30' }, one), sato);
    if (result.status === 'OK') throw new Error('not refused');
    const { alternatives } = result.details as { alternatives: { branch_id: number; start_datetime: string }[] };
    expect(alternatives.map(({ branch_id }) => branch_id)).toContain(4);
    expect(alternatives.every(({ branch_id }) => branch_id !== minato)).toBe(true);
    expect(alternatives[0]?.start_datetime).toBe('2026-11-30T01:00:00.000Z');
  });

  it('offers the nearest other time where the same one is free nowhere', async () => {
    const date = '2026-12-01';
    await app.pool.query(
      `insert into branch_capacities (branch_id, date, start_time, end_time, capacity)
       select id, $1, '09:00', '13:00', 0 from branches`,
      [date],
    );
    const result = await app.call('createReserve', createPayload({ ...ordinary, date }, one), sato);
    if (result.status === 'OK') throw new Error('not refused');
    const { alternatives } = result.details as { alternatives: { branch_id: number; start_datetime: string }[] };
    const elsewhere = alternatives.filter(({ branch_id }) => branch_id !== minato);
    expect(elsewhere.map(({ start_datetime }) => start_datetime)).toContain('2026-12-01T04:00:00.000Z');
  });

  it('sets the same-day charge by the Tokyo date, also just before midnight', async () => {
    const times = { date: '2026-11-16', from: '19:00', to: '20:00' };
    const quoted = await app.call('quoteReserve', { ...formTimes(times), branch_id: minato, child_ids: [3] }, suzuki);
    if (quoted.status !== 'OK') throw new Error(quoted.type);
    expect(quoted.quote).toMatchObject({ current_day_flag: true, cancel_deadline: '2026-11-16T01:15:00.000Z' });
    const result = await app.call(
      'createReserve',
      createPayload(times, { branch_id: minato, child_ids: [3], quoted_amount: quoted.quote.reserve_amount }),
      suzuki,
    );
    expect(result).toMatchObject({ status: 'OK' });
  });

  it('asks again when the amount shown is no longer the amount', async () => {
    const result = await app.call('createReserve', createPayload(ordinary, { ...one, quoted_amount: 1999 }), sato);
    expect(result).toMatchObject({ status: 'NG', type: 'quote_changed', details: { quote: { reserve_amount: 2000 } } });
  });

  it('takes the price and the plan of the day of the stay', async () => {
    await app.pool.query(
      `insert into unit_prices (adaptation_date, childcare, after_business, current_day, holiday, meal_support, zero_year_old)
       values ('2027-01-01', 1300, 300, 500, 200, 500, 200)`,
    );
    await app.pool.query(
      `update plan_type_customer_histories set end_date = '2027-01-04' where customer_id = 1 and end_date is null`,
    );
    await app.pool.query(
      "insert into plan_type_customer_histories (customer_id, plan_type_id, start_date) values (1, 3, '2027-01-05')",
    );
    const amount = async (date: string) => {
      const quoted = await app.call(
        'quoteReserve',
        { ...formTimes({ ...ordinary, date }), branch_id: 3, child_ids: [1] },
        sato,
      );
      return quoted.status === 'OK' ? quoted.quote.reserve_amount : quoted.type;
    };
    expect(await amount('2026-12-28')).toBe(2000);
    expect(await amount('2027-01-04')).toBe(2400);
    expect(await amount('2027-01-05')).toBe(2100);
  });
});

describe('who may reserve', () => {
  it.each([
    ['demo-tanaka', [6], 'customer_disabled'],
    ['demo-watanabe', [8], 'card_missing'],
  ])('%s is refused', async (uid, child_ids, type) => {
    const token = await app.tokenOf(uid);
    const payload = createPayload(ordinary, { branch_id: minato, child_ids, quoted_amount: 2200 });
    expect(await app.call('createReserve', payload, token)).toMatchObject({ status: 'NG', type });
  });

  it('a withdrawn customer may use the days that are paid for', async () => {
    await app.pool.query("update customers set subscription_period_end = '2026-11-30' where uid = 'demo-ito'");
    const token = await app.tokenOf('demo-ito');
    const payload = (date: string) =>
      createPayload({ ...ordinary, date }, { branch_id: minato, child_ids: [7], quoted_amount: 0 });
    expect(await app.call('createReserve', payload('2026-11-26'), token)).toMatchObject({ type: 'quote_changed' });
    expect(await app.call('createReserve', payload('2026-12-01'), token)).toMatchObject({ type: 'customer_withdrawn' });
  });

  it('nobody without a sign-in', async () => {
    const answer = await app.request('createReserve', createPayload(ordinary, one));
    expect(answer.statusCode).toBe(401);
  });
});

describe('who is not a customer', () => {
  const payload = createPayload(ordinary, one);

  it('is told to register first: nobody yet, only an account, or deleted', async () => {
    const account = await app.tokenOf('demo-matsumoto');
    expect(await app.call('createReserve', payload, account)).toMatchObject({ type: 'not_registered' });
    for (const [registration_status, status] of [
      [0, 1],
      [1, 4],
    ]) {
      await app.pool.query(
        "update customers set registration_status = $1, status = $2, email = null where uid = 'demo-suzuki'",
        [registration_status, status],
      );
      expect(await app.call('createReserve', payload, suzuki)).toMatchObject({ type: 'not_registered' });
    }
    const disable = (disabled: boolean) =>
      app.pool.query("update auth.users set disabled = $1 where uid = 'demo-suzuki'", [disabled]);
    await disable(true);
    expect(await app.call('createReserve', payload, suzuki)).toMatchObject({ type: 'account_deleted' });
    await disable(false);
    await app.pool.query("update customers set registration_status = 1, status = 1 where uid = 'demo-suzuki'");
  });

  it('is refused without a sign-in, or signed in as staff', async () => {
    expect((await app.request('createReserve', payload)).statusCode).toBe(401);
    const staff = await app.tokenOf('demo-sato', 'staff');
    expect((await app.request('createReserve', payload, staff)).statusCode).toBe(403);
  });
});

describe('another family', () => {
  it('cannot be touched by any id', async () => {
    const { rows } = await app.pool.query<{ id: number }>('select id from reserves where customer_id = 1 and live');
    expect(rows.length).toBeGreaterThan(3);
    const children = createPayload(ordinary, { branch_id: minato, child_ids: [1], quoted_amount: 2200 });
    expect(await app.call('createReserve', children, suzuki)).toMatchObject({ type: 'reserve_child_unknown' });
    const quote = { ...formTimes(ordinary), branch_id: minato, child_ids: [3, 1] };
    expect(await app.call('quoteReserve', quote, suzuki)).toMatchObject({ type: 'reserve_child_unknown' });
    for (const { id: reserve_id } of rows) {
      const before = await read(reserve_id);
      const edit = { ...formTimes(ordinary), reserve_id, quoted_amount: 2000 };
      expect(await app.call('updateReserve', edit, suzuki)).toMatchObject({ type: 'not_found' });
      expect(await app.call('cancelReserve', { reserve_id, quoted_fee: 0 }, suzuki)).toMatchObject({
        type: 'not_found',
      });
      expect(await app.call('reserveCalendarFile', { reserve_id }, suzuki)).toMatchObject({ type: 'not_found' });
      expect(
        await app.call('reserveSlots', { branch_id: minato, date: '2026-11-26', reserve_id }, suzuki),
      ).toMatchObject({
        type: 'not_found',
      });
      expect(await app.call('quoteReserve', { ...quote, child_ids: [3], reserve_id }, suzuki)).toMatchObject({
        type: 'not_found',
      });
      expect(await read(reserve_id)).toEqual(before);
    }
  });
});

describe('the calendar file', () => {
  it('is a file in UTC behind an address that expires and cannot be forged', async () => {
    const result = await app.call('reserveCalendarFile', { reserve_id: 10 }, sato);
    if (result.status !== 'OK') throw new Error(result.type);
    const headers = { cookie: await sessionCookieOf(app, 'demo-sato') };
    const answer = await app.server.inject({ url: result.path, headers });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('DTSTART:20261117T000000Z');
    expect(answer.body).toContain('DTEND:20261117T033000Z');
    expect(answer.body).not.toContain('陽向');
    expect((await app.server.inject({ url: result.path.replace('/10-', '/11-'), headers })).statusCode).toBe(404);
    // No other user's browser opens it.
    expect((await app.server.inject({ url: result.path })).statusCode).toBe(404);
    app.clock.advance(11 * 60);
    expect((await app.server.inject({ url: result.path, headers })).statusCode).toBe(404);
    app.clock.advance(-11 * 60);
  });
});
