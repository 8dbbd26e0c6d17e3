import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { unit } from './world.ts';

/** Requests per second, and CPU milliseconds a request cost in all: callers, server, PostgreSQL. */
export interface Round {
  rate: number;
  cpu: number;
}

export interface Measured {
  scale: number;
  create: Round[];
  bareCreate: Round[];
  /** The same, while commits do not wait for the disk: what is left is CPU alone. */
  createUnflushed: Round[];
  bareCreateUnflushed: Round[];
  calendar: Round[];
  bareCalendar: Round[];
}

interface Machine {
  cores: number;
  load: number[];
  minutes: number;
  connections: number;
  rounds: number;
  seconds: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rates = (rounds: readonly Round[]): number => median(rounds.map(({ rate }) => rate));
const cpus = (rounds: readonly Round[]): number => median(rounds.map(({ cpu }) => cpu));
/** Of each round, so that a busy moment meets both sides. */
const ratio = (ours: readonly Round[], bare: readonly Round[]): number =>
  median(ours.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN)));

const file = new URL('../RESULTS.md', import.meta.url);
const heading = '## Reserves';

export function writeReport(measured: readonly Measured[], plans: string, machine: Machine): void {
  const section = [
    heading,
    '',
    intro(machine),
    '',
    table(measured),
    '',
    growth(measured),
    '',
    '```',
    plans,
    '```',
    '',
  ].join('\n');
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n';
  const start = present.indexOf(`${heading}\n`);
  if (start === -1) {
    writeFileSync(file, `${present.trimEnd()}\n\n${section}`);
    return;
  }
  const after = present.indexOf('\n## ', start + heading.length);
  const rest = after === -1 ? '' : present.slice(after + 1);
  writeFileSync(file, `${present.slice(0, start)}${section}${rest === '' ? '' : `\n${rest}`}`);
}

const intro = ({ cores, load, minutes, connections, rounds, seconds }: Machine): string =>
  `Per second over ${connections} connections, median of ${rounds} rounds of ${seconds} s turn by turn; ${cores} cores shared by callers,
server and PostgreSQL (load average ${load.map((value) => value.toFixed(1)).join(' before, ')} after; ${minutes.toFixed(1)} minutes in all). createReserve is the
whole call over HTTP: token, customer, rules, price, reserve, message and its job, in two round trips to PostgreSQL. Bare
SQL is lock, check of the slots, inserts and commit with prepared statements, and nothing else, in four. First as in
production, where a commit waits for the disk; then "unflushed" (synchronous_commit off), where CPU alone decides and the
callers' own share counts too: they run on the same cores. The calendar is 61 days of a branch evaluated for two
children; bare SQL reads the same rows as JSON. CPU is what one request costs callers, server and PostgreSQL together. Run it: \`node bench/reserves.ts\`.`;

const columns: readonly [string, (each: Measured) => string][] = [
  ['data', ({ scale }) => `${scale}×`],
  ['branches', ({ scale }) => (scale * unit.branches).toLocaleString('en')],
  ['reserves', ({ scale }) => (scale * unit.reserves).toLocaleString('en')],
  ['createReserve', ({ create }) => rates(create).toFixed(0)],
  ['bare', ({ bareCreate }) => rates(bareCreate).toFixed(0)],
  ['ratio', ({ create, bareCreate }) => ratio(create, bareCreate).toFixed(2)],
  ['CPU ms', ({ create, bareCreate }) => `${cpus(create).toFixed(1)} / ${cpus(bareCreate).toFixed(1)}`],
  ['unflushed', (each) => rates(each.createUnflushed).toFixed(0)],
  ['bare', (each) => rates(each.bareCreateUnflushed).toFixed(0)],
  ['ratio', (each) => ratio(each.createUnflushed, each.bareCreateUnflushed).toFixed(2)],
  ['CPU ms', (each) => `${cpus(each.createUnflushed).toFixed(1)} / ${cpus(each.bareCreateUnflushed).toFixed(1)}`],
  ['calendar', ({ calendar }) => rates(calendar).toFixed(0)],
  ['bare', ({ bareCalendar }) => rates(bareCalendar).toFixed(0)],
  ['ratio', ({ calendar, bareCalendar }) => ratio(calendar, bareCalendar).toFixed(2)],
  ['CPU ms', ({ calendar, bareCalendar }) => `${cpus(calendar).toFixed(1)} / ${cpus(bareCalendar).toFixed(1)}`],
];

function table(measured: readonly Measured[]): string {
  const rows = measured.map((each) => columns.map(([, cell]) => cell(each)));
  const head = columns.map(([title]) => title);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** By CPU and not by rate: the rounds of two scales lie minutes apart, and the machine is not the same busy. */
function growth(measured: readonly Measured[]): string {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first === last) return '';
  const times = (pick: (each: Measured) => Round[]) => (cpus(pick(last)) / cpus(pick(first))).toFixed(2);
  const [create, bareCreate] = [times((each) => each.create), times((each) => each.bareCreate)];
  const [calendar, bareCalendar] = [times((each) => each.calendar), times((each) => each.bareCalendar)];
  return `CPU per request from ${first.scale}× to ${last.scale}×: createReserve ×${create} (bare ×${bareCreate}), calendar ×${calendar} (bare ×${bareCalendar}).`;
}
