import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { openPool } from './pool.ts';
import { openTransaction } from './transaction.ts';

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
  const pool = openPool({ url, size: poolSize, onError: onPoolError });
  return {
    pool,
    single: prepared(pool),
    async transaction(work) {
      const client = await pool.connect();
      const { tx, commit } = openTransaction(client, prepared(client), nameOf, clock.now());
      let broken = false;
      try {
        const result = await work(tx);
        await commit();
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

export interface DatabaseError {
  code: string;
  constraint?: string;
}

/** The row names another one that does not exist: an id the client made up, or whose row has gone meanwhile. */
export const namesMissingRow = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23503';

/** A violated constraint by its name, or null: lets a function turn the database's last word into a refusal. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return null;
  return error.constraint ?? null;
}
