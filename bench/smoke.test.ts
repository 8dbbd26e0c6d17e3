import { expect, it } from 'vitest';
import { testDatabase } from '../db/testing/database.ts';
import { buildIfStale } from '../tools/build.ts';
import { measureFigures } from './figures/measure-figures.ts';
import { type Row, requireOdd } from './load/measure.ts';
import { operations } from './operations/list.ts';
import { resultsPage } from './report/page.ts';
import { runBench } from './run.ts';
import { makeDataset } from './world/datasets.ts';

const ownDatabase = async () => {
  const { url } = await testDatabase();
  return { url, superuserUrl: url.replace('imahoiku@', 'postgres@') };
};

/** `npm run bench -- --smoke` on the tests' cluster: every benchmark asks and is answered. Nothing is said of how fast. */
it('runs every benchmark once, on a tiny world that is right', async () => {
  await buildIfStale();
  const dataset = await makeDataset(0.2, await ownDatabase());
  const notices: Row[] = [];
  const plan = {
    processes: [1],
    callers: 1,
    rounds: 1,
    milliseconds: 0,
    warmUp: 0,
    requests: 50,
    deafApart: false,
    only: '',
  };
  const { rows, memory } = await runBench([dataset], { ...plan, tell: (row) => notices.push(row) });
  expect(rows.map(({ name }) => name)).toEqual(operations.map(({ name }) => name));
  expect(notices).toEqual(rows);
  for (const { failed, rate, ratio, limit_rate, spread } of rows) {
    expect([failed, rate > 0, ratio]).toEqual([0, true, rate / limit_rate]);
    expect(spread).toEqual([ratio, ratio]);
  }
  expect(memory.failed).toBe(0);
  expect(memory.megabytes.length).toBeGreaterThan(1);
  const figures = { branches: 2, costs: await measureFigures(await ownDatabase(), 2, 1) };
  expect(figures.costs.length).toBe(4);
  const page = resultsPage(
    { rows, memory, figures, datasets: [dataset], cores: 2 },
    { measured: 'a test', load: [0, 0], minutes: 0, rounds: 1, milliseconds: 0, form: '' },
  );
  for (const { name } of operations) expect(page).toContain(`| ${name} |`);
});

it('has a round in the middle', () => {
  expect(() => requireOdd(5)).not.toThrow();
  for (const rounds of [0, 2, 4, 2.5, Number.NaN]) expect(() => requireOdd(rounds)).toThrow(/must be odd/);
});
