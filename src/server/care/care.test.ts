import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FunctionName, FunctionPayload } from '../../contract/functions/functions.ts';
import { childLogKind, mealAmount } from '../../domain/care/log-codes.ts';
import { childcareStatus } from '../../domain/codes.ts';
import { freshToken, makeFamilies } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { createPayload } from '../waitlist/testing/create-payload.ts';

const app = await testApp();
await app.pool.query('update branches set capacity = 200 where id = 2');

const branch_id = 2;
const day = '2026-11-19';
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const at = (time: string, date = day) => new Date(`${date}T${time}:00+09:00`);
const iso = (time: string) => at(time).toISOString();
const freeze = (time: string, date = day) => app.clock.freeze(at(time, date));
const refused = (type: string) => ({ status: 'NG', type });
const OK = { status: 'OK' };

/** A child of its own family that came at 10:00. */
async function presentChild() {
  freeze('10:00', '2026-11-16');
  const [family] = await makeFamilies(app, 1, 1);
  if (family === undefined) throw new Error('no family');
  const stayPayload = { branch_id, child_ids: family.child_ids, quoted_amount: 6 * 1100 };
  const times = { date: day, from: '10:00', to: '16:00' };
  const made = await app.call('createReserve', createPayload(times, stayPayload), await freshToken(app, family.uid));
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  freeze('10:00');
  const { reserve_id } = made;
  expect(await app.call('staffCheckIn', { reserve_id }, await staff())).toMatchObject(OK);
  return { reserve_id, child_id: family.child_ids[0] as number, uid: family.uid };
}
type Child = Awaited<ReturnType<typeof presentChild>>;
const about = ({ reserve_id, child_id }: Child) => ({ reserve_id, child_id, idempotency_key: randomUUID() });
const logsOf = async ({ reserve_id }: Child) =>
  (
    await app.pool.query(
      `select kind, happened_at, temperature::float8, meal_amount, note, late_flag, reason, proof, struck_at is not null as struck
       from child_logs where reserve_id = $1 order by id`,
      [reserve_id],
    )
  ).rows;
const napsOf = async ({ reserve_id }: Child) =>
  (
    await app.pool.query(
      `select fell_asleep_at, woke_at, end_cause, check_minutes, first_visit_flag, late_flag from naps
       where reserve_id = $1 order by id`,
      [reserve_id],
    )
  ).rows;
const checksOf = async (nap_key: string) =>
  (
    await app.pool.query(
      `select c.checked_at, c.position, c.turned_flag, c.late_flag, c.proof, c.reason from sleep_checks c join naps n on n.id = nap_id
       where n.idempotency_key = $1 order by c.id`,
      [nap_key],
    )
  ).rows;
const call = async <Name extends FunctionName>(name: Name, input: FunctionPayload<Name>) =>
  app.call(name, input, await staff());
const sleepCheck = (nap_key: string) => ({
  ...{ nap_key, position: 1 as const, breathing_flag: true, turned_flag: false },
  idempotency_key: randomUUID(),
});
async function asleep(child: Child): Promise<string> {
  const nap = about(child);
  expect(await call('staffBeginNap', nap)).toMatchObject(OK);
  return nap.idempotency_key;
}

describe('an entry of the log', () => {
  it('is written once, however often it is sent', async () => {
    const child = await presentChild();
    freeze('11:00');
    const entry = { ...about(child), kind: 1 as const, temperature: 36.8 };
    expect(await call('staffWriteChildLog', entry)).toMatchObject(OK);
    expect(await call('staffWriteChildLog', entry)).toMatchObject(OK);
    expect(await call('staffWriteChildLog', { ...entry, temperature: 38 })).toMatchObject(
      refused('key_used_for_other_content'),
    );
    expect(await logsOf(child)).toMatchObject([
      { kind: 1, temperature: 36.8, happened_at: at('11:00'), late_flag: false },
    ]);
  });

  it('carries the value of its kind and no other', async () => {
    const child = await presentChild();
    expect(await call('staffWriteChildLog', { ...about(child), kind: 2 })).toMatchObject(refused('input_error'));
    expect(await call('staffWriteChildLog', { ...about(child), kind: 2, mood: 1 })).toMatchObject(
      refused('input_error'),
    );
    const accepted: 'allergy'[] = ['allergy'];
    expect(await call('staffWriteChildLog', { ...about(child), kind: 2, meal_amount: 3, accepted })).toMatchObject(OK);
  });

  it('by one press for several: only what may be, and a meal only for a child that may eat what all eat', async () => {
    const child = await presentChild();
    freeze('12:00');
    const together = true as const;
    const meal = () => ({ ...about(child), kind: 2 as const, meal_amount: 1 as const, together });
    const asked = (answer: number) =>
      app.pool.query(
        `insert into child_essentials (child_id, allergy_answer, diet_stage) values ($1, $2, 6)
         on conflict (child_id) do update set allergy_answer = $2`,
        [child.child_id, answer],
      );
    const accepted: 'allergy'[] = ['allergy'];
    expect(await call('staffWriteChildLog', meal())).toMatchObject(refused('meal_alone'));
    expect(await call('staffWriteChildLog', { ...meal(), accepted })).toMatchObject(refused('meal_alone'));
    await asked(3);
    expect(await call('staffWriteChildLog', { ...meal(), accepted })).toMatchObject(refused('meal_alone'));
    await asked(2);
    await app.pool.query("update child_essentials set foods_to_avoid = '生もの' where child_id = $1", [child.child_id]);
    expect(await call('staffWriteChildLog', meal())).toMatchObject(refused('meal_alone'));
    expect(await logsOf(child)).toEqual([]);
    await app.pool.query("update child_essentials set foods_to_avoid = '' where child_id = $1", [child.child_id]);
    await app.pool.query(
      `update customers set emergency_contact_tel = '0312345678' where id = (select customer_id from children where id = $1)`,
      [child.child_id],
    );
    expect(await call('staffWriteChildLog', meal())).toMatchObject(OK);
    expect(await call('staffWriteChildLog', { ...about(child), kind: 4, toilet: 1, together })).toMatchObject(OK);
    const measured = { ...about(child), kind: 1 as const, temperature: 36.5, together };
    expect(await call('staffWriteChildLog', measured)).toMatchObject(refused('input_error'));
  });

  it('sent again with the moment it was pressed is the same entry', async () => {
    const child = await presentChild();
    freeze('12:00');
    const note = { ...about(child), kind: 6 as const, note: 'よく寝ました', at: iso('11:58') };
    expect(await call('staffWriteChildLog', note)).toMatchObject(OK);
    expect(await call('staffWriteChildLog', { ...note, made_at: iso('11:59') })).toMatchObject(OK);
    expect(await logsOf(child)).toHaveLength(1);
  });

  it('written later is marked, and after half an hour a manager’s, with a reason, in the audit log', async () => {
    const child = await presentChild();
    freeze('12:00');
    const note = (time: string, reason?: string) => ({
      ...{ ...about(child), kind: 6 as const, note: 'よく遊びました', at: iso(time) },
      ...(reason === undefined ? {} : { reason }),
    });
    expect(await call('staffWriteChildLog', note('11:56'))).toMatchObject(OK);
    expect(await call('staffWriteChildLog', note('11:55'))).toMatchObject(OK);
    expect(await call('staffWriteChildLog', note('11:00', '忘れた'))).toMatchObject(refused('care_manager_needed'));
    expect(await app.call('staffWriteChildLog', note('11:00'), await manager())).toMatchObject(
      refused('care_reason_needed'),
    );
    expect(await app.call('staffWriteChildLog', note('11:00', '聞き取り'), await manager())).toMatchObject(OK);
    expect(await logsOf(child)).toMatchObject([
      { late_flag: false, reason: '' },
      { late_flag: true, reason: '' },
      { late_flag: true, reason: '聞き取り' },
    ]);
    const { rows } = await app.pool.query(
      "select reason from audit_logs where action = 'staffWriteChildLog' and table_name = 'reserves' and record_id = $1",
      [child.reserve_id],
    );
    expect(rows).toEqual([{ reason: '聞き取り' }]);
  });

  it('lies within the stay, and not ahead of us', async () => {
    const child = await presentChild();
    freeze('10:20');
    const mood = (time: string) => ({ ...about(child), kind: 5 as const, mood: 1 as const, at: iso(time) });
    expect(await call('staffWriteChildLog', mood('09:59'))).toMatchObject(refused('care_outside_stay'));
    expect(await call('staffWriteChildLog', mood('10:21'))).toMatchObject(refused('care_bad_time'));
    expect(await call('staffWriteChildLog', mood('10:00'))).toMatchObject(OK);
  });

  it('made offline keeps its moment and is not late; online that cannot be claimed', async () => {
    const child = await presentChild();
    const made_at = iso('11:00');
    freeze('12:00');
    const token = await staff();
    const send = (headers: Record<string, string>) =>
      app.server.inject({
        method: 'POST',
        url: '/imahoiku/asia-northeast1/staffWriteChildLog',
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: { data: { ...about(child), kind: 4, toilet: 1, made_at } },
      });
    await send({ 'x-last-proved': '3' });
    await send({});
    expect(await logsOf(child)).toMatchObject([
      { happened_at: at('11:00'), late_flag: false, proof: 3 },
      { happened_at: at('12:00'), late_flag: false, proof: 1 },
    ]);
  });

  const ate = (child: Child, accepted?: ('allergy' | 'emergency_contact')[]) => ({
    ...{ ...about(child), kind: childLogKind.code.meal, meal_amount: mealAmount.code.all },
    ...(accepted && { accepted }),
  });
  const yesesOf = async ({ reserve_id }: Child) =>
    (
      await app.pool.query('select facts, account_id from meal_confirmations where reserve_id = $1 order by id', [
        reserve_id,
      ])
    ).rows;
  const warnings = (...named: string[]) => ({ ...refused('feeding_doubt'), details: { doubts: named } });

  it('of a meal asks once whether an allergy not asked about before was cleared, and stores who said so', async () => {
    const child = await presentChild();
    freeze('12:00');
    expect(await call('staffWriteChildLog', ate(child))).toMatchObject(warnings('allergy'));
    expect(await logsOf(child)).toEqual([]);
    expect(await yesesOf(child)).toEqual([]);
    expect(await call('staffWriteChildLog', ate(child, ['allergy']))).toMatchObject(OK);
    expect(await yesesOf(child)).toEqual([{ facts: '食事 / アレルギー未確認', account_id: 3 }]);
    expect(await call('staffWriteChildLog', ate(child))).toMatchObject(OK);
    const { rows } = await app.pool.query(
      "select after ->> 'confirmed_meal' as facts from audit_logs where action = 'staffConfirmMeal' and record_id = $1",
      [child.reserve_id],
    );
    expect(rows).toEqual([{ facts: '食事 / アレルギー未確認' }]);
    // Milk is food too; a nappy is not.
    const fed = { ...about(child), kind: childLogKind.code.milk, milk_milliliters: 120 };
    expect(await call('staffWriteChildLog', fed)).toMatchObject(warnings('allergy'));
    expect(await call('staffWriteChildLog', { ...about(child), kind: 4, toilet: 1 })).toMatchObject(OK);
    // What the family says meanwhile is asked about again; none ends the questions.
    await app.pool.query(
      `insert into child_allergies (child_id, allergen_id, severity, told_by) select $1, id, 3, 1 from allergens where name = '卵'`,
      [child.child_id],
    );
    expect(await call('staffWriteChildLog', ate(child))).toMatchObject(warnings('allergy'));
    await app.pool.query('update child_allergies set ended_at = app.now() where child_id = $1', [child.child_id]);
    await app.pool.query('insert into child_essentials (child_id, allergy_answer) values ($1, 2)', [child.child_id]);
    expect(await call('staffWriteChildLog', fed)).toMatchObject(OK);
  });

  it('of a meal the kitchen confirmed asks nothing; without an emergency contact it does', async () => {
    const child = await presentChild();
    await app.pool.query('update reserve_details set lunch_support_flag = true where reserve_id = $1', [
      child.reserve_id,
    ]);
    const { reserve_id, child_id } = child;
    const facts = '昼食 / アレルギー未確認';
    expect(await call('staffConfirmMeal', { reserve_id, child_id, facts, note: '電話で確認' })).toMatchObject(OK);
    freeze('12:00');
    expect(await call('staffWriteChildLog', ate(child))).toMatchObject(OK);
    await app.pool.query(
      `update customers set emergency_contact_name = null, emergency_contact_tel = null
       where id = (select customer_id from reserves where id = $1)`,
      [reserve_id],
    );
    expect(await call('staffWriteChildLog', ate(child))).toMatchObject(warnings('emergency_contact'));
    expect(await call('staffWriteChildLog', ate(child, ['emergency_contact']))).toMatchObject(OK);
    expect(await call('staffWriteChildLog', ate(child))).toMatchObject(OK);
    expect(await yesesOf(child)).toHaveLength(2);
  });

  it('a photo needs the family’s consent and a file of this branch', async () => {
    const child = await presentChild();
    const { rows } = await app.pool.query<{ key: string }>(
      `insert into files (purpose, private_flag, content_type, bytes, width, height, branch_id, stored_flag)
       values ('child_photo', true, 'image/webp', 10, 10, 10, 2, true) returning key`,
    );
    const photo = { ...about(child), kind: 7 as const, file_key: rows[0]?.key as string };
    expect(await call('staffWriteChildLog', photo)).toMatchObject(refused('photo_consent_missing'));
    await app.pool.query('insert into child_essentials (child_id, own_photos_flag) values ($1, true)', [
      child.child_id,
    ]);
    expect(await call('staffWriteChildLog', photo)).toMatchObject(OK);
    expect(await call('staffWriteChildLog', photo)).toMatchObject(OK);
    const other = { ...photo, idempotency_key: randomUUID() };
    expect(await call('staffWriteChildLog', other)).toMatchObject(refused('not_found'));
    // Anyone who sees the entry sees the picture, and so does its family.
    const { file_key } = photo;
    expect(await call('issueFileLink', { file_key })).toMatchObject(OK);
    const elsewhere = await app.tokenOf('demo-musashino-staff', 'staff');
    expect(await app.call('issueFileLink', { file_key }, elsewhere)).toMatchObject(refused('not_found'));
    const parent = await freshToken(app, child.uid);
    expect(await app.call('issueFileLink', { file_key }, parent)).toMatchObject(OK);
    const { rows: used } = await app.pool.query('select unused_since from files where key = $1', [photo.file_key]);
    expect(used).toEqual([{ unused_since: null }]);
  });

  it('is only struck, soon by staff, late ones by a manager, once', async () => {
    const child = await presentChild();
    freeze('11:00');
    const accepted: 'allergy'[] = ['allergy'];
    await call('staffWriteChildLog', { ...about(child), kind: 3, milk_milliliters: 120, accepted });
    await call('staffWriteChildLog', { ...about(child), kind: 3, milk_milliliters: 60, at: iso('10:50') });
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from child_logs where reserve_id = $1 order by id',
      [child.reserve_id],
    );
    const strike = (position: number) => ({
      ...{ record: 'child_logs' as const, id: rows[position]?.id as number, reason: '別のお子さまの分でした' },
    });
    expect(await call('staffStrikeCareRecord', strike(1))).toMatchObject(refused('care_manager_needed'));
    expect(await call('staffStrikeCareRecord', strike(0))).toMatchObject(OK);
    expect(await call('staffStrikeCareRecord', strike(0))).toMatchObject(refused('care_record_struck'));
    expect(await app.call('staffStrikeCareRecord', strike(1), await manager())).toMatchObject(OK);
    expect((await logsOf(child)).map(({ struck }) => struck)).toEqual([true, true]);
    await expect(app.pool.query('update child_logs set note = $1 where id = $2', ['x', rows[0]?.id])).rejects.toThrow(
      'only added to',
    );
    await expect(app.pool.query('delete from child_logs where id = $1', [rows[0]?.id])).rejects.toThrow(
      'only added to',
    );
  });
});

describe('a nap', () => {
  it('begins once, is looked at, and ends', async () => {
    const child = await presentChild();
    freeze('12:00');
    const nap_key = await asleep(child);
    expect(await call('staffBeginNap', about(child))).toMatchObject(refused('nap_open_already'));
    freeze('12:05');
    const first = { ...sleepCheck(nap_key), position: 4 as const, turned_flag: true };
    expect(await call('staffCheckSleep', first)).toMatchObject(OK);
    expect(await call('staffCheckSleep', first)).toMatchObject(OK);
    freeze('12:20');
    const unwritten = { ...sleepCheck(nap_key), at: iso('12:14') };
    expect(await call('staffCheckSleep', unwritten)).toMatchObject(refused('care_reason_needed'));
    expect(await call('staffCheckSleep', { ...unwritten, reason: '隣の子の対応' })).toMatchObject(OK);
    expect(
      await call('staffCheckSleep', { ...sleepCheck(nap_key), at: iso('11:59'), reason: '隣の子の対応' }),
    ).toMatchObject(refused('care_bad_time'));
    expect(await call('staffCheckSleep', { ...sleepCheck(nap_key), turned_flag: true })).toMatchObject(
      refused('input_error'),
    );
    expect(await checksOf(nap_key)).toMatchObject([
      { checked_at: at('12:05'), position: 4, turned_flag: true, late_flag: false },
      { checked_at: at('12:14'), late_flag: true, reason: '隣の子の対応' },
    ]);
    expect(await call('staffEndNap', { nap_key })).toMatchObject(OK);
    freeze('12:30');
    expect(await call('staffEndNap', { nap_key })).toMatchObject(OK);
    expect(await call('staffCheckSleep', sleepCheck(nap_key))).toMatchObject(refused('nap_ended'));
    expect(await napsOf(child)).toMatchObject([{ fell_asleep_at: at('12:00'), woke_at: at('12:20'), end_cause: 1 }]);
  });

  it('fixes how often: by age, for a first visit at the branch the next stricter', async () => {
    const child = await presentChild();
    await app.pool.query("update children set date_of_birth = '2024-06-01' where id = $1", [child.child_id]);
    await asleep(child);
    expect(await napsOf(child)).toMatchObject([{ check_minutes: 5, first_visit_flag: true }]);
    const known = await presentChild();
    await app.pool.query("update children set date_of_birth = '2024-06-01' where id = $1", [known.child_id]);
    await app.pool.query(
      `with earlier as (
         insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           current_day_flag, holiday_flag, reserve_amount)
         select branch_id, customer_id, start_datetime - interval '9 days', end_datetime - interval '9 days', 3, 3,
           false, false, 0 from reserves where id = $1 returning id)
       insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
         attendance_status, arrived_datetime, left_datetime, during, live)
       select id, $2, '2024-06-01', false, false, 3, $3, $3, 'empty', true from earlier`,
      [known.reserve_id, known.child_id, at('11:00', '2026-11-10')],
    );
    await asleep(known);
    expect(await napsOf(known)).toMatchObject([{ check_minutes: 10, first_visit_flag: false }]);
  });

  it('ends with the check-out', async () => {
    const child = await presentChild();
    freeze('12:00');
    const nap_key = await asleep(child);
    freeze('12:30');
    const leaving = { reserve_id: child.reserve_id, pick_up_name: null, pick_up_tel: null };
    expect(await call('staffCheckOut', leaving)).toMatchObject(OK);
    expect(await napsOf(child)).toMatchObject([{ woke_at: at('12:30'), end_cause: 2 }]);
    expect(await call('staffEndNap', { nap_key })).toMatchObject(OK);
    expect(await call('staffBeginNap', about(child))).toMatchObject(refused('nap_after_leaving'));
  });

  const leaving = ({ reserve_id }: Child) => ({ reserve_id, pick_up_name: null, pick_up_tel: null });
  const undo = ({ reserve_id }: Child, childcare_status: number) => ({ reserve_id, childcare_status });
  const { present, left } = childcareStatus.code;

  it('that ended by a check-out goes on with its undo, and ends with the right one', async () => {
    const child = await presentChild();
    freeze('12:00');
    const nap_key = await asleep(child);
    freeze('12:30');
    expect(await call('staffCheckOut', leaving(child))).toMatchObject(OK);
    freeze('12:31');
    expect(await call('staffUndoCheck', undo(child, left))).toMatchObject(OK);
    expect(await napsOf(child)).toMatchObject([{ fell_asleep_at: at('12:00'), woke_at: null, end_cause: null }]);
    expect(await call('staffCheckSleep', sleepCheck(nap_key))).toMatchObject(OK);
    freeze('12:50');
    expect(await call('staffCheckOut', { ...leaving(child), at: iso('12:45') })).toMatchObject(OK);
    expect(await napsOf(child)).toMatchObject([{ woke_at: at('12:45'), end_cause: 2 }]);
  });

  it('from which the child woke stays over when a check-out is undone, and so does an earlier one', async () => {
    const child = await presentChild();
    freeze('12:00');
    const first = await asleep(child);
    freeze('12:10');
    expect(await call('staffEndNap', { nap_key: first })).toMatchObject(OK);
    await asleep(child);
    freeze('12:30');
    expect(await call('staffCheckOut', leaving(child))).toMatchObject(OK);
    expect(await call('staffUndoCheck', undo(child, left))).toMatchObject(OK);
    const both = [{ woke_at: at('12:10'), end_cause: 1 }, { woke_at: null }];
    expect(await napsOf(child)).toMatchObject(both);
    // Struck by hand, it does not come back.
    const { rows } = await app.pool.query('select max(id) as id from naps where reserve_id = $1', [child.reserve_id]);
    const strike = { record: 'naps' as const, id: rows[0].id, reason: '押しまちがい' };
    expect(await call('staffStrikeCareRecord', strike)).toMatchObject(OK);
    expect(await call('staffCheckOut', leaving(child))).toMatchObject(OK);
    expect(await call('staffUndoCheck', undo(child, left))).toMatchObject(OK);
    expect(await napsOf(child)).toMatchObject(both);
  });

  it('goes on when a coming is taken back and made again: with an earlier time, or within one interval', async () => {
    const child = await presentChild();
    freeze('12:00');
    await asleep(child);
    freeze('12:20');
    const come = (more: object = {}) => ({ reserve_id: child.reserve_id, ...more });
    expect(await call('staffUndoCheck', undo(child, present))).toMatchObject(OK);
    expect(await napsOf(child)).toMatchObject([{ woke_at: at('12:20'), end_cause: 2 }]);
    expect(await call('staffCheckIn', come({ at: iso('10:05') }))).toMatchObject(OK);
    expect(await napsOf(child)).toMatchObject([{ woke_at: null }]);
    expect(await call('staffUndoCheck', undo(child, present))).toMatchObject(OK);
    freeze('12:24');
    expect(await call('staffCheckIn', come())).toMatchObject(OK);
    expect(await napsOf(child)).toMatchObject([{ woke_at: null }]);
    // The child really came only later: it was another one that slept.
    expect(await call('staffUndoCheck', undo(child, present))).toMatchObject(OK);
    freeze('14:00');
    expect(await call('staffCheckIn', come())).toMatchObject(OK);
    expect(await napsOf(child)).toMatchObject([{ woke_at: at('12:24'), end_cause: 2 }]);
  });

  it('fixes how soon an alarming look is followed', async () => {
    const child = await presentChild();
    await app.pool.query('update care_settings set sleep_alarm_minutes = 2');
    await asleep(child);
    await app.pool.query('update care_settings set sleep_alarm_minutes = 1');
    const { rows } = await app.pool.query('select alarm_minutes from naps where reserve_id = $1', [child.reserve_id]);
    expect(rows).toEqual([{ alarm_minutes: 2 }]);
  });

  it('cannot be ended or reopened in any other way', async () => {
    const child = await presentChild();
    await asleep(child);
    const reopen = 'update naps set woke_at = null, woke_written_at = null, end_cause = null where reserve_id = $1';
    freeze('12:30');
    expect(await call('staffCheckOut', leaving(child))).toMatchObject(OK);
    await expect(app.pool.query(reopen, [child.reserve_id])).rejects.toThrow('only added to');
  });

  it('struck, it is gone for looks, and the child may fall asleep again', async () => {
    const child = await presentChild();
    freeze('12:00');
    const nap_key = await asleep(child);
    const { rows } = await app.pool.query('select id from naps where reserve_id = $1', [child.reserve_id]);
    const strike = { record: 'naps' as const, id: rows[0].id, reason: '押しまちがい' };
    expect(await call('staffStrikeCareRecord', strike)).toMatchObject(OK);
    expect(await call('staffCheckSleep', sleepCheck(nap_key))).toMatchObject(refused('not_found'));
    await asleep(child);
  });
});

describe('anyone else', () => {
  it('visitors and parents may not, staff of another branch find nothing', async () => {
    const child = await presentChild();
    freeze('11:00');
    const nap_key = await asleep(child);
    const { rows } = await app.pool.query('select id from naps where idempotency_key = $1', [nap_key]);
    const calls = [
      ['staffWriteChildLog', { ...about(child), kind: 5, mood: 1 }],
      ['staffBeginNap', about(child)],
      ['staffEndNap', { nap_key }],
      ['staffCheckSleep', sleepCheck(nap_key)],
      ['staffStrikeCareRecord', { record: 'naps', id: rows[0].id, reason: 'x' }],
    ] as [FunctionName, never][];
    const elsewhere = await app.tokenOf('demo-musashino-staff', 'staff');
    const parent = await freshToken(app, child.uid);
    for (const [name, input] of calls) {
      await expect(app.call(name, input)).rejects.toThrow('UNAUTHENTICATED');
      await expect(app.call(name, input, parent)).rejects.toThrow('PERMISSION_DENIED');
      expect(await app.call(name, input, elsewhere)).toMatchObject(refused('not_found'));
    }
    const headquarters = await app.tokenOf('demo-honbu', 'staff');
    expect(await app.call('staffCheckSleep', sleepCheck(nap_key), headquarters)).toMatchObject(OK);
    expect(await app.call('staffEndNap', { nap_key }, await manager())).toMatchObject(OK);
  });
});
