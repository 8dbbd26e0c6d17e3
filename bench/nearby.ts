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
import { nearBranch } from '../src/server/reserving/nearby/near-branch.ts';
import { branchPlaces, nearbyFacts } from '../src/server/store/seats/nearby.ts';
import { NOW as AT_SIX, fillFigures } from './figures/world.ts';

/**
 * The nearby list at 1,000 branches with today's reserves: the function's own reading and reckoning, turn by turn with the
 * least SQL that could answer (the nearest branches and how many children each has). `--branches 100` for less.
 */
const { values } = parseArgs({
  options: { branches: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '200' } },
});
const branches = Number(values.branches);
/** Ten in the morning of the filled world's day. */
const NOW = new Date(AT_SIX.getTime() - 8 * 3_600_000);
const today = '2026-11-16';
const load = loadavg()[0] ?? 0;
const folder = mkdtempSync(join(tmpdir(), 'imahoiku-bench-'));
const cluster = await startCluster({ folder, throwAway: true, flushes: false });
try {
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createAppDatabase(admin, 'nearby');
  await admin.end();
  const url = cluster.urlOf('nearby', 'imahoiku');
  await migrate(url);
  await seedDemoWorld(url, NOW);
  await fillFigures(cluster.urlOf('nearby'), branches);
  const superuser = new pg.Client(cluster.urlOf('nearby'));
  await superuser.connect();
  // Spread over the country, closer around Tokyo.
  await superuser.query(`update branches set latitude = 35.68 + sin(id) * (id % 100) / 20.0, longitude = 139.76 + cos(id) * (id % 100) / 20.0
    where id > 1000`);
  await superuser.query("update reserves set childcare_status = 1 where id > 1000 and reserve_date = '2026-11-16'");
  await superuser.query('vacuum analyze');
  await superuser.end();
  const database = openDatabase({ url, poolSize: 4, namedStatements: true, onPoolError: () => undefined });
  const bare = new pg.Client(url);
  await bare.connect();
  const took: Record<string, number[]> = {};
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const since = performance.now();
    await work();
    took[name] = [...(took[name] ?? []), performance.now() - since];
  };
  let shown = 0;
  for (let round = 0; round < Number(values.rounds); round++) {
    const position = { latitude: 35.6 + (round % 50) / 200, longitude: 139.5 + (round % 40) / 100 };
    const wish = { position, date: today, customer_id: null, limit: 20 };
    await measure('nearbySeats: reading and reckoning', async () => {
      const facts = await database.read(NOW, (db) => nearbyFacts(db, wish));
      const asked = {
        now: NOW,
        today,
        origin: position,
        exact: true,
        at_place: new Set<number>(),
        ages: [2, 0],
        minutes: 120,
        from: 0,
      };
      shown = facts.branches
        .map((branch) => nearBranch(branch, facts, asked))
        .filter(({ start_time }) => start_time).length;
    });
    await measure('its statement alone', () => database.read(NOW, (db) => nearbyFacts(db, wish)));
    await measure('bare SQL: the nearest 20 and their children', () =>
      bare.query({
        name: 'bare',
        text: `select b.id, b.name, b.capacity, r.start_datetime, r.end_datetime, count(d.child_id)
          from (select id, name, capacity from branches where status = 1 and real_store_flag
            order by point(longitude * 0.82, latitude) <-> point($1::double precision * 0.82, $2::double precision) limit 20) b
          left join reserves r on r.branch_id = b.id and r.reserve_date = $3 and r.live
          left join reserve_details d on d.reserve_id = r.id group by b.id, b.name, b.capacity, r.id`,
        values: [position.longitude, position.latitude, today],
      }),
    );
    await measure('a typed place: all branches’ addresses', () => database.read(NOW, (db) => branchPlaces(db, today)));
  }
  console.log(
    `${branches} branches, ${shown} of 20 with a seat; ${availableParallelism()} cores, load average ${load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
  for (const [name, times] of Object.entries(took)) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    console.log(`${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms`);
  }
  await bare.end();
  await database.close();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
