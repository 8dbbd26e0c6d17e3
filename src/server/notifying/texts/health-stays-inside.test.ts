import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FunctionName, FunctionPayload } from '../../../contract/functions/functions.ts';
import { childLogKind } from '../../../domain/care/log-codes.ts';
import { morningAnswer } from '../../../domain/family/morning/morning-codes.ts';
import { testApp } from '../../testing/app.ts';

/**
 * What anybody writes about a child's health, or about a stay in their own words, never leaves the house: not by LINE, mail,
 * push, calendar, Chatwork or Google. Marked words stand in every such field while the acts that tell somebody are done; then
 * all that was sent or is about to be is searched for them.
 */
const app = await testApp({ emulators: true });
const MARK = '秘密の健康語';
const TEMPERATURE = 39.7;
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const payer = () => app.tokenOf('demo-kimura');
const { rows: family } = await app.pool.query<{ customer_id: number; child_id: number }>(
  `select c.id as customer_id, k.id as child_id from customers c join children k on k.customer_id = c.id and not k.disable
   where c.uid = 'demo-kimura' order by k.id limit 1`,
);
const { customer_id, child_id } = family[0] as { customer_id: number; child_id: number };
await app.pool.query(
  "update branches set google_calendar_flag = true, google_calendar_id = 'minato', chatwork_room_id = '318840201' where id = 2",
);
await app.pool.query('update children set customer_remarks = $2, staff_remarks = $2 where id = $1', [child_id, MARK]);
await app.pool.query(
  'insert into child_allergies (child_id, other_name, severity, reaction, told_by) values ($1, $2, 3, $2, 1)',
  [child_id, MARK],
);

let day = 0;
/** A stay at 10:00 of an own day, looked at on that morning at 8:30: a cancellation costs something. */
async function stay(approval_status = 1): Promise<number> {
  day += 1;
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  app.clock.freeze(new Date(`${date}T08:30:00+09:00`));
  const { rows } = await app.pool.query<{ id: number }>(
    `with made as (
       insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
         holiday_flag, reserve_amount, remarks, created_at)
       values (2, $1, $2::timestamptz, $2::timestamptz + interval '2 hours', $3, false, false, 2000, $4, '2026-11-01')
       returning id)
     insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
     select made.id, k.id, k.date_of_birth, false, false from made, children k where k.id = $5 returning reserve_id as id`,
    [customer_id, `${date}T10:00:00+09:00`, approval_status, MARK, child_id],
  );
  return rows[0]?.id ?? 0;
}
async function done<Name extends FunctionName>(name: Name, input: FunctionPayload<Name>, token: string): Promise<void> {
  const answer = await app.call(name, input, token);
  if (answer.status !== 'OK') throw new Error(`${name} ${JSON.stringify(answer)}`);
}
const unwell: FunctionPayload<'saveMorningForm'>['forms'][number] = {
  child_id,
  temperature: TEMPERATURE,
  usual_temperature: null,
  symptoms: [1],
  loose_stools: 0,
  vomits: 2,
  recent_fever_flag: true,
  antipyretic_flag: true,
  seizure_medicine_flag: false,
  infection_id: null,
  onset_date: null,
  eased_date: null,
  meal: 1,
  meal_time: '07:10',
  meal_words: MARK,
  sleep: 1,
  medicine_flag: true,
  words: MARK,
  version: 0,
};
const sweep = async (name: string) => {
  await app.pool.query('select graphile_worker.add_job($1, $2)', [name, '{}']);
  await app.runJobs();
};

/** Whatever was handed to a third party, and what waits to be. */
async function everythingTold(): Promise<string> {
  await app.runJobs();
  const { line = '', mail = '', chatwork = '', googleCalendar = '' } = app.emulators ?? {};
  const asked = [
    ...[line, mail].map((url) => `${url}/emulator/messages`),
    `${chatwork}/emulator/messages?room_id=318840201`,
    `${googleCalendar}/emulator/events`,
  ];
  const outside = await Promise.all(asked.map(async (url) => (await fetch(url)).text()));
  const { rows } = await app.pool.query<{ told: string }>(
    `select title || content || coalesce(card::text, '') as told from notifications where created_at >= '2026-12-01'
     union all select body from app.branch_messages union all select title || content from headquarters_messages`,
  );
  return [...outside, ...rows.map(({ told }) => told)].join('\n');
}

it('no word about health, and no remark, leaves the house', async () => {
  const forIllness = await stay();
  const form = { reserve_id: forIllness, pick_up: null, forms: [unwell] };
  await done('saveMorningForm', form, await payer());
  await done('askAboutMorning', { reserve_id: forIllness }, await payer());
  const { rows: forms } = await app.pool.query<{ id: number; version: number }>(
    'select id, version from morning_forms where reserve_id = $1',
    [forIllness],
  );
  const { id: morning_form_id = 0, version = 0 } = forms[0] ?? {};
  const answer = { staff_answer: morningAnswer.code.notToday, staff_words: MARK };
  await done('staffAnswerMorningForm', { morning_form_id, version, ...answer }, await staff());
  await done('cancelForIllness', { reserve_id: forIllness, quoted_fee: 0 }, await payer());

  await app.pool.query('update cancellation_policies set illness_percent = 30');
  for (const cancel_cause of [1, 2, 3] as const) {
    const reserve_id = await stay();
    const input = { reserve_id, cancel_remarks: MARK, cancel_cause, ask_waiver_flag: 1 as const };
    await done('staffCancelReserve', input, await staff());
  }
  const { rows: waiting } = await app.pool.query<{ id: number }>('select id from fee_waivers where status = 1');
  for (const [index, { id }] of waiting.entries()) {
    const granted_flag = index % 2 === 0 ? 1 : 0;
    await done('staffAnswerFeeWaiver', { fee_waiver_id: id, granted_flag }, await manager());
  }
  const lowered = await stay();
  await done('staffCancelReserve', { reserve_id: lowered, cancel_remarks: MARK, cancel_cause: 1 }, await staff());
  const { rows: fees } = await app.pool.query<{ id: number }>(
    'select id from reserve_cancellations where reserve_id = $1',
    [lowered],
  );
  const goodwill = { lowered_amount: 500, reason: MARK, idempotency_key: randomUUID() };
  await done('staffLowerCancelFee', { reserve_cancellation_id: fees[0]?.id ?? 0, ...goodwill }, await manager());

  await done('staffApproveReserve', { reserve_id: await stay(2), approval_comment: MARK }, await staff());
  const refused = { reserve_id: await stay(2), approval_comment: MARK, refusal_reason: 5 as const };
  await done('staffRejectReserve', refused, await staff());
  app.clock.advance(600);
  await sweep('tellAnswers');

  const absent = await stay();
  app.clock.advance(3 * 3600);
  await done('staffNoShow', { reserve_id: absent, cause: 'illness' }, await staff());
  app.clock.advance(3600);
  await sweep('settleDue');

  const there = await stay();
  await sweep('remindReserves');
  app.clock.advance(3600);
  const accepted: FunctionPayload<'staffCheckIn'>['accepted'] = ['temperature', 'early', 'morning'];
  await done('staffCheckIn', { reserve_id: there, temperature: TEMPERATURE, accepted }, await staff());
  const written = { kind: childLogKind.code.note, note: MARK, idempotency_key: randomUUID() };
  await done('staffWriteChildLog', { reserve_id: there, child_id, ...written }, await staff());
  const message = { branch_id: 2, body: MARK, idempotency_key: randomUUID() };
  await done('sendFamilyMessage', message, await payer());
  app.clock.advance(600);
  await sweep('tellAttendance');

  const told = await everythingTold();
  expect(told).toContain('予約のページでお読みください');
  expect(told).toContain('予約のキャンセル');
  expect(told).toContain('minato');
  expect(told).not.toContain(MARK);
  expect(told).not.toMatch(/(?<![\d.])39\.7(?!\d)/);
  expect(told.replaceAll('処方薬と投薬の依頼書(お薬が必要な方。依頼書は園にあります)', '')).not.toMatch(
    /体調|発熱|症状|アレルギー|体温|お大事|嘔吐|下痢|投薬/,
  );
});
