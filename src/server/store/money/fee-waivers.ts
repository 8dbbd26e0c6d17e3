import { cancelSettlementStatus } from '../../../domain/codes.ts';
import { waiverStatus } from '../../../domain/reserves/staff-codes.ts';
import type { Transaction } from '../../postgres/database.ts';

/** The wish, and the fee's charge put off until the answer is due. */
export async function insertWaiver(
  tx: Transaction,
  asked: { reserve_cancellation_id: number; branch_id: number; account_id: number; reason: string; due: Date },
): Promise<void> {
  await tx.query(
    `with held as (update reserve_cancellations set settle_due_datetime = $5 where id = $1)
     insert into fee_waivers (reserve_cancellation_id, branch_id, asked_account_id, reason) values ($1, $2, $3, $4)`,
    [asked.reserve_cancellation_id, asked.branch_id, asked.account_id, asked.reason, asked.due],
  );
}

export type WaitingWaiver = { id: number; reserve_cancellation_id: number; reserve_id: number; branch_id: number };

/** The wish with its fee locked, as the charging job locks it; null once it was answered. */
export async function lockWaiver(tx: Transaction, id: number): Promise<WaitingWaiver | null> {
  const { rows } = await tx.query<WaitingWaiver>(
    `select w.id, w.reserve_cancellation_id, x.reserve_id, w.branch_id
     from fee_waivers w join reserve_cancellations x on x.id = w.reserve_cancellation_id
     where w.id = $1 and w.status = ${waiverStatus.code.waiting}
       and x.cancel_settlement_status = ${cancelSettlementStatus.code.toCharge}
       and not exists (select from payment_intents i where i.reserve_cancellation_id = x.id)
     for no key update of x, w`,
    [id],
  );
  return rows[0] ?? null;
}

export async function answerWaiver(
  tx: Transaction,
  { id, reserve_cancellation_id }: WaitingWaiver,
  answer: { account_id: number; granted: boolean },
): Promise<void> {
  const { granted, refused } = waiverStatus.code;
  await tx.query(
    `update fee_waivers set status = $2, answered_account_id = $3, answered_datetime = app.now() where id = $1`,
    [id, answer.granted ? granted : refused, answer.account_id],
  );
  await tx.query(
    `update reserve_cancellations set settle_due_datetime = null,
       cancel_settlement_status = case when $2 then ${cancelSettlementStatus.code.waived} else cancel_settlement_status end,
       cancel_amount = case when $2 then 0 else cancel_amount end
     where id = $1`,
    [reserve_cancellation_id, answer.granted],
  );
}

/** True where a wish was waiting for this fee, which nobody answered in time. */
export async function lapseWaiver(tx: Transaction, reserve_cancellation_id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update fee_waivers set status = ${waiverStatus.code.lapsed}, answered_datetime = app.now()
     where reserve_cancellation_id = $1 and status = ${waiverStatus.code.waiting}`,
    [reserve_cancellation_id],
  );
  return rowCount === 1;
}
