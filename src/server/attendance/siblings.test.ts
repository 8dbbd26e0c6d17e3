import { describe, expect, it } from 'vitest';
import { freshToken, makeFamilies } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { createPayload } from '../waitlist/testing/create-payload.ts';

const app = await testApp();
await app.pool.query('update branches set capacity = 200 where id = 2');

/** みなと広場園: 8:00–19:00, extended 7:00–21:00. */
const branch_id = 2;
const yenPerHour = 1100;
const day = '2026-11-19';
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const at = (time: string, date = day) => new Date(`${date}T${time}:00+09:00`);
const freeze = (time: string, date = day) => app.clock.freeze(at(time, date));
const nobody = { pick_up_name: null, pick_up_tel: null };

/** Siblings from 10:00 to 12:00, reserved three days before. */
async function siblings(number = 2): Promise<{ reserve_id: number; children: number[]; uid: string }> {
  freeze('10:00', '2026-11-16');
  const [family] = await makeFamilies(app, 1, number);
  if (family === undefined) throw new Error('no family');
  const payload = { branch_id, child_ids: family.child_ids, quoted_amount: number * 2 * yenPerHour };
  const times = { date: day, from: '10:00', to: '12:00' };
  const made = await app.call('createReserve', createPayload(times, payload), await freshToken(app, family.uid));
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return { reserve_id: made.reserve_id, children: family.child_ids, uid: family.uid };
}
const stayOf = async (reserve_id: number) =>
  (
    await app.pool.query(
      `select start_datetime, end_datetime, total_amount, amount_lines, settle_due_datetime, pick_up_name
       from childcares where reserve_id = $1`,
      [reserve_id],
    )
  ).rows[0] ?? null;
const linesOf = async (reserve_id: number) =>
  (
    await app.pool.query(
      `select attendance_status, arrived_datetime, left_datetime, temperature::float8, absent_cause, fetched_by_name, fetched_by_kind
       from reserve_details where reserve_id = $1 order by id`,
      [reserve_id],
    )
  ).rows;
const statesOf = async (reserve_id: number) =>
  (await linesOf(reserve_id)).map(({ attendance_status }) => attendance_status);
const call = async (name: 'staffCheckIn' | 'staffNoShow', input: { reserve_id: number; children?: number[] }) =>
  app.call(name, input, await staff());
const leave = async (reserve_id: number, children?: number[], more: object = {}) =>
  app.call('staffCheckOut', { reserve_id, ...(children && { children }), ...nobody, ...more }, await staff());
const undo = async (reserve_id: number, childcare_status: number, children?: number[]) =>
  app.call('staffUndoCheck', { reserve_id, childcare_status, ...(children && { children }) }, await staff());

describe('siblings', () => {
  it('come and leave apart; the last leaving ends the stay, each is billed by its own times', async () => {
    const { reserve_id, children } = await siblings();
    const [first = 0, second = 0] = children;
    freeze('09:50');
    expect(await call('staffCheckIn', { reserve_id, children: [first] })).toMatchObject({ childcare_status: 2 });
    // The same tap again, and one for the whole family: only who is expected comes.
    expect(await call('staffCheckIn', { reserve_id, children: [first] })).toMatchObject({ status: 'OK' });
    freeze('10:30');
    expect(await call('staffCheckIn', { reserve_id })).toMatchObject({ childcare_status: 2 });
    expect((await linesOf(reserve_id)).map(({ arrived_datetime }) => arrived_datetime)).toEqual([
      at('09:50'),
      at('10:30'),
    ]);
    freeze('12:00');
    const grandmother = { pick_up_name: '祖母 花子', pick_up_tel: '09012345678' };
    const asked = await leave(reserve_id, [first], grandmother);
    expect(asked).toMatchObject({ type: 'attendance_doubt', details: { doubts: ['unlisted'] } });
    expect(await statesOf(reserve_id)).toEqual([2, 2]);
    const left = await leave(reserve_id, [first], { ...grandmother, accepted: ['unlisted'] });
    expect(left).toMatchObject({ status: 'OK', childcare_status: 2 });
    expect(await stayOf(reserve_id)).toMatchObject({ end_datetime: null, total_amount: 0, settle_due_datetime: null });
    freeze('12:35');
    expect(await leave(reserve_id, [second])).toMatchObject({ status: 'OK', childcare_status: 3 });
    const stay = await stayOf(reserve_id);
    // 9:50–12:00 is 2 h 15 min by started quarters, 10:00–12:35 is 2 h 45 min.
    expect(stay).toMatchObject({
      start_datetime: at('09:50'),
      end_datetime: at('12:35'),
      total_amount: 2475 + 3025,
      settle_due_datetime: at('12:50'),
    });
    expect(stay.amount_lines).toMatchObject([
      { child_index: 0, from: '09:50', to: '12:00' },
      { child_index: 1, from: '10:00', to: '12:35' },
    ]);
    // A person the family had not named, and (unless stated otherwise) the parent.
    const parent = await app.pool.query(
      'select c.name from reserves r join customers c on c.id = r.customer_id where r.id = $1',
      [reserve_id],
    );
    expect((await linesOf(reserve_id)).map((line) => [line.fetched_by_kind, line.fetched_by_name])).toEqual([
      [4, '祖母 花子'],
      [2, parent.rows[0].name],
    ]);
  });

  it('by one tap come and leave together', async () => {
    const { reserve_id } = await siblings(3);
    freeze('10:00');
    expect(await call('staffCheckIn', { reserve_id })).toMatchObject({ childcare_status: 2 });
    freeze('12:00');
    expect(await leave(reserve_id)).toMatchObject({ childcare_status: 3 });
    expect(await stayOf(reserve_id)).toMatchObject({ total_amount: 3 * 2 * yenPerHour });
    expect(await leave(reserve_id)).toMatchObject({ status: 'OK', childcare_status: 3 });
  });

  it('one who never comes is a line of the bill; saying so can end the stay, and taking it back opens it', async () => {
    const { reserve_id, children } = await siblings();
    const [first = 0, second = 0] = children;
    freeze('10:00');
    await call('staffCheckIn', { reserve_id, children: [first] });
    freeze('12:00');
    expect(await leave(reserve_id)).toMatchObject({ childcare_status: 2 });
    expect(await call('staffNoShow', { reserve_id, children: [first] })).toMatchObject({ type: 'transition_refused' });
    expect(await call('staffNoShow', { reserve_id })).toMatchObject({ childcare_status: 3 });
    expect(await statesOf(reserve_id)).toEqual([3, 4]);
    const stay = await stayOf(reserve_id);
    expect(stay).toMatchObject({ end_datetime: at('12:00'), total_amount: 4 * yenPerHour });
    expect(stay.amount_lines[1]).toMatchObject({ child_index: 1, absent_percent: 100 });
    expect(await undo(reserve_id, 4, [second])).toMatchObject({ status: 'OK', childcare_status: 2 });
    expect(await stayOf(reserve_id)).toMatchObject({ end_datetime: null, total_amount: 0 });
    const ill = { reserve_id, children: [second], cause: 'illness' as const };
    expect(await app.call('staffNoShow', ill, await staff())).toMatchObject({ childcare_status: 3 });
    expect(await stayOf(reserve_id)).toMatchObject({ total_amount: 2 * yenPerHour });
  });

  it('who all stay away one after the other are a no-show, each at its own percentage', async () => {
    const { reserve_id, children } = await siblings();
    freeze('10:40');
    const ill = { reserve_id, children: children.slice(0, 1), cause: 'illness' as const };
    expect(await app.call('staffNoShow', ill, await staff())).toMatchObject({ childcare_status: 1 });
    expect(await call('staffNoShow', { reserve_id })).toMatchObject({ childcare_status: 4 });
    const fee = 'select cancel_amount, cancel_cause from reserve_cancellations where reserve_id = $1';
    expect((await app.pool.query(fee, [reserve_id])).rows).toEqual([
      { cancel_amount: 2 * yenPerHour, cancel_cause: 4 },
    ]);
    expect(await undo(reserve_id, 4, children.slice(0, 1))).toMatchObject({ childcare_status: 1 });
    expect((await app.pool.query(fee, [reserve_id])).rows).toEqual([]);
    expect(await statesOf(reserve_id)).toEqual([1, 4]);
  });

  it('an undo is of one child or of all, and knows what the board showed', async () => {
    const { reserve_id, children } = await siblings();
    const [first = 0, second = 0] = children;
    freeze('10:00');
    await call('staffCheckIn', { reserve_id, children: [first] });
    freeze('10:20');
    await call('staffCheckIn', { reserve_id, children: [second] });
    // The first arrival is taken back: the stay begins with the other.
    expect(await undo(reserve_id, 2, [first])).toMatchObject({ childcare_status: 2 });
    expect(await stayOf(reserve_id)).toMatchObject({ start_datetime: at('10:20') });
    // Of the siblings it is said what was done with this one.
    await call('staffCheckIn', { reserve_id, children: [second] });
    expect(await undo(reserve_id, 2, [first])).toMatchObject({
      type: 'stale_status',
      msg: '前田 亮さんが10:20に元に戻しました。お子さまのいまの状態をご確認ください。',
    });
    expect(await undo(reserve_id, 2)).toMatchObject({ childcare_status: 1 });
    expect(await stayOf(reserve_id)).toBeNull();
    await call('staffCheckIn', { reserve_id });
    freeze('12:00');
    await leave(reserve_id);
    expect(await undo(reserve_id, 3, [second])).toMatchObject({ childcare_status: 2 });
    expect(await statesOf(reserve_id)).toEqual([3, 2]);
    expect(await undo(reserve_id, 3)).toMatchObject({ type: 'stale_status' });
    expect(await undo(reserve_id, 3, [second, 999_999])).toMatchObject({ type: 'reserve_child_unknown' });
    expect(await leave(reserve_id)).toMatchObject({ childcare_status: 3 });
  });

  it('tapped at two tablets at once both count', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { reserve_id, children } = await siblings();
      freeze('10:00');
      const came = await Promise.all(children.map((id) => call('staffCheckIn', { reserve_id, children: [id] })));
      expect(came.map(({ status }) => status)).toEqual(['OK', 'OK']);
      freeze('12:00');
      const left = await Promise.all(children.map((id) => leave(reserve_id, [id])));
      expect(left.map((answer) => answer.status === 'OK' && answer.childcare_status).sort()).toEqual([2, 3]);
      expect(await stayOf(reserve_id)).toMatchObject({ total_amount: 4 * yenPerHour });
    }
  });
});

describe('an arrival that asks', () => {
  it('without anybody to call but the parents is taken once staff accepted it, and not asked about what is recorded afterwards', async () => {
    const forget = `update customers set emergency_contact_name = null, emergency_contact_tel = null
      where id = (select customer_id from reserves where id = $1)`;
    const { reserve_id } = await siblings(1);
    await app.pool.query(forget, [reserve_id]);
    freeze('09:55');
    const asked = await app.call('staffCheckIn', { reserve_id }, await staff());
    expect(asked).toMatchObject({ type: 'attendance_doubt', details: { doubts: ['emergency_contact'] } });
    expect(asked).toHaveProperty('msg', expect.stringContaining('緊急連絡先'));
    expect(await statesOf(reserve_id)).toEqual([1]);
    const accepted = ['emergency_contact'] as const;
    expect(await app.call('staffCheckIn', { reserve_id, accepted: [...accepted] }, await staff())).toMatchObject({
      status: 'OK',
    });
    const { rows } = await app.pool.query(
      "select after ->> 'accepted' as accepted from audit_logs where action = 'staffCheckIn' and record_id = $1",
      [reserve_id],
    );
    expect(rows).toEqual([{ accepted: '["緊急連絡先の登録なし"]' }]);
    const onPaper = await siblings(1);
    await app.pool.query(forget, [onPaper.reserve_id]);
    freeze('12:00');
    const row = { reserve_id: onPaper.reserve_id, child_id: onPaper.children[0] ?? 0, absent_flag: 0 as const };
    const sheet = { branch_id, date: day, rows: [{ ...row, arrived: '10:00', left: null }], reason: '' };
    expect(await app.call('staffEnterByHand', sheet, await staff())).toMatchObject({ status: 'OK' });
    expect(await statesOf(onPaper.reserve_id)).toEqual([2]);
  });

  it('hours early or warm is taken only once staff have looked, and that is recorded', async () => {
    const { reserve_id, children } = await siblings(1);
    freeze('07:55');
    const warm = { reserve_id, temperature: 37.6 };
    const asked = await app.call('staffCheckIn', warm, await staff());
    expect(asked).toMatchObject({ type: 'attendance_doubt', details: { doubts: ['early', 'temperature'] } });
    const half = await app.call('staffCheckIn', { ...warm, accepted: ['early'] }, await staff());
    expect(half).toMatchObject({ type: 'attendance_doubt', details: { doubts: ['temperature'] } });
    expect(await statesOf(reserve_id)).toEqual([1]);
    const taken = await app.call('staffCheckIn', { ...warm, accepted: ['early', 'temperature'] }, await staff());
    expect(taken).toMatchObject({ status: 'OK', childcare_status: 2 });
    expect(await linesOf(reserve_id)).toMatchObject([{ temperature: 37.6 }]);
    const { rows } = await app.pool.query(
      "select after from audit_logs where action = 'staffCheckIn' and record_id = $1",
      [reserve_id],
    );
    expect(rows).toMatchObject([
      { after: { accepted: ['早い登園', '体温'], attendance: [{ attendance_status: 2, temperature: 37.6 }] } },
    ]);
    expect(await undo(reserve_id, 2, children)).toMatchObject({ status: 'OK' });
    expect(await linesOf(reserve_id)).toMatchObject([{ temperature: null }]);
  });

  it('a typed time is in the log with who entered it', async () => {
    const { reserve_id } = await siblings(1);
    freeze('10:30');
    const typed = at('10:05').toISOString();
    await app.call('staffCheckIn', { reserve_id, at: typed }, await manager());
    const { rows } = await app.pool.query(
      "select before, after from audit_logs where action = 'staffCheckIn' and record_id = $1",
      [reserve_id],
    );
    expect(rows).toMatchObject([{ before: { attendance: [{ attendance_status: 1 }] }, after: { typed_time: typed } }]);
    expect(new Date(rows[0].after.attendance[0].arrived_datetime)).toEqual(at('10:05'));
  });
});

describe('a child', () => {
  it('is not present twice on a day, and the refusal says where it is; a forgotten leaving of another day does not matter', async () => {
    const { reserve_id, children, uid } = await siblings(1);
    freeze('10:00', '2026-11-16');
    const second = { branch_id: 5, child_ids: children, quoted_amount: yenPerHour };
    const later = { date: day, from: '13:00', to: '14:00' };
    const made = await app.call('createReserve', createPayload(later, second), await freshToken(app, uid));
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    const other = made.reserve_id;
    freeze('10:00');
    await call('staffCheckIn', { reserve_id });
    freeze('13:00');
    const headquarters = () => app.tokenOf('demo-honbu', 'staff');
    const refused = await app.call('staffCheckIn', { reserve_id: other }, await headquarters());
    expect(refused).toMatchObject({ type: 'child_already_present', details: { child_id: children[0] } });
    expect(refused.status === 'NG' && refused.msg).toContain('11月19日(木) 10:00から');
    await leave(reserve_id);
    expect(await app.call('staffCheckIn', { reserve_id: other }, await headquarters())).toMatchObject({ status: 'OK' });
    // The undo would make it present twice.
    expect(await undo(reserve_id, 3)).toMatchObject({ type: 'child_already_present' });
  });
});
