import type { Ask, Operation } from '../operations/operation.ts';
import type { Station } from '../operations/station.ts';
import { databaseCpu, processCpu, residentMegabytes } from './cpu.ts';

/** One turn of one side. */
interface Turn {
  requests: number;
  rate: number;
  /** CPU milliseconds in all, by who used them. */
  cpu: { servers: number; database: number; callers: number };
  /** Milliseconds of each request that was answered well. */
  times: number[];
  failed: number;
}

interface Cost {
  servers: number;
  database: number;
  callers: number;
}

export interface Row {
  name: string;
  scale: number;
  processes: number;
  /** Requests a second, median of the rounds. */
  rate: number;
  /** Milliseconds under load. */
  p50: number;
  p99: number;
  /** CPU milliseconds a request costs servers, PostgreSQL and callers together, and the parts. */
  cpu: number;
  cpu_parts: Cost;
  /** Megabytes the (largest) web process holds afterwards. */
  memory: number;
  limit: string;
  limit_rate: number;
  limit_cpu: number;
  /** Requests of ours that were refused or broke: a long run goes on, and says so. */
  failed: number;
  /** The two rates above, one by the other: what is printed beside them can be reckoned from them. */
  ratio: number;
  /** The least and the most of the rounds' own ratios. */
  spread: [least: number, most: number];
  aim: number | null;
}

export interface Rounds {
  /** At once; the smoke run has one. */
  callers: number;
  rounds: number;
  milliseconds: number;
  warmUp: number;
}

/** The middle of an even number of rounds would be the better one of two. */
export function requireOdd(rounds: number): void {
  if (!Number.isInteger(rounds) || rounds < 1 || rounds % 2 === 0) {
    throw new Error(`the number of rounds must be odd, so that one of them is the middle: ${rounds}`);
  }
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.round((values.length - 1) * share)] ?? 0;
}
export const median = (values: readonly number[]): number => quantile(values, 0.5);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const serversOf = ({ web, deaf, hand }: Station) => [...new Set([...web, ...deaf, ...hand])];
export const cpuNow = (station: Station) => {
  const { user, system } = process.cpuUsage();
  return {
    servers: total(serversOf(station).map(({ pid }) => processCpu(pid))),
    database: databaseCpu(station.postmaster),
    callers: (user + system) / 1000,
  };
};

/** All callers ask again as soon as they are answered, until the time is over (each at least once). */
async function turn(station: Station, ask: Ask, callers: number, milliseconds: number): Promise<Turn> {
  const before = cpuNow(station);
  const started = performance.now();
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      do {
        const since = performance.now();
        try {
          await ask(caller);
          times.push(performance.now() - since);
        } catch (error) {
          failed += 1;
          // One for each caller may be a busy machine's; more than are answered is broken.
          if (failed > callers + times.length) throw error;
        }
      } while (performance.now() - started < milliseconds);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const after = cpuNow(station);
  const cpu = {
    servers: after.servers - before.servers,
    database: after.database - before.database,
    callers: after.callers - before.callers,
  };
  return { requests: times.length, rate: times.length / seconds, cpu, times, failed };
}

/** One operation in all worlds, turn by turn with its limit, so that a busy moment meets every side. */
export async function measureOperation(
  operation: Operation,
  stations: readonly Station[],
  { callers, rounds, milliseconds, warmUp }: Rounds,
): Promise<Row[]> {
  requireOdd(rounds);
  const contests = [];
  for (const station of stations) {
    const sides = await operation.prepare(station);
    // Without counting: plans, caches, compiled code.
    for (const ask of [sides.ours, sides.limit]) await turn(station, ask, callers, warmUp);
    contests.push({ station, sides, ours: [] as Turn[], limit: [] as Turn[] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { station, sides, ours, limit } of contests) {
      const oursFirst = round % 2 === 0;
      if (oursFirst) ours.push(await turn(station, sides.ours, callers, milliseconds));
      limit.push(await turn(station, sides.limit, callers, milliseconds));
      if (!oursFirst) ours.push(await turn(station, sides.ours, callers, milliseconds));
    }
  }
  return contests.map(({ station, ours, limit }) => {
    const times = ours.flatMap((each) => each.times);
    const parts = costOf(ours);
    const [rate, limit_rate] = [ours, limit].map((turns) => median(turns.map((each) => each.rate))) as [number, number];
    const ratios = ours.map((each, round) => each.rate / (limit[round]?.rate ?? Number.NaN));
    return {
      name: operation.name,
      scale: station.dataset.size.scale,
      processes: station.processes,
      rate,
      p50: median(times),
      p99: quantile(times, 0.99),
      cpu: total(Object.values(parts)),
      cpu_parts: parts,
      memory: Math.max(...station.web.map(({ pid }) => residentMegabytes(pid))),
      limit: operation.limit,
      limit_rate,
      limit_cpu: total(Object.values(costOf(limit))),
      failed: total(ours.map(({ failed }) => failed)),
      ratio: rate / limit_rate,
      spread: [Math.min(...ratios), Math.max(...ratios)],
      aim: operation.aim,
    };
  });
}

/** The middle of the turns: one reading that missed a process of PostgreSQL moves nothing. */
function costOf(played: readonly Turn[]): Cost {
  const part = (name: keyof Cost) => median(played.map(({ cpu, requests }) => cpu[name] / requests));
  return { servers: part('servers'), database: part('database'), callers: part('callers') };
}

export interface MemoryRun {
  scale: number;
  requests: number;
  failed: number;
  seconds: number;
  /** Megabytes of the web process before, at each tenth, and at the end. */
  megabytes: number[];
}

/** More are no busy moment any more. */
const MOST_FAILURES = 100;

/** Many requests of all kinds to one web process, by each operation's share. */
export async function measureMemory(
  operations: readonly Operation[],
  station: Station,
  { callers, requests }: { callers: number; requests: number },
): Promise<MemoryRun> {
  const kinds: Ask[] = [];
  for (const operation of operations.filter(({ share }) => share > 0)) {
    const { ours } = await operation.prepare(station);
    kinds.push(...Array.from({ length: operation.share }, () => ours));
  }
  // Mixed, and the same in every run: 37 has no divisor in common with a hundred.
  const mixed = kinds.map((_, n) => kinds[(n * 37) % kinds.length] as Ask);
  const started = performance.now();
  const [process] = station.web;
  const megabytes = [residentMegabytes(process?.pid ?? 0)];
  let left = requests;
  let failed = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (left > 0) {
        left -= 1;
        if (left % Math.ceil(requests / 10) === 0) megabytes.push(residentMegabytes(process?.pid ?? 0));
        try {
          await mixed[left % mixed.length]?.(caller);
        } catch (error) {
          failed += 1;
          if (failed > MOST_FAILURES) throw error;
        }
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { scale: station.dataset.size.scale, requests, failed, seconds, megabytes };
}
