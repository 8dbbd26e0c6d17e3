import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertChildren, insertReserve } from '../../../../db/tests/rows.ts';
import type { FunctionName, FunctionPayload } from '../../../contract/functions/functions.ts';
import { dayState } from '../../attendance/store/branch-day-closes.ts';
import { eraseCustomer } from '../../membership/store/customer-erasure.ts';
import { exportRows } from '../../membership/store/customer-export.ts';
import { deleteOldRecords } from '../../membership/store/old-records.ts';
import { cardSeal } from '../../sealed-card.ts';
import { testApp } from '../../testing/app.ts';
import { photograph, upload } from '../../testing/uploads.ts';

const app = await testApp();
const MINATO = 2;
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
const rowsOf = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows;

async function stay(date = '2026-11-16') {
  const client = await app.pool.connect();
  try {
    const [child_id = 0] = await insertChildren(client, 1, 1);
    const times = { start: `${date}T09:00+09:00`, end: `${date}T15:00+09:00` };
    const reserve_id = await insertReserve(client, { ...times, child_ids: [child_id], childcare_status: 2 });
    await client.query(
      'update reserve_details set attendance_status = 2, arrived_datetime = $2 where reserve_id = $1',
      [reserve_id, times.start],
    );
    return { child_id, reserve_id };
  } finally {
    client.release();
  }
}
app.clock.freeze(new Date('2026-11-16T11:00:00+09:00'));
const here = await stay();
const notices = { told_name: '佐藤 美咲', told_at: '2026-11-16T10:30:00+09:00', told_words: '様子を伝えました。' };
const payload = (over: Partial<FunctionPayload<'staffSaveIncident'>> = {}) => ({
  branch_id: MINATO,
  kind: 2,
  happened_at: '2026-11-16T10:00:00+09:00',
  place: '保育室',
  what_happened: 'つまずいて転びました。',
  cause: '敷物の端がめくれていた。',
  children: [here],
  account_ids: [2, 3],
  idempotency_key: randomUUID(),
  ...over,
});
async function written(over: Parameters<typeof payload>[0] = {}): Promise<number> {
  const result = await call('staffSaveIncident', payload(over), 'staff');
  if (result.status !== 'OK') throw new Error(JSON.stringify(result));
  return result.incident_id;
}

describe('who was there', () => {
  it('is known from who clocked in and the children’s own times, not from the plan', async () => {
    await app.pool.query('delete from staff_clockings');
    await app.pool.query(
      `insert into staff_clockings (branch_id, account_id, date, clock_in_at, clock_out_at)
       values ($1, 3, '2026-11-16', '2026-11-16T08:00:00+09:00', '2026-11-16T13:00:00+09:00')`,
      [MINATO],
    );
    const moment = { branch_id: MINATO, happened_at: '2026-11-16T10:00:00+09:00' };
    const known = await call('staffReadIncidentMoment', moment, 'staff');
    if (known.status !== 'OK') throw new Error('refused');
    expect(known.staff.filter(({ there_flag }) => there_flag).map(({ account_id }) => account_id)).toEqual([3]);
    expect(known.staff.find(({ account_id }) => account_id === 2)).toMatchObject({ planned_flag: true });
    expect(known.children).toContainEqual(expect.objectContaining({ ...here, there_flag: true }));
    const early = await call('staffReadIncidentMoment', { ...moment, happened_at: '2026-11-16T13:30+09:00' }, 'staff');
    expect(early.status === 'OK' && early.staff.some(({ there_flag }) => there_flag)).toBe(false);
    expect(await call('staffReadIncidentMoment', moment, 'elsewhere')).toMatchObject({ type: 'not_found' });
  });
});

describe('a report', () => {
  it('is a draft of the branch, once, and changed by its version', async () => {
    const input = payload();
    expect(await call('staffSaveIncident', input, 'elsewhere')).toMatchObject({ type: 'not_found' });
    await expect(app.call('staffSaveIncident', input, await app.tokenOf('demo-sato'))).rejects.toThrow();
    await expect(app.call('staffSaveIncident', input)).rejects.toThrow();
    const first = await call('staffSaveIncident', input, 'staff');
    expect(await call('staffSaveIncident', input, 'staff')).toEqual(first);
    const incident_id = first.status === 'OK' ? first.incident_id : 0;
    const change = payload({ incident_id, version: 1, place: '玄関', children: [{ ...here, ...notices }] });
    expect(await call('staffSaveIncident', change, 'staff')).toMatchObject({ status: 'OK' });
    expect(await call('staffSaveIncident', change, 'manager')).toMatchObject({ type: 'changed_meanwhile' });
    expect(await rowsOf('select place, version from incidents where id = $1', incident_id)).toEqual([
      { place: '玄関', version: 2 },
    ]);
    expect(await rowsOf('select told_account_id from incident_children where incident_id = $1', incident_id)).toEqual([
      { told_account_id: 3 },
    ]);
    const logs = await rowsOf("select * from audit_logs where action = 'staffSaveIncident'");
    expect(JSON.stringify(logs)).not.toContain('つまずいて');
  });

  it.each([
    ['incident_in_future', { happened_at: '2026-11-16T12:00:00+09:00' }],
    ['incident_children_missing', { children: [] }],
    ['incident_child_not_here', { children: [{ ...here, child_id: 1 }] }],
    ['incident_child_not_here', { happened_at: '2026-11-15T10:00:00+09:00' }],
    ['not_found', { account_ids: [4] }],
    ['input_error', { kind: 3 }],
    ['not_found', { daily_report_id: 999_999 }],
  ] as const)('that cannot be true is refused: %s', async (type, over) => {
    expect(await call('staffSaveIncident', payload(over as object), 'staff')).toMatchObject({ type });
  });

  it('is signed by a manager once the family was informed, and then only added to', async () => {
    const incident_id = await written();
    const course = (over = {}) => ({
      ...{ incident_id, kind: 1, happened_at: '2026-11-16T10:05:00+09:00', words: '冷やした。' },
      idempotency_key: randomUUID(),
      ...over,
    });
    expect(await call('staffAddIncidentEntry', course({ kind: 2 }), 'staff')).toMatchObject({
      type: 'incident_unsigned',
    });
    expect(await call('staffAddIncidentEntry', course(), 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffAddIncidentEntry', course(), 'staff')).toMatchObject({ status: 'OK' });
    const sign = { incident_id, version: 1 };
    expect((await app.request('staffSignIncident', sign, await as('staff'))).statusCode).toBe(403);
    expect(await call('staffSignIncident', sign, 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffSignIncident', sign, 'manager')).toMatchObject({ type: 'incident_parent_untold' });
    await call('staffSaveIncident', payload({ incident_id, version: 1, children: [{ ...here, ...notices }] }), 'staff');
    expect(await call('staffSignIncident', sign, 'manager')).toMatchObject({ type: 'changed_meanwhile' });
    expect(await call('staffSignIncident', { incident_id, version: 2 }, 'manager')).toMatchObject({ status: 'OK' });
    const late = payload({ incident_id, version: 3, cause: '別の原因' });
    expect(await call('staffSaveIncident', late, 'manager')).toMatchObject({ type: 'incident_signed' });
    expect(await call('staffAddIncidentEntry', course({ kind: 2 }), 'staff')).toMatchObject({ status: 'OK' });
    for (const sql of [
      "update incidents set cause = 'x' where id = $1",
      'delete from incident_children where incident_id = $1',
      "update incident_entries set words = 'x' where incident_id = $1",
    ]) {
      await expect(app.pool.query(sql, [incident_id])).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('counts when the day is closed, and an entry of the day’s report only once', async () => {
    const count = async () =>
      (await app.services.database.read(app.clock.now(), (db) => dayState(db, MINATO, '2026-11-16'))).incidents;
    const before = await count();
    await written({ kind: 1, children: [] });
    expect(await count()).toBe(before + 1);
    const entry = { branch_id: MINATO, date: '2026-11-16', kind: 4 as const, notes: '滑りそうになった' };
    await call('staffSaveDailyReport', { ...entry, idempotency_key: randomUUID() }, 'staff');
    const [{ id }] = await rowsOf('select max(id) as id from daily_reports');
    await written({ kind: 1, children: [], daily_report_id: id });
    expect(await count()).toBe(before + 2);
    expect(await call('staffSaveIncident', payload({ daily_report_id: id }), 'staff')).toMatchObject({
      type: 'incident_entry_used',
    });
  });

  it('has pictures that only the branch sees', async () => {
    const incident_id = await written();
    const query = `purpose=incident_photo&branch_id=${MINATO}`;
    expect((await upload(app, query, await photograph(), await as('elsewhere'))).statusCode).toBe(404);
    const { file_key } = (await upload(app, query, await photograph(), await as('staff'))).json().result;
    const photo = { incident_id, file_key, words: '転んだ場所' };
    expect(await call('staffAddIncidentPhoto', photo, 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffAddIncidentPhoto', photo, 'staff')).toMatchObject({ status: 'OK' });
    expect(await call('issueFileLink', { file_key }, 'staff')).toMatchObject({ status: 'OK' });
    expect(await call('issueFileLink', { file_key }, 'elsewhere')).toMatchObject({ type: 'not_found' });
    const [{ id }] = await rowsOf('select id from incident_photos where incident_id = $1', incident_id);
    expect(await call('staffRemoveIncidentPhoto', { incident_photo_id: id }, 'elsewhere')).toMatchObject({
      type: 'not_found',
    });
    expect(await call('staffRemoveIncidentPhoto', { incident_photo_id: id }, 'staff')).toMatchObject({ status: 'OK' });
  });

  it('takes no picture that was sent for something else, and loses none once it is signed', async () => {
    const incident_id = await written({ children: [{ ...here, ...notices }] });
    const sent = async (purpose: string) => {
      const query = `purpose=${purpose}&branch_id=${MINATO}`;
      return (await upload(app, query, await photograph(), await as('staff'))).json().result.file_key as string;
    };
    const add = (file_key: string) =>
      call('staffAddIncidentPhoto', { incident_id, file_key, words: '転んだ場所' }, 'staff');
    expect(await add(await sent('child_photo'))).toMatchObject({ type: 'file_gone' });
    expect(await add(randomUUID())).toMatchObject({ type: 'file_gone' });
    expect(await add(await sent('incident_photo'))).toMatchObject({ status: 'OK' });
    const [{ version }] = await rowsOf('select version from incidents where id = $1', incident_id);
    expect(await call('staffSignIncident', { incident_id, version }, 'manager')).toMatchObject({ status: 'OK' });
    const [{ id }] = await rowsOf('select id from incident_photos where incident_id = $1', incident_id);
    expect(await call('staffRemoveIncidentPhoto', { incident_photo_id: id }, 'manager')).toMatchObject({
      type: 'incident_signed',
    });
  });
});

describe('a serious one', () => {
  it('tells headquarters at once, without the child or what happened', async () => {
    const incident_id = await written({ kind: 3, serious_kind: 2 });
    const hqNotices = await rowsOf(
      "select title, content, link from headquarters_messages where kind = 'seriousIncident'",
    );
    expect(hqNotices).toHaveLength(1);
    expect(hqNotices[0]).toMatchObject({ link: `/staff/incidents/${incident_id}` });
    expect(JSON.stringify(hqNotices)).not.toMatch(/つまずいて|意識/);
    const sent = { incident_id, reported_to: '東京都', reported_at: '2026-11-16T10:50:00+09:00' };
    expect((await app.request('staffMarkFirstReport', sent, await as('staff'))).statusCode).toBe(403);
    expect(await call('staffMarkFirstReport', sent, 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffMarkFirstReport', sent, 'headquarters')).toMatchObject({ status: 'OK' });
    expect(await call('staffMarkFirstReport', { ...sent, incident_id: await written() }, 'manager')).toMatchObject({
      type: 'incident_not_serious',
    });
  });
});

describe('what becomes of it', () => {
  it('the family’s export has what it was informed of, not staff’s analysis; erasing takes the words away', async () => {
    const incident_id = await written({ children: [{ ...here, ...notices }] });
    const data = await app.services.database.read(app.clock.now(), (db) =>
      exportRows(db, { customer_id: 1, uid: 'demo-sato' }, cardSeal(app.services.config)),
    );
    expect(JSON.stringify(data.incident_children)).toContain('様子を伝えました');
    expect(data.incidents).toContainEqual(expect.objectContaining({ id: incident_id, place: '保育室' }));
    expect(JSON.stringify(data)).not.toContain('敷物の端がめくれていた');
    await app.pool.query('update reserves set childcare_status = 3 where customer_id = 1');
    await app.pool.query('update customers set status = 4 where id = 1');
    await app.services.database.transaction(app.clock.now(), (tx) => eraseCustomer(tx, 1));
    const [row] = await rowsOf('select what_happened, cause from incidents where id = $1', incident_id);
    expect(row).toEqual({ what_happened: '削除済み', cause: '' });
  });

  it('is deleted when its retention is over', async () => {
    const before = await rowsOf('select id from incidents');
    app.clock.freeze(new Date('2036-11-16T11:00:00+09:00'));
    await app.services.database.transaction(app.clock.now(), (tx) => deleteOldRecords(tx));
    expect(before.length).toBeGreaterThan(0);
    expect(await rowsOf('select id from incidents')).toEqual([]);
    expect(await rowsOf('select id from medicine_requests')).toEqual([]);
  });
});
