import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import type { Clock } from '../clock.ts';

/** What runs statements: a transaction, or the pool for a single read. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}
export type Tx = Queryable;
export interface Transaction extends Queryable {
  /** The work's last statement: the commit travels with it, so that locks are held for one round trip less. What comes
   * after it may neither ask the database nor refuse. */
  last: Queryable['query'];
}

export interface Database {
  pool: pg.Pool;
  /** A single statement of its own, prepared like those of a transaction; for what is asked with every request. */
  single: Queryable;
  /** All or nothing; the server's clock is visible to the statements as app.now. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

// Dates stay the text they are ('2026-11-16'): a JavaScript Date would bring the host's time zone into play.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  clock: Clock;
  /** Statements are prepared once per connection; not behind a transaction pooler. */
  namedStatements?: boolean;
  onPoolError(error: Error): void;
}

/** So many texts are named; a text built anew for each call must not fill the connections' memory. */
const NAMED_LIMIT = 500;

/** The name a statement is prepared under, by its text; null for the ones too many. */
function statementNames(): (text: string) => string | null {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= NAMED_LIMIT) return null;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
}

export function openDatabase(options: DatabaseOptions): Database {
  const { url, poolSize, clock, onPoolError } = options;
  const nameOf = options.namedStatements ? statementNames() : () => null;
  const prepared = (connection: pg.ClientBase | pg.Pool): Queryable => ({
    query(text, values) {
      const name = values === undefined ? null : nameOf(text);
      return name === null ? connection.query(text, values) : connection.query({ name, text, values });
    },
  });
  const pool = new pg.Pool({ connectionString: url, max: poolSize, idleTimeoutMillis: 30_000 });
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));
  return {
    pool,
    single: prepared(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken = false;
      try {
        const open = openTransaction(client, prepared(client));
        // Both are awaited: a failed begin is reported by the first statement behind it.
        const begun = inOneWrite(client, () => [begin(client, clock.now()), work(open.tx)] as const);
        const [, result] = await Promise.all(begun);
        await open.commit();
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        pipelined(client, false);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

/**
 * The text is an ISO date of ours, never a client's value. Our statements are short look-ups and writes by key: their
 * plan does not depend on the values, so it is made once, and never by reading a whole table: planned while the job
 * queue was empty, enqueueing would read all waiting jobs. Not awaited: the first statement of the work travels with it.
 */
function begin(client: pg.PoolClient, now: Date): Promise<unknown> {
  pipelined(client, true);
  return client.query(
    `begin; set local app.now = '${now.toISOString()}'; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off`,
  );
}

function openTransaction(
  client: pg.PoolClient,
  statements: Queryable,
): { tx: Transaction; commit(): Promise<unknown> } {
  let committed: Promise<unknown> | null = null;
  const commit = () => {
    committed ??= client.query('commit');
    return committed;
  };
  const tx: Transaction = {
    query(text, values) {
      if (committed !== null) throw new Error('a statement after the last one would not be part of the transaction');
      return statements.query(text, values);
    },
    last<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      return inOneWrite(client, () => {
        const answer = tx.query<Row>(text, values);
        // If the statement fails, PostgreSQL rolls back at this commit, and says nothing of it. Awaited when the work is
        // done; when the work fails, its own error is the one that counts.
        commit().catch(() => {});
        return answer;
      });
    },
  };
  return { tx, commit };
}

/** node-postgres sends queued statements without waiting for answers; the types do not name the option yet. */
function pipelined(client: pg.ClientBase, on: boolean): void {
  (client as { pipeline?: boolean }).pipeline = on;
}

/** What is sent meanwhile leaves as one: each write wakes PostgreSQL, which costs more than the bytes. */
function inOneWrite<Result>(client: pg.PoolClient, send: () => Result): Result {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

export interface DatabaseError {
  code: string;
  constraint?: string;
}

/** A violated constraint by its name, or null: lets a function turn the database's last word into a refusal. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return null;
  return error.constraint ?? null;
}
