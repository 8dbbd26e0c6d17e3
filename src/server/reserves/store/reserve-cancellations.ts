import type { CancelCause, CancelType } from '../../../domain/codes.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
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
    /** The policy's sentence about what is charged. */
    fee_reason: string;
    /** One of the turns of illness in the quarter. */
    illness_turn_flag?: boolean;
  },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into reserve_cancellations
       (reserve_id, cancel_amount, cancel_datetime, cancel_type, cancel_cause, cancel_settlement_status, cancel_remarks,
        cancelled_member_id, fee_reason, illness_turn_flag)
     values ($1, $2, app.now(), $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      row.reserve_id,
      row.cancel_amount,
      row.cancel_type,
      row.cancel_cause,
      row.cancel_settlement_status,
      row.cancel_remarks,
      row.cancelled_member_id ?? null,
      row.fee_reason,
      row.illness_turn_flag ?? false,
    ],
  );
  touchLedgers(tx, { reserve_id: row.reserve_id });
  return rows[0]?.id ?? 0;
}

/**
 * How many turns of illness the children of a reserve have used in its quarter. The children are locked first, so that two
 * cancellations cannot both take the last one; the count is a separate statement, so it sees what was taken meanwhile.
 */
export async function lockIllnessTurns(tx: Transaction, reserve_id: number): Promise<number> {
  await tx.query(
    `select from children where id in (select child_id from reserve_details where reserve_id = $1)
     order by id for no key update`,
    [reserve_id],
  );
  const { rows } = await tx.query<{ used: number }>('select app.illness_turns_used($1) as used', [reserve_id]);
  return rows[0]?.used ?? 0;
}

/** Counts a move without a fee; their number is limited (cancellation_policies.move_limit). The caller holds the reserve's row. */
export async function countFreeMove(tx: Transaction, reserve_id: number): Promise<void> {
  await tx.query('update reserves set free_moves = free_moves + 1 where id = $1', [reserve_id]);
}
