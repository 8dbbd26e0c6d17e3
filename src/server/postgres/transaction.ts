import type pg from 'pg';
import { type Statement, type StatementAnswer, sendPipeline } from './pipeline.ts';
import { sendWhole } from './send-again.ts';

/** What runs statements and answers them. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

declare const inTransaction: unique symbol;
/**
 * Statements that happen together or not at all. The brand lets a function that locks rows ask for one: a lock taken
 * outside a transaction would be gone before the next line.
 */
export interface Transaction extends Queryable {
  readonly [inTransaction]: true;
  /**
   * A statement whose result is not needed: it is sent with the next one, the last ones with the commit, so that writing
   * costs no extra round trip. Its errors are thrown by the statement it is sent with, at the latest by `transaction` itself.
   */
  write(text: string, values?: unknown[]): void;
  /** Done once, after everything else and before the commit: for what has to be said of all that was written. */
  beforeCommit(work: () => Promise<void>): void;
}

export type NameOf = (text: string) => string | null;
type Send = (statement: Statement) => Promise<readonly StatementAnswer[]>;

/**
 * Set for every transaction and read: the server's clock (decision 2), and that plans do not depend on values. Our
 * statements are short look-ups and writes by key, so one cached plan serves them all.
 */
const SETTINGS = `select set_config('app.now', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`;

export function statements(nameOf: NameOf, now: Date) {
  const make = (text: string, values: readonly unknown[], answer: Statement['answer']): Statement => ({
    text,
    values,
    name: nameOf(text),
    answer,
  });
  return { make, settings: () => make(SETTINGS, [now.toISOString()], 'nothing') };
}

/** Begins with its first statement, in the same round trip; a transaction that asks nothing is never begun. */
export function openTransaction(client: pg.PoolClient, nameOf: NameOf, now: Date) {
  const { make, settings } = statements(nameOf, now);
  let begun = false;
  let waiting: Statement[] = [];
  const ending: (() => Promise<void>)[] = [];
  const send: Send = (last) => {
    const taken = begun ? waiting : [make('begin', [], 'nothing'), settings(), ...waiting];
    const sending = begun ? sendPipeline : sendWhole;
    begun = true;
    waiting = [];
    return sending(client, [...taken, last]);
  };
  const tx = {
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const answers = await send(make(text, values, 'rows'));
      return (answers.at(-1) as StatementAnswer<Row>).result;
    },
    write(text: string, values: unknown[] = []) {
      waiting.push(make(text, values, 'nothing'));
    },
    beforeCommit(work: () => Promise<void>) {
      ending.push(work);
    },
  } as Transaction;
  return {
    tx,
    async commit(): Promise<void> {
      for (const work of ending) await work();
      if (begun || waiting.length > 0) await send(make('commit', [], 'nothing'));
    },
    async rollback(): Promise<void> {
      waiting = [];
      if (begun) await client.query('rollback');
    },
  };
}
