import pg from 'pg';
import { bearerTokens } from '../../src/server/bearer-tokens.ts';
import { parseConfig } from '../../src/server/config.ts';
import { postmasterOf } from '../load/cpu.ts';
import { Line } from '../load/line.ts';
import type { ServerOptions } from '../servers/served.ts';
import { type RunningProcess, startServers } from '../servers/start.ts';
import type { Dataset } from '../world/datasets.ts';
import { NOW, peopleOf } from '../world/size.ts';

export const CALLERS = 8;

/** One world with the processes that serve it, and the callers' connections. */
export interface Station {
  dataset: Dataset;
  people: ReturnType<typeof peopleOf>;
  processes: number;
  web: RunningProcess[];
  /** The same program that keeps no page; one, whatever the number of web processes. */
  deaf: RunningProcess[];
  hand: RunningProcess[];
  /** For bare SQL: as many connections as callers. */
  pool: pg.Pool;
  /** For the product's own statements, bare: planned as the product asks for (src/server/postgres/transaction.ts). */
  ownPool: pg.Pool;
  postmaster: number;
  tokenOf(uid: string, role: 'user' | 'staff'): Promise<string>;
  /** A kept connection for each caller, to the processes in turn. */
  linesTo(processes: readonly RunningProcess[]): Line[];
  close(): Promise<void>;
}

/** `deafApart`: what is made again has a process of its own; the smoke run asks the one that is there. */
export async function openStation(
  dataset: Dataset,
  processes: number,
  { signingKey, deafApart }: { signingKey: string; deafApart: boolean },
): Promise<Station> {
  const options: ServerOptions = { url: dataset.url, connections: CALLERS, signingKey, deaf: false };
  const [web, hand, apart, postmaster] = await Promise.all([
    startServers('web', processes, options),
    startServers('hand-written', processes, options),
    startServers('web', deafApart && processes === 1 ? 1 : 0, { ...options, deaf: true }),
    postmasterOf(dataset.url),
  ]);
  const pool = openPool(dataset.url);
  const ownPool = openPool(dataset.url, '-c plan_cache_mode=force_generic_plan');
  const { PUBLIC_URL } = parseConfig({
    DATABASE_URL: dataset.url,
    AUTH_SIGNING_KEY: signingKey,
    GOOGLE_SERVICE_ACCOUNT: '{}',
  });
  const bearer = await bearerTokens(signingKey, PUBLIC_URL, { now: () => NOW }, () => false);
  const lines: Line[] = [];
  return {
    dataset,
    people: peopleOf(dataset.size),
    processes,
    web,
    deaf: deafApart ? apart : web,
    hand,
    pool,
    ownPool,
    postmaster,
    tokenOf: (uid, role) => bearer.issue({ uid, role, session_id: '00000000-0000-4000-8000-000000000000' }),
    linesTo(targets) {
      const opened = Array.from({ length: CALLERS }, (_, caller) => {
        const { port } = targets[caller % targets.length] ?? { port: 0 };
        return new Line(port);
      });
      lines.push(...opened);
      return opened;
    },
    async close() {
      for (const line of lines) line.close();
      await Promise.all([pool.end(), ownPool.end()]);
      await Promise.all([...web, ...apart, ...hand].map((server) => server.stop()));
    },
  };
}

/** Connections stay open: a process that ended would take its CPU time with it. */
function openPool(connectionString: string, more = ''): pg.Pool {
  const options = `-c app.now=${NOW.toISOString()} ${more}`;
  const pool = new pg.Pool({ connectionString, max: CALLERS, idleTimeoutMillis: 0, options });
  // The cluster may be stopped first (Ctrl-C).
  pool.on('error', () => {});
  return pool;
}
