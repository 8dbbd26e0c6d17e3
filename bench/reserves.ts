import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemoWorld } from '../db/seed/demo-world.ts';
import { bareRate } from './reserves/bare.ts';
import { bareCalendarRate } from './reserves/bare-calendar.ts';
import { Caller } from './reserves/caller.ts';
import { databaseCpu, postmasterOf } from './reserves/cpu.ts';
import { plansOf } from './reserves/plans.ts';
import { type Measured, type Round, writeReport } from './reserves/report.ts';
import { wishes, wishingFamilies } from './reserves/wishes.ts';
import { fillWorld, NOW, unit } from './reserves/world.ts';

/**
 * createReserve and the calendar against bare SQL at 1×, 10× and 100× data, turn by turn within one run, so that a busy
 * machine slows both sides. Writes its section of bench/RESULTS.md. `--scales 1,10 --rounds 3 --seconds 1` for less.
 */
const { values } = parseArgs({
  options: {
    scales: { type: 'string', default: '1,10,100' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '8' },
  },
});
const [rounds, seconds, connections] = [Number(values.rounds), Number(values.seconds), Number(values.connections)];
const started = { at: performance.now(), load: loadavg()[0] ?? 0 };

const folder = mkdtempSync(join(tmpdir(), 'imahoiku-bench-'));
const cluster = await startCluster({ folder, throwAway: true, flushes: true });
try {
  const measured: Measured[] = [];
  let plans = '';
  for (const scale of values.scales.split(',').map(Number)) {
    const database = `bench_${scale}`;
    const admin = new pg.Client(cluster.urlOf('postgres'));
    await admin.connect();
    await createAppDatabase(admin, database);
    await admin.end();
    const url = cluster.urlOf(database, 'imahoiku');
    await migrate(url);
    await seedDemoWorld(url, NOW);
    const filling = performance.now();
    await fillWorld(cluster.urlOf(database), scale);
    console.log(`${scale}x filled in ${((performance.now() - filling) / 1000).toFixed(1)} s`);
    measured.push(await measure(url, scale, (on) => commitsWait(cluster.urlOf('postgres'), on)));
    plans = await plansOf(url);
  }
  const minutes = (performance.now() - started.at) / 60_000;
  const machine = {
    cores: availableParallelism(),
    load: [started.load, loadavg()[0] ?? 0],
    minutes,
    connections,
    rounds,
    seconds,
  };
  writeReport(measured, plans, machine);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Whether a commit waits for the disk, as it does in production; for every session of the cluster. */
async function commitsWait(superuserUrl: string, on: boolean): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  await client.query(`alter system set synchronous_commit = ${on ? 'on' : 'off'}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

async function measure(url: string, scale: number, wait: (on: boolean) => Promise<void>): Promise<Measured> {
  const next = wishes(scale);
  const stride = (unit.customers * scale) / wishingFamilies;
  const uids = Array.from({ length: wishingFamilies }, (_, n) => `bench-${1 + Math.floor(n * stride)}`);
  const worker = new Worker(new URL('./reserves/server.ts', import.meta.url), {
    workerData: { url, now: NOW.toISOString(), uids, connections },
  });
  const { port, tokens } = await new Promise<{ port: number; tokens: [string, string][] }>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const caller = new Caller(port, new Map(tokens), connections);
  // Kept open: a process that ended would take its CPU time with it.
  const pool = new pg.Pool({ connectionString: url, max: connections, idleTimeoutMillis: 0 });
  const create = () => caller.createRate(next, seconds * 1000);
  const bareCreate = () => bareRate(pool, next, seconds * 1000);
  const sides = {
    create,
    bareCreate,
    createUnflushed: create,
    bareCreateUnflushed: bareCreate,
    calendar: () => caller.calendarRate(scale, seconds * 500),
    bareCalendar: () => bareCalendarRate(pool, scale, seconds * 500),
  };
  const names = Object.keys(sides) as (keyof typeof sides)[];
  const roundsOf = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<
    keyof typeof sides,
    Round[]
  >;
  const postmaster = await postmasterOf(url);
  // Without counting: plans, caches, compiled code.
  await caller.warmUp(next, scale);
  await sides.bareCreate();
  await sides.bareCalendar();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      await wait(!name.endsWith('Unflushed'));
      const before = { database: databaseCpu(postmaster), node: process.cpuUsage(), at: performance.now() };
      const rate = await sides[name]();
      const requests = (rate * (performance.now() - before.at)) / 1000;
      const node = process.cpuUsage(before.node);
      const cpu = (databaseCpu(postmaster) - before.database + (node.user + node.system) / 1000) / requests;
      roundsOf[name].push({ rate, cpu });
    }
  }
  caller.close();
  await pool.end();
  worker.postMessage('stop');
  await new Promise((resolve) => worker.once('exit', resolve));
  const shown = (list: readonly Round[]) =>
    list.map(({ rate, cpu }) => `${rate.toFixed(0)}/s ${cpu.toFixed(1)}ms`).join(' ');
  for (const name of names) console.log(`${scale}x ${name} ${shown(roundsOf[name])}`);
  return { scale, ...roundsOf };
}
