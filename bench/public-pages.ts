import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemoWorld } from '../db/seed/demo-world.ts';

/**
 * `/` and `/branches/list`, kept in memory and made anew for each request, against a static file from the same server,
 * turn by turn in one run: `node_modules/.bin/node bench/public-pages.ts` after a build. Writes its section of
 * bench/RESULTS.md.
 */
const ROUNDS = 7;
const ROUND_MS = 800;
const CALLERS = 8;
const NOW = new Date('2026-11-16T01:00:00Z');
const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
type Target = { name: string; port: number; path: string; encoding?: 'gzip' };

function get({ port, path, encoding }: Target): Promise<number> {
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

async function rate(target: Target): Promise<number> {
  const start = performance.now();
  let answered = 0;
  const loop = async () => {
    while (performance.now() - start < ROUND_MS) {
      await get(target);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, loop));
  return answered / ((performance.now() - start) / 1000);
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

async function measure(targets: readonly Target[]): Promise<string[]> {
  const sizes = await Promise.all(targets.map(get));
  const rates = targets.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, target] of targets.entries()) rates[index]?.push(await rate(target));
  }
  const still = rates[0] ?? [];
  return targets.map(({ name }, index) => {
    const own = rates[index] ?? [];
    const ratio = median(own.map((value, round) => value / (still[round] ?? 1)));
    return `| ${name} | ${Math.round(median(own))} | ${ratio.toFixed(2)} | ${sizes[index]} |`;
  });
}

function writeSection(title: string, text: string): void {
  const file = join(import.meta.dirname, 'RESULTS.md');
  const sections = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`)).map((section) => section.trimEnd());
  writeFileSync(file, `${[...others, `## ${title}\n\n${text}`].join('\n\n').trimEnd()}\n`);
}

const startLoad = loadavg()[0] ?? 0;
const folder = mkdtempSync(join(tmpdir(), 'imahoiku-bench-'));
const cluster = await startCluster({ folder, throwAway: true });
try {
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createAppDatabase(admin, 'bench');
  await admin.end();
  const url = cluster.urlOf('bench', 'imahoiku');
  await migrate(url);
  await seedDemoWorld(url, NOW);
  const worker = new Worker(new URL('./public-pages/server.ts', import.meta.url), {
    workerData: { url, now: NOW.toISOString() },
  });
  const ports = await new Promise<{ cached: number; uncached: number }>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const assets = readdirSync(join(import.meta.dirname, '../build/client/assets'));
  const css = assets.find((name) => name.endsWith('.css'));
  if (css === undefined) throw new Error('No style sheet under build/client/assets: run npm run build first');
  const lines = await measure([
    { name: 'static file (the style sheet)', port: ports.cached, path: `/assets/${css}` },
    { name: '`/` kept', port: ports.cached, path: '/' },
    { name: '`/branches/list` kept', port: ports.cached, path: '/branches/list' },
    { name: 'static file, gzip', port: ports.cached, path: `/assets/${css}`, encoding: 'gzip' },
    { name: '`/` kept, gzip', port: ports.cached, path: '/', encoding: 'gzip' },
    { name: '`/branches/list` kept, gzip', port: ports.cached, path: '/branches/list', encoding: 'gzip' },
    { name: '`/` made anew', port: ports.uncached, path: '/' },
    { name: '`/branches/list` made anew', port: ports.uncached, path: '/branches/list' },
  ]);
  const text = `Answers per second, ${CALLERS} callers, median of ${ROUNDS} rounds of ${ROUND_MS} ms turn by turn; ${availableParallelism()} cores shared by callers, server and
PostgreSQL (load average ${startLoad.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after). Kept pages are joined with the request's own nonce, with gzip too:
compressed once, the nonce put in between (page-cache/zipped-page.ts); made anew means queries and server
rendering for every request. Run it: \`node_modules/.bin/node bench/public-pages.ts\`.

| what | per second | beside the static file | bytes |
| --- | --- | --- | --- |
${lines.join('\n')}`;
  writeSection('Public pages', text);
  console.log(text);
  agent.destroy();
  await worker.terminate();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
