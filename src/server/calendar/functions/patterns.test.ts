import { describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';

/** At みなと広場園 (2), own hours 8:00–19:00, extended 7:00–21:00, ten seats; today is Monday 2026-11-16. */
const app = await testApp();
const MINATO = 2;
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-manager', 'staff');
const [family] = await makeFamilies(app, 1, 1);
if (family === undefined) throw new Error('no family');

type Payload = FunctionPayload<'staffSavePattern'>;
const closed = (weekday: number) => ({ weekday, closed_flag: 1 as const, hours: null, capacity: null, capacities: [] });
const week = (adaptation_date: string, more: Partial<Payload> = {}): Payload => ({
  branch_id: MINATO,
  branch_pattern_id: null,
  version: null,
  adaptation_date,
  remarks: '',
  days: [closed(0)],
  ...more,
});
const marksOf = async () => {
  const calendar = await app.call('reserveCalendar', { branch_id: MINATO, children: 1 });
  if (calendar.status !== 'OK') throw new Error(calendar.type);
  return new Map(calendar.days.map((day) => [day.date, day]));
};
async function reserve(date: string, from: string, to: string): Promise<number> {
  const { child_ids, token } = family as NonNullable<typeof family>;
  const save = (quoted_amount: number) =>
    app.call(
      'createReserve',
      createPayload({ date, from, to }, { branch_id: MINATO, child_ids, quoted_amount }),
      token,
    );
  const asked = await save(0);
  const { quote } = (asked as { details: { quote: { reserve_amount: number } } }).details;
  const made = await save(quote.reserve_amount);
  if (made.status !== 'OK') throw new Error(made.type);
  return made.reserve_id;
}
const forget = async () => {
  await app.pool.query('delete from branch_patterns where branch_id = $1', [MINATO]);
};

describe('who may change the usual week', () => {
  it.each(['staffSavePattern', 'staffPreviewPattern'] as const)(
    '%s: managers of the branch and headquarters',
    async (name) => {
      const parent = await app.tokenOf('demo-sato');
      await expect(app.call(name, week('2026-12-01'))).rejects.toThrow(/UNAUTHENTICATED|401/);
      for (const token of [parent, await app.tokenOf('demo-minato-staff', 'staff')]) {
        await expect(app.call(name, week('2026-12-01'), token)).rejects.toThrow(/PERMISSION_DENIED|403/);
      }
      expect(await app.call(name, week('2026-12-01'), await elsewhere())).toMatchObject({ type: 'not_found' });
      expect(await app.call(name, week('2026-12-01'), await manager())).toMatchObject({ status: 'OK' });
      await forget();
      expect(await app.call(name, week('2026-12-01'), await headquarters())).toMatchObject({ status: 'OK' });
      await forget();
      expect(await app.call(name, week('2026-12-01', { branch_id: 999 }), await headquarters())).toMatchObject({
        type: 'not_found',
      });
    },
  );
});

describe('a usual week', () => {
  it('closes its days from its date on, and is taken back', async () => {
    const made = await app.call('staffSavePattern', week('2026-12-01'), await manager());
    if (made.status !== 'OK') throw new Error(made.type);
    const marks = await marksOf();
    expect(marks.get('2026-11-29')?.reservable_status).toBe('○');
    expect(marks.get('2026-12-06')).toMatchObject({ reservable_status: '×', reserve_remarks: '定休日です。' });
    expect(marks.get('2026-12-07')?.reservable_status).toBe('○');
    const { child_ids, token } = family;
    const payload = { branch_id: MINATO, child_ids, quoted_amount: 0 };
    expect(
      await app.call(
        'createReserve',
        createPayload({ date: '2026-12-06', from: '10:00', to: '12:00' }, payload),
        token,
      ),
    ).toMatchObject({ type: 'reserve_closed_day' });
    const remove = { branch_id: MINATO, branch_pattern_id: made.branch_pattern_id, version: 1 };
    expect(await app.call('staffDeletePattern', remove, await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(await app.call('staffDeletePattern', remove, await manager())).toMatchObject({ status: 'OK' });
    expect((await marksOf()).get('2026-12-06')?.reservable_status).toBe('○');
    const { rows } = await app.pool.query(
      `select action, before is null as made, after is null as gone from audit_logs
       where table_name = 'branch_patterns' and record_id = $1 order by id`,
      [made.branch_pattern_id],
    );
    expect(rows).toEqual([
      { action: 'staffSavePattern', made: true, gone: false },
      { action: 'staffDeletePattern', made: false, gone: true },
    ]);
  });

  it('names the affected families first, and cancels no reserve', async () => {
    const sunday = await reserve('2026-12-13', '10:00', '12:00');
    const late = await reserve('2026-12-14', '18:00', '20:00');
    const fits = await reserve('2026-12-15', '10:00', '12:00');
    const hours = {
      open_time: '09:00',
      close_time: '18:00',
      extended_open_time: '09:00',
      extended_close_time: '19:00',
    };
    const shorter = week('2026-12-09', {
      days: [
        closed(0),
        { weekday: 1, closed_flag: 0, hours, capacity: null, capacities: [] },
        { weekday: 2, closed_flag: 0, hours: null, capacity: 1, capacities: [] },
      ],
    });
    const preview = await app.call('staffPreviewPattern', shorter, await manager());
    expect(preview).toMatchObject({ status: 'OK', touched_reserve_ids: [sunday, late] });
    expect(preview.status === 'OK' && preview.days).toHaveLength(28);
    expect(preview.status === 'OK' && preview.days.find(({ date }) => date === '2026-12-14')).toMatchObject({
      before: { extended_close_time: '21:00' },
      after: { extended_close_time: '19:00', closed_flag: false },
    });
    const first = await app.call('staffSavePattern', shorter, await manager());
    expect(first).toMatchObject({
      type: 'closure_touches_reserves',
      details: { touched_reserve_ids: [sunday, late] },
    });
    expect((await app.pool.query('select from branch_patterns where branch_id = 2')).rowCount).toBe(0);
    const second = await app.call('staffSavePattern', { ...shorter, confirmed_flag: 1 }, await manager());
    expect(second).toMatchObject({ status: 'OK', touched_reserve_ids: [sunday, late] });
    const { rows } = await app.pool.query('select live from reserves where id = any ($1)', [[sunday, late, fits]]);
    expect(rows).toEqual([{ live: true }, { live: true }, { live: true }]);
    // Named once: who does not fit any more is not asked about again.
    const again = { ...shorter, branch_pattern_id: second.status === 'OK' ? second.branch_pattern_id : 0, version: 1 };
    expect(await app.call('staffSavePattern', again, await manager())).toMatchObject({ touched_reserve_ids: [] });
    await forget();
  });

  it('leaves what was set for a day itself', async () => {
    // △ on the 20th, a Friday, and 9:00–15:00 on Tuesday the 1st.
    const quiet = week('2026-11-17', { days: [closed(5), closed(2)] });
    await app.call('staffSavePattern', { ...quiet, confirmed_flag: 1 }, await manager());
    const marks = await marksOf();
    expect(marks.get('2026-11-20')?.reservable_status).toBe('△');
    expect(marks.get('2026-11-27')?.reservable_status).toBe('×');
    // Other hours alone do not open a day.
    expect(marks.get('2026-12-01')?.reservable_status).toBe('×');
    const slots = await app.call('reserveSlots', { branch_id: MINATO, date: '2026-12-01', children: 1 });
    expect(slots).toMatchObject({ extended_open_time: '09:00', extended_close_time: '15:00' });
    const preview = await app.call('staffPreviewPattern', { ...quiet, adaptation_date: '2026-11-18' }, await manager());
    expect(preview.status === 'OK' && preview.days.find(({ date }) => date === '2026-11-20')?.set_for_day).toEqual([
      'mark',
    ]);
    await forget();
  });

  it('takes a day back from what was set for it, and names who would not fit any more', async () => {
    const hours = {
      open_time: '09:00',
      close_time: '17:00',
      extended_open_time: '09:00',
      extended_close_time: '18:00',
    };
    const band = { start_time: '10:00', end_time: '12:00', capacity: 0 };
    const days = [{ weekday: 3, closed_flag: 0 as const, hours, capacity: 2, capacities: [band] }];
    await app.call('staffSavePattern', { ...week('2026-12-20', { days }), confirmed_flag: 1 }, await manager());
    const day = { branch_id: MINATO, date_from: '2026-12-30', date_to: '2026-12-30' };
    const longer = { ...hours, extended_close_time: '21:00' };
    await app.call('staffSetHours', { ...day, hours: longer }, await manager());
    const range = { start_time: '09:00', end_time: '12:00' };
    await app.call('staffSetCapacity', { ...day, ...range, capacity: 5 }, await manager());
    const late = await reserve('2026-12-30', '18:00', '20:00');
    const early = await reserve('2026-12-30', '10:30', '11:30');
    expect(await app.call('staffSetHours', { ...day, hours: null }, await manager())).toMatchObject({
      type: 'closure_touches_reserves',
      details: { touched_reserve_ids: [late] },
    });
    expect(await app.call('staffSetCapacity', { ...day, ...range, capacity: null }, await manager())).toMatchObject({
      type: 'closure_touches_reserves',
      details: { touched_reserve_ids: [early] },
    });
    await forget();
  });

  it('prices the hours outside its own as after business', async () => {
    const stay = {
      branch_id: MINATO,
      ages: [3],
      reserve_date: '2026-12-16',
      start_hour: 17,
      start_min: 0,
      end_hour: 19,
      end_min: 0,
    };
    const priceOf = async () => {
      const quoted = await app.call('quoteReserve', stay);
      return quoted.status === 'OK' ? quoted.quote.reserve_amount : 0;
    };
    const before = await priceOf();
    const hours = {
      open_time: '09:00',
      close_time: '17:00',
      extended_open_time: '08:00',
      extended_close_time: '20:00',
    };
    const shorter = week('2026-12-10', {
      days: [{ weekday: 3, closed_flag: 0, hours, capacity: null, capacities: [] }],
    });
    await app.call('staffSavePattern', { ...shorter, confirmed_flag: 1 }, await manager());
    expect(await priceOf()).toBeGreaterThan(before);
    await forget();
  });
});

describe('what cannot be saved', () => {
  it('is a date that is not to come, a second one on a date, and one that has begun', async () => {
    for (const date of ['2026-11-16', '2026-11-01', '2029-01-01']) {
      expect(await app.call('staffSavePattern', week(date), await manager())).toMatchObject({
        type: 'input_error',
        fields: ['adaptation_date'],
      });
    }
    await app.call('staffSavePattern', week('2026-12-01', { days: [] }), await manager());
    expect(await app.call('staffSavePattern', week('2026-12-01', { days: [] }), await manager())).toMatchObject({
      type: 'pattern_date_taken',
      fields: ['adaptation_date'],
    });
    const { rows } = await app.pool.query(
      "update branch_patterns set adaptation_date = '2026-11-16' where branch_id = 2 returning id, version",
    );
    const begun = { branch_pattern_id: rows[0].id, version: rows[0].version };
    expect(await app.call('staffSavePattern', week('2026-12-02', begun), await manager())).toMatchObject({
      type: 'pattern_in_force',
    });
    expect(await app.call('staffDeletePattern', { branch_id: MINATO, ...begun }, await manager())).toMatchObject({
      type: 'pattern_in_force',
    });
    await forget();
  });

  it('is a pattern changed by someone else meanwhile: the second is shown it', async () => {
    const made = await app.call('staffSavePattern', week('2026-12-01', { days: [] }), await manager());
    if (made.status !== 'OK') throw new Error(made.type);
    const edit = { branch_pattern_id: made.branch_pattern_id, version: 1 };
    const other = week('2026-12-01', { ...edit, days: [], remarks: '本部より' });
    expect(await app.call('staffSavePattern', other, await headquarters())).toMatchObject({ status: 'OK' });
    expect(await app.call('staffSavePattern', week('2026-12-03', edit), await manager())).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { version: 2, remarks: '本部より', adaptation_date: '2026-12-01', days: [] } },
    });
    // Another branch's manager learns nothing by naming the number.
    expect(
      await app.call('staffSavePattern', week('2026-12-03', { ...edit, branch_id: 3 }), await elsewhere()),
    ).toMatchObject({ type: 'not_found' });
    await forget();
  });

  it('is hours out of order and bands that overlap', async () => {
    const hours = {
      open_time: '09:00',
      close_time: '08:00',
      extended_open_time: '09:00',
      extended_close_time: '19:00',
    };
    const day = { weekday: 1, closed_flag: 0 as const, hours: null, capacity: null, capacities: [] };
    const bands = [
      { start_time: '10:00', end_time: '12:00', capacity: 2 },
      { start_time: '11:00', end_time: '13:00', capacity: 2 },
    ];
    for (const wrong of [
      { ...day, hours },
      { ...day, capacities: bands },
    ]) {
      expect(await app.call('staffSavePattern', week('2026-12-01', { days: [wrong] }), await manager())).toMatchObject({
        type: 'input_error',
      });
    }
    expect(await app.call('staffSavePattern', week('2026-12-01', { days: [day, day] }), await manager())).toMatchObject(
      { type: 'input_error', fields: ['days'] },
    );
  });
});
