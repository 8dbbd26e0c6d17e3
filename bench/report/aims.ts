import type { FigureCost } from '../figures/measure-figures.ts';
import type { MemoryRun, Row } from '../load/measure.ts';
import { FULL_CALENDAR, USUAL_CALENDAR } from '../operations/calendar.ts';
import type { Dataset } from '../world/datasets.ts';

export interface Verdict {
  what: string;
  aim: string;
  measured: string;
  /** Null: this machine or this form of the run cannot say. */
  held: boolean | null;
}

export interface Measured {
  rows: Row[];
  memory: MemoryRun;
  /** Of so many branches. */
  figures: { branches: number; costs: FigureCost[] };
  datasets: Dataset[];
  cores: number;
}

/** So many cores let two web processes, PostgreSQL and the callers run beside each other. */
const CORES_FOR_TWO = 6;
/** Four times the 41 a second of the product before this was measured, on a quiet machine of two cores. */
const MADE_ANEW = 164;

const scaled = (row: Row) => `${row.name} at ${row.scale}×${row.processes > 1 ? `, ${row.processes} processes` : ''}`;
const two = (value: number) => value.toFixed(2);

/** Every aim beside what was measured. */
export function verdicts(measured: Measured): Verdict[] {
  const { rows } = measured;
  return [
    ...rows.filter(({ aim, processes }) => aim !== null && processes === 1).map(ratioVerdict),
    ...rows.filter(({ name }) => name === 'home, made anew').map(anewVerdict),
    ...fullBranch(rows),
    ...growth(rows),
    slowest(rows),
    everyAnswer(measured),
    ...twoProcesses(measured),
    ...memoryAndDataset(measured),
    ...figuresOfAYear(measured),
  ];
}

const ratioVerdict = (row: Row): Verdict => ({
  what: `${scaled(row)}: share of its limit`,
  aim: `≥ ${row.aim?.toFixed(1)}`,
  measured: two(row.ratio),
  held: row.ratio >= (row.aim ?? 0),
});

const anewVerdict = (row: Row): Verdict => ({
  what: `${scaled(row)}: a second`,
  aim: `≥ ${MADE_ANEW} (4 × 41)`,
  measured: row.rate.toFixed(0),
  held: row.rate >= MADE_ANEW,
});

function fullBranch(rows: readonly Row[]): Verdict[] {
  return rows
    .filter(({ name, processes }) => name === FULL_CALENDAR && processes === 1)
    .flatMap((full) => {
      const usual = rows.find(
        ({ name, scale, processes }) => name === USUAL_CALENDAR && scale === full.scale && processes === 1,
      );
      if (usual === undefined) return [];
      const times = full.cpu / usual.cpu;
      return {
        what: `calendar at ${full.scale}×: CPU of a full branch to a usual one`,
        aim: '≤ 1.3',
        measured: two(times),
        held: times <= 1.3,
      };
    });
}

/** By CPU: it is what a larger world costs, and moves less with a busy machine than the rate does. */
function growth(rows: readonly Row[]): Verdict[] {
  const scales = [...new Set(rows.map(({ scale }) => scale))].toSorted((one, other) => one - other);
  const [least, most] = [scales[0], scales.at(-1)];
  if (least === most) return [];
  return rows
    .filter(({ scale, processes }) => scale === least && processes === 1)
    .flatMap((small) => {
      const large = rows.find(({ name, scale, processes }) => name === small.name && scale === most && processes === 1);
      if (large === undefined) return [];
      const [times, limitTimes] = [large.cpu / small.cpu, large.limit_cpu / small.limit_cpu];
      return {
        what: `${small.name}: CPU from ${least}× to ${most}× data`,
        aim: '≤ 1.3',
        measured: `${two(times)} (its limit ${two(limitTimes)})`,
        held: times <= 1.3,
      };
    });
}

function slowest(rows: readonly Row[]): Verdict {
  const over = rows.filter(({ p50, p99 }) => p99 >= 10 * p50);
  const worst = rows.toSorted((one, other) => other.p99 / other.p50 - one.p99 / one.p50)[0];
  const least = worst ? `at most ${(worst.p99 / worst.p50).toFixed(1)} (${scaled(worst)})` : 'nothing';
  return {
    what: 'p99 to p50 of every row',
    aim: '< 10',
    measured: over.length === 0 ? least : `${over.length} of ${rows.length} rows over; ${least}`,
    held: over.length === 0,
  };
}

function everyAnswer({ rows, memory }: Measured): Verdict {
  const failing = rows.filter(({ failed }) => failed > 0).map((row) => `${row.failed} (${scaled(row)})`);
  if (memory.failed > 0) failing.push(`${memory.failed} (the run for memory)`);
  return {
    what: 'requests that were not answered well',
    aim: '0',
    measured: failing.length === 0 ? '0' : failing.join(', '),
    held: failing.length === 0,
  };
}

function twoProcesses({ rows, cores }: Measured): Verdict[] {
  const largest = Math.max(...rows.map(({ scale }) => scale));
  return rows
    .filter(({ processes, scale }) => processes === 2 && scale === largest)
    .flatMap((double) => {
      const single = rows.find(
        ({ name, scale, processes }) => name === double.name && scale === largest && processes === 1,
      );
      if (single === undefined) return [];
      const times = double.rate / single.rate;
      const cost = `CPU a request × ${two(double.cpu / single.cpu)}`;
      return {
        what: `${double.name} at ${largest}×: two web processes to one`,
        aim: '≥ 1.7 where cores allow',
        measured:
          cores < CORES_FOR_TWO ? `${two(times)}; ${cores} cores do not allow it; ${cost}` : `${two(times)}; ${cost}`,
        held: cores < CORES_FOR_TWO ? null : times >= 1.7,
      };
    });
}

function memoryAndDataset({ memory, datasets }: Measured): Verdict[] {
  const end = memory.megabytes.at(-1) ?? 0;
  const whole = memory.requests >= 1_000_000;
  const largest = datasets.at(-1);
  return [
    {
      what: 'memory of the web process after a million requests',
      aim: '< 400 MB',
      measured: `${end.toFixed(0)} MB after ${memory.requests.toLocaleString('en')} at ${memory.scale}×`,
      held: end >= 400 ? false : whole ? true : null,
    },
    ...(largest?.size.scale === 100
      ? [
          {
            what: 'the world of 100× filled',
            aim: '< 300 s',
            measured: `${largest.filledIn.toFixed(0)} s`,
            held: largest.filledIn < 300,
          },
        ]
      : []),
  ];
}

/** What headquarters wait for on the page of figures, over as many branches as a chain has. */
const FIGURES_MS = 1_000;

const figuresOfAYear = ({ figures }: Measured): Verdict[] =>
  figures.costs.map(({ question, clock }) => ({
    what: `figures of a year, ${figures.branches.toLocaleString('en')} branches: ${question}`,
    aim: `< ${FIGURES_MS.toLocaleString('en')} ms`,
    measured: `${clock.toFixed(0)} ms`,
    held: clock >= FIGURES_MS ? false : figures.branches >= 1_000 ? true : null,
  }));
