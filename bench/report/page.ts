import type { Row } from '../load/measure.ts';
import { CALLERS } from '../operations/station.ts';
import { type Measured, type Verdict, verdicts } from './aims.ts';

export interface Circumstances {
  /** Day, commit, last migration and machine. */
  measured: string;
  load: [before: number, after: number];
  minutes: number;
  rounds: number;
  milliseconds: number;
  form: string;
}

const mark = { true: '✓', false: 'falls short', null: 'not said' } as const;
const markOf = ({ held }: Verdict) => mark[`${held}`];
const number = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));

const columns: readonly [string, (row: Row) => string][] = [
  ['operation', ({ name }) => name],
  ['data', ({ scale }) => `${scale}×`],
  ['web', ({ processes }) => String(processes)],
  ['a second', ({ rate }) => number(rate)],
  ['p50 ms', ({ p50 }) => number(p50)],
  ['p99 ms', ({ p99 }) => number(p99)],
  ['CPU ms', ({ cpu }) => cpu.toFixed(2)],
  [
    'server + PostgreSQL + callers',
    ({ cpu_parts: { servers, database, callers } }) => parts(servers, database, callers),
  ],
  ['memory MB', ({ memory }) => memory.toFixed(0)],
  ['limit', ({ limit }) => limit],
  ['its rate', ({ limit_rate }) => number(limit_rate)],
  ['its CPU ms', ({ limit_cpu }) => limit_cpu.toFixed(2)],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
  ['of the rounds', ({ spread }) => spread.map((each) => each.toFixed(2)).join('–')],
  ['aim', (row) => (row.aim === null ? '–' : `≥ ${row.aim.toFixed(1)} ${row.ratio >= row.aim ? '✓' : 'falls short'}`)],
];

const parts = (...each: number[]) => each.map((value) => value.toFixed(2)).join(' + ');

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const rowTable = (rows: readonly Row[]) =>
  table([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);

const verdictTable = (list: readonly Verdict[]) =>
  table([['aim', 'wanted', 'measured', ''], ...list.map((one) => [one.what, one.aim, one.measured, markOf(one)])]);

const figureTable = ({ costs }: Measured['figures']) =>
  table([
    ['question', 'clock ms', 'CPU ms of PostgreSQL'],
    ...costs.map(({ question, clock, cpu }) => [question, number(clock), number(cpu)]),
  ]);

const short = (list: readonly Verdict[]): string => {
  const missed = list.filter(({ held }) => held === false);
  const lines = missed.map(({ what, aim, measured }) => `- ${what}: ${measured}, wanted ${aim}`);
  return lines.length === 0 ? 'Nothing that this run could say.' : lines.join('\n');
};

/** One line for a terminal. */
export const rowLine = (row: Row): string =>
  `${row.name} at ${row.scale}×, ${row.processes} web: ${number(row.rate)}/s, p50 ${number(row.p50)} ms, p99 ${number(row.p99)} ms, CPU ${row.cpu.toFixed(2)} ms, ${row.memory.toFixed(0)} MB, ${row.ratio.toFixed(2)} (${row.spread.map((each) => each.toFixed(2)).join('–')}) of ${row.limit}`;

export function resultsPage(measured: Measured, how: Circumstances): string {
  const list = verdicts(measured);
  const { memory, datasets } = measured;
  const filled = datasets.map(
    ({ size, filledIn, checks }) =>
      `${size.scale}× (${size.branches.toLocaleString('en')} branches, ${size.families.toLocaleString('en')} customers, ${size.reserves.toLocaleString('en')} reserves) in ${filledIn.toFixed(0)} s, ${checks} checks passed`,
  );
  return `# Measurements

Written by \`npm run bench\`${how.form === '' ? '' : ` (${how.form})`} on ${how.measured}; the same figures as JSON: results.json. Edit bench/, not this page.

Load average ${how.load[0].toFixed(1)} before and ${how.load[1].toFixed(1)} after. ${CALLERS} callers, web processes,
PostgreSQL (flushing as in production) and the limits share its cores, so a rate is what is left for all of them. Median of
${how.rounds} rounds of ${how.milliseconds} ms, each operation turn by turn with its limit and over all sizes of data: a busy moment meets every side, and
ratios mean more than rates. ${how.minutes.toFixed(1)} minutes in all.

## What falls short

${short(list)}

## Aims

${verdictTable(list)}

## Operations

${rowTable(measured.rows)}

## Figures of a year

The statement behind \`/staff/headquarters/figures\` over ${measured.figures.branches.toLocaleString('en')} branches with a year of kept days and 15 reserves of today each, made live.

${figureTable(measured.figures)}

## How to read it

- **Worlds**: ${filled.join('; ')}. Beside them each world has one branch with 100 children on each of the next 60 days. Filled set by set with triggers and foreign keys
  off; afterwards every foreign key and what triggers would have written is checked (bench/world/check.ts). Every other family
  and branch makes reserves, the others read, so what is read stays as it was.
- **Limits** are what the least program could do, in the same run: for an operation of the data API the same SQL by hand (Fastify, pg, the
  same look at the token, begin, role and claims, prepared statement, commit; both answers are compared first); for calendar, slots and
  nearby the statements they send themselves, bare; for createReserve lock, check of the slots, inserts and commit, with no
  HTTP, rules, price or message; for the refresh the exchange of the token, with nothing signed; for a page a file of the build of about its size from the same server, both by gzip.
- **Ratio** is the one rate by the other, as they stand in the row; beside it the least and the most of the rounds' own.
- **CPU** is what one request costs web process, PostgreSQL and callers together: the steadiest figure on a busy machine.
- **Kept** pages come from memory; **made anew** means queries and server rendering for every request, by a server that hears of no change and so keeps nothing.
- **Memory** in the table is the larger web process after that row; the million (or what this form allows): ${memory.requests.toLocaleString('en')} mixed requests at ${memory.scale}×
  in ${memory.seconds.toFixed(0)} s, by tenths ${memory.megabytes.map((value) => value.toFixed(0)).join(', ')} MB.
- **Two processes** can be twice as fast only where the cores are not all busy with one, PostgreSQL and the callers; where they are,
  the same CPU a request says that they do not hinder each other.
`;
}
