import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemoWorld } from '../db/seed/demo-world.ts';
import { buildIfStale } from '../tools/build.ts';

/**
 * `/` and `/branches/list`, kept in memory and made anew for each request, against a static file from the same server,
 * turn by turn in one run: `node_modules/.bin/node bench/public-pages.ts`. Writes its section of bench/RESULTS.md.
 */
export type PublicPagesRow = {
  name: string;
  perSecond: number;
  /** Beside the static file by the same encoding: the median of the rounds' own ratios. */
  ratio: number;
  p50Ms: number;
  p99Ms: number;
  bytes: number;
};

const CALLERS = 8;
const NOW = new Date('2026-11-16T01:00:00Z');
type Target = { name: string; port: number; path: string; encoding?: 'gzip' };
type Round = { perSecond: number; times: number[] };

/** Each target for `seconds` in each of `rounds`, at least one request of every caller. */
export async function measurePublicPages(how: { seconds: number; rounds: number }): Promise<PublicPagesRow[]> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-bench-'));
  const cluster = await startCluster({ folder, throwAway: true });
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  let worker: Worker | undefined;
  try {
    const admin = new pg.Client(cluster.urlOf('postgres'));
    await admin.connect();
    await createAppDatabase(admin, 'bench');
    await admin.end();
    const url = cluster.urlOf('bench', 'imahoiku');
    await migrate(url);
    await seedDemoWorld(url, NOW);
    const server = new Worker(new URL('./public-pages/server.ts', import.meta.url), {
      workerData: { url, now: NOW.toISOString() },
    });
    worker = server;
    const ports = await new Promise<{ cached: number; uncached: number }>((resolve, reject) => {
      server.once('message', resolve);
      server.once('error', reject);
    });
    return await measure(await targetsOf(agent, ports), agent, how);
  } finally {
    agent.destroy();
    await worker?.terminate();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function targetsOf(agent: Agent, { cached, uncached }: { cached: number; uncached: number }): Promise<Target[]> {
  const home = await get({ name: '', port: cached, path: '/', encoding: 'gzip' }, agent);
  const still = { port: cached, path: fileLike(home) };
  return [
    { name: 'static file', ...still },
    { name: '`/` kept', port: cached, path: '/' },
    { name: '`/branches/list` kept', port: cached, path: '/branches/list' },
    { name: 'static file, gzip', ...still, encoding: 'gzip' },
    { name: '`/` kept, gzip', port: cached, path: '/', encoding: 'gzip' },
    { name: '`/branches/list` kept, gzip', port: cached, path: '/branches/list', encoding: 'gzip' },
    { name: '`/` made anew, its data as they were', port: uncached, path: '/' },
    { name: '`/branches/list` made anew, its data as they were', port: uncached, path: '/branches/list' },
    // Addresses with a query are rendered each time (src/web/entry.server.tsx).
    { name: '`/` made anew and rendered', port: uncached, path: '/?rendered' },
    { name: '`/branches/list` made anew and rendered', port: uncached, path: '/branches/list?rendered' },
  ];
}

/** The script or style sheet of the build that is nearest to so many bytes by gzip. */
function fileLike(bytes: number): string {
  const folder = join(import.meta.dirname, '../build/client/assets');
  const far = (name: string) => Math.abs(statSync(join(folder, name)).size - bytes);
  const [nearest = ''] = readdirSync(folder)
    .filter((name) => /\.(js|css)\.gz$/.test(name))
    .sort((left, right) => far(left) - far(right));
  return `/assets/${nearest.replace(/\.gz$/, '')}`;
}

function get({ port, path, encoding }: Target, agent: Agent): Promise<number> {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function round(target: Target, agent: Agent, seconds: number): Promise<Round> {
  const start = performance.now();
  const times: number[] = [];
  const caller = async () => {
    do {
      const asked = performance.now();
      await get(target, agent);
      times.push(performance.now() - asked);
    } while (performance.now() - start < seconds * 1000);
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return { perSecond: times.length / ((performance.now() - start) / 1000), times };
}

async function measure(
  targets: readonly Target[],
  agent: Agent,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<PublicPagesRow[]> {
  const measured = targets.map((target) => ({ target, bytes: 0, rounds: [] as Round[] }));
  for (const each of measured) each.bytes = await get(each.target, agent);
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const each of measured) each.rounds.push(await round(each.target, agent, seconds));
  }
  return measured.map(({ target, bytes, rounds: own }) => {
    const still = measured.find(
      (other) => other.target.name.startsWith('static') && other.target.encoding === target.encoding,
    );
    const times = own.flatMap((one) => one.times);
    return {
      name: target.name,
      perSecond: at(
        0.5,
        own.map((one) => one.perSecond),
      ),
      ratio: at(
        0.5,
        own.map((one, turn) => one.perSecond / (still?.rounds[turn]?.perSecond ?? 1)),
      ),
      p50Ms: at(0.5, times),
      p99Ms: at(0.99, times),
      bytes,
    };
  });
}

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? 0;

function writeSection(title: string, text: string): void {
  const file = join(import.meta.dirname, 'RESULTS.md');
  const sections = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`)).map((section) => section.trimEnd());
  writeFileSync(file, `${[...others, `## ${title}\n\n${text}`].join('\n\n').trimEnd()}\n`);
}

async function main(): Promise<void> {
  const how = { seconds: 0.8, rounds: 7 };
  const before = loadavg()[0] ?? 0;
  const rows = await measurePublicPages(how);
  const lines = rows.map(
    ({ name, perSecond, ratio, p50Ms, p99Ms, bytes }) =>
      `| ${name} | ${Math.round(perSecond)} | ${ratio.toFixed(2)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} | ${bytes} |`,
  );
  const text = `Answers per second, ${CALLERS} callers, median of ${how.rounds} rounds of ${how.seconds} s turn by turn, ${new Date().toISOString().slice(0, 10)}; ${availableParallelism()} cores
(${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB) shared by callers, server and PostgreSQL; load average ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.
The static file is the one of the build nearest in size to \`/\` by gzip. Made anew: nothing is kept and every request asks
the database; a page whose data are what they were is not rendered again (decision 52), the last two rows are rendered
each time. Run it: \`node_modules/.bin/node bench/public-pages.ts\`.

| what | per second | beside the static file | p50 ms | p99 ms | bytes |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}`;
  writeSection('Public pages', text);
  console.log(text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
