import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertChildren, insertReserve, type ReserveFields } from '../../../../db/tests/rows.ts';
import type { FunctionName, FunctionPayload } from '../../../contract/functions/functions.ts';
import { deleteOldRecords } from '../../membership/store/old-records.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
// The demo's days are all closed; these tests bring their own.
await app.pool.query('delete from branch_day_closes');
await app.pool.query('delete from branch_days_to_close');
const MINATO = 2;
const today = '2026-11-16';
const people = {
  headquarters: 'demo-honbu',
  manager: 'demo-minato-manager',
  staff: 'demo-minato-staff',
  elsewhere: 'demo-musashino-manager',
} as const;
type Person = keyof typeof people;
const as = (person: Person) => app.tokenOf(people[person], 'staff');
const call = async <Name extends FunctionName>(name: Name, input: FunctionPayload<Name>, person: Person) =>
  app.call(name, input, await as(person));
const one = async <Row>(sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0] as Row;
const rowsOf = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows;

async function reserveOn(day: string, fields: Partial<ReserveFields> = {}): Promise<number> {
  const client = await app.pool.connect();
  try {
    const child_ids = await insertChildren(client, 1, 1);
    return await insertReserve(client, {
      start: `${day}T09:00+09:00`,
      end: `${day}T12:00+09:00`,
      child_ids,
      ...fields,
    });
  } finally {
    client.release();
  }
}

const entry = (over: Partial<FunctionPayload<'staffSaveDailyReport'>> = {}) => ({
  branch_id: MINATO,
  date: today,
  notes: '午前は広場で過ごしました。',
  idempotency_key: randomUUID(),
  ...over,
});

describe('the report of a day', () => {
  const date = '2026-11-10';
  const entries = () =>
    rowsOf('select id, notes, kind, strikes_id, account_id from daily_reports where date = $1 order by id', date);

  it('has every entry of everybody, with who wrote it', async () => {
    await call('staffSaveDailyReport', entry({ date }), 'staff');
    await call('staffSaveDailyReport', entry({ date, kind: 3, notes: '転倒1件。' }), 'manager');
    expect(await entries()).toMatchObject([
      { notes: '午前は広場で過ごしました。', kind: 1, account_id: 3 },
      { notes: '転倒1件。', kind: 3, account_id: 2 },
    ]);
  });

  it('takes an entry once, however often it is sent', async () => {
    const input = entry({ date, notes: '一度だけ' });
    expect(await call('staffSaveDailyReport', input, 'staff')).toMatchObject({ status: 'OK' });
    expect(await call('staffSaveDailyReport', input, 'staff')).toMatchObject({ status: 'OK' });
    expect(await call('staffSaveDailyReport', { ...input, notes: '別' }, 'staff')).toMatchObject({
      type: 'key_used_for_other_content',
    });
    expect((await entries()).filter(({ notes }) => notes === '一度だけ')).toHaveLength(1);
  });

  it('keeps what is corrected, and lets it be corrected once', async () => {
    const [first] = await entries();
    const correction = entry({ date, notes: '午後は室内でした。', strikes_id: first.id });
    expect(await call('staffSaveDailyReport', correction, 'manager')).toMatchObject({ status: 'OK' });
    expect(await call('staffSaveDailyReport', correction, 'manager')).toMatchObject({ status: 'OK' });
    const second = entry({ date, notes: 'ちがう', strikes_id: first.id });
    expect(await call('staffSaveDailyReport', second, 'staff')).toMatchObject({ type: 'report_entry_struck' });
    expect(await entries()).toContainEqual(first);
    const elsewhere = entry({ date: '2026-11-11', strikes_id: first.id });
    expect(await call('staffSaveDailyReport', elsewhere, 'staff')).toMatchObject({ type: 'not_found' });
  });

  it('cannot be changed or deleted by anyone', async () => {
    await expect(app.pool.query("update daily_reports set notes = 'x'")).rejects.toMatchObject({ code: '42501' });
    await expect(app.pool.query('delete from daily_reports')).rejects.toMatchObject({ code: '42501' });
  });

  it('is the branch’s own, and of no day to come', async () => {
    expect(await call('staffSaveDailyReport', entry(), 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffSaveDailyReport', entry({ date: '2026-11-17' }), 'staff')).toMatchObject({
      type: 'input_error',
    });
    await expect(app.call('staffSaveDailyReport', entry(), await app.tokenOf('demo-sato'))).rejects.toThrow();
    await expect(app.call('staffSaveDailyReport', entry())).rejects.toThrow();
  });

  it('leaves its text out of the audit log', async () => {
    const logs = await rowsOf("select after from audit_logs where action = 'staffSaveDailyReport'");
    expect(logs.length).toBeGreaterThan(2);
    expect(JSON.stringify(logs)).not.toContain('転倒');
  });
});

describe('closing a day', () => {
  const close = (date: string, over: Partial<FunctionPayload<'staffCloseDay'>> = {}) => ({
    branch_id: MINATO,
    date,
    no_incident_flag: 1 as const,
    explanations: [],
    ...over,
  });
  const unclosed = (date: string) =>
    rowsOf('select from view_unclosed_days where branch_id = $1 and date = $2', MINATO, date);

  it('wants each open thing named, keeps the figures, and takes the day off the list', async () => {
    const date = '2026-11-12';
    const expected = await reserveOn(date);
    const present = await reserveOn(date, { childcare_status: 2 });
    await reserveOn(date, { cancel_flag: true });
    expect(await unclosed(date)).toHaveLength(1);
    const refused = await call('staffCloseDay', close(date), 'staff');
    expect(refused).toMatchObject({
      type: 'day_items_open',
      details: {
        items: [
          { kind: 'present', reserve_id: present },
          { kind: 'expected', reserve_id: expected },
          { kind: 'report', reserve_id: null },
        ],
      },
    });
    const explanations = [
      { kind: 'present' as const, reserve_id: present, explanation: '降園の押し忘れ。園長に依頼' },
      { kind: 'expected' as const, reserve_id: expected, explanation: '電話で確認中' },
      { kind: 'report' as const, reserve_id: null, explanation: '休園のため' },
      { kind: 'fee_unpaid' as const, reserve_id: present, explanation: 'もうない' },
    ];
    const done = await call('staffCloseDay', close(date, { explanations }), 'staff');
    if (done.status !== 'OK') throw new Error(JSON.stringify(done));
    const row = await one('select * from branch_day_closes where id = $1', done.branch_day_close_id);
    expect(row).toMatchObject({ account_id: 3, numbers: { reserves: 2, cancelled: 1 }, reopened_at: null });
    expect((row as { open_items: unknown }).open_items).toEqual(explanations.slice(0, 3));
    expect(await unclosed(date)).toHaveLength(0);
    expect(await call('staffCloseDay', close(date, { explanations }), 'staff')).toMatchObject({
      type: 'day_closed_already',
    });
    // What comes later is shown as a difference, the day stays closed.
    await reserveOn(date);
    expect(await unclosed(date)).toHaveLength(0);
  });

  it('asks whether there was an incident, unless one is noted', async () => {
    const date = '2026-11-13';
    await reserveOn(date, { childcare_status: 3 });
    await call('staffSaveDailyReport', entry({ date }), 'staff');
    const silent = close(date, { no_incident_flag: 0 });
    expect(await call('staffCloseDay', silent, 'staff')).toMatchObject({ type: 'day_incidents_asked' });
    await call('staffSaveDailyReport', entry({ date, kind: 4, notes: '門の鍵が開いていた。' }), 'staff');
    expect(await call('staffCloseDay', silent, 'staff')).toMatchObject({ status: 'OK' });
  });

  it('happens once when two press at the same time', async () => {
    const date = '2026-11-09';
    await reserveOn(date, { childcare_status: 3 });
    await call('staffSaveDailyReport', entry({ date }), 'staff');
    const answers = await Promise.all([
      call('staffCloseDay', close(date), 'staff'),
      call('staffCloseDay', close(date), 'manager'),
    ]);
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining({ type: 'day_closed_already' }));
  });

  it('is undone by a manager with a reason, and closed again', async () => {
    const date = '2026-11-13';
    const { id } = await one<{ id: number }>(
      'select id from branch_day_closes where date = $1 and branch_id = 2',
      date,
    );
    const payload = { branch_day_close_id: id, reason: '降園の時刻を直すため' };
    await expect(call('staffReopenDay', payload, 'staff')).rejects.toThrow();
    expect(await call('staffReopenDay', { ...payload, reason: ' ' }, 'manager')).toMatchObject({ type: 'input_error' });
    expect(await call('staffReopenDay', payload, 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffReopenDay', payload, 'manager')).toMatchObject({ status: 'OK' });
    expect(await call('staffReopenDay', payload, 'headquarters')).toMatchObject({ type: 'stale_status' });
    expect(await unclosed(date)).toHaveLength(1);
    expect(await call('staffCloseDay', close(date), 'headquarters')).toMatchObject({ status: 'OK' });
    expect(await rowsOf('select reopen_reason from branch_day_closes where date = $1 order by id', date)).toEqual([
      { reopen_reason: payload.reason },
      { reopen_reason: '' },
    ]);
  });

  it('is the branch’s own, and of no day to come', async () => {
    expect(await call('staffCloseDay', close(today), 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffCloseDay', close('2026-11-17'), 'staff')).toMatchObject({ type: 'input_error' });
    await expect(app.call('staffCloseDay', close(today), await app.tokenOf('demo-sato'))).rejects.toThrow();
    await expect(app.call('staffCloseDay', close(today))).rejects.toThrow();
  });
});

describe('what is open', () => {
  it('counts for headquarters with its oldest day, branch by branch', async () => {
    await reserveOn('2026-11-03');
    await reserveOn('2026-11-05', { childcare_status: 2 });
    const overview = await call('headquartersOverview', { text: 'みなと広場' }, 'headquarters');
    if (overview.status !== 'OK') throw new Error('no overview');
    const [branch] = overview.branches;
    expect(branch).toMatchObject({ id: MINATO, oldest_open_date: '2026-11-03' });
    expect(branch?.left_open).toBeGreaterThanOrEqual(2);
    const { days } = await one<{ days: number }>(
      'select count(*)::integer as days from view_unclosed_days where branch_id = $1',
      MINATO,
    );
    expect(branch?.unclosed_days).toBe(days);
  });
});

describe('a note about a child', () => {
  const notes = (child_id: number) =>
    rowsOf(
      'select version, staff_remarks, account_id from child_remarks where child_id = $1 order by version',
      child_id,
    );

  it('keeps every version with its writer, and none is lost when two write at once', async () => {
    await reserveOn(today);
    const { child_id } = await one<{ child_id: number }>('select max(child_id) as child_id from reserve_details');
    const write = (staff_remarks: string, version: number, person: Person) =>
      call('staffUpdateChildRemarks', { child_id, staff_remarks, version }, person);
    expect(await write('電車が好き', 0, 'staff')).toMatchObject({ status: 'OK' });
    expect(await write('犬が苦手', 0, 'manager')).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { staff_remarks: '電車が好き', version: 1 } },
    });
    expect(await write('電車が好き', 0, 'staff')).toMatchObject({ status: 'OK' });
    expect(await write('電車が好き\n犬が苦手', 1, 'manager')).toMatchObject({ status: 'OK' });
    expect(await notes(child_id)).toEqual([
      { version: 1, staff_remarks: '電車が好き', account_id: 3 },
      { version: 2, staff_remarks: '電車が好き\n犬が苦手', account_id: 2 },
    ]);
    const { staff_remarks } = await one<{ staff_remarks: string }>(
      'select staff_remarks from children where id = $1',
      child_id,
    );
    expect(staff_remarks).toBe('電車が好き\n犬が苦手');
    await expect(app.pool.query('delete from child_remarks')).rejects.toMatchObject({ code: '42501' });
    expect(await write('x', 2, 'elsewhere')).toMatchObject({ type: 'not_found' });
    await expect(
      app.call('staffUpdateChildRemarks', { child_id, staff_remarks: 'x', version: 2 }, await app.tokenOf('demo-sato')),
    ).rejects.toThrow();
  });
});

it('reports and closes of long ago are forgotten', async () => {
  const date = '2021-11-01';
  await app.pool.query('insert into daily_reports (branch_id, date, account_id, notes) values (2, $1, 3, $2)', [
    date,
    '昔',
  ]);
  await app.pool.query(
    "insert into branch_day_closes (branch_id, date, account_id, numbers, no_incident_flag) values (2, $1, 3, '{}', true)",
    [date],
  );
  const recent = await rowsOf("select from daily_reports where date > '2026-01-01'");
  await app.services.database.transaction(app.clock.now(), deleteOldRecords);
  expect(await rowsOf('select from daily_reports where date = $1', date)).toHaveLength(0);
  expect(await rowsOf('select from branch_day_closes where date = $1', date)).toHaveLength(0);
  expect(await rowsOf("select from daily_reports where date > '2026-01-01'")).toHaveLength(recent.length);
});
