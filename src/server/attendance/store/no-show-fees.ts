import { cancelCause } from '../../../domain/codes.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';

/** The fee of a no-show is in reserve_cancellations like a cancellation's, while cancel_flag stays false. */
export async function lockNoShowFee(
  tx: Transaction,
  reserve_id: number,
): Promise<{ id: number; charged: boolean } | null> {
  const { rows } = await tx.query<{ id: number; charged: boolean }>(
    `select x.id, x.cancel_settlement_status not in (0, 1)
       or exists (select from payment_intents i where i.reserve_cancellation_id = x.id) as charged
     from reserve_cancellations x where x.reserve_id = $1 for no key update`,
    [reserve_id],
  );
  return rows[0] ?? null;
}

export async function removeNoShowFee(tx: Transaction, reserve_id: number): Promise<void> {
  await tx.query('delete from reserve_cancellations where reserve_id = $1', [reserve_id]);
  touchLedgers(tx, { reserve_id });
}

export async function setCancellationDue(tx: Transaction, id: number, due: Date): Promise<void> {
  await tx.query('update reserve_cancellations set settle_due_datetime = $2 where id = $1', [id, due]);
}

/** What a message says of a fee: the sentence about illness is left out. */
type FeeOfReserve = { reserve_id: number; cancel_amount: number; fee_reason: string };

export async function noShowOfFee(tx: Transaction, id: number): Promise<FeeOfReserve> {
  const { rows } = await tx.query<FeeOfReserve>(
    `select reserve_id, cancel_amount,
       case when cancel_cause = ${cancelCause.code.illness} then '' else fee_reason end as fee_reason
     from reserve_cancellations where id = $1`,
    [id],
  );
  return rows[0] as FeeOfReserve;
}
