import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newSigningKey } from '../src/server/bearer-tokens.ts';
import { stopOnSignal } from '../src/server/main.ts';
import { buildIfStale } from '../tools/build.ts';
import { cpuNow, median } from './load/measure.ts';
import type { Ask, Operation } from './operations/operation.ts';
import { CALLERS, type Station } from './operations/station.ts';

/**
 * `npm run compare -- <commit>`: this version beside an older one, request by request in one run, so that a busy machine meets both.
 * Each has its own PostgreSQL, world (1×) and web process, made by its own code; only the measuring is this version's.
 * `--only calendar --pairs 500` look at a part; `--write <file>` keeps the table.
 */
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    pairs: { type: 'string', default: '2000' },
    write: { type: 'string' },
  },
});
const [commit] = positionals;
if (commit === undefined) throw new Error('npm run compare -- <commit>');
const pairs = Number(asked.pairs);

const here = join(import.meta.dirname, '..');
const git = (...words: string[]) => execFileSync('git', words, { cwd: here, encoding: 'utf8' }).trim();

/** The older version in a folder of its own, built; its packages are ours where it asks for the same ones. */
function checkOut(): string {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-compare-'));
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit ?? '');
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  const npm = (...words: string[]) =>
    execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (lockOf(folder) === lockOf(here))
    cpSync(join(here, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
  else npm('ci', '--ignore-scripts=false');
  npm('run', 'build');
  return folder;
}

interface Version {
  operations: readonly Operation[];
  station: Station;
  close(): Promise<void>;
}

async function open(root: string, signingKey: string): Promise<Version> {
  const { openCluster } = (await import(join(root, 'bench/world/datasets.ts'))) as typeof import('./world/datasets.ts');
  const { openStation } = (await import(
    join(root, 'bench/operations/station.ts')
  )) as typeof import('./operations/station.ts');
  const { operations } = (await import(
    join(root, 'bench/operations/list.ts')
  )) as typeof import('./operations/list.ts');
  const cluster = await openCluster();
  const dataset = await cluster.fill(1);
  const station = await openStation(dataset, 1, { signingKey, deafApart: true });
  return {
    operations,
    station,
    async close() {
      await station.close();
      await cluster.close();
    },
  };
}

interface Side {
  station: Station;
  ask: Ask;
  times: number[];
}

async function timed({ ask, times }: Side, caller: number): Promise<void> {
  const since = performance.now();
  await ask(caller);
  times.push(performance.now() - since);
}

const cpuOf = ({ station }: Side): number => {
  const { servers, database } = cpuNow(station);
  return servers + database;
};

async function compare(name: string, older: Version, newer: Version): Promise<string> {
  const sides: Side[] = [];
  for (const { operations, station } of [older, newer]) {
    const operation = operations.find((one) => one.name === name);
    if (operation === undefined) return `| ${name} | not there before | | |`;
    const { ours } = await operation.prepare(station);
    sides.push({ station, ask: ours, times: [] });
  }
  const play = async (count: number) => {
    for (let pair = 0; pair < count; pair += 1) {
      // Anyone who is asked second finds warmer caches: each in turn.
      for (const side of pair % 2 === 0 ? sides : sides.toReversed()) await timed(side, pair % CALLERS);
    }
  };
  await play(Math.ceil(pairs / 4));
  for (const side of sides) side.times = [];
  const since = sides.map(cpuOf);
  await play(pairs);
  const [before = 0, after = 0] = sides.map(({ times }) => median(times));
  const [cpuBefore = 0, cpuAfter = 0] = sides.map((side, at) => (cpuOf(side) - (since[at] ?? 0)) / pairs);
  const pair = (one: number, other: number) => `${one.toFixed(2)} → ${other.toFixed(2)} | ${(one / other).toFixed(2)}`;
  return `| ${name} | ${pair(before, after)} | ${pair(cpuBefore, cpuAfter)} |`;
}

const folder = checkOut();
const removeFolder = () => {
  git('worktree', 'remove', '--force', folder);
  rmSync(folder, { recursive: true, force: true });
};
const versions: Version[] = [];
const closeAll = async () => {
  await Promise.all(versions.map((version) => version.close()));
  removeFolder();
};
stopOnSignal(closeAll);
try {
  await buildIfStale();
  const signingKey = await newSigningKey();
  const older = await open(folder, signingKey);
  versions.push(older);
  const newer = await open(here, signingKey);
  versions.push(newer);
  const lines = [
    '# Two versions beside each other',
    '',
    `By \`npm run compare -- ${git('rev-parse', '--short', commit)}\`: before is that commit, after ${git('rev-parse', '--short', 'HEAD')}. ${pairs} pairs of requests, one to`,
    'each version, one after the other; one web process each, 1×. Time: median of a request, milliseconds. CPU: servers and',
    'PostgreSQL, milliseconds a request. A ratio above 1 says that the newer version is faster.',
    '',
    '| operation | time | before / after | CPU | before / after |',
    '|---|---|--:|---|--:|',
  ];
  for (const { name } of newer.operations.filter((operation) => operation.name.includes(asked.only))) {
    const line = await compare(name, older, newer);
    console.log(line);
    lines.push(line);
  }
  lines.push('', `Load average at the end: ${loadavg()[0]?.toFixed(1)}.`);
  if (asked.write !== undefined) writeFileSync(asked.write, `${lines.join('\n')}\n`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await closeAll();
}
process.exit();
