import { beforeEach, describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import type {
  SelectMypageMorningData,
  SelectStaffReserveData,
  SelectStaffTodayData,
} from '../../../contract/operations/generated.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const MINATO = 2;
const payer = () => app.tokenOf('demo-kimura');
const partner = () => app.tokenOf('demo-kimura-partner');
const mother = () => app.tokenOf('demo-kimura-mother');
const stranger = () => app.tokenOf('demo-sato');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-manager', 'staff');
const { rows: family } = await app.pool.query<{ customer_id: number; child_id: number }>(
  `select c.id as customer_id, k.id as child_id from customers c join children k on k.customer_id = c.id and not k.disable
   where c.uid = 'demo-kimura' order by k.id limit 1`,
);
const { customer_id, child_id } = family[0] as { customer_id: number; child_id: number };

let day = 0;
let date = '';
/** A stay of 2,000 yen at 10:00 of an own day, looked at on that morning at 7:00. */
async function stay(time = '07:00'): Promise<number> {
  day += 1;
  date = `2026-12-${String(day).padStart(2, '0')}`;
  app.clock.freeze(new Date(`${date}T${time}:00+09:00`));
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
       holiday_flag, reserve_amount, created_at)
     values ($1, $2, $3::timestamptz, $3::timestamptz + interval '2 hours', 1, false, false, 2000, '2026-11-01') returning id`,
    [MINATO, customer_id, `${date}T10:00:00+09:00`],
  );
  const id = rows[0]?.id ?? 0;
  await app.pool.query(
    `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
     select $1, id, date_of_birth, false, false from children where id = $2`,
    [id, child_id],
  );
  return id;
}

const well: FunctionPayload<'saveMorningForm'>['forms'][number] = {
  child_id,
  temperature: 36.5,
  usual_temperature: null,
  symptoms: [],
  loose_stools: 0,
  vomits: 0,
  recent_fever_flag: false,
  antipyretic_flag: false,
  seizure_medicine_flag: false,
  contact_flag: false,
  infection_id: null,
  onset_date: null,
  eased_date: null,
  meal: 1,
  meal_time: '07:10',
  meal_words: 'おにぎり',
  sleep: 1,
  medicine_flag: false,
  words: '',
  version: 0,
};
const warm = { ...well, temperature: 37.8, usual_temperature: 36.4, words: 'ねつがあるようです' };
const save = async (reserve_id: number, form: typeof well, token = payer()) =>
  app.call('saveMorningForm', { reserve_id, forms: [form], pick_up: null }, await token);
const formOf = async (reserve_id: number) =>
  (await app.pool.query('select * from morning_forms where reserve_id = $1', [reserve_id])).rows[0];
const messages = async (reserve_id: number) =>
  (
    await app.pool.query(
      `select n.kind, n.title, n.content, n.link from notifications n join family_members m on m.id = n.family_member_id
       where n.reserve_id = $1 and m.role = 1 order by n.id`,
      [reserve_id],
    )
  ).rows;
const branchMessages = async (reserve_id: number): Promise<string[]> =>
  (
    await app.pool.query(
      "select body from app.branch_messages where deduplication_key like 'morning % ' || $1 || ' %' order by id",
      [reserve_id],
    )
  ).rows.map(({ body }) => body);
const askAll = async () => {
  await app.pool.query("select graphile_worker.add_job('askMornings', '{}')");
  await app.runJobs();
};
/** Words of health that must not leave the page. */
const healthText = /熱|体温|37|咳|下痢|嘔吐|症状|体調|病/;

beforeEach(() => app.pool.query('delete from auth.rate_limits'));

describe('the morning form', () => {
  it('is answered once, the same again changes nothing, and a correction counts', async () => {
    const reserve_id = await stay();
    expect(await save(reserve_id, well)).toMatchObject({ status: 'OK', attention_flag: false });
    expect(await save(reserve_id, well)).toMatchObject({ status: 'OK' });
    expect(await formOf(reserve_id)).toMatchObject({ version: 1, reasons: [], branch_id: MINATO });
    expect(await save(reserve_id, { ...well, temperature: 36.9 })).toMatchObject({ type: 'changed_meanwhile' });
    expect(await save(reserve_id, { ...well, temperature: 36.9, version: 1 })).toMatchObject({ status: 'OK' });
    expect(await formOf(reserve_id)).toMatchObject({ version: 2, temperature: 36.9 });
    expect(await branchMessages(reserve_id)).toEqual([]);
  });

  it('is closed before and after its day, and once the child has come', async () => {
    const reserve_id = await stay();
    app.clock.freeze(new Date(`${date}T07:00:00+09:00`));
    app.clock.advance(-24 * 3600);
    expect(await save(reserve_id, well)).toMatchObject({ type: 'morning_form_closed' });
    app.clock.advance(24 * 3600);
    await app.pool.query(
      'update reserve_details set attendance_status = 2, arrived_datetime = $2 where reserve_id = $1',
      [reserve_id, app.clock.now()],
    );
    expect(await save(reserve_id, well)).toMatchObject({ type: 'morning_form_closed' });
  });

  it('is open to each guardian and no one else', async () => {
    const reserve_id = await stay();
    expect(await save(reserve_id, well, partner())).toMatchObject({ status: 'OK' });
    expect(await save(reserve_id, well, mother())).toMatchObject({ type: 'guardians_only' });
    expect(await save(reserve_id, well, stranger())).toMatchObject({ type: 'not_found' });
    const other = { ...well, child_id: child_id + 999 };
    expect(await save(reserve_id, other)).toMatchObject({ type: 'not_found' });
    const seen = async (token: Promise<string>) =>
      (await app.query<SelectMypageMorningData>('SelectMypageMorning', { reserve_id }, await token)).reserves.flatMap(
        ({ morning_forms }) => morning_forms,
      ).length;
    expect([await seen(payer()), await seen(partner()), await seen(mother()), await seen(stranger())]).toEqual([
      1, 1, 0, 0,
    ]);
  });

  it('says who fetches, for the reserve itself', async () => {
    const reserve_id = await stay();
    const input = { reserve_id, forms: [well], pick_up: { name: '木村 和子', tel: '09011113333' } };
    expect(await app.call('saveMorningForm', input, await payer())).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query('select pick_up_name, pick_up_tel from reserves where id = $1', [reserve_id]);
    expect(rows).toEqual([{ pick_up_name: '木村 和子', pick_up_tel: '09011113333' }]);
    // Whose word it is: should they be hidden or removed, it counts no more.
    const namedBy = async () =>
      (
        await app.pool.query<{ uid: string }>(
          'select m.uid from reserves r join family_members m on m.id = r.pick_up_member_id where r.id = $1',
          [reserve_id],
        )
      ).rows[0]?.uid;
    expect(await namedBy()).toBe('demo-kimura');
    const other = { ...input, pick_up: { name: '木村 由美', tel: '09011114444' } };
    expect(await app.call('saveMorningForm', other, await partner())).toMatchObject({ status: 'OK' });
    expect(await namedBy()).toBe('demo-kimura-partner');
  });
});

describe('a child that is unwell', () => {
  it('tells the branch without a word of health, asks it, is answered, and the family is notified', async () => {
    const reserve_id = await stay();
    expect(await app.call('askAboutMorning', { reserve_id }, await payer())).toMatchObject({
      type: 'morning_form_needed',
    });
    expect(await save(reserve_id, warm)).toMatchObject({ attention_flag: true });
    expect(await app.call('askAboutMorning', { reserve_id }, await stranger())).toMatchObject({ type: 'not_found' });
    expect(await app.call('askAboutMorning', { reserve_id }, await partner())).toMatchObject({ status: 'OK' });
    expect(await app.call('askAboutMorning', { reserve_id }, await payer())).toMatchObject({ status: 'OK' });
    const notices = await branchMessages(reserve_id);
    expect(notices).toHaveLength(2);
    for (const body of notices) expect(body).not.toMatch(healthText);

    const form = await formOf(reserve_id);
    expect(form).toMatchObject({ reasons: [1], usual_temperature: 36.4, asked_at: expect.any(Date) });
    const answer = { morning_form_id: form.id, staff_answer: 1, staff_words: '様子を見ます', version: form.version };
    expect(await app.call('staffAnswerMorningForm', answer, await elsewhere())).toMatchObject({ type: 'not_found' });
    await expect(app.call('staffAnswerMorningForm', answer, await payer())).rejects.toThrow();
    expect(await app.call('staffAnswerMorningForm', answer, await staff())).toMatchObject({ status: 'OK' });
    expect(await app.call('staffAnswerMorningForm', answer, await staff())).toMatchObject({ status: 'OK' });
    const other = { ...answer, staff_answer: 3 };
    expect(await app.call('staffAnswerMorningForm', other, await staff())).toMatchObject({ type: 'changed_meanwhile' });
    const [message, ...more] = await messages(reserve_id);
    expect([message.kind, message.link, more]).toEqual(['morning_answer', `/mypage/morning/${reserve_id}`, []]);
    expect(`${message.title}${message.content}`).not.toMatch(healthText);
    const { rows } = await app.pool.query("select after::text from audit_logs where action = 'staffAnswerMorningForm'");
    for (const { after } of rows) expect(after).not.toMatch(/37|ねつ/);
  });

  it('is on the board of its branch only', async () => {
    const reserve_id = await stay();
    await save(reserve_id, warm);
    const seen = async (token: Promise<string>) => {
      const today = await app.query<SelectStaffTodayData>('SelectStaffToday', { branch_id: MINATO, date }, await token);
      return today.reserves.find(({ id }) => id === reserve_id)?.morning_forms.map(({ reasons }) => reasons);
    };
    expect(await seen(staff())).toEqual([[1]]);
    expect(await seen(elsewhere())).toBeUndefined();
  });

  it('is asked about again at the door, until the branch has said yes', async () => {
    const reserve_id = await stay('09:50');
    await save(reserve_id, warm);
    const arrive = async () => app.call('staffCheckIn', { reserve_id, children: [child_id] }, await staff());
    expect(await arrive()).toMatchObject({ type: 'attendance_doubt', details: { doubts: ['morning'] } });
    const { id: morning_form_id, version } = await formOf(reserve_id);
    const answer = { morning_form_id, staff_answer: 1, staff_words: '', version };
    expect(await app.call('staffAnswerMorningForm', answer, await staff())).toMatchObject({ status: 'OK' });
    expect(await arrive()).toMatchObject({ status: 'OK' });
  });

  it('is cancelled at the fee for illness that was shown, only where a form says so', async () => {
    await app.pool.query('update cancellation_policies set illness_percent = 30');
    const reserve_id = await stay('09:00');
    const cancel = async (quoted_fee: number, token = payer()) =>
      app.call('cancelForIllness', { reserve_id, quoted_fee, illness: null }, await token);
    await save(reserve_id, well);
    expect(await cancel(600)).toMatchObject({ type: 'morning_form_needed' });
    await save(reserve_id, { ...warm, version: 1 });
    expect(await cancel(0)).toMatchObject({ type: 'fee_changed', details: { cancel_amount: 600 } });
    expect(await cancel(600, stranger())).toMatchObject({ type: 'not_found' });
    expect(await cancel(600, partner())).toMatchObject({ status: 'OK', cancel_amount: 600 });
    const { rows } = await app.pool.query(
      'select cancel_cause, cancel_type, cancel_remarks from reserve_cancellations where reserve_id = $1',
      [reserve_id],
    );
    expect(rows).toEqual([{ cancel_cause: 3, cancel_type: 1, cancel_remarks: '' }]);
    await app.pool.query('update cancellation_policies set illness_percent = 0');
  });

  it('stays at home in one call, the evening before as well: a sign or a temperature, seen by its own branch alone', async () => {
    const reserve_id = await stay('09:00');
    app.clock.advance(-12 * 3600);
    const cancel = async (illness: FunctionPayload<'cancelForIllness'>['illness'], token = payer()) =>
      app.call('cancelForIllness', { reserve_id, quoted_fee: 0, illness }, await token);
    expect(await cancel({ signs: [], temperature: null })).toMatchObject({
      type: 'input_error',
      fields: ['illness.signs'],
    });
    expect(await cancel({ signs: [3], temperature: 38.4 }, mother())).toMatchObject({ type: 'guardians_only' });
    expect(await cancel({ signs: [3], temperature: 38.4 }, stranger())).toMatchObject({ type: 'not_found' });
    expect(await cancel({ signs: [3], temperature: 38.4 }, partner())).toMatchObject({
      status: 'OK',
      cancel_amount: 0,
    });
    const { rows } = await app.pool.query(
      `select n.signs, n.temperature::float8 as temperature, m.uid, x.cancel_cause from illness_notices n
       join family_members m on m.id = n.family_member_id join reserve_cancellations x using (reserve_id) where reserve_id = $1`,
      [reserve_id],
    );
    expect(rows).toEqual([{ signs: [3], temperature: 38.4, uid: 'demo-kimura-partner', cancel_cause: 3 }]);
    const seen = async (token: Promise<string>) => {
      const answer = await app.query<SelectStaffReserveData>('SelectStaffReserve', { reserve_id }, await token);
      return answer.reserves.map(({ illness_notices }) => illness_notices.map(({ signs }) => signs));
    };
    expect(await seen(staff())).toEqual([[[3]]]);
    expect(await seen(elsewhere())).toEqual([]);
  });
});

describe('the message of the morning', () => {
  it('goes out once, from the hour of the settings, to who has not answered', async () => {
    const reserve_id = await stay('06:29');
    await askAll();
    expect(await messages(reserve_id)).toEqual([]);
    app.clock.advance(60);
    await askAll();
    await askAll();
    const [message, ...more] = await messages(reserve_id);
    expect([message?.kind, message?.link, more]).toEqual(['morning_form', `/mypage/morning/${reserve_id}`, []]);
    expect(`${message.title}${message.content}`).not.toMatch(healthText);
  });

  it('waits for the hours before a late stay, and leaves alone who answered or cancelled', async () => {
    const reserve_id = await stay('06:40');
    await app.pool.query(
      "update reserves set start_datetime = start_datetime + interval '5 hours', end_datetime = end_datetime + interval '5 hours' where id = $1",
      [reserve_id],
    );
    await askAll();
    expect(await messages(reserve_id)).toEqual([]);
    app.clock.freeze(new Date(`${date}T09:00:00+09:00`));
    await askAll();
    expect(await messages(reserve_id)).toHaveLength(1);
    const answered = await stay('06:20');
    await save(answered, well);
    app.clock.advance(1200);
    await askAll();
    expect(await messages(answered)).toEqual([]);
  });
});
