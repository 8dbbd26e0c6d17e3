import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoConsents } from '../../../../db/seed/content/company.ts';
import { childDataVersion } from '../../../domain/membership/consents.ts';
import { instantOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp({ environment: { RATE_LIMIT_SIGN_IN: '100/300', RATE_LIMIT_EMAIL_CHECK: '200/300' } });

const MINATO = 2;
const today = '2026-11-16';
const staff = (key: string) => app.tokenOf(`demo-${key}`, 'staff');
const now = instantOf(today, 10 * 60 + 7);
beforeEach(() => app.clock.freeze(now));

const fromNow = {
  reserve_date: today,
  start_hour: 10,
  start_min: 0,
  end_hour: 12,
  end_min: 0,
  breakfast_support_flag: 0 as const,
  lunch_support_flag: 0 as const,
  supper_support_flag: 0 as const,
  pickup_flag: 0 as const,
  pickup_name: null,
  pickup_tel: null,
  remarks: '',
};
let last = 0;
const family = (more: object = {}) => {
  last += 1;
  return {
    name: '窓口 花子',
    name_kana: 'マドグチ ハナコ',
    tel: `0801234${String(last).padStart(4, '0')}`,
    child1: {
      name: '窓口 空',
      name_kana: 'マドグチ ソラ',
      date_of_birth: '2023-04-04',
      customer_remarks: '卵アレルギー',
    },
    consent: { version: childDataVersion, consented_name: '窓口 花子' },
    branch_id: MINATO,
    ...fromNow,
    override_reason: '',
    idempotency_key: randomUUID(),
    ...more,
  };
};
async function entered(more: object = {}, key = 'minato-staff') {
  const result = await app.call('staffCreateFamily', family(more), await staff(key));
  if (!('link_url' in result)) throw new Error(JSON.stringify(result));
  return { ...result, token: new URL(result.link_url).pathname.split('/').at(-1) ?? '' };
}
const row = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.pool.query<Row>(text, values)).rows[0];

describe('a new family at the desk', () => {
  it('has no child of tomorrow', async () => {
    const child1 = { ...family().child1, date_of_birth: '2026-11-17' };
    const refused = await app.call('staffCreateFamily', family({ child1 }), await staff('minato-staff'));
    expect(refused).toMatchObject({ type: 'input_error', fields: ['child1.date_of_birth'] });
  });

  it('says what it must not eat and whom to call: known before the first meal, pictures still unasked', async () => {
    const walnut = await row<{ id: number }>("select id from allergens where name = 'くるみ'");
    const entry = {
      allergen_id: walnut?.id ?? 0,
      other_name: '',
      severity: 3,
      reaction: 'せき',
      epipen_flag: 1 as const,
    };
    const evening = { start_hour: 17, end_hour: 19 };
    const { customer_id, reserve_id } = await entered({
      ...evening,
      ...{ emergency_contact_name: '窓口 祖母', emergency_contact_tel: '08099998888' },
      allergy_answers: [{ place: 1, allergy_answer: 3, allergies: [entry] }],
    });
    expect(
      await row(
        `select c.emergency_contact_tel, e.allergy_answer, e.photos_answered_at, a.epipen_flag, a.severity, a.told_by
         from customers c join children k on k.customer_id = c.id join child_essentials e on e.child_id = k.id
         join child_allergies a on a.child_id = k.id where c.id = $1`,
        [customer_id],
      ),
    ).toEqual({
      ...{ emergency_contact_tel: '08099998888', allergy_answer: 3, photos_answered_at: null },
      ...{ epipen_flag: true, severity: 3, told_by: 2 },
    });
    const come = async (of: number, ...accepted: ('early' | 'emergency_contact')[]) =>
      app.call('staffCheckIn', { reserve_id: of, accepted }, await staff('minato-staff'));
    expect(await come(reserve_id, 'early')).toMatchObject({ status: 'OK' });
    // Nothing said: both are asked about, at the door and before the meal.
    const silent = await entered(evening);
    const child = await row<{ child_id: number }>('select child_id from reserve_details where reserve_id = $1', [
      silent.reserve_id,
    ]);
    const asked = await come(silent.reserve_id, 'early');
    expect(asked).toMatchObject({ type: 'attendance_doubt', details: { doubts: ['emergency_contact'] } });
    expect(await come(silent.reserve_id, 'early', 'emergency_contact')).toMatchObject({ status: 'OK' });
    const came = { reserve_id: silent.reserve_id, child_id: child?.child_id ?? 0 };
    const meal = { ...came, kind: 2, meal_amount: 1, idempotency_key: randomUUID() };
    expect(await app.call('staffWriteChildLog', meal, await staff('minato-staff'))).toMatchObject({
      type: 'feeding_doubt',
      details: { doubts: ['allergy', 'emergency_contact'] },
    });
    const wrong = { place: 2, allergy_answer: 2, allergies: [] };
    const refused = await app.call(
      'staffCreateFamily',
      family({ allergy_answers: [wrong] }),
      await staff('minato-staff'),
    );
    expect(refused).toMatchObject({ type: 'input_error', fields: ['allergy_answers'] });
  });

  it('is entered with children, the consent that was read out and a seat from now on, by any role', async () => {
    const made = await entered();
    expect(made).toMatchObject({ approval_status: 1, card_due_datetime: null, mail_flag: false });
    expect(
      await row(
        `select c.registration_status, c.email, s.version, s.consented_name, a.name as reader, k.customer_remarks,
           r.pay_at_desk_flag, (select count(*)::integer from auth.users u where u.uid = c.uid) as sign_ins
         from customers c join customer_consents s on s.customer_id = c.id join accounts a on a.id = s.read_by_account_id
         join children k on k.customer_id = c.id join reserves r on r.customer_id = c.id where c.id = $1`,
        [made.customer_id],
      ),
    ).toMatchObject({
      registration_status: 2,
      email: null,
      version: childDataVersion,
      consented_name: '窓口 花子',
      customer_remarks: '卵アレルギー',
      pay_at_desk_flag: true,
      sign_ins: 0,
    });
  });

  it('keeps a walk-in’s seat without a card', async () => {
    const made = await entered();
    app.clock.freeze(instantOf(today, 11 * 60));
    await app.services.database.transaction(app.clock.now(), (tx) =>
      tx.query("select app.enqueue('cancelCardDue', '{}')"),
    );
    await app.runJobs();
    expect(await row('select cancel_flag from reserves where id = $1', [made.reserve_id])).toEqual({
      cancel_flag: false,
    });
  });

  it('is not entered without the consent in force, without rights, or when the seat is refused', async () => {
    const old = family({ consent: { version: '2001-01-01', consented_name: '窓口 花子' } });
    expect(await app.call('staffCreateFamily', old, await staff('minato-staff'))).toMatchObject({
      type: 'consents_outdated',
    });
    const { consent: _none, ...silent } = family();
    expect(await app.call('staffCreateFamily', silent as never, await staff('minato-staff'))).toMatchObject({
      type: 'input_error',
    });
    expect(await app.call('staffCreateFamily', family(), await staff('musashino-manager'))).toMatchObject({
      type: 'not_found',
    });
    for (const token of [undefined, await app.tokenOf('demo-sato')]) {
      expect((await app.request('staffCreateFamily', family(), token)).statusCode).toBeGreaterThan(400);
    }
    const overridden = family({ override_reason: '園長の指示' });
    expect((await app.request('staffCreateFamily', overridden, await staff('minato-staff'))).statusCode).toBe(403);
    const early = family({ start_hour: 9, tel: '0809999000' });
    const refused = await app.call('staffCreateFamily', early, await staff('minato-staff'));
    expect(refused).toMatchObject({
      type: 'reserve_outside_window',
      msg: expect.stringContaining('園長が理由を書いて'),
    });
    expect(await row('select id from customers where tel = $1', ['0809999000'])).toBeUndefined();
  });

  it('is entered once, however often it is sent', async () => {
    const form = family();
    const token = await staff('minato-staff');
    const [first, second] = [
      await app.call('staffCreateFamily', form, token),
      await app.call('staffCreateFamily', form, token),
    ];
    expect(second).toMatchObject({ customer_id: (first as { customer_id: number }).customer_id });
    expect(await app.call('staffCreateFamily', { ...form, name: '別人' }, token)).toMatchObject({
      type: 'key_used_for_other_content',
    });
  });

  it('hints at a family with the same number: by name where the branch knows it, otherwise only that there is one', async () => {
    const token = await staff('minato-staff');
    const known = await row<{ id: number; tel: string }>('select id, tel from customers where id = 2');
    const nearby = await app.call('staffCreateFamily', family({ tel: known?.tel }), token);
    expect(nearby).toMatchObject({ type: 'family_tel_taken', details: { customer_ids: [2] } });
    const stranger = await row<{ tel: string }>('select tel from customers where id = 8');
    const elsewhere = await app.call('staffCreateFamily', family({ tel: stranger?.tel }), token);
    expect(elsewhere).toMatchObject({ type: 'family_tel_taken', details: { customer_ids: [] } });
    expect(await app.call('staffCreateFamily', family({ tel: stranger?.tel, same_tel_flag: 1 }), token)).toMatchObject({
      status: 'OK',
    });
  });
});

describe('a walk-in', () => {
  const known = { customer_id: 2, child_ids: [3], branch_id: MINATO, ...fromNow, override_reason: '' };
  it('begins with the running step; closed hours still refuse', async () => {
    const token = await staff('minato-staff');
    const night = { ...known, start_hour: 20, end_hour: 23, idempotency_key: randomUUID() };
    expect(await app.call('staffCreateReserve', night, token)).toMatchObject({ type: 'reserve_outside_hours' });
    const past = { ...known, start_hour: 9, start_min: 45, idempotency_key: randomUUID() };
    expect(await app.call('staffCreateReserve', past, token)).toMatchObject({ type: 'reserve_outside_window' });
    const slots = await app.call('reserveSlots', { branch_id: MINATO, date: today }, token);
    if (!('slots' in slots)) throw new Error(JSON.stringify(slots));
    const state = (time: string) => slots.slots.find(({ start_time }) => start_time === time)?.state;
    expect([state('09:45'), state('10:00')]).toEqual(['too_soon', 'free']);
  });
});

describe('a member of another branch', () => {
  const search = async (key: string, facts: object) =>
    app.call('staffFindMember', { branch_id: MINATO, tel: null, email: null, ...facts } as never, await staff(key));

  it('is found by two exact facts alone, and can then be reserved for; each try is recorded', async () => {
    const facts = await row<{ tel: string; born: string }>(
      `select c.tel, to_char(k.date_of_birth, 'YYYY-MM-DD') as born from customers c join children k on k.customer_id = c.id
       where c.id = 8 and k.id = 10`,
    );
    const token = await staff('minato-staff');
    const wrong = await search('minato-staff', { tel: facts?.tel, child_birth_date: '2021-01-01' });
    expect(wrong).toMatchObject({ type: 'member_not_found' });
    const found = await search('minato-staff', { tel: facts?.tel, child_birth_date: facts?.born });
    if (!('introduction' in found)) throw new Error(JSON.stringify(found));
    const payload = { customer_id: 8, branch_id: MINATO };
    expect(await app.call('staffReadDeskFamily', payload, token)).toMatchObject({ type: 'not_found' });
    const read = await app.call('staffReadDeskFamily', { ...payload, introduction: found.introduction }, token);
    expect(read).toMatchObject({ family: { children: [{ id: 10 }] } });
    expect(JSON.stringify(read)).not.toContain('remarks');
    // Another person's, another branch's or an old one opens nothing.
    const borrowed = { ...payload, introduction: found.introduction };
    expect(await app.call('staffReadDeskFamily', borrowed, await staff('minato-manager'))).toMatchObject({
      type: 'not_found',
    });
    app.clock.freeze(instantOf(today, 11 * 60 + 8));
    const later = await staff('minato-staff');
    expect(await app.call('staffReadDeskFamily', borrowed, later)).toMatchObject({ type: 'not_found' });
    app.clock.freeze(now);
    const stay = { ...fromNow, reserve_date: '2026-11-24', child_ids: [10], override_reason: '' };
    const reserve = { ...payload, ...stay, idempotency_key: randomUUID() };
    expect(await app.call('staffCreateReserve', reserve, token)).toMatchObject({ type: 'not_found' });
    const introduced = { ...reserve, introduction: found.introduction };
    expect(await app.call('staffCreateReserve', introduced, token)).toMatchObject({ status: 'OK' });
    expect(await app.call('staffReadDeskFamily', payload, token)).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query(
      "select record_id, after from audit_logs where action = 'staffFindMember' order by id",
    );
    expect(rows).toEqual([
      { record_id: null, after: { found_flag: false, searched_by: 'tel' } },
      { record_id: 8, after: { found_flag: true, searched_by: 'tel' } },
    ]);
  });

  it('cannot be fished for', async () => {
    const facts = { branch_id: MINATO, tel: '09000000000', email: null, child_birth_date: '2021-01-01' };
    const token = await staff('minato-manager');
    const answers: string[] = [];
    for (let each = 0; each < 21; each += 1) {
      const answer = await app.call('staffFindMember', facts, token);
      answers.push('type' in answer ? String(answer.type) : 'found');
    }
    expect(answers.filter((type) => type === 'member_not_found')).toHaveLength(20);
    expect(answers.at(-1)).toBe('family_search_limited');
    expect(await search('musashino-staff', { tel: '09000000000', child_birth_date: '2021-01-01' })).toMatchObject({
      type: 'not_found',
    });
  });
});

describe('a sibling', () => {
  it('joins a known family once, and no other', async () => {
    const child = { name: '鈴木 二葉', name_kana: 'スズキ フタバ', date_of_birth: '2024-02-02', customer_remarks: '' };
    const input = {
      branch_id: MINATO,
      customer_id: 2,
      child,
      consent: { version: childDataVersion, consented_name: '鈴木' },
    };
    const token = await staff('minato-staff');
    const first = await app.call('staffAddChild', input, token);
    const again = await app.call('staffAddChild', { ...input, child: { ...child, name: '鈴木二葉' } }, token);
    expect(first).toMatchObject({ status: 'OK' });
    expect(again).toEqual(first);
    expect(await app.call('staffAddChild', { ...input, customer_id: 8 }, await staff('musashino-staff'))).toMatchObject(
      {
        type: 'not_found',
      },
    );
    const read = await app.call('staffReadDeskFamily', { branch_id: MINATO, customer_id: 2 }, token);
    expect(JSON.stringify(read)).toContain('鈴木 二葉');
  });
});

describe('the family’s link', () => {
  it('asks for the number’s last digits, then gives a sign-in, once', async () => {
    const made = await entered({ email: 'desk-link@example.jp' });
    expect(made.mail_flag).toBe(true);
    const { token } = made;
    expect(await app.call('checkFamilyLink', { token })).toMatchObject({ branch_name: 'みなと広場園', proven: false });
    const account = { token, email: 'desk-link@example.jp', password: 'himawari-no-oka-7' };
    expect(await app.call('signUpByFamilyLink', account)).toMatchObject({ type: 'family_link_digits' });
    const answer = { token, consents: demoConsents };
    expect(await app.call('acceptFamilyLink', { ...answer, tel_digits: '9999' })).toMatchObject({
      type: 'family_link_digits',
    });
    const digits = `000${last}`.slice(-4);
    expect(await app.call('acceptFamilyLink', { ...answer, tel_digits: digits })).toMatchObject({ name: '窓口 花子' });
    expect(await app.call('signUpByFamilyLink', account)).toMatchObject({ status: 'OK' });
    expect(await app.call('signUpByFamilyLink', account)).toMatchObject({ type: 'family_link_used' });
    expect(await app.call('checkFamilyLink', { token })).toMatchObject({ type: 'family_link_used' });
    // The account of a family that can sign in is not opened at the desk.
    const again = { customer_id: made.customer_id, mail_flag: 1 as const };
    expect(await app.call('staffIssueFamilyLink', again, await staff('minato-staff'))).toMatchObject({
      type: 'family_signs_in',
    });
    const due = await row('select count(*)::integer as due from view_due_consents where customer_id = $1', [
      made.customer_id,
    ]);
    expect(due).toEqual({ due: 0 });
  });

  it('ends after 72 hours, after five wrong answers, and when a new one is made by who may', async () => {
    const late = await entered();
    app.clock.freeze(new Date(now.getTime() + 72 * 3_600_000));
    expect(await app.call('checkFamilyLink', { token: late.token })).toMatchObject({ type: 'family_link_expired' });
    app.clock.freeze(now);
    const guessed = await entered();
    for (let each = 0; each < 5; each += 1)
      await app.call('acceptFamilyLink', { token: guessed.token, tel_digits: '9999', consents: demoConsents });
    expect(await app.call('checkFamilyLink', { token: guessed.token })).toMatchObject({ type: 'family_link_expired' });
    const payload = { customer_id: guessed.customer_id };
    expect(await app.call('staffIssueFamilyLink', payload, await staff('musashino-staff'))).toMatchObject({
      type: 'not_found',
    });
    expect(await app.call('staffIssueFamilyLink', payload, await staff('minato-staff'))).toMatchObject({
      status: 'OK',
    });
    expect(await app.call('staffIssueFamilyLink', { customer_id: 2 }, await staff('minato-staff'))).toMatchObject({
      type: 'family_signs_in',
    });
  });

  it('is what /forget_password sends to a family that has no sign-in yet', async () => {
    const made = await entered({ email: 'desk-lost@example.jp', reserve_date: '2026-11-25' });
    const signUp = { email: 'desk-lost@example.jp', password: 'himawari-no-oka-7' };
    expect(await app.call('emailSignup', signUp)).toMatchObject({ type: 'email_taken' });
    await app.post('/auth/password_reset', { email: 'desk-lost@example.jp' });
    const job = await row<{ count: number }>(
      `select count(*)::integer from graphile_worker.jobs where task_identifier = 'sendFamilyLink'
         and id in (select id from graphile_worker._private_jobs where (payload->>'customer_id')::integer = $1)`,
      [made.customer_id],
    );
    expect(job).toEqual({ count: 2 });
  });
});
