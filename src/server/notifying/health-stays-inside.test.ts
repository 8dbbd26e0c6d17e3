import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { FunctionName, FunctionPayload } from '../../contract/functions/functions.ts';
import { incidentEntryKind, incidentKind, seriousKind } from '../../domain/care/incident-codes.ts';
import { childLogKind } from '../../domain/care/log-codes.ts';
import { morningAnswer } from '../../domain/care/morning/morning-codes.ts';
import { calendarAddress } from '../reserves/store/calendar-link.ts';
import { testApp } from '../testing/app.ts';
import { sessionCookieOf } from '../testing/session-cookie.ts';

/**
 * What anybody writes about a child's health, or about a stay in their own words, never leaves the house: not by LINE, mail,
 * push, calendar, Chatwork or Google. Marked words are in every such field while everything that notifies people is done; then
 * all that was sent or is about to be is searched for them.
 */
const devices = 'http://127.0.0.1:9';
const app = await testApp({ emulators: true, environment: { PUSH_EMULATOR_BASE: devices } });
/** What the lock screen would show, before it is sealed for the device. */
const pushed: string[] = [];
vi.spyOn(app.services.gateways.webPush, 'push').mockImplementation(async (_device, notice) => {
  pushed.push(JSON.stringify(notice));
  return 'taken';
});
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
  contact_flag: false,
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
async function everyNotice(): Promise<string> {
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
  return [...outside, ...pushed, ...rows.map(({ told }) => told)].join('\n');
}

/** The subscribed calendar, and one stay as a file. Folded lines are one line. */
async function calendarFiles(reserve_id: number): Promise<string> {
  const feed = await app.call('issueCalendarFeed', {}, await payer());
  if (feed.status !== 'OK') throw new Error(feed.type);
  const until = new Date(app.clock.now().getTime() + 60_000);
  const address = calendarAddress(app.config.AUTH_SIGNING_KEY, { id: reserve_id, uid: 'demo-kimura', until });
  const cookie = await sessionCookieOf(app, 'demo-kimura');
  const answers = [
    await app.server.inject({ url: new URL(feed.url).pathname }),
    await app.server.inject({ url: address, headers: { cookie } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  return answers.map(({ body }) => body.replaceAll(/\r\n[\t ]/g, '')).join('\n');
}

/** A medicine, from the paper to the spoon: asked wrongly once, given, refused, taken back. */
async function medicines(reserve_id: number): Promise<void> {
  const receive = async () => {
    const payload = {
      reserve_id,
      child_id,
      hospital: MARK,
      illness: MARK,
      drug_name: MARK,
      kind: 2,
      dose: MARK,
      timing: 2,
      due_time: '11:00',
      storage: 2,
      guardian_name: MARK,
      idempotency_key: randomUUID(),
      prescribed_flag: 1,
      taken_before_flag: 1,
      labelled_flag: 1,
      sheet_seen_flag: 1,
      handed_over_flag: 1,
    } as const;
    const answer = await app.call('staffReceiveMedicine', payload, await staff());
    if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
    return answer.medicine_request_id;
  };
  const prepare = async (medicine_request_id: number) => {
    const answer = await app.call('staffPrepareDose', { medicine_request_id }, await staff());
    if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
    return answer.medicine_dose_id;
  };
  const given = await receive();
  const wrong = await prepare(given);
  await done('staffCheckDose', { medicine_dose_id: wrong, wrong: MARK }, await manager());
  const right = await prepare(given);
  await done('staffCheckDose', { medicine_dose_id: right }, await manager());
  await done('staffGiveDose', { medicine_dose_id: right, note: MARK }, await staff());
  const refused = await prepare(await receive());
  await done('staffCheckDose', { medicine_dose_id: refused }, await manager());
  await done('staffGiveDose', { medicine_dose_id: refused, not_given: MARK }, await staff());
  await done('staffWithdrawMedicine', { medicine_request_id: await receive(), reason: MARK }, await staff());
}

/** A serious accident: drafted, signed, added to, reported. */
async function incident(reserve_id: number): Promise<void> {
  const happened_at = new Date(app.clock.now().getTime() - 60_000).toISOString();
  const child = {
    ...{ child_id, reserve_id, state_found: MARK, first_aid: MARK, hospital: MARK, diagnosis: MARK },
    ...{ told_name: MARK, told_at: happened_at, told_words: MARK },
  };
  const report = {
    ...{ branch_id: 2, kind: incidentKind.code.serious, serious_kind: seriousKind.code.treatment, happened_at },
    ...{ place: MARK, what_happened: MARK, others_present: MARK, cause: MARK, measure: MARK },
    ...{ children: [child], account_ids: [3], idempotency_key: randomUUID() },
  };
  const answer = await app.call('staffSaveIncident', report, await staff());
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  const { incident_id } = answer;
  await done('staffMarkFirstReport', { incident_id, reported_to: MARK, reported_at: happened_at }, await manager());
  const { rows } = await app.pool.query<{ version: number }>('select version from incidents where id = $1', [
    incident_id,
  ]);
  await done('staffSignIncident', { incident_id, version: rows[0]?.version ?? 0 }, await manager());
  const kind = incidentEntryKind.code.course;
  const entry = { incident_id, kind, happened_at, words: MARK, idempotency_key: randomUUID() };
  await done('staffAddIncidentEntry', entry, await staff());
}

it('no word about health, and no remark, leaves the house', async () => {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const device = { endpoint: `${devices}/kimura`, p256dh, auth: randomBytes(16).toString('base64url') };
  await done('savePushSubscription', device, await payer());
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
  await done(
    'cancelForIllness',
    {
      reserve_id: forIllness,
      quoted_fee: 0,
      illness: { signs: [1, 3], temperature: 38.6 },
    },
    await payer(),
  );

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
  await medicines(there);
  await incident(there);
  app.clock.advance(600);
  await sweep('tellAttendance');

  const files = await calendarFiles(there);
  expect(files).toContain(`UID:reserve-${there}@`);
  const told = [await everyNotice(), files].join('\n');
  expect(pushed).not.toEqual([]);
  expect(told).toContain('重大事故の報告があります');
  expect(told).toContain('予約のページでお読みください');
  expect(told).toContain('予約のキャンセル');
  expect(told).toContain('minato');
  expect(told).not.toContain(MARK);
  expect(told).not.toMatch(/(?<![\d.])39\.7(?!\d)/);
  expect(told.replaceAll('処方薬と投薬の依頼書(お薬が必要な方。依頼書は園にあります)', '')).not.toMatch(
    /体調|発熱|症状|アレルギー|体温|お大事|嘔吐|下痢|投薬/,
  );
});
