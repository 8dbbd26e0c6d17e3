import pg from 'pg';
import type { Clock } from '../clock.ts';

/** What runs statements: a transaction, or the pool for a single read. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}
export type Tx = Queryable;

export interface Database {
  pool: pg.Pool;
  /** All or nothing; the server's clock is visible to the statements as app.now. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
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
  onPoolError(error: Error): void;
}

export function openDatabase({ url, poolSize, clock, onPoolError }: DatabaseOptions): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, idleTimeoutMillis: 30_000 });
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));
  return {
    pool,
    async transaction(work) {
      const client = await pool.connect();
      let broken = false;
      try {
        // One round trip; the text is an ISO date of ours, never a client's value.
        await client.query(`begin; set local app.now = '${clock.now().toISOString()}'`);
        const result = await work(client);
        await client.query('commit');
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

/** A violated constraint by its name, or null: lets a function turn the database's last word into a refusal. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return null;
  return error.constraint ?? null;
}
