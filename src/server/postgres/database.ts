import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Statement } from './pipeline.ts';
import { openPool } from './pool.ts';
import { sendWhole } from './send-again.ts';
import { type NameOf, openTransaction, type Queryable, statements, type Transaction } from './transaction.ts';

export type { Queryable, Transaction } from './transaction.ts';

/**
 * The only access to PostgreSQL. Each method takes the current time, which the statements see as app.now(): limits,
 * expiry dates and deadlines in SQL follow the server's clock and no other (decision 2). Nothing else uses the pool.
 */
export interface Database {
  /** Reads as the owner: each statement separately, in one round trip with the clock. */
  read<Result>(now: Date, work: (db: Queryable) => Promise<Result>): Promise<Result>;
  /** All or nothing, as the owner. */
  transaction<Result>(now: Date, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** The data API's way: a preamble takes a role and its claims, and row-level security decides. The first column as text. */
  asRole(preamble: RoleStatement, work: readonly RoleStatement[]): Promise<string[]>;
  state(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}
export type RoleStatement = Pick<Statement, 'text' | 'values'> & { readonly name: string | undefined };

// Dates stay the text they are ('2026-11-16'): a JavaScript Date would bring the host's time zone into play.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** Statements are prepared once per connection; not behind a transaction pooler. */
  namedStatements?: boolean;
  onPoolError(error: Error): void;
}

/** So many texts are named; a text built again for each call must not fill the connections' memory. */
const NAMED_LIMIT = 500;

/** The name a statement is prepared under, by its text; null for the ones too many. */
function statementNames(): NameOf {
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
  const { url, poolSize, onPoolError } = options;
  const nameOf: NameOf = options.namedStatements ? statementNames() : () => null;
  const pool = openPool({ url, size: poolSize, onError: onPoolError });

  const withClient = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
  return {
    read: (now, work) =>
      withClient((client) => {
        const { make, settings } = statements(nameOf, now);
        return work({
          async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
            const [, answer] = await sendWhole(client, [settings(), make(text, values, 'rows')]);
            return answer?.result as pg.QueryResult<Row>;
          },
        });
      }),
    async transaction(now, work) {
      const client = await pool.connect();
      const { tx, commit, rollback } = openTransaction(client, nameOf, now);
      let broken = false;
      try {
        const result = await work(tx);
        await commit();
        return result;
      } catch (error) {
        // A connection that cannot even roll back must not serve the next caller.
        await rollback().catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    asRole: (preamble, work) =>
      withClient(async (client) => {
        const named = ({ text, values, name }: RoleStatement, answer: Statement['answer']): Statement => ({
          text,
          values,
          name: options.namedStatements ? (name ?? null) : null,
          answer,
        });
        const [, ...answers] = await sendWhole(client, [
          named(preamble, 'nothing'),
          ...work.map((statement) => named(statement, 'cells')),
        ]);
        return answers.map(({ cells }) => cells[0] ?? 'null');
      }),
    state: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** The row names another one that does not exist: an id the client made up, or whose row has gone meanwhile. */
export const namesMissingRow = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23503';

/** A violated constraint by its name, or null: lets a function turn the database's last word into a refusal. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return null;
  return error.constraint ?? null;
}

/** What the database says of a violated constraint of this name; null for any other error. */
export function violationDetail(error: unknown, constraint: string): string | null {
  return violatedConstraint(error) === constraint ? ((error as pg.DatabaseError).detail ?? null) : null;
}
