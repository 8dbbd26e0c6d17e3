import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTemplateCluster } from '../../../db/testing/template-cluster.ts';
import { judgement, pageOf, type Result } from './page.ts';
import { PlantedPolicies, policyFaults } from './policies.ts';
import { type Fault, faultsOf, rooms } from './rooms.ts';
import { type Reach, TestRun } from './test-run.ts';

/**
 * `npm run fault-sample`: plants a seeded sample of small mistakes, runs the tests that get to the place, and writes
 * docs/generated/fault-sample.md. The first run records which test file gets to which place (`--probe` does it again). What was
 * tried is kept in .data and not tried again; `-- --room family` one room (or several, in that order), `-- --again` its open
 * survivors once more, `-- --quick` only tests without a database, `-- --page` only the page.
 */
const root = join(import.meta.dirname, '../../..');
const { values: asked } = parseArgs({
  options: {
    room: { type: 'string', multiple: true },
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
const chosen = asked.room ?? [...all.keys(), 'policies'];
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
  const asks = chosen.includes('domain') ? () => true : ofServer;
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

/** Milliseconds of tests that are run for a fault, but three files at least and ten at most; beyond that it counts as a survivor of as many. */
const enough = 60_000;
const [fewest, most] = [3, 10];
/** Seconds without the end of any test file after which a fault is taken for an endless loop: a death too. Far above what a busy machine needs. */
const limit = 400;

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
    if (files.length >= most || (files.length >= fewest && milliseconds > enough)) break;
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
  return known === undefined || (asked.again && known.died === null && judgement(name) === undefined);
};

/** Each fault is tried with its nearest test file that no other fault has in this round, until it dies or has no more. */
async function plantIn(faults: readonly Fault[], reached: Reached): Promise<void> {
  const open = faults.filter(isOpen);
  if (open.length === 0) return;
  const start = performance.now();
  const waiting = open.map((fault) => {
    const { files, left } = testsOf(fault, reached);
    const tried = asked.quick ? files.filter(isPure) : files;
    return { fault, files: tried, done: 0, left: left + files.length - tried.length };
  });
  let run = await TestRun.start(root, { probing: false });
  while (waiting.length > 0) {
    if (run.stuck) run = await TestRun.start(root, { probing: false });
    const over = (each: (typeof waiting)[number], died: string | null) => {
      waiting.splice(waiting.indexOf(each), 1);
      const seconds = Math.round((performance.now() - start) / 1000);
      note(each.fault, { died, tests: each.done, left: each.left + each.files.length, seconds });
    };
    for (const each of waiting.filter(({ files }) => files.length === 0)) over(each, null);
    // What is put in place at an import cannot be switched on for a single file.
    const lonely = waiting.find(({ fault }) => !fault.mutation.inFunction);
    if (lonely) {
      const files = lonely.files.splice(0);
      lonely.done = files.length;
      over(lonely, (await run.plant(lonely.fault, files, limit))?.test ?? null);
      continue;
    }
    const taken = new Set<string>();
    const pairs = waiting.flatMap(({ fault, files, done }) => {
      // What two files let live will most likely live: no need to wait for a round each.
      const own = files.filter((file) => !taken.has(file)).slice(0, done < 2 ? 1 : most);
      for (const file of own) taken.add(file);
      return own.map((file) => ({ fault, file }));
    });
    console.log(`${waiting.length} faults wait, ${pairs.length} test files in this round`);
    const ended = new Set<string>();
    await run.plantTogether(open, pairs, limit, ({ fault, file }, died) => {
      ended.add(file);
      const each = waiting.find((one) => one.fault === fault);
      if (!each) return;
      each.files = each.files.filter((other) => other !== file);
      each.done += 1;
      if (died !== null || each.files.length === 0) over(each, died);
    });
    if (run.stuck) continue;
    for (const { fault, file } of pairs.filter((pair) => !ended.has(pair.file))) {
      const each = waiting.find((one) => one.fault === fault);
      if (each) each.files = each.files.filter((other) => other !== file);
      console.log(`${file} said nothing`);
    }
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
  await plantIn(
    chosen.flatMap((room) => all.get(room) ?? []),
    reached,
  );
  if (chosen.includes('policies')) await plantPolicies();
  await stop();
}
const before = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '';
writeFileSync(pagePath, pageOf(seed, [...all, ['policies', policies]], Object.assign({}, ...results.values()), before));
process.exit();
