import { describe, expect, it } from 'vitest';
import { freshToken, makeFamilies } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { createPayload, type Times } from '../waitlist/testing/create-payload.ts';

const app = await testApp();

/** みなと広場園: 8:00–19:00, extended 7:00–21:00. */
const branch_id = 2;
const yenPerHour = 1100;
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const at = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);
const freeze = (date: string, time: string) => app.clock.freeze(at(date, time));

/** A separate family with a reserve, made three days before. */
async function reserved(times: Times, quoted_amount = 2 * yenPerHour): Promise<number> {
  freeze('2026-11-16', '10:00');
  const [family] = await makeFamilies(app, 1, 1);
  if (family === undefined) throw new Error('no family');
  const rest = { branch_id, child_ids: family.child_ids, quoted_amount };
  const made = await app.call('createReserve', createPayload(times, rest), await freshToken(app, family.uid));
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return made.reserve_id;
}

const checkIn = async (reserve_id: number, moment?: Date, who = staff) =>
  app.call('staffCheckIn', { reserve_id, ...typed(moment) }, await who());
const checkOut = async (reserve_id: number, moment?: Date, who = staff) => {
  const input = { reserve_id, pick_up_name: null, pick_up_tel: null, ...typed(moment) };
  return app.call('staffCheckOut', input, await who());
};
const typed = (moment?: Date) => moment && { at: moment.toISOString(), reason: '前日の登録もれ' };
async function stayOf(reserve_id: number) {
  const { rows } = await app.pool.query<{ start_datetime: Date; end_datetime: Date | null; total_amount: number }>(
    'select start_datetime, end_datetime, total_amount from childcares where reserve_id = $1',
    [reserve_id],
  );
  return rows[0] ?? null;
}

const day = '2026-11-19';
const ordinary = { date: day, from: '10:00', to: '12:00' };

describe('a stay not checked out in the evening', () => {
  it('is not ended by a tap the next morning; the time is asked for and billed as it was', async () => {
    const reserve_id = await reserved(ordinary);
    freeze(day, '10:00');
    expect(await checkIn(reserve_id)).toMatchObject({ status: 'OK' });
    freeze('2026-11-20', '08:00');
    expect(await checkOut(reserve_id)).toMatchObject({ type: 'attendance_manager_needed' });
    const refused = await checkOut(reserve_id, undefined, manager);
    expect(refused).toMatchObject({ status: 'NG', type: 'attendance_time_needed', details: { date: day } });
    expect(refused.status === 'NG' && refused.msg).toContain('11月19日(木)');
    expect(await stayOf(reserve_id)).toMatchObject({ end_datetime: null, total_amount: 0 });
    const { reason: _, ...timeAlone } = {
      reserve_id,
      pick_up_name: null,
      pick_up_tel: null,
      ...typed(at(day, '12:05')),
    };
    expect(await app.call('staffCheckOut', timeAlone, await manager())).toMatchObject({
      type: 'attendance_reason_needed',
    });
    expect(await checkOut(reserve_id, at(day, '12:05'), manager)).toMatchObject({ status: 'OK', childcare_status: 3 });
    // 10:00 to 12:05, per started quarter.
    expect(await stayOf(reserve_id)).toMatchObject({ end_datetime: at(day, '12:05'), total_amount: 2475 });
  });

  it('takes both times the next day, when nothing was tapped at all', async () => {
    const reserve_id = await reserved(ordinary);
    freeze('2026-11-20', '09:00');
    expect(await checkIn(reserve_id, undefined, manager)).toMatchObject({ type: 'attendance_time_needed' });
    expect(await checkIn(reserve_id, at('2026-11-20', '08:55'), manager)).toMatchObject({
      type: 'attendance_outside_day',
    });
    expect(await checkIn(reserve_id, at(day, '10:00'), manager)).toMatchObject({ status: 'OK' });
    expect(await checkOut(reserve_id, at('2026-11-20', '08:00'), manager)).toMatchObject({
      type: 'attendance_outside_day',
    });
    expect(await checkOut(reserve_id, at(day, '12:00'), manager)).toMatchObject({ status: 'OK' });
    expect(await stayOf(reserve_id)).toMatchObject({ total_amount: 2200 });
  });

  it('asks again after its check-out was taken back on a later day', async () => {
    const reserve_id = await reserved(ordinary);
    freeze(day, '10:00');
    await checkIn(reserve_id);
    freeze(day, '12:00');
    await checkOut(reserve_id);
    freeze('2026-11-20', '08:00');
    const undo = { reserve_id, childcare_status: 3, reason: '時刻の誤り' };
    expect(await app.call('staffUndoCheck', undo, await staff())).toMatchObject({ type: 'attendance_manager_needed' });
    expect(await app.call('staffUndoCheck', undo, await manager())).toMatchObject({ status: 'OK' });
    expect(await checkOut(reserve_id, undefined, manager)).toMatchObject({ type: 'attendance_time_needed' });
    expect(await checkOut(reserve_id, at(day, '12:10'), manager)).toMatchObject({ status: 'OK' });
  });
});

describe('a moment before the reserve’s day', () => {
  it('is refused: a tap for a reserve in 30 days, and a year long gone', async () => {
    const reserve_id = await reserved({ date: '2026-12-16', from: '10:00', to: '12:00' });
    expect(await checkIn(reserve_id)).toMatchObject({ type: 'attendance_too_early', details: { from: '06:00' } });
    expect(await checkIn(reserve_id, at('2001-01-01', '10:00'))).toMatchObject({ type: 'attendance_outside_day' });
    expect(await checkIn(reserve_id, at('2026-12-16', '10:00'))).toMatchObject({ type: 'attendance_bad_time' });
    expect(await stayOf(reserve_id)).toBeNull();
    // Nor is a reserve yet to come a no-show.
    expect(await app.call('staffNoShow', { reserve_id }, await staff())).toMatchObject({ type: 'transition_refused' });
  });
});

describe('leaving after closing', () => {
  const evening = { date: day, from: '18:00', to: '21:00' };
  // 3 hours, 2 of them after business.
  const eveningAmount = 3 * yenPerHour + 2 * 300;

  it('is recorded as it was and billed to the end of the extended hours', async () => {
    const reserve_id = await reserved(evening, eveningAmount);
    freeze(day, '18:00');
    await checkIn(reserve_id);
    freeze(day, '21:40');
    expect(await checkOut(reserve_id)).toMatchObject({ status: 'OK' });
    expect(await stayOf(reserve_id)).toMatchObject({ end_datetime: at(day, '21:40'), total_amount: eveningAmount });
  });

  it('past the grace takes a person’s word, and costs no more', async () => {
    const reserve_id = await reserved(evening, eveningAmount);
    freeze(day, '18:00');
    await checkIn(reserve_id);
    freeze(day, '22:30');
    expect(await checkOut(reserve_id)).toMatchObject({ type: 'attendance_time_needed' });
    expect(await checkOut(reserve_id, at(day, '22:29'))).toMatchObject({ status: 'OK' });
    expect(await stayOf(reserve_id)).toMatchObject({ end_datetime: at(day, '22:29'), total_amount: eveningAmount });
  });

  it('follows the hours of that day and the setting', async () => {
    const reserve_id = await reserved({ date: '2026-11-21', from: '10:00', to: '12:00' });
    await app.pool.query(
      `insert into branch_hours (branch_id, date, open_time, close_time, extended_open_time, extended_close_time)
       values ($1, '2026-11-21', '09:00', '12:00', '09:00', '13:00')`,
      [branch_id],
    );
    await app.pool.query('update reserve_settings set attendance_grace_minutes = 30');
    freeze('2026-11-21', '08:29');
    expect(await checkIn(reserve_id)).toMatchObject({ type: 'attendance_too_early', details: { from: '08:30' } });
    freeze('2026-11-21', '08:30');
    expect(await checkIn(reserve_id)).toMatchObject({ status: 'OK' });
    freeze('2026-11-21', '13:31');
    expect(await checkOut(reserve_id)).toMatchObject({
      type: 'attendance_time_needed',
      details: { from: '08:30', until: '13:30' },
    });
    freeze('2026-11-21', '13:30');
    expect(await checkOut(reserve_id)).toMatchObject({ status: 'OK' });
    // 9:00 (opening) to 13:00 (closing), one hour of it after business.
    expect(await stayOf(reserve_id)).toMatchObject({ total_amount: 4 * yenPerHour + 300 });
    await app.pool.query('update reserve_settings set attendance_grace_minutes = 60');
  });
});

it('the grace is minutes, and a few hours at most', async () => {
  for (const minutes of [-1, 241]) {
    const set = app.pool.query('update reserve_settings set attendance_grace_minutes = $1', [minutes]);
    await expect(set).rejects.toMatchObject({ code: '23514' });
  }
});

it('a stay on another day than its reserve’s is refused by the database itself', async () => {
  const reserve_id = await reserved(ordinary);
  const insert = (start: string) =>
    app.pool.query(
      `insert into childcares (reserve_id, branch_id, customer_id, start_datetime)
       select id, branch_id, customer_id, $2 from reserves where id = $1`,
      [reserve_id, start],
    );
  await expect(insert('2026-11-18T23:59:59+09:00')).rejects.toMatchObject({ constraint: 'childcare_on_reserve_day' });
  await expect(insert('2026-11-20T00:00:01+09:00')).rejects.toMatchObject({ constraint: 'childcare_on_reserve_day' });
  await insert('2026-11-19T10:00:00+09:00');
});
