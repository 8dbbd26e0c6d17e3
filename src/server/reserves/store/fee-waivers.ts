import type { MinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import { cancelCause, cancelSettlementStatus, childcareStatus } from '../../../domain/codes.ts';
import { waiverStatus } from '../../../domain/staff-codes.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';

const { waiting, granted, refused } = waiverStatus.code;

/** Who asks for the waiver: a manager's request is granted at once, any other waits for an answer. */
export type WaiverWord = { readonly account_id: number; readonly reason: string; readonly manager: boolean };

type Asked = {
  reserve_id: number;
  branch_id: number;
  /** What is paid if it is refused, and if it is granted. */
  fee_amount: number;
  granted_amount: number;
};

const words = ({ account_id, reason, manager }: WaiverWord) => [
  account_id,
  reason,
  manager ? granted : waiting,
  manager ? account_id : null,
];

export async function insertCancelWaiver(
  tx: Transaction,
  asked: Asked & { reserve_cancellation_id: number },
  word: WaiverWord,
): Promise<void> {
  await tx.query(
    `insert into fee_waivers (reserve_cancellation_id, reserve_id, branch_id, fee_amount, granted_amount, asked_account_id,
       reason, status, answered_account_id, answered_datetime)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::integer, case when $9::integer is not null then app.now() end)`,
    [
      asked.reserve_cancellation_id,
      asked.reserve_id,
      asked.branch_id,
      asked.fee_amount,
      asked.granted_amount,
      ...words(word),
    ],
  );
}

/** What a move at the branch's request lets go: the minimum fee, a turn of moving, the same-day line. */
type MoveWaiver = Omit<Asked, 'granted_amount'> & {
  kept_cancel_deadline: MinimumFee['kept_cancel_deadline'];
  free_move_flag: boolean;
  /** With the same-day line; null where the move adds none. */
  refused: { amount: number; lines: unknown } | null;
};

/** One request a reserve waits: a second move before the answer makes it the stricter of both. */
export async function insertMoveWaiver(tx: Transaction, move: MoveWaiver, word: WaiverWord): Promise<void> {
  await tx.query(
    `insert into fee_waivers (reserve_id, branch_id, fee_amount, kept_cancel_deadline, free_move_flag, refused_amount,
       refused_lines, asked_account_id, reason, status, answered_account_id, answered_datetime)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::integer, case when $11::integer is not null then app.now() end)
     on conflict (reserve_id) where status = ${waiting} and reserve_cancellation_id is null do update set
       fee_amount = greatest(fee_waivers.fee_amount, excluded.fee_amount),
       kept_cancel_deadline = least(fee_waivers.kept_cancel_deadline, excluded.kept_cancel_deadline),
       free_move_flag = fee_waivers.free_move_flag or excluded.free_move_flag,
       refused_amount = excluded.refused_amount, refused_lines = excluded.refused_lines, reason = excluded.reason,
       created_at = app.now()`,
    [
      move.reserve_id,
      move.branch_id,
      move.fee_amount,
      move.kept_cancel_deadline,
      move.free_move_flag,
      move.refused?.amount ?? null,
      move.refused ? JSON.stringify(move.refused.lines) : null,
      ...words(word),
    ],
  );
}

export type WaitingMove = { id: number } & MinimumFee;

/** The unanswered waiver request of a move; the caller holds the reserve's row. */
export async function waitingMoveOf(tx: Transaction, reserve_id: number): Promise<WaitingMove | null> {
  const { rows } = await tx.query<WaitingMove>(
    `select id, fee_amount as kept_cancel_amount, kept_cancel_deadline from fee_waivers
     where reserve_id = $1 and status = ${waiting} and reserve_cancellation_id is null for no key update`,
    [reserve_id],
  );
  return rows[0] ?? null;
}

/** The moved reserve was cancelled: its fee waits for the same answer. */
export async function moveWaitsForFee(
  tx: Transaction,
  id: number,
  fee: { reserve_cancellation_id: number; fee_amount: number; granted_amount: number },
): Promise<void> {
  await tx.query(
    'update fee_waivers set reserve_cancellation_id = $2, fee_amount = $3, granted_amount = $4 where id = $1',
    [id, fee.reserve_cancellation_id, fee.fee_amount, fee.granted_amount],
  );
}

/** Nothing is at stake any more, or another request takes its place. */
export async function dropMoveWaiver(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from fee_waivers where id = $1', [id]);
}

export type WaitingWaiver = {
  id: number;
  reserve_cancellation_id: number | null;
  reserve_id: number;
  branch_id: number;
  granted_amount: number;
};

/** The request, locked after its reserve as everywhere; null once it was answered. */
export async function lockWaiver(tx: Transaction, id: number): Promise<WaitingWaiver | null> {
  await tx.query(
    'select from reserves where id = (select reserve_id from fee_waivers where id = $1) for no key update',
    [id],
  );
  const { rows } = await tx.query<WaitingWaiver>(
    `select w.id, w.reserve_cancellation_id, w.reserve_id, w.branch_id, w.granted_amount
     from fee_waivers w where w.id = $1 and w.status = ${waiting} for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Who answered it and how; null: nobody did, or there is none. */
export async function waiverAnswer(tx: Transaction, id: number) {
  const { rows } = await tx.query<{ branch_id: number; by: string; at: Date; granted: boolean }>(
    `select w.branch_id, a.name as by, w.answered_datetime as at, w.status = ${granted} as granted
     from fee_waivers w join accounts a on a.id = w.answered_account_id
     where w.id = $1 and w.answered_datetime is not null`,
    [id],
  );
  return rows[0] ?? null;
}

export async function answerWaiver(
  tx: Transaction,
  { id, reserve_cancellation_id }: WaitingWaiver,
  answer: { account_id: number; granted: boolean },
): Promise<void> {
  await tx.query(
    `update fee_waivers set status = $2, answered_account_id = $3, answered_datetime = app.now() where id = $1`,
    [id, answer.granted ? granted : refused, answer.account_id],
  );
  if (reserve_cancellation_id !== null) {
    await (answer.granted ? letGo : charge)(tx, id);
    touchLedgers(tx, { reserve_cancellation_id });
  } else if (!answer.granted) await keepAfterMove(tx, id);
}

const { waived, toCharge } = cancelSettlementStatus.code;

async function letGo(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update reserve_cancellations x set cancel_amount = w.granted_amount, settle_due_datetime = null,
       cancel_settlement_status = case when w.granted_amount = 0 then ${waived} else ${toCharge} end
     from fee_waivers w where w.id = $1 and x.id = w.reserve_cancellation_id and x.cancel_settlement_status = ${toCharge}`,
    [id],
  );
}

/** The branch's cause never costs a fee: what is charged was, by the manager's word, the family's. */
async function charge(tx: Transaction, id: number): Promise<void> {
  const { branch, family } = cancelCause.code;
  await tx.query(
    `update reserve_cancellations x set cancel_cause = case x.cancel_cause when ${branch} then ${family} else x.cancel_cause end
     from fee_waivers w where w.id = $1 and x.id = w.reserve_cancellation_id`,
    [id],
  );
}

/** Applies the fee the family's own move would have retained; the price only if the reserve was not changed since. */
async function keepAfterMove(tx: Transaction, id: number): Promise<void> {
  const unchanged = 'w.refused_amount is not null and r.updated_at <= w.created_at';
  await tx.query(
    `update reserves r set kept_cancel_amount = greatest(r.kept_cancel_amount, w.fee_amount),
       kept_cancel_deadline = least(r.kept_cancel_deadline, w.kept_cancel_deadline),
       free_moves = r.free_moves + w.free_move_flag::integer,
       reserve_amount = case when ${unchanged} then w.refused_amount else r.reserve_amount end,
       amount_lines = case when ${unchanged} then w.refused_lines else r.amount_lines end,
       current_day_flag = r.current_day_flag or ${unchanged}
     from fee_waivers w where w.id = $1 and r.id = w.reserve_id and r.live
       and r.childcare_status = ${childcareStatus.code.upcoming}`,
    [id],
  );
}

type OverdueWaiver = { id: number; branch_id: number; branch_name: string; reserve_id: number };

/** Requests that no manager answered in time; each is handed over once. */
export async function handOverdueWaivers(tx: Transaction): Promise<OverdueWaiver[]> {
  const { rows } = await tx.query<OverdueWaiver>(
    `update fee_waivers w set handed_to_headquarters_at = app.now() from branches b
     where b.id = w.branch_id and w.status = ${waiting} and w.handed_to_headquarters_at is null
       and w.answer_due_datetime <= app.now() returning w.id, w.branch_id, b.name as branch_name, w.reserve_id`,
  );
  return rows;
}
