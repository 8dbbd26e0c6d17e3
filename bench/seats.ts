import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemoData } from '../db/seed/demo-data.ts';
import { SeatFixture } from '../src/server/reserves/testing/seats/seat-fixture.ts';

/**
 * The long run of src/server/reserves/holds/interleavings.test.ts: whatever takes or gives back seats, in any order, counted
 * again after each batch. Ends by itself, at the first thing that must not be or after `--operations`; `--seed` for another run.
 */
const { values } = parseArgs({
  options: { operations: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } },
});
const [operations, seed] = [Number(values.operations), Number(values.seed)];
const now = new Date('2026-11-16T10:00:00+09:00');
const folder = mkdtempSync(join(tmpdir(), 'imahoiku-seats-'));
const cluster = await startCluster({ folder, throwAway: true });
try {
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createAppDatabase(admin, 'seats');
  await admin.end();
  const url = cluster.urlOf('seats', 'imahoiku');
  await migrate(url);
  await seedDemoData(url, now);
  const fixture = new SeatFixture({ url, branch_id: 9, firstDate: '2026-11-24', now, seed });
  const started = performance.now();
  try {
    await fixture.run(operations);
  } finally {
    await fixture.close();
    const seconds = (performance.now() - started) / 1000;
    console.log(
      [...fixture.counts]
        .map(([what, count]) => `${what}: ${count}`)
        .sort()
        .join('\n'),
    );
    console.log(`seed ${seed}: ${seconds.toFixed(1)} s`);
  }
  console.log(`${operations} operations: no seat sold twice, every hold ended`);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
