import { Refusal } from '../../contract/refusal.ts';
import { transition } from '../../domain/reserves/reserve.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { toolsOf } from '../reserving/cancel-seats.ts';
import { notifyBranch } from '../reserving/notify-branch.ts';
import { feesFromNow } from '../reserving/stay.ts';
import { writeReserveState } from '../store/reserves/reserves.ts';
import type { Account } from '../store/sign-in/accounts.ts';
import { audited } from '../store/upkeep/audit.ts';
import { lockOwnReserve } from './branch-access.ts';

export interface RequestAnswer {
  now: Date;
  account: Account;
  reserve_id: number;
  answer: 'approve' | 'reject';
  approval_comment: string;
}

const words = {
  approve: { kind: 'reserve_approved', event: 'approved', action: 'staffApproveReserve' },
  reject: { kind: 'reserve_rejected', event: 'rejected', action: 'staffRejectReserve' },
} as const;

/** A pending request holds its seats, so approving needs no new ones. Of two answers at once the first counts. */
export async function answerRequest(tx: Transaction, wish: RequestAnswer): Promise<void> {
  const { account, reserve_id, approval_comment } = wish;
  const { kind, event, action } = words[wish.answer];
  const reserve = await lockOwnReserve(tx, account, reserve_id);
  const change = transition(reserve, wish.answer);
  if (!change.ok) throw new Refusal('request_answered');
  if (wish.answer === 'approve' && reserve.start_datetime <= wish.now) throw new Refusal('transition_refused');
  const { branch_id, customer_id, customer_name } = reserve;
  const record = { account, branch_id, action, table_name: 'reserves', record_id: reserve_id } as const;
  await audited(tx, { ...record, reason: approval_comment }, () =>
    writeReserveState(tx, reserve_id, { ...change.changes, approval_comment }),
  );
  const cancel_schedule = await feesFromNow(tx, { ...reserve, ...change.changes }, wish.now);
  await notify(tx, {
    customer_id,
    reserve_id,
    kind,
    data: { ...reserve, approval_comment, cancel_schedule },
    occurrence: String(wish.now.getTime()),
  });
  const occurrence = String(wish.now.getTime());
  await notifyBranch(tx, toolsOf(reserve), { reserve_id, event, words: reserve, customer_name, occurrence });
}
