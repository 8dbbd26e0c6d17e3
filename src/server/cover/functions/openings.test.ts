import { describe, expect, it } from 'vitest';
import { makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';
import { waitlistDesk } from '../../waitlist/testing/waitlist.ts';

/** At みなと広場園 (2), where the roster decides; Monday 2026-11-16, ten o'clock. */
const app = await testApp();
const MINATO = 2;
const friday = '2026-11-20';
const at = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const desk = waitlistDesk(app, MINATO);
await app.pool.query('delete from shifts');
await app.pool.query('delete from shift_patterns');
await app.pool.query('delete from reservable_managements where branch_id = $1', [MINATO]);
await app.pool.query('update reserves set cancel_flag = true where live and branch_id = $1', [MINATO]);
await app.pool.query('update branches set staffing_mode = 2, capacity = 20 where id = $1', [MINATO]);
await app.pool.query('update care_settings set children_per_staff_three = 1');
const shift = (account_id: number, date: string, start: string, end: string) =>
  app.pool.query('insert into shifts (branch_id, account_id, date, start_time, end_time) values ($1, $2, $3, $4, $5)', [
    MINATO,
    account_id,
    date,
    start,
    end,
  ]);
async function openings() {
  const answer = await app.call('staffReadOpenings', { branch_id: MINATO }, await manager());
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer;
}

describe('what a shift would open', () => {
  it('is what waits and what was refused, by the one ratio rule and the prices in force', async () => {
    await shift(2, friday, '07:00', '15:00');
    await shift(3, friday, '07:00', '15:00');
    const [inside, refused, waiting] = await makeFamilies(app, 3, 2);
    if (!inside || !refused || !waiting) throw new Error('no family');
    await desk.take(inside, { date: friday, from: '09:00', to: '12:00' });
    expect((await openings()).openings).toEqual([]);
    const again = () =>
      app.call(
        'createReserve',
        createPayload(
          { date: friday, from: '09:00', to: '12:00' },
          { branch_id: MINATO, child_ids: refused.child_ids, quoted_amount: 6600 },
        ),
        refused.token,
      );
    expect([await again(), await again()]).toMatchObject([
      { type: 'reserve_understaffed' },
      { type: 'reserve_understaffed' },
    ]);
    expect((await app.pool.query('select from app.refused_seats')).rowCount).toBe(1);
    await desk.entry(waiting, { date: friday, from: '10:00', to: '11:00' });
    const [opening, ...more] = (await openings()).openings;
    expect(more).toEqual([]);
    // One child more each of three hours.
    expect(opening).toMatchObject({
      date: friday,
      start_time: '09:00',
      end_time: '12:00',
      families: 2,
      expected: 4,
      seats: { three: 1 },
      yen: 3300,
    });
  });

  it('says nothing where seats alone decide', async () => {
    await app.pool.query('update branches set staffing_mode = 1 where id = $1', [MINATO]);
    expect(await openings()).toMatchObject({ staffing_mode: 1, openings: [] });
    await app.pool.query('update branches set staffing_mode = 2 where id = $1', [MINATO]);
  });

  it('when the day is over is kept as numbers, and the families are forgotten', async () => {
    app.clock.freeze(at('2026-11-21', '00:10'));
    await app.pool.query("select app.enqueue('sweepWaitlist', '{}')");
    await app.pool.query("select app.enqueue('keepSeatDemands', '{}')");
    await app.runJobs();
    const { rows } = await app.pool.query('select hours from app.seat_demands where branch_id = $1 and date = $2', [
      MINATO,
      friday,
    ]);
    expect(rows[0].hours).toMatchObject([
      { hour: 9, three: 2, families: 1 },
      { hour: 10, three: 4, families: 2 },
      { hour: 11, three: 2, families: 1 },
    ]);
    expect((await app.pool.query('select from app.refused_seats')).rowCount).toBe(0);
    await app.pool.query(
      `insert into app.seat_demands (branch_id, date, hours)
       values ($1, '2026-11-13', '[{"hour":10,"zero":0,"one_two":0,"three":6,"four":0,"families":3}]')`,
      [MINATO],
    );
    const next = async () => (await openings()).openings.filter(({ date }) => date === '2026-12-04');
    // Nobody is there: one alone may look after no child.
    expect(await next()).toEqual([]);
    await shift(2, '2026-12-04', '07:00', '15:00');
    await shift(3, '2026-12-04', '07:00', '15:00');
    // The mean of four and six; two of the five fit, one more of the staff lets in one child more.
    expect(await next()).toMatchObject([
      { start_time: '10:00', end_time: '11:00', families: 0, expected: 5, yen: 1100 },
    ]);
    expect((await openings()).model).toMatchObject({ past: [{ date: friday, expected: 6, came: 4 }], error: 2 });
  });
});

describe('staff for themselves', () => {
  it('see their month and nobody else’s, with the hours', async () => {
    app.clock.freeze(at('2026-11-16', '10:00'));
    const own = await app.call('staffReadOwnShifts', { month: '2026-11-01' }, await staff());
    expect(own).toMatchObject({ status: 'OK', worked_minutes: 480, cover_calls_flag: true, line_linked: false });
    expect(own.status === 'OK' && own.days.map(({ date }) => date)).toEqual([friday]);
  });

  it('swap a day, which the manager agrees to; both days change or none', async () => {
    await app.pool.query('update accounts set role = 3 where id = 2');
    await app.pool.query('delete from shifts');
    await shift(3, friday, '09:00', '15:00');
    await shift(2, '2026-11-19', '08:00', '14:00');
    const listed = await app.call('staffListSwapColleagues', { branch_id: MINATO, date: friday }, await staff());
    expect(listed).toMatchObject({ colleagues: [{ account_id: 2, days: [{ date: '2026-11-19' }] }] });
    const asked = await app.call(
      'staffAskSwap',
      { branch_id: MINATO, date: friday, with_account_id: 2, with_date: '2026-11-19' },
      await staff(),
    );
    const shift_swap_id = asked.status === 'OK' ? asked.shift_swap_id : 0;
    expect(await app.call('staffAnswerSwap', { shift_swap_id, yes_flag: 1 }, await staff())).toMatchObject({
      type: 'swap_not_possible',
    });
    expect(await app.call('staffAnswerSwap', { shift_swap_id, yes_flag: 1 }, await manager())).toMatchObject({
      status: 'OK',
    });
    const settle = async (version: number) =>
      app.call(
        'staffSettleSwap',
        { branch_id: MINATO, shift_swap_id, version, agree_flag: 1 },
        await app.tokenOf('demo-honbu', 'staff'),
      );
    expect(await settle(1)).toMatchObject({ type: 'swap_not_possible' });
    expect(await settle(2)).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query(
      "select date, account_id, to_char(start_time, 'HH24:MI') as from_time from app.planned_shifts where branch_id = $1 and date in ($2, '2026-11-19') order by date",
      [MINATO, friday],
    );
    expect(rows).toEqual([
      { date: '2026-11-19', account_id: 3, from_time: '08:00' },
      { date: friday, account_id: 2, from_time: '09:00' },
    ]);
    await app.pool.query('update accounts set role = 2 where id = 2');
  });

  it('say where they want to be reached: a number counts once, for ten minutes, for whoever sends it', async () => {
    const begun = await app.call('staffBeginLineLink', {}, await staff());
    expect(begun).toMatchObject({ status: 'OK', code: expect.stringMatching(/^\d{10}$/) });
    expect(
      (await app.pool.query('select line_code_hash from app.staff_contacts')).rows[0].line_code_hash,
    ).not.toContain(begun.status === 'OK' ? begun.code : '');
    expect(await app.call('staffSaveCoverCalls', { cover_calls_flag: 0 }, await staff())).toMatchObject({
      status: 'OK',
    });
    expect(await app.call('staffReadOwnShifts', { month: '2026-11-01' }, await staff())).toMatchObject({
      cover_calls_flag: false,
    });
  });

  it('headquarters alone write what somebody may not be asked, and the log does not say what', async () => {
    const limits = {
      account_id: 3,
      minor_until: null,
      no_overtime_flag: 1,
      no_night_flag: 1,
      no_holiday_flag: 0,
      weekly_hours: 28,
    } as const;
    await expect(app.call('headquartersSaveWorkLimits', limits, await manager())).rejects.toThrow(
      /PERMISSION_DENIED|403/,
    );
    expect(
      await app.call('headquartersSaveWorkLimits', limits, await app.tokenOf('demo-honbu', 'staff')),
    ).toMatchObject({ status: 'OK' });
    expect(
      await app.call('headquartersReadWorkLimits', { account_id: 3 }, await app.tokenOf('demo-honbu', 'staff')),
    ).toMatchObject({ weekly_hours: 28, no_night_flag: true });
    const { rows } = await app.pool.query(
      "select coalesce(before::text, '') || after::text as said from audit_logs where action = 'headquartersSaveWorkLimits'",
    );
    expect(rows[0].said).not.toMatch(/28|night|overtime/);
  });
});
