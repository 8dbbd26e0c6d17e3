import { beforeEach, describe, expect, it } from 'vitest';
import type { FunctionName, FunctionPayload } from '../../../contract/functions/functions.ts';
import { openSession } from '../../auth/store/sessions.ts';
import { deleteOldRecords } from '../../membership/store/old-records.ts';
import { makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';

/** At みなと広場園 (2): 藤井 (2, manager) and 前田 (3). Today is Monday 2026-11-16. */
const app = await testApp();
const MINATO = 2;
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-manager', 'staff');
const [family] = await makeFamilies(app, 1, 1);
if (family === undefined) throw new Error('no family');

const { rows: tablets } = await app.pool.query<{ id: number; branch_id: number }>(
  "insert into tablets (branch_id, name, registered_by) values (2, '玄関', 2) returning id, branch_id",
);
const tablet = tablets[0] as { id: number; branch_id: number };
async function byPin(uid: string): Promise<string> {
  const session = await app.services.database.transaction(app.clock.now(), (tx) =>
    openSession(tx, { uid, role: 'staff', tablet, by_pin: true }, app.config),
  );
  const limited = { ...tablet, limited: true };
  return app.services.bearer.issue({ uid, role: 'staff', session_id: session.id, tablet: limited });
}

const hours = (start_time: string, end_time: string, breaks: [string, string][] = []) => ({
  start_time,
  end_time,
  breaks: breaks.map(([from, to]) => ({ start_time: from, end_time: to })),
});
const week = (more: Partial<FunctionPayload<'staffSaveShiftPattern'>> = {}) => ({
  branch_id: MINATO,
  account_id: 3,
  adaptation_date: '2026-12-01',
  version: null,
  days: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...hours('09:00', '18:00', [['12:00', '13:00']]) })),
  ...more,
});
const day = (more: Partial<FunctionPayload<'staffSaveShift'>> = {}) => ({
  branch_id: MINATO,
  account_id: 3,
  date: '2026-12-02',
  version: null,
  hours: hours('10:00', '15:00'),
  ...more,
});
async function roster(date: string, token?: string) {
  const answer = await app.call('staffReadRoster', { branch_id: MINATO, date }, token ?? (await manager()));
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer;
}
const person = async (date: string, account_id: number, token?: string) => {
  const found = (await roster(date, token)).people.find((each) => each.account_id === account_id);
  if (found === undefined) throw new Error('nobody');
  return found;
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
const decide = (mode: 1 | 2) => app.pool.query('update branches set staffing_mode = $1 where id = $2', [mode, MINATO]);

beforeEach(async () => {
  await app.pool.query('delete from shifts');
  await app.pool.query('delete from shift_patterns');
  await app.pool.query('delete from staff_clockings');
  await app.pool.query(
    `with usual as (insert into shift_patterns (branch_id, account_id, adaptation_date)
       values (2, 2, '2026-01-01'), (2, 3, '2026-01-01') returning id)
     insert into shift_pattern_days (shift_pattern_id, weekday, start_time, end_time)
     select usual.id, weekday, '07:30', '19:30' from usual cross join generate_series(0, 6) weekday`,
  );
});

describe('who may do what', () => {
  const clocking = {
    branch_id: MINATO,
    account_id: 3,
    date: '2026-11-16',
    staff_clocking_id: null,
    version: null,
    clock_in_time: '00:00',
    clock_out_time: null,
    reason: '押し忘れ',
  };
  const writes: [FunctionName, object][] = [
    ['staffSaveShiftPattern', week()],
    ['staffSaveShift', day()],
    ['staffRemoveShift', { branch_id: MINATO, shift_id: 1, version: 1 }],
    ['staffRemoveShiftPattern', { branch_id: MINATO, shift_pattern_id: 1, version: 1 }],
    ['staffCorrectClocking', clocking],
  ];
  it.each(writes)('%s: managers of the branch and headquarters', async (name, input) => {
    const call = (token?: string) => app.call(name, input as FunctionPayload<typeof name>, token);
    await expect(call()).rejects.toThrow(/UNAUTHENTICATED|401/);
    for (const token of [await app.tokenOf('demo-sato'), await staff()]) {
      await expect(call(token)).rejects.toThrow(/PERMISSION_DENIED|403/);
    }
    expect(await call(await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(await call(await byPin('demo-minato-manager'))).toMatchObject({ type: 'needs_password' });
    await expect(call(await byPin('demo-minato-staff'))).rejects.toThrow(/PERMISSION_DENIED|403/);
  });

  it('headquarters write too', async () => {
    expect(await app.call('staffSaveShift', day(), await headquarters())).toMatchObject({ status: 'OK' });
  });

  it('the roster: everybody of the branch, and headquarters', async () => {
    const read = (token?: string) => app.call('staffReadRoster', { branch_id: MINATO, date: '2026-11-16' }, token);
    await expect(read()).rejects.toThrow(/UNAUTHENTICATED|401/);
    await expect(read(await app.tokenOf('demo-sato'))).rejects.toThrow(/PERMISSION_DENIED|403/);
    expect(await read(await elsewhere())).toMatchObject({ type: 'not_found' });
    for (const token of [await staff(), await manager(), await headquarters(), await byPin('demo-minato-staff')]) {
      expect(await read(token)).toMatchObject({ status: 'OK' });
    }
  });

  it('the registration number is for managers, with a password', async () => {
    const seenBy = async (token: string) => (await person('2026-11-16', 2, token)).qualifications;
    const number = [{ qualification: 1, registration_number: '東京都-900001' }];
    const none = [{ qualification: 1, registration_number: null }];
    expect(await seenBy(await manager())).toEqual(number);
    expect(await seenBy(await headquarters())).toEqual(number);
    expect(await seenBy(await staff())).toEqual(none);
    expect(await seenBy(await byPin('demo-minato-manager'))).toEqual(none);
  });
});

describe('a usual week', () => {
  it('holds from its day on, for its weekdays, and is taken back', async () => {
    const made = await app.call('staffSaveShiftPattern', week(), await manager());
    if (made.status !== 'OK') throw new Error(made.type);
    expect((await person('2026-11-30', 3)).planned).toEqual(hours('07:30', '19:30'));
    expect((await person('2026-12-01', 3)).planned).toEqual(hours('09:00', '18:00', [['12:00', '13:00']]));
    expect((await person('2026-12-05', 3)).planned).toBeNull();
    expect((await person('2026-11-16', 3)).patterns.map((each) => each.adaptation_date)).toEqual([
      '2026-01-01',
      '2026-12-01',
    ]);
    const remove = { branch_id: MINATO, shift_pattern_id: made.shift_pattern_id, version: 1 };
    expect(await app.call('staffRemoveShiftPattern', remove, await manager())).toMatchObject({ status: 'OK' });
    expect((await person('2026-12-01', 3)).planned).toEqual(hours('07:30', '19:30'));
  });

  it('of the same day is changed only by a person who has seen it', async () => {
    await app.call('staffSaveShiftPattern', week(), await manager());
    expect(await app.call('staffSaveShiftPattern', week({ days: [] }), await manager())).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { version: 1, staff_name: '前田 亮' } },
    });
    expect(await app.call('staffSaveShiftPattern', week({ days: [], version: 1 }), await manager())).toMatchObject({
      status: 'OK',
    });
    expect((await person('2026-12-01', 3)).planned).toBeNull();
  });

  it('of a person who has left the branch is only ended', async () => {
    await app.pool.query('update accounts set branch_id = 3 where id = 3');
    const left = await person('2026-12-01', 3);
    const more = await app.call('staffSaveShiftPattern', week(), await manager());
    const ended = await app.call('staffSaveShiftPattern', week({ days: [] }), await manager());
    const nobody = await app.call('staffSaveShiftPattern', week({ days: [], account_id: 999 }), await manager());
    await app.pool.query('update accounts set branch_id = 2 where id = 3');
    expect([left.works_here, left.planned]).toEqual([false, hours('07:30', '19:30')]);
    expect([more, ended, nobody]).toMatchObject([{ type: 'input_error' }, { status: 'OK' }, { type: 'input_error' }]);
  });

  it.each([
    ['a day that is over', { adaptation_date: '2026-11-15' }],
    ['a slip of the finger', { adaptation_date: '2036-12-01' }],
    ['somebody of another branch', { account_id: 5 }],
    ['an end before its beginning', { days: [{ weekday: 1, ...hours('18:00', '09:00') }] }],
    ['a break outside', { days: [{ weekday: 1, ...hours('09:00', '12:00', [['11:30', '12:30']]) }] }],
    [
      'breaks over each other',
      {
        days: [
          {
            weekday: 1,
            ...hours('09:00', '18:00', [
              ['12:00', '13:00'],
              ['12:30', '14:00'],
            ]),
          },
        ],
      },
    ],
  ] as const)('not for %s', async (_, more) => {
    const input = week(more as Partial<FunctionPayload<'staffSaveShiftPattern'>>);
    expect(await app.call('staffSaveShiftPattern', input, await manager())).toMatchObject({ type: 'input_error' });
  });
});

describe('a single day', () => {
  it('goes before the usual week, as hours or as a day off, and is taken back', async () => {
    const made = await app.call('staffSaveShift', day(), await manager());
    if (made.status !== 'OK') throw new Error(made.type);
    expect(await person('2026-12-02', 3)).toMatchObject({
      planned: hours('10:00', '15:00'),
      usual: hours('07:30', '19:30'),
      shift: { shift_id: made.shift_id, version: 1, off_flag: false },
    });
    expect(await app.call('staffSaveShift', day({ hours: null }), await manager())).toMatchObject({
      type: 'changed_meanwhile',
    });
    await app.call('staffSaveShift', day({ hours: null, version: 1 }), await manager());
    expect(await person('2026-12-02', 3)).toMatchObject({ planned: null, shift: { version: 2, off_flag: true } });
    const remove = { branch_id: MINATO, shift_id: made.shift_id, version: 2 };
    expect(await app.call('staffRemoveShift', { ...remove, version: 1 }, await manager())).toMatchObject({
      type: 'changed_meanwhile',
    });
    expect(await app.call('staffRemoveShift', remove, await manager())).toMatchObject({ status: 'OK' });
    expect((await person('2026-12-02', 3)).planned).toEqual(hours('07:30', '19:30'));
    const { rows } = await app.pool.query(
      `select action, coalesce(after, before) ->> 'staff_name' as name from audit_logs
       where table_name = 'shifts' and record_id = $1 order by id`,
      [made.shift_id],
    );
    expect(rows).toEqual([
      { action: 'staffSaveShift', name: '前田 亮' },
      { action: 'staffSaveShift', name: '前田 亮' },
      { action: 'staffRemoveShift', name: '前田 亮' },
    ]);
  });

  it('is not changed once it is over', async () => {
    const past = day({ date: '2026-11-15' });
    expect(await app.call('staffSaveShift', past, await manager())).toMatchObject({ type: 'input_error' });
  });

  it('says where else a person is planned', async () => {
    await app.pool.query('insert into account_branches (account_id, branch_id) values (5, 2)');
    await app.pool.query(
      "insert into shifts (branch_id, account_id, date, start_time, end_time) values (3, 5, '2026-12-02', '08:00', '12:00')",
    );
    await app.call('staffSaveShift', day({ account_id: 5, hours: hours('13:00', '15:00') }), await manager());
    expect(await person('2026-12-02', 5)).toMatchObject({
      main_branch_name: '武蔵野みどり園',
      works_here: true,
      elsewhere: [{ branch_name: '武蔵野みどり園', start_time: '08:00', end_time: '12:00' }],
    });
    await app.pool.query('delete from account_branches where account_id = 5');
    expect((await person('2026-12-02', 5)).works_here).toBe(false);
  });
});

describe('what the roster says of a day', () => {
  it('children, needed and there from change to change, with its warnings', async () => {
    await reserve('2026-12-03', '10:00', '12:00');
    await app.call(
      'staffSaveShift',
      day({ date: '2026-12-03', account_id: 2, hours: hours('07:30', '11:00') }),
      await manager(),
    );
    await app.pool.query('update accounts set no_one_to_one_flag = true where id = 3');
    await app.pool.query('delete from account_qualifications where account_id = 3');
    const { stretches, warnings } = await roster('2026-12-03');
    await app.pool.query('update accounts set no_one_to_one_flag = false where id = 3');
    const there = stretches.find(({ start_time }) => start_time === '10:00');
    expect(there).toMatchObject({ end_time: '11:00', needed: 2, registered: 1, registered_needed: 1 });
    expect(new Set(there?.present)).toEqual(new Set([2, 3]));
    const from = { start_time: '11:00', end_time: '12:00' };
    expect(warnings).toEqual([
      { kind: 'short', ...from, needed: 2, there: 1, account_id: null },
      { kind: 'registered', ...from, needed: 1, there: 0, account_id: null },
      { kind: 'alone', ...from, needed: 0, there: 0, account_id: 3 },
    ]);
  });
});

describe('where staff decide about seats', () => {
  it('names the families left without staff first, and cancels nobody', async () => {
    const reserve_id = await reserve('2026-12-04', '10:00', '12:00');
    const off = day({ date: '2026-12-04', hours: null });
    await decide(2);
    const asked = { type: 'closure_touches_reserves', details: { touched_reserve_ids: [reserve_id] } };
    expect(await app.call('staffSaveShift', off, await manager())).toMatchObject(asked);
    expect((await person('2026-12-04', 3)).shift).toBeNull();
    const gone = await app.call('staffSaveShiftPattern', week({ days: [] }), await manager());
    expect(gone).toMatchObject({ type: asked.type });
    const { touched_reserve_ids } = (gone as { details: { touched_reserve_ids: number[] } }).details;
    expect(touched_reserve_ids).toContain(reserve_id);
    const after = day({ date: '2026-12-04', hours: hours('12:00', '18:00') });
    expect(await app.call('staffSaveShift', after, await manager())).toMatchObject(asked);
    const enough = day({ date: '2026-12-04', hours: hours('10:00', '12:00') });
    expect(await app.call('staffSaveShift', enough, await manager())).toMatchObject({
      status: 'OK',
      touched_reserve_ids: [],
    });
    const confirmed = { ...off, version: 1, confirmed_flag: 1 as const };
    expect(await app.call('staffSaveShift', confirmed, await manager())).toMatchObject({
      status: 'OK',
      touched_reserve_ids: [reserve_id],
    });
    const { rows } = await app.pool.query('select live from reserves where id = $1', [reserve_id]);
    expect(rows).toEqual([{ live: true }]);
    await decide(1);
  });

  it('where they only warn, nobody is asked', async () => {
    await reserve('2026-12-07', '10:00', '12:00');
    const off = day({ date: '2026-12-07', hours: null });
    expect(await app.call('staffSaveShift', off, await manager())).toMatchObject({ status: 'OK' });
  });
});

describe('clocking in and out', () => {
  it('one touch on the tablet; a second one changes nothing', async () => {
    const token = await byPin('demo-minato-staff');
    const first = await app.call('staffClockIn', { branch_id: MINATO }, token);
    app.clock.advance(60);
    expect(await app.call('staffClockIn', { branch_id: MINATO }, token)).toEqual(first);
    expect((await person('2026-11-16', 3)).clockings).toMatchObject([{ clock_out_at: null, on_tablet: true }]);
    const out = await app.call('staffClockOut', { branch_id: MINATO }, token);
    expect(out).toMatchObject({ status: 'OK' });
    app.clock.advance(60);
    expect(await app.call('staffClockOut', { branch_id: MINATO }, token)).toEqual(out);
    await app.call('staffClockIn', { branch_id: MINATO }, token);
    expect((await person('2026-11-16', 3)).clockings).toHaveLength(2);
    const { rows } = await app.pool.query(
      "select action, tablet_id from audit_logs where table_name = 'staff_clockings' order by id desc limit 3",
    );
    expect(rows.map(({ action }) => action as string)).toEqual(['staffClockIn', 'staffClockOut', 'staffClockIn']);
    expect(rows[0]).toMatchObject({ tablet_id: tablet.id });
  });

  it('where one works, and not before one came', async () => {
    await expect(app.call('staffClockIn', { branch_id: MINATO })).rejects.toThrow(/UNAUTHENTICATED|401/);
    await expect(app.call('staffClockIn', { branch_id: MINATO }, await app.tokenOf('demo-sato'))).rejects.toThrow(
      /403/,
    );
    for (const token of [await elsewhere(), await headquarters()]) {
      expect(await app.call('staffClockIn', { branch_id: MINATO }, token)).toMatchObject({ type: 'not_found' });
      expect(await app.call('staffClockOut', { branch_id: MINATO }, token)).toMatchObject({ type: 'not_found' });
    }
    expect(await app.call('staffClockOut', { branch_id: MINATO }, await staff())).toMatchObject({
      type: 'input_error',
    });
  });

  it('is corrected by a manager with a reason, which staff do not read', async () => {
    const correction = {
      branch_id: MINATO,
      account_id: 3,
      date: '2026-11-15',
      staff_clocking_id: null,
      version: null,
      clock_in_time: '09:00',
      clock_out_time: '18:00',
      reason: '押し忘れ',
    };
    const save = async (more: object = {}) =>
      app.call('staffCorrectClocking', { ...correction, ...more }, await manager());
    const made = await save();
    if (made.status !== 'OK') throw new Error(made.type);
    const { staff_clocking_id } = made;
    expect(await save({ clock_in_time: '17:00', clock_out_time: '19:00' })).toMatchObject({ type: 'input_error' });
    expect(await save({ staff_clocking_id, version: 9 })).toMatchObject({ type: 'changed_meanwhile' });
    expect(await save({ staff_clocking_id, version: 1, clock_out_time: '08:00' })).toMatchObject({
      type: 'input_error',
    });
    expect(await save({ staff_clocking_id, version: 1, clock_out_time: '17:30' })).toMatchObject({ status: 'OK' });
    expect(await save({ date: '2026-11-16', clock_in_time: '23:59', clock_out_time: null })).toMatchObject({
      type: 'input_error',
    });
    const seen = { corrected_by: '藤井 奈々', clock_out_at: expect.stringContaining('T08:30') as string };
    expect((await person('2026-11-15', 3)).clockings).toMatchObject([{ ...seen, correction_reason: '押し忘れ' }]);
    expect((await person('2026-11-15', 3, await staff())).clockings).toMatchObject([
      { ...seen, correction_reason: '' },
    ]);
    expect(await save({ staff_clocking_id, version: 2, remove_flag: 1 })).toMatchObject({ status: 'OK' });
    expect((await person('2026-11-15', 3)).clockings).toEqual([]);
  });

  it('is forgotten after as long as records of care are retained', async () => {
    await app.pool.query(
      `insert into staff_clockings (branch_id, account_id, date, clock_in_at) values
         (2, 3, '2021-11-15', '2021-11-15T09:00:00+09:00'), (2, 3, '2021-11-17', '2021-11-17T09:00:00+09:00')`,
    );
    await app.pool.query(
      `insert into shifts (branch_id, account_id, date, off_flag) values (2, 3, '2021-11-15', true), (2, 3, '2021-11-17', true)`,
    );
    await app.pool.query(
      `insert into shift_patterns (branch_id, account_id, adaptation_date) values (2, 3, '2020-01-01'), (2, 3, '2021-01-01')`,
    );
    await app.services.database.transaction(app.clock.now(), deleteOldRecords);
    const { rows } = await app.pool.query(
      `select (select array_agg(date::text) from staff_clockings) as clockings, (select array_agg(date::text) from shifts) as shifts,
         (select array_agg(adaptation_date::text order by adaptation_date) from shift_patterns where account_id = 3) as patterns`,
    );
    expect(rows).toEqual([
      { clockings: ['2021-11-17'], shifts: ['2021-11-17'], patterns: ['2021-01-01', '2026-01-01'] },
    ]);
  });
});

describe('a person in two places', () => {
  const KOHOKU = 4;
  const both = async () => {
    await app.pool.query('insert into account_branches (account_id, branch_id) values (3, $1) on conflict do nothing', [
      KOHOKU,
    ]);
    const there = { branch_id: KOHOKU, account_id: 3, date: '2026-12-02', version: null };
    return async (start: string, end: string) =>
      app.call('staffSaveShift', { ...there, hours: hours(start, end) }, await headquarters());
  };
  const counts = async (branch_id: number) =>
    (
      await app.pool.query<{ start: string }>(
        `select start_time::text as start from app.planned_shifts where branch_id = $1 and account_id = 3 and date = '2026-12-02'`,
        [branch_id],
      )
    ).rows.length;

  /** Rows as they may exist from before the refusal. */
  const fromBefore = async (table: 'shifts' | 'shift_patterns', sql: string) => {
    await app.pool.query(`alter table ${table} disable trigger one_place_at_a_time`);
    await app.pool.query(sql);
    await app.pool.query(`alter table ${table} enable trigger one_place_at_a_time`);
  };

  it('is refused a second shift at the same time, and not one after it', async () => {
    const save = await both();
    expect(await save('18:00', '20:00')).toMatchObject({
      type: 'input_error',
      msg: expect.stringContaining('みなと広場園のシフトに入っています'),
    });
    expect(await save('19:30', '21:00')).toMatchObject({ status: 'OK' });
  });

  it('is refused it by hand too: a day, a usual week, and a day off whose going shows the week below it', async () => {
    const refused = { constraint: 'one_place_at_a_time' };
    const insert = (branch_id: number, date: string, hours: string) =>
      app.pool.query(
        `insert into shifts (branch_id, account_id, date, off_flag, start_time, end_time) values (${branch_id}, 3, '${date}', ${hours})`,
      );
    await both();
    await expect(insert(KOHOKU, '2026-12-02', "false, '10:00', '11:00'")).rejects.toMatchObject(refused);
    const usual = await app.pool.query<{ id: number }>(
      `insert into shift_patterns (branch_id, account_id, adaptation_date) values (${KOHOKU}, 3, '2026-12-01') returning id`,
    );
    const weekday = (from: string, until: string) =>
      app.pool.query(
        `insert into shift_pattern_days (shift_pattern_id, weekday, start_time, end_time) values ($1, 3, '${from}', '${until}')`,
        [usual.rows[0]?.id],
      );
    await expect(weekday('08:00', '12:00')).rejects.toMatchObject(refused);
    await expect(weekday('20:00', '21:00')).resolves.toBeTruthy();
    await insert(MINATO, '2026-12-16', "false, '17:00', '20:00'");
    await insert(MINATO, '2026-12-09', 'true, null, null');
    await insert(KOHOKU, '2026-12-09', "false, '10:00', '11:00'");
    const below = app.pool.query(`delete from shifts where branch_id = ${MINATO} and date = '2026-12-09'`);
    await expect(below).rejects.toMatchObject(refused);
    // Two at the same moment: one of them waits for the other and is refused.
    await app.pool.query(`delete from shift_patterns where branch_id = ${KOHOKU}`);
    const atOnce = await Promise.allSettled([
      app.pool.query(`update shifts set end_time = '21:00' where branch_id = ${MINATO} and date = '2026-12-16'`),
      insert(KOHOKU, '2026-12-16', "false, '20:00', '22:00'"),
    ]);
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('missing where they were planned, the branch is notified once, with the stays left short; none is cancelled', async () => {
    const date = '2026-12-02';
    const before = app.clock.now();
    await both();
    const reserve_id = await reserve(date, '10:00', '12:00');
    app.clock.freeze(new Date(`${date}T09:30:00+09:00`));
    // 藤井 is off, 前田 alone is planned; a child comes from 10 to 12.
    await app.pool.query(
      `insert into shifts (branch_id, account_id, date, off_flag) values (${MINATO}, 2, '${date}', true)`,
    );
    const read = async (branch_id: number) => {
      const load = await app.call('staffDayLoad', { branch_id, date }, await headquarters());
      const page = await app.call('staffReadRoster', { branch_id, date }, await headquarters());
      if (load.status !== 'OK' || page.status !== 'OK') throw new Error('not read');
      expect(page.elsewhere).toEqual(load.elsewhere);
      return load.elsewhere;
    };
    const notices = async () =>
      (
        await app.pool.query(
          "select branch_id, body from app.branch_messages where deduplication_key like 'left shift %'",
        )
      ).rows;
    expect(await read(MINATO)).toBeNull();
    // Clocks in where they were not planned.
    const clocked = await app.call('staffClockIn', { branch_id: KOHOKU }, await staff());
    expect(clocked).toMatchObject({ status: 'OK' });
    const seen = {
      people: [
        { account_id: 3, name: '前田 亮', elsewhere_name: '世田谷こもれび園', start_time: '07:30', end_time: '19:30' },
      ],
      reserves: [{ reserve_id, start_time: '10:00', end_time: '12:00' }],
    };
    expect(await read(MINATO)).toMatchObject(seen);
    expect(await read(KOHOKU)).toBeNull();
    const [message, ...more] = await notices();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ branch_id: MINATO });
    expect(message.body).toContain('07:30〜19:30');
    expect(message.body).toContain(`10:00〜12:00 {site}/staff/reserves/${reserve_id}`);
    expect(message.body).not.toContain('前田');
    // Out and in again: said once.
    await app.call('staffClockOut', { branch_id: KOHOKU }, await staff());
    expect(await read(MINATO)).toBeNull();
    await app.call('staffClockIn', { branch_id: KOHOKU }, await staff());
    expect(await notices()).toHaveLength(1);
    const { rows } = await app.pool.query('select live from reserves where id = $1', [reserve_id]);
    expect(rows).toEqual([{ live: true }]);
    app.clock.freeze(before);
  });

  it('of before counts where it was written first, until they clock in at the other; none is cancelled', async () => {
    await fromBefore(
      'shifts',
      `insert into shifts (branch_id, account_id, date, start_time, end_time) values (${KOHOKU}, 3, '2026-12-02', '09:00', '12:00')`,
    );
    await fromBefore('shift_patterns', `update shift_patterns set created_at = '2026-01-01'`);
    expect([await counts(MINATO), await counts(KOHOKU)]).toEqual([1, 0]);
    await app.pool.query(
      `insert into staff_clockings (branch_id, account_id, date, clock_in_at) values ($1, 3, '2026-12-02', '2026-12-02T09:00:00+09:00')`,
      [KOHOKU],
    );
    expect([await counts(MINATO), await counts(KOHOKU)]).toEqual([0, 1]);
    const seen = await app.call('staffReadRoster', { branch_id: MINATO, date: '2026-12-02' }, await manager());
    expect(seen).toMatchObject({ elsewhere: { people: [{ name: '前田 亮', elsewhere_name: '世田谷こもれび園' }] } });
  });
});

describe('this moment', () => {
  it('counts who is there and who clocked in, the same for board and roster', async () => {
    const date = '2026-11-16';
    const load = async () => {
      const answer = await app.call('staffDayLoad', { branch_id: MINATO, date }, await staff());
      if (answer.status !== 'OK') throw new Error(answer.type);
      return answer.now;
    };
    const { rows } = await app.pool.query<{ count: number }>(
      `select count(*)::integer as count from reserve_details d join reserves r on r.id = d.reserve_id
       where r.branch_id = 2 and d.live and d.attendance_status = 2`,
    );
    const before = await load();
    expect(before).toMatchObject({ children: rows[0]?.count, there: 0 });
    await app.call('staffClockIn', { branch_id: MINATO }, await staff());
    expect(await load()).toEqual({ ...before, there: 1 });
    expect((await roster(date)).now).toEqual(await load());
    expect((await roster('2026-12-02')).now).toBeNull();
    const later = await app.call('staffDayLoad', { branch_id: MINATO, date: '2026-12-02' }, await staff());
    expect(later).toMatchObject({ status: 'OK', now: null });
  });
});
