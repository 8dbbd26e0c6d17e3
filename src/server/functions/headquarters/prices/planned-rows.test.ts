import { expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';

/** A planned row beside others that are planned: compared with its own day, and what the next one takes back is said. */
const app = await testApp();
const honbu = () => app.tokenOf('demo-honbu', 'staff');
const row = (adaptation_date: string, childcare: number, meal_support = 500) => ({
  table: 'unit_prices' as const,
  id: null,
  version: null,
  adaptation_date,
  childcare,
  zero_year_old: 200,
  after_business: 300,
  holiday: 200,
  current_day: 500,
  meal_support,
});
async function preview(wish: ReturnType<typeof row>) {
  const answer = await app.call('headquartersPreviewPriceRow', wish, await honbu());
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer.preview;
}

it('the preview compares with what will be in force on that day', async () => {
  expect((await preview(row('2026-12-01', 1300))).examples[0]).toMatchObject({
    before: { total: 1100 },
    after: { total: 1300 },
  });
  expect(await app.call('headquartersSavePriceRow', row('2026-12-01', 1300), await honbu())).toMatchObject({
    status: 'OK',
  });
  const later = await preview(row('2026-12-10', 1600));
  expect(later.examples[0]).toMatchObject({ before: { total: 1300 }, after: { total: 1600 } });
  expect(later.taken_back).toEqual([]);
});

it('a row before a planned one says what the later one takes back', async () => {
  const before = await preview(row('2026-11-25', 1100, 700));
  expect(before.until).toBe('2026-12-01');
  expect(before.taken_back).toEqual([{ label: expect.any(String), after: '700円', later: '500円' }]);
});
