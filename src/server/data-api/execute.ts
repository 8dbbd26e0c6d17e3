import type pg from 'pg';
import type { PreparedStatement } from './document.ts';
import { RoundTrip } from './round-trip.ts';
import { PREAMBLE_SQL } from './session.ts';
import type { WireValue } from './wire.ts';

/**
 * `round-trip` is the fast path; `unnamed` is the same behind a transaction pooler, which knows no prepared
 * statements; `plain` is begin/set_config/statement/commit with nothing but node-postgres' public interface.
 */
export type Transport = 'round-trip' | 'unnamed' | 'plain';

/** Runs the statements in one transaction under the preamble's role; gives each one's single text cell. */
export async function runStatements(
  pool: pg.Pool,
  transport: Transport,
  preamble: readonly WireValue[],
  statements: readonly PreparedStatement[],
): Promise<string[]> {
  const client = await pool.connect();
  if (transport === 'plain') return runPlain(client, preamble, statements);
  try {
    return await new Promise<string[]>((resolve, reject) => {
      const trip = new RoundTrip(preamble, statements, transport === 'round-trip', (error, cells) =>
        error ? reject(error) : resolve(cells),
      );
      client.query(trip);
    });
  } finally {
    client.release();
  }
}

async function runPlain(
  client: pg.PoolClient,
  preamble: readonly WireValue[],
  statements: readonly PreparedStatement[],
): Promise<string[]> {
  let broken = false;
  try {
    await client.query('begin');
    await client.query({ text: PREAMBLE_SQL, values: [...preamble] });
    const cells: string[] = [];
    for (const { text, values, name } of statements) {
      const result = await client.query<[string]>({ text, values: [...values], name, rowMode: 'array' });
      cells.push(result.rows[0]?.[0] ?? 'null');
    }
    await client.query('commit');
    return cells;
  } catch (error) {
    // A connection that cannot even roll back must not serve the next caller.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
