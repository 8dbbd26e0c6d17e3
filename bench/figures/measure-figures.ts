import { figureRows } from '../../src/server/books/store/figures/sums.ts';
import { openDatabase } from '../../src/server/postgres/database.ts';
import { databaseCpu, postmasterOf } from '../load/cpu.ts';
import { quantile } from '../load/measure.ts';
import type { DatabaseUrls } from '../world/datasets.ts';
import { FIGURES_NOW, fillFigures, sumFromRows } from './world.ts';

export interface FigureCost {
  question: string;
  /** Milliseconds of the clock and of PostgreSQL's CPU, medians. */
  clock: number;
  cpu: number;
}

/**
 * A year of figures of all branches: the page's own statement over kept sums with today's made live, turn by turn with the
 * same sums of money made from the entries' lines themselves. In a database of its own that holds the demo world.
 */
export async function measureFigures(
  { url, superuserUrl }: DatabaseUrls,
  branches: number,
  rounds: number,
): Promise<FigureCost[]> {
  await fillFigures(superuserUrl, branches);
  const postmaster = await postmasterOf(url);
  const database = openDatabase({ url, poolSize: 4, namedStatements: true, onPoolError: () => undefined });
  const year = { branch_ids: null, date_from: '2025-12-01', date_to: '2026-11-16' };
  const month = { ...year, date_from: '2026-11-01' };
  const questions = {
    'a year by month, all branches': () => database.read(FIGURES_NOW, (db) => figureRows(db, year, 'month')),
    'a month by day, all branches': () => database.read(FIGURES_NOW, (db) => figureRows(db, month, 'day')),
    'a year of one branch': () =>
      database.read(FIGURES_NOW, (db) => figureRows(db, { ...year, branch_ids: [1001] }, 'month')),
    'its limit: a month of money alone from the lines of the books': () => sumFromRows(url),
  };
  const asked = Object.entries(questions).map(([question, ask]) => ({
    question,
    ask,
    clock: [] as number[],
    cpu: [] as number[],
  }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { ask, clock, cpu } of asked) {
        const since = { at: performance.now(), cpu: databaseCpu(postmaster) };
        await ask();
        clock.push(performance.now() - since.at);
        cpu.push(databaseCpu(postmaster) - since.cpu);
      }
    }
  } finally {
    await database.close();
  }
  return asked.map(({ question, clock, cpu }) => ({
    question,
    clock: quantile(clock, 0.5),
    cpu: quantile(cpu, 0.5),
  }));
}
