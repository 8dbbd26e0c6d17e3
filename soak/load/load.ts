import pg from 'pg';
import { Random, sleep } from '../random.ts';
import { Client } from './client.ts';
import { control, type Family, freeFamily, type Staff } from './families.ts';
import type { Journal, ReserveRecord } from './journal.ts';
import { parentActs } from './parent.ts';
import { staffAct } from './staff.ts';
import { visitorLooks } from './visitor.ts';

interface LoadOptions {
  /** The web processes, or what stands in front of them. */
  origins: readonly string[];
  /** Where the minute's jobs are put into the queue; as the owner of the tables. */
  databaseUrl: string;
  /** LINE's stand-in, which tells our webhook what people do in the chat. */
  line: string;
  families: readonly Family[];
  staff: readonly Staff[];
  journal: Journal;
  seed: number;
  /** Parents at once. */
  parents?: number;
  /** People without an account at once. */
  visitors?: number;
  /** How often the jobs of every minute are asked for, since a run has few minutes. */
  sweepMs?: number;
  signal: AbortSignal;
}

const minuteJobs = [
  'cancelCardDue',
  'lapseRequests',
  'remindReserves',
  'settleDue',
  'tellAnswers',
  'tellAttendance',
  'resumeAttempts',
  'endSeatHolds',
  'sweepWaitlist',
  'settleResale',
];

/** Parents, staff, visitors, the minute's jobs and LINE's webhooks, until the signal. Stripe's webhooks follow from the payments. */
export async function runLoad(options: LoadOptions): Promise<void> {
  const { families, staff, journal, signal, seed, parents = 10, visitors = 2, sweepMs = 3000 } = options;
  const random = new Random(seed);
  const client = new Client({ ...options, random });
  const tickets = await ticketPrices(options.databaseUrl);
  const context = { client, journal, random, families, staff, tickets };
  const parent = async () => {
    while (!signal.aborted) {
      const family = freeFamily(families, random);
      if (family === null) {
        await sleep(20);
        continue;
      }
      family.busy = true;
      await parentActs(context, family).finally(() => {
        family.reserves = stillOfUse(family.reserves, client.now);
        family.busy = false;
      });
      await sleep(random.below(20));
    }
  };
  const member = async (person: Staff) => {
    while (!signal.aborted) {
      await staffAct(context, person);
      await sleep(20 + random.below(60));
    }
  };
  const visitor = async () => {
    while (!signal.aborted) {
      await visitorLooks(context);
      await sleep(random.below(20));
    }
  };
  await Promise.all([
    ...Array.from({ length: parents }, parent),
    ...Array.from({ length: visitors }, visitor),
    ...staff.map(member),
    every(sweepMs, signal, () => addMinuteJobs(options.databaseUrl)),
    every(1500, signal, () => chat(options, random)),
  ]);
}

const OVER_MS = 2 * 24 * 60 * 60 * 1000;
/** Those with which something can still be done; all of them stand in the journal. */
const stillOfUse = (reserves: readonly ReserveRecord[], now: Date): ReserveRecord[] =>
  reserves.filter(
    ({ cancelled, checkedOut, stay }) =>
      cancelled !== 'ok' && checkedOut === 'no' && now.getTime() - Date.parse(stay.start_datetime) < OVER_MS,
  );

/** What fails is tried again the next time: faults are what this is for. */
async function every(milliseconds: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work().catch(() => {});
    for (let waited = 0; waited < milliseconds && !signal.aborted; waited += 100) await sleep(100);
  }
}

async function ticketPrices(databaseUrl: string): Promise<{ id: number; price: number }[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number; price: number }>(
      'select id, price from ticket_prices where withdrawn_date is null order by id',
    );
    return rows;
  });
}

/** As the crontab does, which reads the machine's minutes. */
export const addMinuteJobs = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query("select app.enqueue(name, '{}', $2 || name) from unnest($1::text[]) as names (name)", [
      minuteJobs,
      'soak ',
    ]);
  });

/** Somebody writes to our LINE account, leaves it or comes back; each event goes to our webhook. */
async function chat({ line, families }: LoadOptions, random: Random): Promise<void> {
  const user_id = random.one(families.flatMap(({ line_user_id }) => line_user_id ?? [])) ?? '';
  const type = random.weighted({ message: 4, unfollow: 1, follow: 3 });
  if (random.below(3) === 0) await control(`${line}/emulator/faults`, { kind: 'duplicate' });
  await control(`${line}/emulator/events`, { type, user_id, ...(type === 'message' ? { text: '予約' } : {}) });
}

/** A connection for one question; what the server says when it goes down is no crash of ours. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000, query_timeout: 300_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
