import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTemplateCluster } from '../../../db/testing/template-cluster.ts';
import { pageOf, type Result } from './page.ts';
import { PlantedPolicies, policyFaults } from './policies.ts';
import { type Fault, faultsOf, rooms } from './rooms.ts';
import { type Reach, TestRun } from './test-run.ts';

/**
 * `npm run fault-sample`: plants a seeded sample of small mistakes, one after the other, runs the tests that get to the
 * place, and writes docs/generated/fault-sample.md. The first run records which test file gets to which place (`--probe`
 * does it again). What was tried is kept in .data and not tried again; `-- --room family` one room, `-- --again` its
 * survivors once more, `-- --quick` only tests without a database, `-- --page` only the page.
 */
const root = join(import.meta.dirname, '../../..');
const { values: asked } = parseArgs({
  options: {
    room: { type: 'string' },
    seed: { type: 'string', default: '38' },
    probe: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
});
const seed = Number(asked.seed);
const pagePath = join(root, 'docs/generated/fault-sample.md');
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const kept = join(root, '.data/fault-sample', asked.seed);
const reachPath = join(kept, 'reach.json');
const resultsPath = (room: string) => join(kept, `${room}.json`);

/** Tests that run for long because they try everything at random or start processes of their own, which would not see the fault. */
const notTried =
  /^(bench|soak|tools|deploy|emulators)\/|interleavings|fuzz\.test|hostile-input|worker\.test|drain|statements\.test|golden-sql|policy-plans|migrate\.test|installation\.test|permissions\/permissions/;

/** Where a server's room is called from: with `--room` only these are asked. The others sign in, answer pages or look at tables. */
const ofServer = (file: string) =>
  /^src\/server\/(branch-desk|billing|reserving|family|functions|jobs|notifying|papers|webhooks|live|headquarters|store)\//.test(
    file,
  );

const read = <Value>(path: string, other: Value): Value =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Value) : other;
const write = (path: string, value: unknown): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
};

const all = new Map(rooms.map((room) => [room.name, faultsOf(root, room, seed)]));
const policies = policyFaults(root, seed);
/** Each room's in a file of its own, so that two runs can be under way at once. */
const results = new Map(
  [...all.keys(), 'policies'].map((room) => [room, read<Record<string, Result>>(resultsPath(room), {})]),
);
const resultsOf = (room: string) => results.get(room) ?? {};
/** By test file: how long it takes and the names of the places it gets to. */
type Reached = Record<string, { recorded_at?: number; milliseconds: number; places: string[] }>;

async function probe(): Promise<Reached> {
  const faults = [...all.values()].flat();
  const run = await TestRun.start(root, { probing: true });
  const reached = read<Reached>(reachPath, {});
  const asks = all.has(asked.room ?? '') && asked.room !== 'domain' ? ofServer : () => true;
  const files = (await run.files()).filter((file) => asks(file) && !notTried.test(file) && reached[file] === undefined);
  console.log(`${files.length} test files to ask for ${faults.length} places`);
  const note = ({ file, milliseconds, reached: ids }: Reach) => {
    reached[file] = { recorded_at: Date.now(), milliseconds, places: ids.flatMap((id) => faults[id]?.name ?? []) };
    write(reachPath, reached);
  };
  // Those of the rules and of the rooms first: what was recorded is used by the next run, should this one be ended.
  const own = new RegExp(`^(${rooms.flatMap(({ folders }) => folders).join('|')}|src/contract)/`);
  const groups = [(file: string) => own.test(file), (file: string) => !own.test(file) && !isPure(file)];
  for (const isOf of [...groups, (file: string) => !groups.some((each) => each(file))])
    await run.probe(files.filter(isOf), faults, note);
  await run.stop();
  return reached;
}

/** Milliseconds of tests that are run for a fault; beyond that it counts as a survivor of as many. */
const enough = 30_000;
/** Seconds after which a fault is taken for an endless loop: a death too. Far above what a busy machine needs. */
const limit = 600;

const isPure = (file: string) => !/^(db|src\/server)\//.test(file);

/** The tests that get to the fault, without a database first, then the fastest; and those of its folder that are new or changed. */
function testsOf(fault: Fault, reached: Reached): { files: string[]; left: number } {
  const folder = dirname(fault.file);
  const isNew = (file: string) => statSync(join(root, file)).mtimeMs > (reached[file]?.recorded_at ?? 0);
  const cost = (file: string) =>
    (isPure(file) ? 0 : 1e9) + (dirname(file) === folder ? 0 : 1e6) + (reached[file]?.milliseconds ?? 0);
  const known = Object.keys(reached).filter((file) => reached[file]?.places.includes(fault.name));
  const own = globSync(`${folder}/*.test.{ts,tsx}`, { cwd: root }).filter(
    (file) => isNew(file) && !notTried.test(file),
  );
  const found = [...new Set([...known, ...own])]
    .filter((file) => existsSync(join(root, file)))
    .sort((one, other) => cost(one) - cost(other));
  const files: string[] = [];
  let milliseconds = 0;
  for (const file of found) {
    milliseconds += reached[file]?.milliseconds ?? 0;
    if (files.length >= 3 && milliseconds > enough) break;
    files.push(file);
  }
  return { files, left: found.length - files.length };
}

function note({ room, name }: { room: string; name: string }, result: Omit<Result, 'commit'>): void {
  resultsOf(room)[name] = { ...result, commit };
  write(resultsPath(room), resultsOf(room));
  const said = result.died ?? (result.tests === 0 ? 'NOT REACHED' : 'SURVIVED');
  console.log(`${said} | ${name} (${result.tests} files, ${result.seconds} s)`);
}

const isOpen = ({ room, name }: { room: string; name: string }) => {
  const known = resultsOf(room)[name];
  return known === undefined || (asked.again && known.died === null);
};

async function plantIn(faults: readonly Fault[], reached: Reached): Promise<void> {
  const open = faults.filter(isOpen);
  if (open.length === 0) return;
  let run = await TestRun.start(root, { probing: false });
  for (const fault of open) {
    if (run.stuck) run = await TestRun.start(root, { probing: false });
    const { files, left } = testsOf(fault, reached);
    const start = performance.now();
    // Tests without a database take a second; only what they let live is tried with one.
    const pure = files.filter(isPure);
    const others = asked.quick ? [] : files.filter((file) => !isPure(file));
    let died = pure.length > 0 ? await run.plant(fault, pure, limit) : null;
    if (died === null && others.length > 0) died = await run.plant(fault, others, limit);
    note(fault, {
      died: died?.test ?? null,
      tests: pure.length + others.length,
      left: left + files.length - pure.length - others.length,
      seconds: Math.round((performance.now() - start) / 1000),
    });
  }
  await run.stop();
}

async function plantPolicies(): Promise<void> {
  const open = policies.filter(isOpen);
  if (open.length === 0) return;
  const run = await TestRun.start(root, { probing: false });
  const planted = new PlantedPolicies(process.env.TEST_CLUSTER ?? '');
  for (const fault of open) {
    const start = performance.now();
    const died = await planted.during(fault, () => run.until(planted.tests, limit));
    const seconds = Math.round((performance.now() - start) / 1000);
    note(fault, { died: died?.test ?? null, tests: planted.tests.length, left: 0, seconds });
  }
  await run.stop();
}

if (!asked.page) {
  const { clusterUrl, stop } = await startTemplateCluster();
  process.env.TEST_CLUSTER = clusterUrl;
  const reached = asked.probe || !existsSync(reachPath) ? await probe() : read<Reached>(reachPath, {});
  for (const [name, faults] of all) if ((asked.room ?? name) === name) await plantIn(faults, reached);
  if ((asked.room ?? 'policies') === 'policies') await plantPolicies();
  await stop();
}
const before = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '';
writeFileSync(pagePath, pageOf(seed, [...all, ['policies', policies]], Object.assign({}, ...results.values()), before));
process.exit();
