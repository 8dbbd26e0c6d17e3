import { describe, expect, it } from 'vitest';
import { allergyAnswer, allergySeverity } from '../../../domain/care/care-codes.ts';
import { childDataVersion } from '../../../domain/membership/consents.ts';
import { makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const rows = async <Row extends object>(sql: string, ...values: unknown[]) =>
  (await app.pool.query<Row>(sql, values)).rows;
const { none, some } = allergyAnswer.code;
const { mild, severe } = allergySeverity.code;
const staff = (key: string) => app.tokenOf(`demo-${key}`, 'staff');

/** 佐藤 陽向 and 結菜 have reserves at みなと広場園. */
const [HINATA, YUINA] = [1, 2];
const EGG = 1;
const WALNUT = 6;

const answer = (child_id: number, more: object = {}) => ({
  child_id,
  version: 0,
  allergy_answer: none as number,
  allergies: [] as object[],
  diet_stage: null,
  milk: '',
  foods_to_avoid: '',
  usual_temperature: null,
  medical_history: '',
  family_doctor: '',
  own_photos_flag: 0 as const,
  shared_photos_flag: 0 as const,
  ...more,
});
const egg = { allergen_id: EGG, other_name: '', severity: severe, reaction: 'せきが出ます', epipen_flag: 1 };
const mango = { allergen_id: null, other_name: 'マンゴー', severity: mild, reaction: '', epipen_flag: 0 };

async function family(children = 1) {
  const [made] = await makeFamilies(app, 1, children);
  if (!made) throw new Error('no family');
  return { ...made, child_id: made.child_ids[0] ?? 0 };
}
const agreed = { child_data_version: childDataVersion };
const saves = (payload: object, token: string | undefined) => app.call('updateChildHealth', payload as never, token);
const staffSaves = (payload: object, token: string | undefined) =>
  app.call('staffUpdateChildHealth', payload as never, token);
const entries = (child_id: number) =>
  rows(
    `select coalesce(a.name, c.other_name) as name, c.severity, c.told_by, c.ended_at is not null as ended
     from child_allergies c left join allergens a on a.id = c.allergen_id where c.child_id = $1 order by c.id`,
    child_id,
  );

describe('updateChildHealth', () => {
  it('keeps the whole answer; what is no longer named ends and stays, what is unchanged stays as it is', async () => {
    const { child_id, token } = await family();
    const first = answer(child_id, {
      ...agreed,
      allergy_answer: some,
      allergies: [egg, mango],
      usual_temperature: '３６．８',
    });
    expect(await saves(first, token)).toMatchObject({ status: 'OK', version: 1 });
    expect(await entries(child_id)).toEqual([
      { name: '卵', severity: severe, told_by: 1, ended: false },
      { name: 'マンゴー', severity: mild, told_by: 1, ended: false },
    ]);
    const second = answer(child_id, {
      version: 1,
      allergy_answer: some,
      allergies: [{ ...egg, severity: mild }, mango],
    });
    expect(await saves(second, token)).toMatchObject({ status: 'OK', version: 2 });
    const third = answer(child_id, { version: 2 });
    expect(await saves(third, token)).toMatchObject({ status: 'OK', version: 3 });
    expect(await entries(child_id)).toEqual([
      { name: '卵', severity: severe, told_by: 1, ended: true },
      { name: 'マンゴー', severity: mild, told_by: 1, ended: true },
      { name: '卵', severity: mild, told_by: 1, ended: true },
    ]);
    const [known] = await rows(
      'select allergy_answer, usual_temperature from child_essentials where child_id = $1',
      child_id,
    );
    expect(known).toMatchObject({ allergy_answer: none, usual_temperature: null });
  });

  it('takes a typed name of the list for the item of the list', async () => {
    const { child_id, token } = await family();
    const typed = { ...mango, other_name: 'くるみ' };
    await saves(answer(child_id, { ...agreed, allergy_answer: some, allergies: [typed] }), token);
    expect(await rows('select allergen_id, other_name from child_allergies where child_id = $1', child_id)).toEqual([
      { allergen_id: WALNUT, other_name: '' },
    ]);
  });

  it('shows the second to save what is stored, and takes the same answer twice', async () => {
    const { child_id, token } = await family();
    const payload = answer(child_id, { ...agreed, allergy_answer: some, allergies: [egg] });
    await saves(payload, token);
    expect(await saves(payload, token)).toMatchObject({ status: 'OK', version: 1 });
    expect(await saves(answer(child_id), token)).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { version: 1, allergies: '卵 重い症状 エピペンあり せきが出ます' } },
    });
    expect(await entries(child_id)).toHaveLength(1);
  });

  it.each([
    ['some without any', { allergy_answer: some }],
    ['none with one', { allergies: [egg] }],
    ['one twice', { allergy_answer: some, allergies: [egg, { ...egg, severity: mild }] }],
    ['one twice, once typed', { allergy_answer: some, allergies: [egg, { ...mango, other_name: '卵' }] }],
    ['nothing named', { allergy_answer: some, allergies: [{ ...mango, other_name: ' ' }] }],
    ['an unknown item', { allergy_answer: some, allergies: [{ ...egg, allergen_id: 9999 }] }],
    ['no answer', { allergy_answer: allergyAnswer.code.notAsked }],
    ['a strange temperature', { usual_temperature: '98.6' }],
  ])('refuses %s', async (_, wrong) => {
    const { child_id, token } = await family();
    expect(await saves(answer(child_id, { ...agreed, ...wrong }), token)).toMatchObject({ type: 'input_error' });
    expect(await entries(child_id)).toEqual([]);
  });

  it('stores nothing before the family agreed, and records what it agreed to', async () => {
    const { child_id, customer_id, token } = await family();
    await rows('delete from customer_consents where customer_id = $1', customer_id);
    expect(await saves(answer(child_id), token)).toMatchObject({ type: 'child_data_consent_needed' });
    expect(await saves(answer(child_id, { child_data_version: '2001-01-01' }), token)).toMatchObject({
      type: 'consents_outdated',
    });
    expect(await rows('select from child_essentials where child_id = $1', child_id)).toEqual([]);
    expect(await saves(answer(child_id, agreed), token)).toMatchObject({ status: 'OK' });
    expect(await rows('select kind, version from customer_consents where customer_id = $1', customer_id)).toEqual([
      { kind: 'child_data', version: childDataVersion },
    ]);
    expect(await saves(answer(child_id, { version: 1 }), token)).toMatchObject({ status: 'OK' });
  });

  it('keeps every answer about pictures: no until said otherwise, from what to what, by whom', async () => {
    const { child_id, token } = await family();
    const payloads = [{}, {}, { own_photos_flag: 1 }, { own_photos_flag: 1, shared_photos_flag: 1 }, {}];
    for (const [version, more] of payloads.entries()) {
      expect(await saves(answer(child_id, { ...agreed, version, ...more }), token)).toMatchObject({ status: 'OK' });
    }
    const notices = await rows(
      'select own_photos_flag as own, shared_photos_flag as shared, told_by from child_photo_answers where child_id = $1 order by id',
      child_id,
    );
    expect(notices).toEqual([
      { own: false, shared: false, told_by: 1 },
      { own: true, shared: false, told_by: 1 },
      { own: true, shared: true, told_by: 1 },
      { own: false, shared: false, told_by: 1 },
    ]);
    await expect(rows('delete from child_photo_answers')).rejects.toMatchObject({ code: '42501' });
  });

  it('is the parent’s own: no visitor, no other family, no staff, no deleted child', async () => {
    const [own, other] = [await family(), await family()];
    expect((await app.request('updateChildHealth', answer(own.child_id))).statusCode).toBe(401);
    expect(await saves(answer(own.child_id, agreed), other.token)).toMatchObject({ type: 'not_found' });
    const asStaff = await app.request('updateChildHealth', answer(own.child_id), await staff('honbu'));
    expect(asStaff.statusCode).toBeGreaterThanOrEqual(401);
    await rows('update children set disable = true where id = $1', own.child_id);
    expect(await saves(answer(own.child_id, agreed), own.token)).toMatchObject({ type: 'not_found' });
  });
});

describe('staffUpdateChildHealth', () => {
  const versionOf = async (child_id: number) =>
    (await rows<{ version: number }>('select version from child_essentials where child_id = $1', child_id))[0]
      ?.version ?? 0;

  it('is for staff who see the child, of any role, and is in the audit log', async () => {
    for (const key of ['minato-staff', 'minato-manager', 'honbu']) {
      const payload = answer(HINATA, {
        version: await versionOf(HINATA),
        allergy_answer: some,
        allergies: [{ ...egg, reaction: key }],
      });
      expect(await staffSaves(payload, await staff(key))).toMatchObject({ status: 'OK' });
    }
    const [entry] = await rows<{ after: object; before: object; account_id: number }>(
      "select account_id, table_name, record_id, before, after from audit_logs where action = 'staffUpdateChildHealth' order by id desc",
    );
    expect(entry).toMatchObject({
      table_name: 'children',
      record_id: HINATA,
      before: { allergies: '卵 重い症状 エピペンあり minato-manager' },
      after: { allergies: '卵 重い症状 エピペンあり honbu' },
    });
    expect((await entries(HINATA)).at(-1)).toMatchObject({ told_by: 2, ended: false });
    const [stranger] = await rows<{ id: number }>(
      `select min(d.child_id) as id from reserve_details d join reserves r on r.id = d.reserve_id where r.branch_id = 2
         and d.child_id not in (select x.child_id from reserve_details x join reserves y on y.id = x.reserve_id
           where y.branch_id = 3)`,
    );
    const payload = answer(stranger?.id ?? 0, { version: await versionOf(stranger?.id ?? 0) });
    expect(await staffSaves(payload, await staff('minato-staff'))).toMatchObject({ status: 'OK' });
    expect(await staffSaves(payload, await staff('musashino-staff'))).toMatchObject({ type: 'not_found' });
    for (const token of [undefined, await app.tokenOf('demo-sato')]) {
      expect((await app.request('staffUpdateChildHealth', payload, token)).statusCode).toBeGreaterThanOrEqual(401);
    }
  });

  it('asks for the consent read out where there is none', async () => {
    const token = await staff('minato-staff');
    await rows("delete from customer_consents where customer_id = 1 and kind = 'child_data'");
    const payload = answer(YUINA, { version: await versionOf(YUINA) });
    const refused = await staffSaves(payload, token);
    expect(refused).toMatchObject({ type: 'child_data_consent_needed', msg: expect.stringContaining('読み上げ') });
    const consent_read_out = { version: '2001-01-01', consented_name: '佐藤 葵' };
    expect(await staffSaves({ ...payload, consent_read_out }, token)).toMatchObject({ type: 'consents_outdated' });
    const read = { ...consent_read_out, version: childDataVersion };
    expect(await staffSaves({ ...payload, consent_read_out: read }, token)).toMatchObject({ status: 'OK' });
    const kept = await rows(
      "select consented_name, read_by_account_id is not null as by_staff from customer_consents where customer_id = 1 and kind = 'child_data'",
    );
    expect(kept).toEqual([{ consented_name: '佐藤 葵', by_staff: true }]);
  });
});
