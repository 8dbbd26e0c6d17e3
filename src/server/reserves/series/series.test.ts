import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { addDays } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload, formTimes } from '../../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies, overfull } from '../testing/families.ts';

/** Several days by one confirm (issue "Many dates"). */
const app = await testApp({ environment: { DATABASE_POOL_SIZE: '16' } });
const branch_id = 2;
const hours = { from: '10:00', to: '12:00' };
const perStay = 2200;

// Only what a test sets is full or closed.
await app.pool.query('update branches set capacity = 200 where id = $1', [branch_id]);
await app.pool.query('delete from branch_capacities where branch_id = $1', [branch_id]);
await app.pool.query('delete from reservable_managements where branch_id = $1', [branch_id]);
await app.pool.query('delete from branch_patterns where branch_id = $1', [branch_id]);

const tuesdays = (first: string, count: number) => Array.from({ length: count }, (_, week) => addDays(first, week * 7));
const noMeals = { breakfast_support_flag: 0, lunch_support_flag: 0, supper_support_flag: 0 } as const;

const capacityOn = (date: string, capacity: number) =>
  app.pool.query(
    `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, '00:00', '24:00', $3)`,
    [branch_id, date, capacity],
  );
async function family(): Promise<Family> {
  const [made] = await makeFamilies(app, 1, 1);
  return made as Family;
}
const staysOn = (dates: readonly string[], times = hours) =>
  dates.map((date) => ({ ...formTimes({ date, ...times }), branch_id }));
const payload = (
  { child_ids }: Family,
  dates: readonly string[],
  rest: Partial<FunctionPayload<'createSeries'>> = {},
): FunctionPayload<'createSeries'> => ({
  ...noMeals,
  pickup_flag: 0,
  child_ids,
  stays: staysOn(dates).map((stay) => ({ ...stay, quoted_amount: perStay })),
  mode: 'all',
  idempotency_key: randomUUID(),
  ...rest,
});
const tokenOf = ({ uid }: Family) => freshToken(app, uid);
const create = async (whose: Family, input: FunctionPayload<'createSeries'>) =>
  app.call('createSeries', input, await tokenOf(whose));

async function rowsOf({ customer_id }: Family) {
  const { rows } = await app.pool.query<{
    reserves: number;
    live: number;
    series: number;
    told: string[];
    jobs: number;
  }>(
    `select (select count(*)::integer from reserves where customer_id = $1) as reserves,
       (select count(*)::integer from reserves where customer_id = $1 and live) as live,
       (select count(*)::integer from reserve_series where customer_id = $1) as series,
       array(select kind from notifications where customer_id = $1 order by id) as told`,
    [customer_id],
  );
  return rows[0];
}
const reservesOf = async ({ customer_id }: Family) =>
  (
    await app.pool.query<{ id: number; reserve_date: string; series_place: number }>(
      'select id, reserve_date, series_place from reserves where customer_id = $1 order by start_datetime',
      [customer_id],
    )
  ).rows;

describe('the table of a series', () => {
  it('checks and prices every day at once, with other times where one is full', async () => {
    const whose = await family();
    const dates = tuesdays('2026-11-24', 8);
    await capacityOn('2026-12-08', 0);
    await app.pool.query(
      `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, '2026-12-15', '09:00', '11:00', 0)`,
      [branch_id],
    );
    const input = { ...noMeals, child_ids: whose.child_ids, stays: staysOn(dates) };
    const answer = await app.call('quoteSeries', input, await tokenOf(whose));
    if (answer.status !== 'OK') throw new Error(answer.msg);
    const marks = answer.days.map(({ mark }) => mark).join('');
    expect([marks, answer.total, answer.series_dates]).toEqual(['○○××○○○○', perStay * 6, 26]);
    const [, , full, later] = answer.days;
    expect(later).toMatchObject({ type: 'reserve_full', quote: null });
    expect(later?.alternatives[0]).toMatchObject({ branch_id });
    // Nothing at all at the branch: the nearest other ones.
    expect(full?.alternatives.length).toBeGreaterThan(0);
    expect(full?.alternatives.every((each) => each.branch_id !== branch_id)).toBe(true);
  });

  it('refuses more days than the setting allows, another family’s child, and anyone who is not a parent', async () => {
    const whose = await family();
    const many = staysOn(Array.from({ length: 27 }, (_, days) => addDays('2026-11-20', days)));
    const input = { ...noMeals, child_ids: whose.child_ids, stays: many };
    expect(await app.call('quoteSeries', input, await tokenOf(whose))).toMatchObject({ type: 'series_too_many' });
    expect(
      await create(whose, { ...payload(whose, []), stays: many.map((stay) => ({ ...stay, quoted_amount: perStay })) }),
    ).toMatchObject({ type: 'series_too_many' });
    const other = { ...input, child_ids: (await family()).child_ids, stays: staysOn(['2026-11-24']) };
    expect(await app.call('quoteSeries', other, await tokenOf(whose))).toMatchObject({ type: 'reserve_child_unknown' });
    const one = { ...input, stays: staysOn(['2026-11-24']) };
    for (const uid of ['demo-minato-staff', 'demo-minato-manager']) {
      const token = await app.tokenOf(uid, 'staff');
      expect((await app.request('quoteSeries', one, token)).statusCode).toBe(403);
      expect((await app.request('createSeries', payload(whose, ['2026-11-24']), token)).statusCode).toBe(403);
    }
    expect((await app.request('createSeries', payload(whose, ['2026-11-24']))).statusCode).toBe(401);
  });
});

describe('a series', () => {
  it('is made by one confirm, notified by one message, and once per key', async () => {
    const whose = await family();
    const input = payload(whose, tuesdays('2026-11-25', 8));
    const made = await create(whose, input);
    expect(made).toMatchObject({ status: 'OK', left_out: [], total: perStay * 8 });
    expect(await create(whose, input)).toEqual(made);
    expect(await create(whose, { ...input, mode: 'free' })).toMatchObject({ type: 'key_used_for_other_content' });
    expect(await rowsOf(whose)).toMatchObject({ reserves: 8, live: 8, series: 1, told: ['reserve_series_confirmed'] });
    expect((await reservesOf(whose)).map(({ series_place }) => series_place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { rows } = await app.pool.query<{ content: string; body: string | null }>(
      `select n.content, (select string_agg(m.body, '') from app.branch_messages m join reserves r
         on m.deduplication_key like 'reserve ' || r.id || ' %' where r.customer_id = n.customer_id) as body
       from notifications n where n.customer_id = $1`,
      [whose.customer_id],
    );
    expect(rows[0]?.content.match(/キャンセル料: /g)).toHaveLength(8);
    expect(rows[0]?.content).toContain('合計の見積もり: 17,600円(8日分)');
    expect(rows[0]?.body?.match(/\[info\]/g) ?? []).toHaveLength(1);
  });

  it('all or nothing: one full day leaves nothing behind, neither reserves nor messages', async () => {
    const whose = await family();
    await capacityOn('2026-12-10', 0);
    const answer = await create(whose, payload(whose, tuesdays('2026-11-26', 4)));
    expect(answer).toMatchObject({
      type: 'series_not_free',
      details: { dates: [{ reserve_date: '2026-12-10', type: 'reserve_full' }] },
    });
    expect(await rowsOf(whose)).toEqual({ reserves: 0, live: 0, series: 0, told: [] });
  });

  it('what is free: leaves the full day out and says so', async () => {
    const whose = await family();
    const answer = await create(whose, payload(whose, tuesdays('2026-11-26', 4), { mode: 'free' }));
    expect(answer).toMatchObject({
      status: 'OK',
      total: perStay * 3,
      left_out: [{ reserve_date: '2026-12-10', type: 'reserve_full' }],
    });
    expect(await rowsOf(whose)).toMatchObject({ live: 3, told: ['reserve_series_confirmed'] });
    const { rows } = await app.pool.query('select dates from reserve_series where customer_id = $1', [
      whose.customer_id,
    ]);
    expect(rows).toEqual([{ dates: 3 }]);
  });

  it('asks again about another price, day by day', async () => {
    const whose = await family();
    const input = payload(whose, tuesdays('2026-11-27', 2), { mode: 'free' });
    const [first, second] = input.stays as [(typeof input.stays)[0], (typeof input.stays)[0]];
    const answer = await create(whose, { ...input, stays: [first, { ...second, quoted_amount: 1 }] });
    expect(answer).toMatchObject({
      type: 'quote_changed',
      details: { dates: [{ reserve_date: '2026-12-04', details: { quote: { reserve_amount: perStay } } }] },
    });
    expect(await rowsOf(whose)).toMatchObject({ reserves: 0, told: [] });
  });

  it('names the days the branch still has to answer', async () => {
    const whose = await family();
    await app.pool.query(
      `insert into reservable_managements (branch_id, date, status) values ($1, '2026-12-19', '△')
       on conflict (branch_id, date) do update set status = '△'`,
      [branch_id],
    );
    const answer = await create(whose, payload(whose, ['2026-12-18', '2026-12-19'], { mode: 'free' }));
    if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
    expect(answer.days.map(({ approval_status }) => approval_status)).toContain(2);
    const { rows } = await app.pool.query<{ content: string }>(
      'select content from notifications where customer_id = $1',
      [whose.customer_id],
    );
    expect(rows[0]?.content).toContain('までに、園がお返事します。');
  });

  it('is for families whose card is there', async () => {
    const whose = await family();
    await app.pool.query('update customers set stripe_payment_method_id = null where id = $1', [whose.customer_id]);
    expect(await create(whose, payload(whose, tuesdays('2026-11-27', 2)))).toMatchObject({ type: 'card_missing' });
    expect(await rowsOf(whose)).toMatchObject({ reserves: 0, series: 0 });
  });

  it('never oversells a day that another family takes at the same moment', async () => {
    const date = '2026-12-22';
    await capacityOn(date, 1);
    const whose = await family();
    const [single, other] = await Promise.all([family(), family()]);
    const rest = { branch_id, child_ids: single.child_ids, quoted_amount: perStay };
    const dates = [date, '2026-12-23', '2026-12-24'];
    const [alone, together, third] = await Promise.all([
      app.call('createReserve', createPayload({ date, ...hours }, rest), await tokenOf(single)),
      create(whose, payload(whose, dates, { mode: 'free' })),
      create(other, payload(other, dates.toReversed())),
    ]);
    expect(together.status).toBe('OK');
    const got = [alone, third].filter(({ status }) => status === 'OK').length;
    expect(got).toBeLessThanOrEqual(1);
    expect(await overfull(app, branch_id, dates)).toEqual([]);
    expect([0, 3]).toContain((await rowsOf(other))?.reserves);
  });
});

describe('the rest of a series', () => {
  it('is cancelled together, each day with its own fee, notified by one message', async () => {
    const whose = await family();
    // Tomorrow's free time is over at 18:00 today.
    app.clock.freeze(new Date('2026-11-16T19:30:00+09:00'));
    try {
      await create(whose, payload(whose, ['2026-11-17', '2026-11-30', '2026-12-07']));
      app.clock.freeze(new Date('2026-11-16T21:30:00+09:00'));
      const token = await tokenOf(whose);
      const [first, second] = await reservesOf(whose);
      const quoted = await app.call('quoteSeriesCancel', { reserve_id: first?.id ?? 0 }, token);
      if (quoted.status !== 'OK') throw new Error(quoted.msg);
      const fees = quoted.days.map(({ reserve_id, cancel_amount }) => ({ reserve_id, quoted_fee: cancel_amount }));
      expect(fees.map(({ quoted_fee }) => quoted_fee > 0)).toEqual([true, false, false]);
      // Other fees, or fewer days than there are, are shown again.
      const wrong = { reserve_id: first?.id ?? 0, scope: 'all' as const, quoted: fees.slice(1) };
      expect(await app.call('cancelSeries', wrong, token)).toMatchObject({ type: 'fee_changed' });
      const rest = { reserve_id: second?.id ?? 0, scope: 'rest' as const, quoted: fees.slice(1) };
      expect(await app.call('cancelSeries', rest, token)).toMatchObject({
        status: 'OK',
        cancelled: 2,
        cancel_amount: 0,
      });
      expect(await rowsOf(whose)).toMatchObject({
        live: 1,
        told: ['reserve_series_confirmed', 'reserve_series_cancelled'],
      });
      expect(await app.call('cancelSeries', rest, token)).toMatchObject({ type: 'not_cancellable_reserve' });
      const all = { reserve_id: first?.id ?? 0, scope: 'all' as const, quoted: fees.slice(0, 1) };
      expect(await app.call('cancelSeries', all, token)).toMatchObject({
        cancelled: 1,
        cancel_amount: fees[0]?.quoted_fee,
      });
    } finally {
      app.clock.freeze(TEST_NOW);
    }
  });

  it('is not accessible to anyone else', async () => {
    const whose = await family();
    await create(whose, payload(whose, ['2026-12-01', '2026-12-02']));
    const [first] = await reservesOf(whose);
    const reserve_id = first?.id ?? 0;
    const other = await tokenOf(await family());
    expect(await app.call('quoteSeriesCancel', { reserve_id }, other)).toMatchObject({ type: 'not_found' });
    const quoted = [{ reserve_id, quoted_fee: 0 }];
    expect(await app.call('cancelSeries', { reserve_id, scope: 'all', quoted }, other)).toMatchObject({
      type: 'not_found',
    });
    const times = formTimes({ date: '2026-12-01', from: '13:00', to: '15:00' });
    const edit = { ...noMeals, ...times, reserve_id, scope: 'all' as const };
    expect(await app.call('quoteSeriesUpdate', edit, other)).toMatchObject({ type: 'not_found' });
    const amounts = [{ reserve_id, quoted_amount: perStay, quoted_fee: 0 }];
    expect(await app.call('updateSeries', { ...edit, mode: 'all', quoted: amounts }, other)).toMatchObject({
      type: 'not_found',
    });
    const staff = await app.tokenOf('demo-minato-staff', 'staff');
    for (const name of ['quoteSeriesCancel', 'cancelSeries', 'quoteSeriesUpdate', 'updateSeries']) {
      expect((await app.request(name, { reserve_id }, staff)).statusCode).toBe(403);
    }
    expect(await rowsOf(whose)).toMatchObject({ live: 2, told: ['reserve_series_confirmed'] });
  });

  it('moves to another time together, all or what can be had', async () => {
    const whose = await family();
    const dates = ['2026-12-28', '2026-12-29', '2026-12-30'];
    await create(whose, payload(whose, dates));
    await app.pool.query(
      `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, '2026-12-29', '13:00', '16:00', 0)`,
      [branch_id],
    );
    const token = await tokenOf(whose);
    const [first] = await reservesOf(whose);
    const { reserve_date: _day, ...times } = formTimes({ date: '2026-12-28', from: '13:00', to: '16:00' });
    const stayPayload = { ...noMeals, ...times, reserve_id: first?.id ?? 0, scope: 'rest' as const };
    const shown = await app.call('quoteSeriesUpdate', stayPayload, token);
    if (shown.status !== 'OK') throw new Error(shown.msg);
    expect(shown.days.map(({ mark }) => mark).join('')).toBe('○×○');
    const quoted = shown.days.flatMap(({ reserve_id, quote }) =>
      quote
        ? [
            {
              reserve_id,
              quoted_amount: quote.reserve_amount,
              quoted_fee: quote.cancel_schedule[0]?.cancel_amount ?? 0,
            },
          ]
        : [],
    );
    expect(await app.call('updateSeries', { ...stayPayload, mode: 'all', quoted }, token)).toMatchObject({
      type: 'series_not_free',
    });
    const changed = await app.call('updateSeries', { ...stayPayload, mode: 'free', quoted }, token);
    expect(changed).toMatchObject({ status: 'OK', changed: 2, left_out: [{ reserve_date: '2026-12-29' }] });
    expect(await rowsOf(whose)).toMatchObject({
      live: 3,
      told: ['reserve_series_confirmed', 'reserve_series_changed'],
    });
    const { rows } = await app.pool.query(
      'select reserve_amount from reserves where customer_id = $1 order by start_datetime',
      [whose.customer_id],
    );
    expect(rows.map(({ reserve_amount }) => reserve_amount)).toEqual([3300, perStay, 3300]);
  });
});
