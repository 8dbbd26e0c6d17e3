import { type Check, checkAll } from './check/check.ts';
import { comeToRest } from './check/jobs.ts';
import { Mailbox } from './check/mails.ts';
import { checkProcesses } from './check/processes.ts';
import { nothingSuffered, type Suffered } from './faults/fault.ts';
import { everyFault, runFaults } from './faults/schedule.ts';
import { thirdPartiesAreWell } from './faults/third-party-faults.ts';
import { Journal } from './load/journal.ts';
import { runLoad } from './load/load.ts';
import { Random, sleep } from './random.ts';
import { startSoakSystem } from './world/system.ts';

interface SoakOptions {
  seed: number;
  /** How long load and faults go on, at most. */
  seconds: number;
  /** Ends earlier, once so many operations are done. */
  operations?: number;
  families?: number;
  parents?: number;
  visitors?: number;
  workers?: number;
  /** What goes wrong, in an order the seed decides; each `rounds` times, or until the time is over. */
  faults?: readonly string[];
  rounds?: number;
  /** Milliseconds: how long a fault lasts, and about how long nothing is wrong between two. */
  lasts?: number;
  pause?: number;
  /** Milliseconds: how often the jobs of every minute are asked for. */
  sweepMs?: number;
  /** A small disk of its own, where that is allowed. */
  mayMount?: boolean;
  say?(line: string): void;
  signal?: AbortSignal;
}

export interface Soaked {
  seed: number;
  seconds: number;
  journal: Journal;
  suffered: Suffered;
  checks: Check[];
  diskFullBy: string;
}

const MAILBOX_MS = 15_000;

/** Load and faults, then rest, then the proof. Ends everything it has started, whatever happens. */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const {
    seed,
    families = 32,
    parents = 10,
    visitors = 2,
    workers = 2,
    faults = everyFault,
    lasts = 4000,
    pause = 3000,
  } = options;
  const { rounds, sweepMs = 3000, mayMount = true, say = () => {}, signal } = options;
  const random = new Random(seed);
  const journal = new Journal();
  const suffered = nothingSuffered();
  say('starting PostgreSQL, third parties, two web and two worker processes');
  const system = await startSoakSystem({ families, workers, mayMount });
  const over = new AbortController();
  const stop = () => over.abort();
  signal?.addEventListener('abort', stop);
  const started = performance.now();
  const mailbox = new Mailbox(system.emulators.mail);
  try {
    const load = runLoad({
      ...{
        origins: system.origins,
        databaseUrl: system.databaseUrl,
        line: system.emulators.line,
        seed,
        parents,
        visitors,
        sweepMs,
      },
      ...{ families: system.families, staff: system.staff, journal, signal: over.signal },
    });
    const isOver = () =>
      over.signal.aborted ||
      performance.now() - started > options.seconds * 1000 ||
      journal.operations >= (options.operations ?? Number.POSITIVE_INFINITY);
    const watching = setInterval(() => void mailbox.look().catch(() => {}), MAILBOX_MS);
    const sayAfter = (line: string) => say(`${((performance.now() - started) / 1000).toFixed(0)} s, ${line}`);
    try {
      const context = { system, random, suffered, lasts };
      const ask = {
        names: faults,
        pause,
        until: isOver,
        say: (name: string) => sayAfter(`${journal.operations} operations: ${name}`),
      };
      await runFaults(context, rounds === undefined ? ask : { ...ask, rounds });
      if (rounds === undefined) while (!isOver()) await sleep(200);
    } finally {
      over.abort();
      clearInterval(watching);
    }
    await load;
    const seconds = (performance.now() - started) / 1000;
    sayAfter('coming to rest');
    system.clocks.setRight();
    await system.databaseIsBack();
    for (const slot of [...system.webs, ...system.workers]) await slot.untilUp();
    await thirdPartiesAreWell(system.emulators);
    await comeToRest(system.databaseUrl);
    // What the first jobs have enqueued, and what Stripe has told since.
    await thirdPartiesAreWell(system.emulators);
    await comeToRest(system.databaseUrl);
    await mailbox.look();
    sayAfter('checking');
    const checks = [
      ...(await checkAll({
        ...{ databaseUrl: system.databaseUrl, journal, families: system.families, emulators: system.emulators },
        now: system.clocks.now(),
        mails: { byId: mailbox.byId, answersLost: suffered.mailAnswersLost },
      })),
      ...checkProcesses([...system.webs, ...system.workers]),
    ];
    return { seed, seconds, journal, suffered, checks, diskFullBy: system.disk.how };
  } finally {
    over.abort();
    signal?.removeEventListener('abort', stop);
    await system.close();
  }
}

/** The last line: what was proved, or what was not. */
export function verdict({ journal, suffered, checks }: Soaked): string {
  const broken = checks.filter(({ against }) => against.length > 0);
  const done = `soak: ${journal.operations} operations, ${suffered.kills} kills, ${suffered.faults} faults`;
  return broken.length === 0 ? `${done}: all held` : `${done}: NOT held: ${broken.map(({ name }) => name).join('; ')}`;
}
