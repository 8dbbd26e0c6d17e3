import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

interface OpenBookingBlock {
  id: number;
  version: number;
  in_force: boolean;
}

/** The stop that has not been lifted; one whose last day has passed is no longer in force. */
export async function lockBookingBlock(tx: Transaction, customer_id: number): Promise<OpenBookingBlock | null> {
  const { rows } = await tx.query<OpenBookingBlock>(
    `select id, version, until_date is null or until_date >= app.tokyo_today() as in_force
     from customer_stops where customer_id = $1 and ended_at is null for update`,
    [customer_id],
  );
  return rows[0] ?? null;
}

export async function insertBookingBlock(
  tx: Transaction,
  block: { customer_id: number; reason: string; until_date: TokyoDate | null; account_id: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into customer_stops (customer_id, reason, until_date, account_id) values ($1, $2, $3, $4) returning id',
    [block.customer_id, block.reason, block.until_date, block.account_id],
  );
  return (rows[0] as { id: number }).id;
}

/** By an account, or by itself after its last day. */
export async function endBookingBlock(tx: Transaction, id: number, account_id: number | null): Promise<void> {
  await tx.query('update customer_stops set ended_at = app.now(), ended_account_id = $2 where id = $1', [
    id,
    account_id,
  ]);
}
