import { expect, it } from 'vitest';
import { type noSums, summedFigures } from '../../../../domain/books/figures/figure-list.ts';
import { testApp } from '../../../testing/app.ts';
import { figureRows, storeFiguresUntil } from './sums.ts';

const app = await testApp();
const { rows: storedDays } = await app.pool.query<{ date_from: string }>(
  'select min(date) as date_from from app.branch_day_figures',
);
const date_from = storedDays[0]?.date_from ?? '';
const read = (branch_ids: number[] | null) =>
  app.services.database.read(app.services.clock.now(), (db) =>
    figureRows(db, { branch_ids, date_from, date_to: '2026-11-16' }, 'month'),
  );
const whole = (rows: { sums: typeof noSums }[]) =>
  Object.fromEntries(summedFigures.map((name) => [name, rows.reduce((sum, { sums }) => sum + sums[name], 0)]));

it('says the same stored, changed since, and not stored at all; all branches are the sum of each', async () => {
  const kept = await read(null);
  const { rows: branches } = await app.pool.query<{ id: number }>('select id from branches order by id');
  const each = await Promise.all(
    branches.map(async ({ id }) => ({ sums: whole((await read([id])).periods) as never })),
  );
  expect(whole(each)).toEqual(whole(kept.periods));
  expect(whole(kept.periods).visits).toBeGreaterThan(20);
  for (const name of ['reserves', 'visits', 'exempt_amount', 'standard_amount', 'outside_amount'] as const) {
    expect(whole(kept.branches)[name]).toBe(whole(kept.periods)[name]);
  }
  await app.pool.query(
    `insert into app.figure_changes (branch_id, date) select branch_id, date from app.branch_day_figures where random() < 0.2`,
  );
  expect(await read(null)).toEqual(kept);
  await app.pool.query('delete from app.figure_changes; update app.figures_kept set kept_until = null');
  await app.pool.query(
    'delete from app.branch_day_figures; delete from app.company_day_figures; delete from app.branch_month_figures',
  );
  const live = await read(null);
  expect(whole(live.periods)).toEqual(whole(kept.periods));
  await app.services.database.transaction(app.services.clock.now(), (tx) => storeFiguresUntil(tx, '2026-11-15'));
  expect(await read(null)).toEqual(kept);
});
