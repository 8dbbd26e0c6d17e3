import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemoWorld } from '../db/seed/demo-world.ts';
import { documents } from '../src/contract/operations/documents.generated.ts';
import { closeConnections, post, rate, type Target } from './data-api/load.ts';

/**
 * The data API against a hand-written route that runs the very same SQL under row-level security, in one run, turn by
 * turn, so that a busy machine slows both. The answers are compared first. Writes bench/RESULTS-data-api.md.
 */
const ROUNDS = 21;
const ROUND_MS = 1_000;
const CALLERS = 16;
const NOW = new Date('2026-11-16T01:00:00Z');

const HEAD = ['operation', 'data API', 'by hand', 'ratio (median)', 'middle half', 'range', 'bytes'];

interface Match {
  readonly name: string;
  readonly ours: Target;
  readonly hand: Target;
}

function match(name: string, caller: Target['caller'], variables: object): Match {
  const id = documents.find((document) => document.name === name)?.id;
  return {
    name,
    ours: { path: '/v1/graphql', caller, body: JSON.stringify({ id, variables }) },
    hand: { path: `/hand/${name}`, caller, body: JSON.stringify(variables) },
  };
}

const matches = [
  match('SelectBranchesList', 'visitor', { open_date: '2026-10-01', code: '13' }),
  match('SelectMypageTop', 'member', {}),
];

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.round((values.length - 1) * share)] ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

async function play(port: number, { name, ours, hand }: Match): Promise<string[]> {
  const answers = await Promise.all([post(port, ours), post(port, hand)]);
  const [left, right] = answers.map((answer) => JSON.parse(answer));
  if (!isDeepStrictEqual(left, right)) throw new Error(`${name}: the two answers differ`);
  for (const target of [ours, hand]) await rate(port, target, CALLERS, ROUND_MS / 2);
  const rounds: { ours: number; hand: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % 2 === 0;
    const before = await rate(port, first ? ours : hand, CALLERS, ROUND_MS);
    const after = await rate(port, first ? hand : ours, CALLERS, ROUND_MS);
    rounds.push(first ? { ours: before, hand: after } : { ours: after, hand: before });
  }
  const ratios = rounds.map((round) => round.ours / round.hand);
  const cells = [
    name,
    Math.round(median(rounds.map((round) => round.ours))),
    Math.round(median(rounds.map((round) => round.hand))),
    median(ratios).toFixed(2),
    `${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)}`,
    `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
    `${Buffer.byteLength(answers[0])}`,
  ];
  return cells.map(String);
}

/** A Markdown table with even columns, as the formatter wants it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
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
  const client = new pg.Client(url);
  await client.connect();
  await client.query('analyze');
  const { rows } = await client.query<{ uid: string }>(
    `select uid from customers c join reserves r on r.customer_id = c.id where c.status = 1
     group by uid order by count(*) desc, uid limit 1`,
  );
  await client.end();
  const worker = new Worker(new URL('./data-api/server.ts', import.meta.url), {
    workerData: { url, now: NOW.toISOString(), uid: rows[0]?.uid },
  });
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const rowsPlayed: string[][] = [];
  for (const one of matches) rowsPlayed.push(await play(port, one));
  const report = `# Data API against a hand-written route

Requests per second, ${CALLERS} callers, ${ROUNDS} rounds of ${ROUND_MS} ms turn by turn, demo world, ${availableParallelism()} cores shared by
callers, server and database; load average at the start ${startLoad.toFixed(1)}, at the end ${(loadavg()[0] ?? 0).toFixed(1)} (other work
on the same machine is not kept away; both sides of a round meet it). The hand-written route is Fastify and node-postgres
with begin, role and claims, the same SQL as a prepared statement, commit: four network round trips where the data API
makes one, and no statement timeout. Both answers are compared before the run. Run it: \`node_modules/.bin/node bench/data-api.ts\`.

${table([HEAD, ...rowsPlayed])}
`;
  writeFileSync(join(import.meta.dirname, 'RESULTS-data-api.md'), report);
  console.log(report);
  closeConnections();
  await worker.terminate();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
