import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { instantOf, minuteOf } from '../../../domain/time.ts';
import { type Family, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';

/**
 * What was agreed stays: the company's later changes over HTTP, from the reserve to the bill, its correction and a fee. A family
 * without a plan pays 1,100 yen an hour, 300 more outside the branch's hours (8:00–19:00); the sums below are reckoned by hand.
 */
const app = await testApp();
const branch_id = 2;
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const honbu = () => app.tokenOf('demo-honbu', 'staff');
const hours = (close_time: string) => ({
  open_time: '08:00',
  close_time,
  extended_open_time: '07:00',
  extended_close_time: '21:00',
});
let family: Family;
beforeEach(async () => {
  app.clock.freeze(TEST_NOW);
  [family] = (await makeFamilies(app, 1, 1)) as [Family];
});
const token = () => app.services.bearer.issue({ uid: family.uid, role: 'user', session_id: 'test' });

async function reserve(date: string, from: string, to: string, quoted_amount: number): Promise<number> {
  await app.pool.query('delete from reservable_managements where branch_id = $1 and date = $2', [branch_id, date]);
  const { child_ids } = family;
  const made = await app.call(
    'createReserve',
    createPayload({ date, from, to }, { branch_id, child_ids, quoted_amount }),
    await token(),
  );
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return made.reserve_id;
}
async function stay(reserve_id: number, date: string, from: string, to: string) {
  app.clock.freeze(instantOf(date, minuteOf(from)));
  expect(await app.call('staffCheckIn', { reserve_id }, await manager())).toMatchObject({ status: 'OK' });
  app.clock.freeze(instantOf(date, minuteOf(to)));
  expect(await app.call('staffCheckOut', { reserve_id }, await manager())).toMatchObject({ status: 'OK' });
  return bill(reserve_id);
}
async function bill(reserve_id: number) {
  const { rows } = await app.pool.query(
    `select r.reserve_amount, u.total_amount, u.after_business_amount, u.childcare_amount, u.amount_lines
     from reserves r join childcares u on u.reserve_id = r.id where r.id = $1`,
    [reserve_id],
  );
  return rows[0];
}
const feeOf = (reserve_id: number) =>
  app.services.database.read(app.clock.now(), async (db) => {
    const { rows } = await db.query(
      'select cancel_amount, payable_amount from view_reserve_cancellation_fees where reserve_id = $1',
      [reserve_id],
    );
    return rows[0];
  });
const unitPrice = (adaptation_date: string, childcare: number) => ({
  table: 'unit_prices' as const,
  id: null,
  version: null,
  adaptation_date,
  childcare,
  zero_year_old: 200,
  after_business: 300,
  holiday: 200,
  current_day: 500,
  meal_support: 500,
});

describe('what was agreed stays', () => {
  it('when the branch closes earlier on that day: named first, then billed as agreed', async () => {
    const date = '2026-12-16';
    const reserve_id = await reserve(date, '16:00', '18:00', 2200);
    const change = { branch_id, date_from: date, date_to: date, hours: hours('16:00') };
    expect(await app.call('staffSetHours', { ...change, confirmed_flag: 0 }, await manager())).toMatchObject({
      type: 'closure_touches_reserves',
      details: {
        touched_reserve_ids: expect.arrayContaining([reserve_id]),
        repriced_reserves: expect.arrayContaining([{ reserve_id, reserve_amount: 2200, present_amount: 2800 }]),
      },
    });
    const { date_from, date_to } = change;
    const looked = await app.call(
      'staffPreviewClosure',
      { branch_ids: [branch_id], change: { kind: 'hours', date_from, date_to, hours: change.hours } },
      await manager(),
    );
    expect(looked).toMatchObject({
      branches: [{ reserves: [], repriced: expect.arrayContaining([expect.objectContaining({ reserve_id })]) }],
    });
    const { rows: before } = await app.pool.query('select from branch_hours where branch_id = $1 and date = $2', [
      branch_id,
      date,
    ]);
    expect(before).toEqual([]);
    const done = await app.call('staffSetHours', { ...change, confirmed_flag: 1 }, await manager());
    expect(done).toMatchObject({ status: 'OK', touched_reserve_ids: expect.arrayContaining([reserve_id]) });
    // Ten minutes longer are one quarter of an hour by the rules of the day: 275 and 75 yen.
    expect(await stay(reserve_id, date, '16:00', '18:10')).toMatchObject({
      reserve_amount: 2200,
      total_amount: 2200 + 275 + 75,
      after_business_amount: 75,
    });
  });

  it('when the usual week closes earlier: named in the preview and at the save', async () => {
    const date = '2026-12-23';
    const reserve_id = await reserve(date, '16:00', '18:00', 2200);
    const days = Array.from({ length: 8 }, (_, weekday) => ({
      weekday,
      closed_flag: 0 as const,
      hours: hours('16:00'),
      capacity: null,
      capacities: [],
    }));
    const week = {
      branch_id,
      branch_pattern_id: null,
      version: null,
      adaptation_date: '2026-12-20',
      remarks: '',
      days,
    };
    expect(await app.call('staffPreviewPattern', week, await manager())).toMatchObject({
      touched_reserve_ids: expect.arrayContaining([reserve_id]),
      repriced_reserve_ids: expect.arrayContaining([reserve_id]),
    });
    const refused = await app.call('staffSavePattern', { ...week, confirmed_flag: 0 }, await manager());
    expect(refused).toMatchObject({ type: 'closure_touches_reserves' });
    const saved = await app.call('staffSavePattern', { ...week, confirmed_flag: 1 }, await manager());
    expect(saved).toMatchObject({ status: 'OK' });
    expect(await feeOf(reserve_id)).toMatchObject({ payable_amount: 2200 });
    expect(await stay(reserve_id, date, '16:00', '17:59')).toMatchObject({ total_amount: 2200 });
    await app.pool.query('delete from branch_patterns where branch_id = $1 and adaptation_date = $2', [
      branch_id,
      '2026-12-20',
    ]);
  });

  it('when a price row makes it dearer: named before, billed as agreed, corrected by the same rule', async () => {
    const date = '2027-01-12';
    const reserve_id = await reserve(date, '10:00', '12:15', 2475);
    const row = unitPrice('2027-01-05', 2000);
    const looked = await app.call('headquartersPreviewPriceRow', row, await honbu());
    const { preview } = looked as Extract<typeof looked, { status: 'OK' }>;
    expect(preview.touched).toContainEqual(
      expect.objectContaining({ reserve_id, customer_name: '試験 家族', reserve_amount: 2475, present_amount: 4500 }),
    );
    expect(preview.notices.find(({ title }) => title.startsWith('予約済みの'))?.text).toContain(
      '予約のときの金額のまま',
    );
    const saved = await app.call('headquartersSavePriceRow', row, await honbu());
    expect(saved).toMatchObject({ status: 'OK' });
    expect(await stay(reserve_id, date, '10:00', '12:15')).toMatchObject({ reserve_amount: 2475, total_amount: 2475 });
    // Left at 13:00 after all: 45 minutes more by the day's price, 1,500 yen.
    const none = { breakfast_support_flag: 0, lunch_support_flag: 0, supper_support_flag: 0 } as const;
    const times = { came_flag: 1, absent_cause: null, start_time: '10:00', end_time: '13:00' } as const;
    const child = { child_id: family.child_ids[0] ?? 0, ...times, ...none };
    app.clock.freeze(instantOf(date, minuteOf('15:00')));
    const correction = await app.call('staffPreviewCorrection', { reserve_id, children: [child] }, await manager());
    expect(correction).toMatchObject({ status: 'OK', after: { total_amount: 2475 + 1500 } });
    const { rows } = await app.pool.query('select reserve_amount, amount_lines from reserves where id = $1', [
      reserve_id,
    ]);
    expect(rows).toMatchObject([{ reserve_amount: 2475, amount_lines: [{ unit_price: 1100, amount: 2475 }] }]);
    const planned = { table: 'unit_prices', id: (saved as { id: number }).id, version: 1 } as const;
    app.clock.freeze(TEST_NOW);
    expect(
      await app.call('headquartersRemovePriceRow', { ...planned, confirmed_flag: 1 }, await honbu()),
    ).toMatchObject({
      status: 'OK',
    });
  });

  it('a cancellation fee is a share of the lower sum, be it dearer or cheaper by now', async () => {
    const dearer = await reserve('2027-01-07', '10:00', '12:00', 2200);
    const cheaper = await reserve('2027-01-08', '10:00', '12:00', 2200);
    const absent = await reserve('2027-01-09', '10:00', '12:00', 2200);
    for (const row of [unitPrice('2027-01-05', 2000), unitPrice('2027-01-08', 900)]) {
      expect(await app.call('headquartersSavePriceRow', row, await honbu())).toMatchObject({ status: 'OK' });
    }
    // 50 % after the free time, more than two hours before.
    app.clock.freeze(instantOf('2027-01-07', 7 * 60));
    expect(await feeOf(dearer)).toEqual({ payable_amount: 2200, cancel_amount: 1100 });
    const cancelled = await app.call('cancelReserve', { reserve_id: dearer, quoted_fee: 1100 }, await token());
    expect(cancelled).toMatchObject({ status: 'OK', cancel_amount: 1100 });
    app.clock.freeze(instantOf('2027-01-08', 7 * 60));
    expect(await feeOf(cheaper)).toEqual({ payable_amount: 1800, cancel_amount: 900 });
    expect(await app.call('cancelReserve', { reserve_id: cheaper, quoted_fee: 1100 }, await token())).toMatchObject({
      type: 'fee_changed',
      details: { cancel_amount: 900 },
    });
    expect(await app.call('cancelReserve', { reserve_id: cheaper, quoted_fee: 900 }, await token())).toMatchObject({
      status: 'OK',
      cancel_amount: 900,
    });
    // Nobody came: all of the lower sum.
    app.clock.freeze(instantOf('2027-01-09', 11 * 60));
    expect(await app.call('staffNoShow', { reserve_id: absent }, await manager())).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query('select cancel_amount from reserve_cancellations where reserve_id = $1', [
      absent,
    ]);
    expect(rows).toEqual([{ cancel_amount: 1800 }]);
  });

  it('a holiday added over reserves names them, and costs them nothing', async () => {
    const date = '2026-12-24';
    const reserve_id = await reserve(date, '10:00', '12:00', 2200);
    const day = { id: null, version: null, date, name: '創立記念日' };
    expect(await app.call('headquartersSaveHoliday', { ...day, confirmed_flag: 0 }, await honbu())).toMatchObject({
      type: 'closure_touches_reserves',
      details: {
        repriced_reserves: expect.arrayContaining([{ reserve_id, reserve_amount: 2200, present_amount: 2600 }]),
      },
    });
    expect(await app.call('headquartersSaveHoliday', { ...day, confirmed_flag: 1 }, await honbu())).toMatchObject({
      status: 'OK',
    });
    expect(await stay(reserve_id, date, '10:00', '12:00')).toMatchObject({ total_amount: 2200, reserve_amount: 2200 });
  });

  it('limits of age and meal hours name the reserves that no longer fit', async () => {
    const date = '2026-12-22';
    const { child_ids } = family;
    await app.pool.query('delete from reservable_managements where branch_id = $1 and date = $2', [branch_id, date]);
    const payload = createPayload({ date, from: '11:00', to: '13:00' }, { branch_id, child_ids, quoted_amount: 2700 });
    const made = await app.call('createReserve', { ...payload, lunch_support_flag: 1 }, await token());
    expect(made).toMatchObject({ status: 'OK' });
    const reserve_id = (made as { reserve_id: number }).reserve_id;
    const row = { id: null, version: null, adaptation_date: '2026-12-21' } as const;
    const ages = { table: 'age_limits', ...row, minimum_age_months: 48, maximum_school_grade: 6 } as const;
    expect(await app.call('headquartersPreviewPriceRow', ages, await honbu())).toMatchObject({
      preview: { touched: expect.arrayContaining([expect.objectContaining({ reserve_id })]) },
    });
    const { rows: known } = await app.pool.query('select * from meal_hours order by adaptation_date desc limit 1');
    const meals = {
      ...known[0],
      ...row,
      table: 'meal_hours',
      lunch_start_time: '13:00:00',
      lunch_end_time: '15:00:00',
    };
    expect(await app.call('headquartersPreviewPriceRow', meals, await honbu())).toMatchObject({
      preview: { touched: expect.arrayContaining([expect.objectContaining({ reserve_id })]) },
    });
  });
});
