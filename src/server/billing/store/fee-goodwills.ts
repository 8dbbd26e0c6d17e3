import { cancelCause, cancelSettlementStatus, paymentType } from '../../../domain/codes.ts';
import { waiverStatus } from '../../../domain/staff-codes.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';

export interface Goodwill {
  reserve_cancellation_id: number;
  branch_id: number;
  account_id: number;
  /** The money that went back; null: lowered before the charge. */
  refund_id: number | null;
  before_amount: number;
  lowered_amount: number;
  /** As written for the family. */
  reason: string;
  idempotency_key: string;
  content_hash: string;
}

/** What was asked for with the key before; null: nothing. */
export async function goodwillOfKey(tx: Transaction, idempotency_key: string): Promise<string | null> {
  const { rows } = await tx.query<{ content_hash: string }>(
    'select content_hash from fee_goodwills where idempotency_key = $1',
    [idempotency_key],
  );
  return rows[0]?.content_hash ?? null;
}

export async function insertGoodwill(tx: Transaction, row: Goodwill): Promise<void> {
  await tx.query(
    `insert into fee_goodwills (reserve_cancellation_id, branch_id, account_id, refund_id, before_amount, lowered_amount,
       reason, idempotency_key, content_hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.reserve_cancellation_id,
      row.branch_id,
      row.account_id,
      row.refund_id,
      row.before_amount,
      row.lowered_amount,
      row.reason,
      row.idempotency_key,
      row.content_hash,
    ],
  );
}

/** The fee that is not charged yet, less so much; let go altogether where nothing is left. What is left. */
export async function lowerOpenFee(tx: Transaction, reserve_cancellation_id: number, lowered: number): Promise<number> {
  const { rows } = await tx.query<{ cancel_amount: number }>(
    `update reserve_cancellations set cancel_amount = cancel_amount - $2,
       cancel_settlement_status = case when cancel_amount = $2 then ${cancelSettlementStatus.code.waived}
         else cancel_settlement_status end,
       settle_due_datetime = case when cancel_amount = $2 then null else settle_due_datetime end
     where id = $1 returning cancel_amount`,
    [reserve_cancellation_id, lowered],
  );
  touchLedgers(tx, { reserve_cancellation_id });
  return rows[0]?.cancel_amount ?? 0;
}

/** True where staff's request that this fee be let go was waiting; it is answered, and the fee waits no longer. What was let go is in the goodwill. */
export async function grantWaitingWaiver(
  tx: Transaction,
  reserve_cancellation_id: number,
  account_id: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with answered as (
       update fee_waivers set status = ${waiverStatus.code.granted}, answered_account_id = $2, answered_datetime = app.now(),
         granted_amount = fee_amount
       where reserve_cancellation_id = $1 and status = ${waiverStatus.code.waiting} returning reserve_cancellation_id)
     update reserve_cancellations x set settle_due_datetime = null,
       cancel_cause = case when x.cancel_cause = ${cancelCause.code.branch} and x.cancel_amount > 0
         then ${cancelCause.code.family} else x.cancel_cause end
     from answered a where x.id = a.reserve_cancellation_id`,
    [reserve_cancellation_id, account_id],
  );
  return rowCount === 1;
}

/** The entry of a reserve's fee in the books, where something of it can still go back. */
export async function feePaymentOf(tx: Transaction, reserve_id: number): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from view_payments where reserve_id = $1 and payment_type = ${paymentType.code.cancellationFee}
       and amount > 0 order by refundable_amount > 0 desc, id desc limit 1`,
    [reserve_id],
  );
  return rows[0]?.id ?? null;
}
