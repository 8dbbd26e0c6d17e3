import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

/** A planned row beside others that are planned: compared with its own day, and what the next one takes back is said. */
const app = await testApp();
const honbu = () => app.tokenOf('demo-honbu', 'staff');
const row = (adaptation_date: string, childcare: number, meal_support = 500, carried: string[] = []) => ({
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
  carried,
});
async function preview(payload: ReturnType<typeof row>) {
  const answer = await app.call('headquartersPreviewPriceRow', payload, await honbu());
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
  expect(before.taken_back).toEqual([
    {
      table: 'unit_prices',
      on: '2026-12-01',
      name: 'meal_support',
      label: expect.any(String),
      after: '700円',
      later: '500円',
      may_carry: true,
    },
  ]);
});

it('what headquarters chose goes on into the planned row, which keeps what it meant to change', async () => {
  const answer = await app.call(
    'headquartersSavePriceRow',
    row('2026-11-25', 1100, 700, ['meal_support']),
    await honbu(),
  );
  expect(answer).toMatchObject({ status: 'OK' });
  const { rows } = await app.pool.query(
    "select childcare, meal_support from app.unit_prices_on('2026-12-01') union all select childcare, meal_support from app.unit_prices_on('2026-11-25')",
  );
  expect(rows).toEqual([
    { childcare: 1300, meal_support: 700 },
    { childcare: 1100, meal_support: 700 },
  ]);
});

/** Our own settings: the form of one day knows nothing of what is planned meanwhile for another. */
const settings = async (adaptation_date: string, values: Record<string, number>, changed = Object.keys(values)) => {
  const { rows } = await app.pool.query(
    "select to_jsonb(s) - 'changed_settings' as shown from app.reserve_settings_on('2026-11-16') s",
  );
  return { ...rows[0]?.shown, table: 'reserve_settings', id: null, version: null, adaptation_date, ...values, changed };
};
type SavedRow = Parameters<typeof app.call<'headquartersSavePriceRow'>>[1];
const call = async (name: 'headquartersSavePriceRow' | 'headquartersPreviewPriceRow', payload: unknown) =>
  app.call(name, payload as SavedRow, await honbu());

it('planning two changes of our own settings undoes neither, though both forms showed the old values', async () => {
  const hold = await settings('2027-01-01', { hold_minutes: 7 });
  const payloads = await settings('2027-02-01', { open_wishes: 9 });
  expect(await call('headquartersSavePriceRow', payloads)).toMatchObject({ status: 'OK' });
  const preview = await call('headquartersPreviewPriceRow', hold);
  expect(preview).toMatchObject({ status: 'OK', preview: { until: null, taken_back: [] } });
  expect(await call('headquartersSavePriceRow', hold)).toMatchObject({ status: 'OK' });
  const { rows } = await app.pool.query(
    'select hold_minutes, open_wishes, changed_settings from reserve_settings where adaptation_date > $1 order by adaptation_date',
    ['2026-12-31'],
  );
  expect(rows).toEqual([
    { hold_minutes: 7, open_wishes: 5, changed_settings: ['hold_minutes'] },
    { hold_minutes: 7, open_wishes: 9, changed_settings: ['open_wishes'] },
  ]);
});

it('a later row that changes the same says so in the preview; what would not fit with it is refused in words', async () => {
  expect(await call('headquartersPreviewPriceRow', await settings('2027-01-20', { open_wishes: 12 }))).toMatchObject({
    preview: {
      until: '2027-02-01',
      taken_back: [{ name: 'open_wishes', after: '12件', later: '9件', may_carry: false }],
    },
  });
  const minimum = await settings('2027-03-01', { offer_minimum_minutes: 25 });
  expect(await call('headquartersSavePriceRow', minimum)).toMatchObject({ status: 'OK' });
  const short = await settings('2027-02-20', { offer_minutes: 20 });
  expect(await call('headquartersSavePriceRow', short)).toMatchObject({
    status: 'NG',
    type: 'input_error',
    msg: expect.stringContaining('予定されている内容'),
  });
});
