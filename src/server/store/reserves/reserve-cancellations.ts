import type { CancelCause, CancelType } from '../../../domain/codes.ts';
import type { Transaction } from '../../postgres/database.ts';

/** The cancellation of a reserve with its fee; its id. */
export async function insertCancellation(
  tx: Transaction,
  row: {
    reserve_id: number;
    cancel_amount: number;
    cancel_type: CancelType;
    cancel_cause: CancelCause;
    cancel_settlement_status: number;
    cancel_remarks: string;
    /** Who of the family cancelled. */
    cancelled_member_id?: number | undefined;
  },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into reserve_cancellations
       (reserve_id, cancel_amount, cancel_datetime, cancel_type, cancel_cause, cancel_settlement_status, cancel_remarks,
        cancelled_member_id)
     values ($1, $2, app.now(), $3, $4, $5, $6, $7) returning id`,
    [
      row.reserve_id,
      row.cancel_amount,
      row.cancel_type,
      row.cancel_cause,
      row.cancel_settlement_status,
      row.cancel_remarks,
      row.cancelled_member_id ?? null,
    ],
  );
  return rows[0]?.id ?? 0;
}
