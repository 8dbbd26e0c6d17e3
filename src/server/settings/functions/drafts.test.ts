import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

/** Several changes that begin together: looked at together, in force for nobody until published, published all or none. */
const app = await testApp();
const honbu = () => app.tokenOf('demo-honbu', 'staff');
const day = '2026-12-01';
const price = (childcare: number, meal_support = 500) => ({
  table: 'unit_prices' as const,
  ...{ id: null, version: null, adaptation_date: day, childcare, meal_support },
  ...{ zero_year_old: 200, after_business: 300, holiday: 200, current_day: 500, carried: [] },
});
const ages = { minimum_age_months: 12, maximum_school_grade: 6 };
const age = {
  table: 'age_limits' as const,
  ...{ id: null, version: null, adaptation_date: day, ...ages, changed: ['minimum_age_months'] },
};
const stored = async () => {
  const { rows } = await app.pool.query<{ id: number; version: number }>(
    'select id, version from rule_drafts where adaptation_date = $1 order by id',
    [day],
  );
  return rows;
};
const inForce = async () => {
  const { rows } = await app.pool.query(
    `select (select childcare from app.unit_prices_on($1)), (select minimum_age_months from app.age_limits_on($1)),
       (select count(*)::integer from unit_prices) as rows`,
    [day],
  );
  return rows[0];
};
const publish = async (known: { id: number; version: number }[]) =>
  app.call('headquartersPublishDraft', { adaptation_date: day, known }, await honbu());

it('a draft is in force for nobody, and only headquarters know of it', async () => {
  expect(await app.call('headquartersSaveDraftRow', price(1300), await honbu())).toMatchObject({ status: 'OK' });
  expect(await app.call('headquartersSaveDraftRow', age, await honbu())).toMatchObject({ status: 'OK' });
  expect(await inForce()).toEqual({ childcare: 1100, minimum_age_months: 6, rows: 1 });
  expect(await app.call('headquartersSaveDraftRow', price(1400), await honbu())).toMatchObject({
    type: 'rule_date_taken',
    msg: expect.stringContaining('下書きに、単価がもう'),
  });
  const manager = await app.tokenOf('demo-minato-manager', 'staff');
  expect((await app.request('headquartersSaveDraftRow', price(1300), manager)).statusCode).toBe(403);
});

it('the preview shows everything together, beside that day without the draft, and what a later row takes back', async () => {
  const later = { ...price(1500), adaptation_date: '2027-01-01' };
  expect(await app.call('headquartersSavePriceRow', later, await honbu())).toMatchObject({ status: 'OK' });
  const answer = await app.call('headquartersPreviewDraft', { adaptation_date: day }, await honbu());
  if (answer.status !== 'OK') throw new Error(answer.type);
  const { changes, examples, taken_back, until } = answer.preview;
  expect(changes).toEqual([
    { table: 'unit_prices', label: '保育料(1時間)', before: '1,100円', after: '1,300円' },
    { table: 'age_limits', label: 'お預かりできる月齢', before: '生後6か月', after: '1歳' },
  ]);
  expect(examples[0]).toMatchObject({ before: { total: 1100 }, after: { total: 1300 } });
  expect(examples[2], 'eight months').toMatchObject({ before: { refusal: null }, after: { refusal: 'age' } });
  expect([until, taken_back]).toEqual([
    null,
    [expect.objectContaining({ table: 'unit_prices', name: 'childcare', on: '2027-01-01', later: '1,500円' })],
  ]);
  expect((await inForce())?.childcare).toBe(1100);
});

it('is published as it was looked at, all of it or nothing', async () => {
  const seen = await stored();
  expect(await publish(seen.slice(0, 1))).toMatchObject({ type: 'stale_status' });
  // Meanwhile a row of that day came by itself: the second draft no longer fits, and the first must not stay alone.
  await app.call('headquartersSavePriceRow', age, await honbu());
  expect(await publish(seen)).toMatchObject({ type: 'rule_date_taken', msg: expect.stringContaining('対象年齢: ') });
  expect((await inForce())?.childcare).toBe(1100);
  await app.pool.query('delete from age_limits where adaptation_date = $1', [day]);
  expect(await publish(seen)).toMatchObject({ status: 'OK' });
  expect(await inForce()).toEqual({ childcare: 1300, minimum_age_months: 12, rows: 3 });
  expect(await stored()).toEqual([]);
  const { rows } = await app.pool.query(
    "select table_name from audit_logs where action = 'headquartersPublishDraft' order by id",
  );
  expect(rows.map(({ table_name }) => table_name)).toEqual(['unit_prices', 'rule_drafts', 'age_limits', 'rule_drafts']);
});
