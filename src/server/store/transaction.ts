import type pg from 'pg';
import type { Queryable, Transaction } from './database.ts';
import { type FlightStatement, sendFlight } from './flight.ts';

const begin = 'begin';
/**
 * Our statements are short look-ups and writes by key: their plan does not depend on the values, so it is made once,
 * and never by reading a whole table: planned while the job queue was empty, enqueueing would read all waiting jobs.
 */
const settings = `select set_config('app.now', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true),
  set_config('enable_seqscan', 'off', true)`;
const commit = 'commit';

/** Begins with the first statement, in the same round trip; a transaction that asks nothing is never begun. */
export function openTransaction(
  client: pg.PoolClient,
  statements: Queryable,
  nameOf: (text: string) => string | null,
  now: Date,
): { tx: Transaction; commit(): Promise<void> } {
  let state: 'new' | 'open' | 'ended' = 'new';
  const flown = (text: string, values: readonly unknown[] = []): FlightStatement => {
    const name = nameOf(text);
    // Names of its own: node-postgres keeps count of the statements it prepared itself.
    return { text, values, name: name === null ? null : `flight ${name}` };
  };
  const beginning = () => (state === 'new' ? [flown(begin), flown(settings, [now.toISOString()])] : []);
  const refuseLate = () => {
    if (state === 'ended') throw new Error('a statement after the last one would not be part of the transaction');
  };
  const tx: Transaction = {
    async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      refuseLate();
      if (state === 'open') return statements.query<Row>(text, values);
      const statement = flown(text, values);
      const flight = [...beginning(), statement];
      state = 'open';
      return sendFlight<Row>(client, flight, statement);
    },
    async last<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      refuseLate();
      const statement = flown(text, values);
      const flight = [...beginning(), statement, flown(commit)];
      state = 'ended';
      return sendFlight<Row>(client, flight, statement);
    },
  };
  return {
    tx,
    async commit() {
      if (state === 'open') await client.query('commit');
    },
  };
}
