import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { asStaff } from '../../auth/store/staff-sight.ts';
import { makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { waitlistDesk } from '../../waitlist/testing/waitlist.ts';

/** At みなと広場園 (2), where the roster decides. Friday 2026-11-20; it is Monday the 16th, ten o'clock. */
const app = await testApp({ environment: { DATABASE_POOL_SIZE: '16' } });
const MINATO = 2;
const FAR = 9;
const friday = '2026-11-20';
const at = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);
const now = at('2026-11-16', '10:00');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const hours = (start_time: string, end_time: string) => ({ start_time, end_time, breaks: [] });

async function colleague(key: string, branch_id: number, role = 3): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    `with u as (insert into auth.users (uid, kind, email, password_hash) values ($1, 'staff', $1 || '@example.jp', 'x'))
     insert into accounts (uid, name, role, branch_id) values ($1, $2, $3, $4) returning id`,
    [key, `応援 ${key}`, role, branch_id],
  );
  return rows[0]?.id ?? 0;
}
const token = (key: string) => app.tokenOf(key, 'staff');
const here = await colleague('cover-here', MINATO);
const other = await colleague('cover-other', MINATO);
await app.pool.query('update branches set latitude = 35.65, longitude = 139.75 where id in ($1, 3)', [MINATO]);
await app.pool.query('update branches set latitude = 34.70, longitude = 135.50 where id = $1', [FAR]);
const near = await colleague('cover-near', 3);
const far = await colleague('cover-far', FAR);
const desk = waitlistDesk(app, MINATO);

beforeEach(async () => {
  app.clock.freeze(now);
  for (const table of [
    'app.cover_calls',
    'app.work_limits',
    'app.work_wishes',
    'app.staff_contacts',
    'app.shift_swaps',
    'app.staff_messages',
    'shifts',
    'shift_patterns',
  ]) {
    await app.pool.query(`delete from ${table}`);
  }
  await app.pool.query('update reserves set cancel_flag = true where live and branch_id = $1 and start_datetime > $2', [
    MINATO,
    now,
  ]);
  await app.pool.query('update waitlist_entries set status = 5, ended_at = app.now() where status in (1, 2)');
  await app.pool.query('update branches set staffing_mode = 2 where id = $1', [MINATO]);
  await app.pool.query('update care_settings set cover_agreement = 1, children_per_staff_three = 15');
  await shift(2, '07:00', '15:00');
});
async function shift(account_id: number, start: string, end: string, date = friday, branch_id = MINATO): Promise<void> {
  await app.pool.query(
    `insert into shifts (branch_id, account_id, date, start_time, end_time) values ($1, $2, $3, $4, $5)`,
    [branch_id, account_id, date, start, end],
  );
}
const wanted = (more: Partial<FunctionPayload<'staffAskCover'>> = {}) => ({
  branch_id: MINATO,
  date: friday,
  hours: hours('09:00', '12:00'),
  instead_of_account_id: null,
  account_ids: [here, other, near],
  pay_note: '交通費と時給100円の手当',
  idempotency_key: randomUUID(),
  ...more,
});
async function ask(more: Partial<FunctionPayload<'staffAskCover'>> = {}): Promise<number> {
  const answer = await app.call('staffAskCover', wanted(more), await manager());
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.cover_call_id;
}
const yes = async (key: string, cover_call_id: number) =>
  app.call('staffAnswerCover', { cover_call_id, yes_flag: 1 }, await token(key));
async function listed() {
  const answer = await app.call('staffListCover', { branch_id: MINATO }, await manager());
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer.calls;
}
async function settle(cover_call_id: number, agree_flag: 0 | 1 = 1) {
  const call = (await listed()).find((each) => each.cover_call_id === cover_call_id);
  return app.call(
    'staffSettleCover',
    { branch_id: MINATO, cover_call_id, version: call?.version ?? 0, agree_flag },
    await manager(),
  );
}
async function candidates(more: Partial<FunctionPayload<'staffPreviewCover'>> = {}): Promise<number[]> {
  const { branch_id, date, hours, instead_of_account_id } = wanted();
  const answer = await app.call(
    'staffPreviewCover',
    { branch_id, date, hours, instead_of_account_id, ...more },
    await manager(),
  );
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.candidates.map(({ account_id }) => account_id);
}
const messages = async () =>
  (
    await app.pool.query<{ account_id: number; title: string }>(
      'select account_id, title from app.staff_messages order by id',
    )
  ).rows;
const planned = async (account_id: number) =>
  (
    await app.pool.query(
      "select to_char(start_time, 'HH24:MI') || '-' || to_char(end_time, 'HH24:MI') as span from app.planned_shifts where branch_id = $1 and date = $2 and account_id = $3",
      [MINATO, friday, account_id],
    )
  ).rows.map(({ span }) => span);

describe('whom to ask', () => {
  it('free colleagues of this and near branches; who may not be asked is simply not there', async () => {
    expect(await candidates()).toEqual(expect.arrayContaining([here, other, near]));
    expect(await candidates()).not.toContain(far);
    expect(await candidates()).not.toContain(2);
    await app.pool.query('insert into app.work_limits (account_id, no_night_flag, weekly_hours) values ($1, true, 2)', [
      here,
    ]);
    await app.pool.query('insert into app.staff_contacts (account_id, cover_calls_flag) values ($1, false)', [other]);
    await app.call(
      'staffSaveWorkWish',
      { date: friday, kind: 2, start_time: '08:00', end_time: '10:00' },
      await token('cover-near'),
    );
    const answer = await app.call(
      'staffPreviewCover',
      { branch_id: MINATO, date: friday, hours: hours('09:00', '12:00'), instead_of_account_id: null },
      await manager(),
    );
    expect(JSON.stringify(answer)).not.toMatch(/limit|minor|night|reason/);
    const left = await candidates();
    for (const gone of [here, other, near]) expect(left).not.toContain(gone);
  });

  it('who says “I can” stands first; a manager of another branch is not asked', async () => {
    const elsewhere = await colleague(`boss-${randomUUID()}`, 3, 2);
    await app.call(
      'staffSaveWorkWish',
      { date: friday, kind: 1, start_time: '08:00', end_time: '13:00' },
      await token('cover-near'),
    );
    const all = await candidates();
    expect(all[0]).toBe(near);
    expect(all).not.toContain(elsewhere);
  });

  it('a call without the break of the law, of the past, or of another branch is refused', async () => {
    expect(await app.call('staffAskCover', wanted({ hours: hours('08:00', '15:00') }), await manager())).toMatchObject({
      type: 'cover_break_missing',
    });
    expect(await app.call('staffAskCover', wanted({ date: '2026-11-15' }), await manager())).toMatchObject({
      type: 'input_error',
    });
    expect(
      await app.call('staffAskCover', wanted(), await app.tokenOf('demo-musashino-manager', 'staff')),
    ).toMatchObject({ type: 'not_found' });
    await expect(app.call('staffAskCover', wanted(), await token('cover-here'))).rejects.toThrow(
      /PERMISSION_DENIED|403/,
    );
  });
});

describe('a call', () => {
  it('is taken by the first yes, held for the manager, and opens the seats by their yes', async () => {
    const id = await ask();
    expect((await messages()).map(({ account_id }) => account_id)).toEqual([here, other, near].sort((a, b) => a - b));
    expect(await yes('cover-here', id)).toMatchObject({ status: 'OK', state: 'held' });
    expect(await yes('cover-here', id)).toMatchObject({ status: 'OK', state: 'held' });
    expect(await yes('cover-other', id)).toMatchObject({ type: 'cover_taken' });
    expect(await planned(here)).toEqual([]);
    expect(await settle(id)).toMatchObject({ status: 'OK' });
    expect(await planned(here)).toEqual(['09:00-12:00']);
    expect(
      (await messages()).filter(({ title }) => title.includes('ほかの方')).map(({ account_id }) => account_id),
    ).toEqual([other, near].sort((a, b) => a - b));
    expect((await app.pool.query('select from app.cover_asks')).rowCount).toBe(0);
  });

  it('pressed twice is one; whoever was not asked has none', async () => {
    const key = randomUUID();
    expect(await ask({ idempotency_key: key, account_ids: [here] })).toBe(
      await ask({ idempotency_key: key, account_ids: [here] }),
    );
    const [call] = await listed();
    expect(call).toMatchObject({ asked: 1 });
    expect(await yes('cover-other', call?.cover_call_id ?? 0)).toMatchObject({ type: 'not_found' });
    const reading = await app.call(
      'staffReadCoverCall',
      { cover_call_id: call?.cover_call_id ?? 0 },
      await token('cover-other'),
    );
    expect(reading).toMatchObject({ type: 'cover_over' });
  });

  it('keeps nothing of a no', async () => {
    const id = await ask();
    await app.call('staffReadCoverCall', { cover_call_id: id }, await token('cover-other'));
    const logs = async () => (await app.pool.query('select count(*)::integer as n from audit_logs')).rows[0].n;
    const before = await logs();
    await app.call('staffAnswerCover', { cover_call_id: id, yes_flag: 0 }, await token('cover-other'));
    expect(await logs()).toBe(before);
    const { rows } = await app.pool.query('select account_id from app.cover_asks order by account_id');
    expect(rows.map(({ account_id }) => account_id)).not.toContain(other);
    expect((await listed())[0]).toMatchObject({ asked: 3, taken_by: null });
    const { rows: calls } = await app.pool.query('select to_jsonb(c)::text as row from app.cover_calls c');
    expect(calls[0].row).not.toContain(`"${other}"`);
  });

  it('waits for the morning in the quiet hours, and is not sent when it is over by then', async () => {
    app.clock.freeze(at('2026-11-16', '22:00'));
    const id = await ask();
    const due = await app.pool.query(
      "select run_at from graphile_worker.jobs where task_identifier = 'sendStaffMessage' order by id desc limit 1",
    );
    expect(due.rows[0].run_at.getTime() - Date.now()).toBeGreaterThan(8 * 3600_000);
    const call = (await listed())[0];
    await app.call(
      'staffTakeBackCover',
      { branch_id: MINATO, cover_call_id: id, version: call?.version ?? 0 },
      await manager(),
    );
    expect(await yes('cover-here', id)).toMatchObject({ status: 'NG' });
  });

  it('is open again when the manager says no, or nothing in time', async () => {
    const id = await ask();
    await yes('cover-here', id);
    await settle(id, 0);
    expect(await yes('cover-here', id)).toMatchObject({ type: 'not_found' });
    expect(await yes('cover-other', id)).toMatchObject({ state: 'held' });
    app.clock.freeze(at('2026-11-16', '12:01'));
    await app.pool.query("select app.enqueue('sweepCover', '{}')");
    await app.runJobs();
    expect((await listed())[0]).toMatchObject({ status: 1, taken_by: null });
    expect(await yes('cover-near', id)).toMatchObject({ state: 'held' });
    app.clock.freeze(at(friday, '12:01'));
    await app.pool.query("select app.enqueue('sweepCover', '{}')");
    await app.runJobs();
    expect(await listed()).toEqual([]);
  });

  it('without a manager’s yes where the company set it so, but with one after a short night', async () => {
    await app.pool.query('update care_settings set cover_agreement = 2');
    await shift(other, '17:00', '22:30', '2026-11-19');
    const id = await ask();
    expect(await yes('cover-other', id)).toMatchObject({ state: 'held' });
    await settle(id, 0);
    expect(await yes('cover-here', id)).toMatchObject({ state: 'settled' });
    expect(await planned(here)).toEqual(['09:00-12:00']);
  });

  it('joins what the person has that day; a shift elsewhere since refuses it', async () => {
    await shift(here, '13:00', '15:00');
    const id = await ask();
    await yes('cover-here', id);
    await settle(id);
    expect(await planned(here)).toEqual(['09:00-15:00']);
    const second = await ask({ account_ids: [other] });
    await yes('cover-other', second);
    await shift(other, '10:00', '11:00', friday, 3);
    expect(await settle(second)).toMatchObject({ type: 'cover_not_possible' });
  });
});

describe('an agreed shift', () => {
  const sees = async (key: string) => {
    const [rows] = await app.services.database.asRole(asStaff(key, app.clock.now(), null), [
      { text: 'select count(*) from shifts where branch_id = $1', values: [String(MINATO)], name: 'cover_sees_shifts' },
    ]);
    const answer = await app.call('staffReadRoster', { branch_id: MINATO, date: friday }, await token(key));
    expect(answer.status === 'OK').toBe(Number(rows) > 0);
    return answer.status === 'OK';
  };

  it('opens the branch’s board from half an hour before to half an hour after it, and no longer', async () => {
    const id = await ask();
    expect(await sees('cover-near')).toBe(false);
    await yes('cover-near', id);
    app.clock.freeze(at(friday, '09:00'));
    await app.pool.query("update app.cover_calls set held_until = '2026-11-20T12:00:00+09:00'");
    expect(await sees('cover-near')).toBe(false);
    app.clock.freeze(now);
    await settle(id);
    const seen: boolean[] = [];
    for (const time of ['08:29', '08:31', '10:00', '12:29', '12:31']) {
      app.clock.freeze(at(friday, time));
      seen.push(await sees('cover-near'));
    }
    expect(seen).toEqual([false, true, true, true, false]);
  });

  it('counts qualification, number and 「1対1にしない」 there as at home', async () => {
    await app.pool.query('update accounts set no_one_to_one_flag = true where id = $1', [near]);
    await app.pool.query(
      "insert into account_qualifications (account_id, qualification, registration_number) values ($1, 1, '東京都-900009')",
      [near],
    );
    const id = await ask();
    await yes('cover-near', id);
    await settle(id);
    const answer = await app.call('staffReadRoster', { branch_id: MINATO, date: friday }, await manager());
    const person = answer.status === 'OK' && answer.people.find(({ account_id }) => account_id === near);
    expect(person).toMatchObject({
      no_one_to_one_flag: true,
      works_here: false,
      qualifications: [{ qualification: 1, registration_number: '東京都-900009' }],
    });
    const stretch = answer.status === 'OK' && answer.stretches.find(({ start_time }) => start_time === '09:00');
    expect(stretch).toMatchObject({ registered: 2 });
    await app.pool.query('update accounts set no_one_to_one_flag = false where id = $1', [near]);
    await app.pool.query('delete from account_qualifications where account_id = $1', [near]);
  });

  it('opens seats, and the waitlist is served at once; a colleague who leaves cancels nobody', async () => {
    await app.pool.query('update branches set capacity = 20 where id = $1', [MINATO]);
    await app.pool.query('delete from reservable_managements where branch_id = $1 and date = $2', [MINATO, friday]);
    const [taken, waiting] = await makeFamilies(app, 2, 2);
    if (!taken || !waiting) throw new Error('no family');
    await shift(5, '07:00', '15:00');
    await app.pool.query('update care_settings set children_per_staff_three = 1');
    await desk.take(taken, { date: friday, from: '09:00', to: '12:00' });
    const entry = await desk.entry(waiting, { date: friday, from: '09:00', to: '12:00' });
    await app.runJobs();
    expect(await desk.status(entry)).toBe(1);
    const first = await ask();
    await yes('cover-here', first);
    await settle(first);
    const second = await ask();
    await yes('cover-other', second);
    await app.runJobs();
    expect(await desk.status(entry)).toBe(1);
    expect(await settle(second)).toMatchObject({ status: 'OK' });
    await app.runJobs();
    expect(await desk.status(entry)).toBe(2);
    expect(await desk.accept(waiting, entry)).toMatchObject({ status: 'OK' });
    const live = async () =>
      (
        await app.pool.query('select from reserves where branch_id = $1 and reserve_date = $2 and live', [
          MINATO,
          friday,
        ])
      ).rowCount;
    const before = await live();
    await app.call('staffLeaveCover', { cover_call_id: second }, await token('cover-other'));
    await app.runJobs();
    expect(await live()).toBe(before);
    expect(await planned(other)).toEqual([]);
    expect((await messages()).at(-1)).toMatchObject({ account_id: 2, title: '応援の職員が来られなくなりました' });
    const absence = await app.call(
      'staffReadAbsence',
      { branch_id: MINATO, date: friday, account_id: 2, span: null },
      await manager(),
    );
    expect(absence.status === 'OK' && absence.absence?.families.length).toBeGreaterThan(0);
  });
});

describe('at the same moment', () => {
  it('never two take one shift, and never one person two at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await ask({ account_ids: [here, other] });
      const two = await ask({ account_ids: [here, other] });
      const pressed = [
        ['cover-here', one],
        ['cover-other', one],
        ['cover-here', two],
        ['cover-other', two],
      ] as const;
      const answers = await Promise.all(pressed.map(([key, id]) => yes(key, id)));
      const held = pressed.filter((_, index) => answers[index]?.status === 'OK');
      expect(held).toHaveLength(2);
      expect(new Set(held.map(([key]) => key)).size).toBe(2);
      expect(new Set(held.map(([, id]) => id)).size).toBe(2);
      await app.pool.query('delete from app.cover_calls');
    }
  });
});

it('a sick call at 7:05 for sixty children: what is missing, whom to ask, whom to tell, in one answer', async () => {
  app.clock.freeze(at(friday, '07:05'));
  await app.pool.query('update branches set capacity = 80 where id = $1', [MINATO]);
  for (const account of [here, other]) await shift(account, '07:00', '15:00');
  const families = await makeFamilies(app, 60, 1);
  await app.pool.query('update branches set staffing_mode = 1 where id = $1', [MINATO]);
  await app.pool.query('update care_settings set children_per_staff_three = 25');
  for (const family of families) {
    await app.pool.query(
      `with r as (insert into reserves (customer_id, branch_id, start_datetime, end_datetime, approval_status, reserve_amount, current_day_flag, holiday_flag, idempotency_key)
         values ($1, $2, '2026-11-20T09:00:00+09:00', '2026-11-20T14:00:00+09:00', 1, 0, false, false, gen_random_uuid()) returning id)
       insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag) select r.id, $3, '2023-06-01', false, false from r`,
      [family.customer_id, MINATO, family.child_ids[0]],
    );
  }
  const begun = performance.now();
  const answer = await app.call(
    'staffReadAbsence',
    { branch_id: MINATO, date: friday, account_id: here, span: null },
    await manager(),
  );
  expect(performance.now() - begun).toBeLessThan(2000);
  if (answer.status !== 'OK') throw new Error(answer.type);
  expect(answer.absence).toMatchObject({
    gaps: [
      { start_time: '09:00', end_time: '14:00', needed: 3, there: 2, short_before: 0, children: 60, too_many: 10 },
    ],
    spans: [{ start_time: '09:00', end_time: '14:00' }],
    cover: { start_time: '09:00', end_time: '14:00' },
  });
  expect(answer.absence?.families).toHaveLength(60);
  expect(answer.absence?.candidates.map(({ account_id }) => account_id)).toContain(near);
  const cover = answer.absence?.cover ?? hours('09:00', '14:00');
  const id = await ask({ hours: cover, account_ids: [near], instead_of_account_id: here });
  expect(await planned(here)).toEqual([]);
  await yes('cover-near', id);
  await settle(id);
  const after = await app.call(
    'staffReadAbsence',
    { branch_id: MINATO, date: friday, account_id: here, span: null },
    await manager(),
  );
  expect(after).toMatchObject({ absence: { off_flag: true, gaps: [], families: [] } });
  expect(
    (await app.pool.query('select from reserves where branch_id = $1 and reserve_date = $2 and live', [MINATO, friday]))
      .rowCount,
  ).toBe(60);
});
