import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopOnSignal } from '../src/server/main.ts';
import { buildIfStale } from '../tools/build.ts';
import { measuredOn } from '../tools/measured/measured-on.ts';
import { measureFigures } from './figures/measure-figures.ts';
import { CALLERS } from './operations/station.ts';
import { verdicts } from './report/aims.ts';
import { type Circumstances, resultsPage, rowLine } from './report/page.ts';
import { runBench } from './run.ts';
import { type Dataset, openCluster } from './world/datasets.ts';

/**
 * `npm run bench`: every hot operation against its limit at 1×, 10× and 100× data with one and two web processes; writes
 * bench/RESULTS.md and bench/results.json. `-- --quick`: 1× only, within five minutes. `-- --smoke`: one request of each
 * on a tiny world, writes nothing. `--scales 1,10 --only calendar --rounds 3 --milliseconds 500` look at a part or less
 * closely and write nothing either: what is committed was measured by the command as it stands.
 */
const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    scales: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string' },
    milliseconds: { type: 'string' },
    requests: { type: 'string' },
  },
});
const forms = {
  whole: { scales: [1, 10, 100], rounds: 5, milliseconds: 1_000, warmUp: 700, requests: 1_000_000, branches: 1_000 },
  quick: { scales: [1], rounds: 5, milliseconds: 400, warmUp: 300, requests: 20_000, branches: 10 },
  smoke: { scales: [0.2], rounds: 1, milliseconds: 0, warmUp: 0, requests: 100, branches: 2 },
};
const name = asked.smoke ? 'smoke' : asked.quick ? 'quick' : 'whole';
const isPart = name === 'smoke' || Object.values({ ...asked, quick: undefined, smoke: undefined }).some(Boolean);
const { requests, branches } = forms.quick;
const form = isPart && name === 'whole' ? { ...forms.whole, requests, branches } : forms[name];
const plan = {
  processes: name === 'smoke' ? [1] : [1, 2],
  callers: name === 'smoke' ? 1 : CALLERS,
  rounds: Number(asked.rounds ?? form.rounds),
  milliseconds: Number(asked.milliseconds ?? form.milliseconds),
  warmUp: form.warmUp,
  requests: Number(asked.requests ?? form.requests),
  deafApart: name !== 'smoke',
  only: asked.only ?? '',
  tell: (row: Parameters<typeof rowLine>[0]) => console.log(rowLine(row)),
};

const started = { at: performance.now(), load: loadavg()[0] ?? 0 };
await buildIfStale();
const opening = openCluster();
// Ctrl-C must not leave PostgreSQL and its folder behind; the servers end with this process.
stopOnSignal(async () => (await opening).close());

try {
  const cluster = await opening;
  const datasets: Dataset[] = [];
  for (const scale of asked.scales?.split(',').map(Number) ?? form.scales) {
    const dataset = await cluster.fill(scale);
    datasets.push(dataset);
    console.log(`${scale}× filled in ${dataset.filledIn.toFixed(1)} s, ${dataset.checks} checks passed`);
  }
  const { rows, memory } = await runBench(datasets, plan);
  const costs = await measureFigures(await cluster.database('bench_figures'), form.branches, plan.rounds);
  const figures = { branches: form.branches, costs };
  const measured = { rows, memory, figures, datasets, cores: availableParallelism() };
  const how: Circumstances = {
    measured: measuredOn(new Date()),
    load: [started.load, loadavg()[0] ?? 0],
    minutes: (performance.now() - started.at) / 60_000,
    rounds: plan.rounds,
    milliseconds: plan.milliseconds,
    form: name === 'whole' ? '' : `\`-- --${name}\``,
  };
  const page = resultsPage(measured, how);
  if (isPart) console.log(page);
  else {
    const results = { ...how, rows, memory, figures, aims: verdicts(measured) };
    writeFileSync(join(import.meta.dirname, 'RESULTS.md'), page);
    writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
    console.log(page);
    console.log(`${rows.length} rows in ${how.minutes.toFixed(1)} minutes: bench/RESULTS.md and bench/results.json`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await opening.then(
    (cluster) => cluster.close(),
    () => {},
  );
}
process.exit();
