import { beforeEach, describe, expect, it } from 'vitest';
import { freshToken, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';

const app = await testApp();
await app.pool.query('update branches set capacity = 200 where id = 2');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const facts = '昼食 / 卵:2';

let reserve_id = 0;
let child_id = 0;
let uid = '';
beforeEach(async () => {
  app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
  const [family] = await makeFamilies(app, 1, 1);
  if (family === undefined) throw new Error('no family');
  uid = family.uid;
  child_id = family.child_ids[0] ?? 0;
  const times = { date: '2026-11-19', from: '10:00', to: '14:00' };
  const payload = { branch_id: 2, child_ids: family.child_ids, quoted_amount: 4400 };
  const made = await app.call('createReserve', createPayload(times, payload), await freshToken(app, uid));
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  reserve_id = made.reserve_id;
  await app.pool.query('update reserve_details set lunch_support_flag = true where reserve_id = $1', [reserve_id]);
  await answerAllergy('卵');
});

async function answerAllergy(name: string) {
  await app.pool.query(
    `insert into child_allergies (child_id, allergen_id, severity, told_by)
     select $1, id, 2, 1 from allergens where name = $2`,
    [child_id, name],
  );
}
const confirm = async (more: object = {}, token?: string) =>
  app.call('staffConfirmMeal', { reserve_id, child_id, facts, note: '', ...more }, token ?? (await staff()));
const confirmed = async () =>
  (await app.pool.query('select facts, note, account_id from meal_confirmations where reserve_id = $1', [reserve_id]))
    .rows;

describe('a meal for a child with an allergy', () => {
  it('is confirmed once, by the first to do it, and is in the log', async () => {
    expect(await confirm({ note: '卵を抜きます' })).toMatchObject({ status: 'OK' });
    expect(await confirm({ note: '二度目' })).toMatchObject({ status: 'OK' });
    expect(await confirmed()).toEqual([{ facts, note: '卵を抜きます', account_id: 3 }]);
    const log = await app.pool.query(
      "select reason from audit_logs where action = 'staffConfirmMeal' and record_id = $1",
      [reserve_id],
    );
    expect(log.rows).toEqual([{ reason: '卵を抜きます' }]);
  });

  it('is not confirmed by what was read before it changed', async () => {
    await answerAllergy('乳');
    expect(await confirm()).toMatchObject({ type: 'meal_changed' });
    expect(await confirmed()).toEqual([]);
    expect(await confirm({ facts: '昼食 / 乳:2・卵:2' })).toMatchObject({ status: 'OK' });
  });

  it('is confirmed too for a child whose allergies were not asked about, not for one without allergies', async () => {
    await app.pool.query('delete from child_allergies where child_id = $1', [child_id]);
    const unasked = '昼食 / アレルギー未確認';
    expect(await confirm({ facts: unasked, note: '電話で確認' })).toMatchObject({ status: 'OK' });
    expect(await confirmed()).toEqual([{ facts: unasked, note: '電話で確認', account_id: 3 }]);
    await app.pool.query('insert into child_essentials (child_id, allergy_answer) values ($1, 2)', [child_id]);
    expect(await confirm({ facts: '昼食 / ' })).toMatchObject({ type: 'not_found' });
  });

  it('is there for its branch only', async () => {
    expect(await confirm({}, await app.tokenOf('demo-musashino-staff', 'staff'))).toMatchObject({ type: 'not_found' });
    await expect(confirm({}, await freshToken(app, uid))).rejects.toThrow('PERMISSION_DENIED');
    expect(await confirm({ child_id: 1 })).toMatchObject({ type: 'not_found' });
    expect(await confirmed()).toEqual([]);
    expect(await confirm({}, await app.tokenOf('demo-honbu', 'staff'))).toMatchObject({ status: 'OK' });
  });
});

describe('meals of the same menu and allergens', () => {
  const together = async (children: { reserve_id: number; child_id: number }[], said = facts) =>
    app.call('staffConfirmMeals', { children, facts: said, note: '' }, await staff());

  it('are confirmed by one press, in the name of who pressed; another branch’s or a changed one stops nobody else', async () => {
    const answer = await together([
      { reserve_id, child_id: 1 },
      { reserve_id, child_id },
    ]);
    expect(answer).toMatchObject({ status: 'OK', left: [{ child_id: 1 }] });
    expect(await confirmed()).toEqual([{ facts, note: '', account_id: 3 }]);
    const log = await app.pool.query("select from audit_logs where action = 'staffConfirmMeal' and record_id = $1", [
      reserve_id,
    ]);
    expect(log.rowCount).toBe(1);
    const foreign = await app.call(
      'staffConfirmMeals',
      { children: [{ reserve_id, child_id }], facts, note: '' },
      await app.tokenOf('demo-musashino-staff', 'staff'),
    );
    expect(foreign).toMatchObject({ type: 'not_found' });
  });

  it.each([
    ['severe', 'update child_allergies set severity = 3 where child_id = $1', '昼食 / 卵:3'],
    ['an EpiPen', 'update child_allergies set epipen_flag = true where child_id = $1', facts],
    ['never asked', 'delete from child_allergies where child_id = $1', '昼食 / アレルギー未確認'],
  ])('never with %s: that is confirmed alone', async (_what, change, said) => {
    await app.pool.query(change, [child_id]);
    expect(await together([{ reserve_id, child_id }], said)).toMatchObject({ type: 'meal_alone' });
    expect(await confirmed()).toEqual([]);
    expect(await confirm({ facts: said })).toMatchObject({ status: 'OK' });
  });
});
