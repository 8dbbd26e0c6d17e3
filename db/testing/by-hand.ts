import type pg from 'pg';
import { writeLedgers, writeLines } from '../seed/money/ledgers.ts';

/** An entry put into the books by a test, with its lines and the claim it pays: without them its commit is refused. */
export async function bookByHand<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const written = await client.query<Row>(text, values);
    const entries = await writeLines(client);
    await writeLedgers(client, {
      reserve_ids: entries.flatMap(({ reserve_id }) => reserve_id ?? []),
      ticket_ids: entries.flatMap(({ ticket_id }) => ticket_id ?? []),
    });
    await client.query('commit');
    return written;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Claims and tickets put into their tables by a test. */
export const noteByHand = (
  pool: Pick<pg.Pool, 'query'>,
  reserve_ids?: readonly number[],
  ticket_ids: readonly number[] = [],
): Promise<void> => writeLedgers(pool, reserve_ids && { reserve_ids, ticket_ids });
