import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemoWorld } from '../db/seed/demo-world.ts';
import { openDatabase } from '../src/server/postgres/database.ts';
import { figureRows } from '../src/server/store/figures/sums.ts';
import { fillFigures, NOW, sumFromRows } from './figures/world.ts';
import { databaseCpu, postmasterOf } from './reserves/cpu.ts';

/**
 * A year of figures of all branches: the page's own statement over kept sums with today's made live, turn by turn with the
 * same sums of money made from the entries' lines themselves. `--branches 100` for less.
 */
const { values } = parseArgs({
  options: { branches: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '5' } },
});
const branches = Number(values.branches);
const load = loadavg()[0] ?? 0;
const folder = mkdtempSync(join(tmpdir(), 'imahoiku-bench-'));
const cluster = await startCluster({ folder, throwAway: true, flushes: false });
try {
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createAppDatabase(admin, 'figures');
  await admin.end();
  const url = cluster.urlOf('figures', 'imahoiku');
  await migrate(url);
  await seedDemoWorld(url, NOW);
  const filling = performance.now();
  const filled = await fillFigures(cluster.urlOf('figures'), branches);
  console.log(`filled in ${((performance.now() - filling) / 1000).toFixed(1)} s: ${JSON.stringify(filled)}`);
  const database = openDatabase({ url, poolSize: 4, namedStatements: true, onPoolError: () => undefined });
  const year = { branch_ids: null, date_from: '2025-12-01', date_to: '2026-11-16' };
  const postmaster = await postmasterOf(url);
  const took: Record<string, { ms: number; cpu: number }[]> = {};
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const since = { at: performance.now(), cpu: databaseCpu(postmaster) };
    await work();
    const one = { ms: performance.now() - since.at, cpu: databaseCpu(postmaster) - since.cpu };
    took[name] = [...(took[name] ?? []), one];
  };
  for (let round = 0; round < Number(values.rounds); round++) {
    await measure('a year by month', () => database.read(NOW, (db) => figureRows(db, year, 'month')));
    await measure('a month by day', () =>
      database.read(NOW, (db) => figureRows(db, { ...year, date_from: '2026-11-01' }, 'day')),
    );
    await measure('one branch, a year', () =>
      database.read(NOW, (db) => figureRows(db, { ...year, branch_ids: [1010] }, 'month')),
    );
    await measure('a month from the lines', () => sumFromRows(url));
  }
  console.log(
    `${availableParallelism()} cores, load average ${load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
  const median = (values: readonly number[]) =>
    Math.round(values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0);
  for (const [name, each] of Object.entries(took)) {
    const [ms, cpu] = [each.map((one) => one.ms), each.map((one) => one.cpu)];
    console.log(
      `${name}: median ${median(ms)} ms (${ms.map(Math.round).join(', ')}), CPU of PostgreSQL ${median(cpu)} ms`,
    );
  }
  await database.close();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
