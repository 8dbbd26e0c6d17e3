import { Refusal } from '../../../contract/refusal.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import type { RefusalReason } from '../../../domain/reserves/refusal-reasons.ts';
import { transition } from '../../../domain/reserves/reserve.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { lockCustomer } from '../../membership/store/customer-standing.ts';
import { type Transaction, violatedConstraint } from '../../postgres/database.ts';
import { type Acting, audited } from '../../store/audit.ts';
import { whoDid } from '../../store/who-did.ts';
import { requireHeldAgain } from '../held-again.ts';
import { lockOwnReserve } from '../own-reserve.ts';
import { dropHeldAnswer, heldUntil } from '../store/held-answers.ts';
import { dayFacts, lockBranchDay, rulesOn } from '../store/reserve-facts.ts';
import { type ReserveRow, readReserve, writeReserveState } from '../store/reserves.ts';
import { notifyAnswerLater } from './notify-answer.ts';

interface RequestAnswer {
  now: Date;
  account: Acting;
  reserve_id: number;
  answer: 'approve' | 'reject';
  approval_comment: string;
  /** Of a refusal. */
  refusal_reason?: RefusalReason;
}

/**
 * A pending request holds its seats, so approving needs no new ones. Of two answers at once the first counts. The family
 * is notified once the answer can no longer be undone.
 */
export async function answerRequest(tx: Transaction, input: RequestAnswer): Promise<void> {
  const { account, reserve_id, approval_comment, refusal_reason } = input;
  const reserve = await lockOwnReserve(tx, account, reserve_id);
  const change = transition(reserve, input.answer);
  if (!change.ok) throw await answeredAlready(tx, reserve_id);
  if (input.answer === 'approve' && reserve.start_datetime <= input.now) throw new Refusal('transition_refused');
  const { branch_id } = reserve;
  const record = { account, branch_id, table_name: 'reserves', record_id: reserve_id } as const;
  const answer = { ...change.changes, approval_comment, ...(refusal_reason === undefined ? {} : { refusal_reason }) };
  await audited(tx, { ...record, reason: approval_comment }, () => writeReserveState(tx, reserve_id, answer));
  const answered = { ...reserve, ...answer };
  const { settings } = await rulesOn(tx, reserve.reserve_date);
  await notifyAnswerLater(tx, answered, input.now, settings.request_undo_minutes);
}

/** Says which colleague was faster, and when; the family's own withdrawal, or the deadline, has no colleague. */
async function answeredAlready(tx: Transaction, reserve_id: number): Promise<Refusal> {
  const who = await whoDid(tx, 'reserves', reserve_id);
  return new Refusal('request_answered', who === '' ? {} : { msg: `このリクエストは、${who}` });
}

/** Undoes an answer before the family is notified. Seats freed by a rejection must still be free. */
export async function undoAnswer(
  tx: Transaction,
  { now, account, reserve_id }: Pick<RequestAnswer, 'now' | 'account' | 'reserve_id'>,
): Promise<void> {
  const known = await readReserve(tx, reserve_id);
  if (known === null) throw new Refusal('not_found');
  requireBranch(account, known.branch_id);
  // Seats are taken again: locked in the order every save uses.
  await lockBranchDay(tx, known.branch_id, known.reserve_date);
  await lockCustomer(tx, known.customer_id);
  const reserve = await lockOwnReserve(tx, account, reserve_id);
  const until = await heldUntil(tx, reserve_id);
  if (until === null || until <= now) throw new Refusal('answer_told');
  const change = transition(reserve, 'undo_answer');
  if (!change.ok) throw new Refusal('transition_refused');
  if (reserve.approval_status === approvalStatus.code.rejected) await requireSeats(tx, reserve);
  const { branch_id } = reserve;
  const record = { account, branch_id, table_name: 'reserves', record_id: reserve_id } as const;
  await audited(tx, record, () => writeReserveState(tx, reserve_id, { ...change.changes, approval_comment: '' })).catch(
    refuseTakenChild,
  );
  await dropHeldAnswer(tx, reserve_id);
}

async function requireSeats(tx: Transaction, reserve: ReserveRow): Promise<void> {
  const { day } = await dayFacts(tx, reserve.branch_id, reserve.reserve_date, reserve.id);
  requireHeldAgain(day, reserve);
}

/** The family may have reserved elsewhere, or left, in the meantime. */
function refuseTakenChild(error: unknown): never {
  const broken = violatedConstraint(error);
  if (broken === 'child_never_in_two_places') throw new Refusal('reserve_overlap');
  if (broken === 'child_still_there') throw new Refusal('transition_refused');
  throw error;
}
