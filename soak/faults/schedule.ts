import { type Random, sleep } from '../random.ts';
import * as database from './database-faults.ts';
import type { Fault, FaultContext } from './fault.ts';
import * as processes from './process-faults.ts';
import * as parties from './third-party-faults.ts';

/** Everything that goes wrong, by the name it is counted under. */
const faults: Readonly<Record<string, Fault>> = {
  'web process killed': processes.webKilled,
  'worker killed in a job': processes.workerKilledInAJob,
  'PostgreSQL restarted': database.databaseRestarted,
  'PostgreSQL killed': database.databaseKilled,
  'a connection of PostgreSQL killed': database.backendKilled,
  'PostgreSQL frozen': database.databaseFrozen,
  'all connections taken': database.connectionsTaken,
  'pool exhausted': database.poolExhausted,
  'disk of the database full': database.databaseDiskFull,
  'disk of the log full': processes.logDiskFull,
  'Stripe in trouble': parties.stripeTrouble,
  'LINE in trouble': parties.lineTrouble,
  'mail in trouble': parties.mailTrouble,
  'webhooks twice': parties.webhooksTwice,
  'webhooks late and reversed': parties.webhooksLateAndReversed,
  'clock jumps': processes.clockJump,
  'one clock off': processes.clockOff,
  deploy: processes.deploy,
};

/** Kills come more often than the rest. */
const more = ['web process killed', 'worker killed in a job', 'PostgreSQL killed', 'web process killed'];

/** Rounds in which each happens, in an order the seed decides. */
export function* scheduleOf(random: Random, names: readonly string[]): Generator<string> {
  for (;;) yield* random.shuffled(names);
}
export const everyFault: readonly string[] = [...Object.keys(faults), ...more];

/** One after the other, with a pause between, until the time is over; the one under way is brought to its end. */
export async function runFaults(
  context: FaultContext,
  options: { names: readonly string[]; pause: number; until: () => boolean; rounds?: number; say(line: string): void },
): Promise<void> {
  const { random, suffered } = context;
  let left = options.names.length * (options.rounds ?? Number.POSITIVE_INFINITY);
  for (const name of scheduleOf(random, options.names)) {
    if (options.until() || left <= 0) return;
    left -= 1;
    await sleep(options.pause / 2 + random.below(options.pause));
    if (options.until()) return;
    options.say(name);
    suffered.faults += 1;
    suffered.byName.set(name, (suffered.byName.get(name) ?? 0) + 1);
    await faults[name]?.(context).catch((error: unknown) => {
      suffered.notes.push(`${name}: ${error}`);
    });
  }
}
