import { approvalStatus } from '../../../domain/codes.ts';
import { addMinutes } from '../../../domain/time.ts';
import { notify } from '../../notifying/notify.ts';
import type { Transaction } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { toolsOf } from '../cancel-seats.ts';
import { notifyBranch } from '../notify-branch.ts';
import { feesFromNow } from '../stay.ts';
import { holdAnswer } from '../store/held-answers.ts';
import type { ReserveRow } from '../store/reserves.ts';

/** Sends the current answer to the family and the branch's tools; does nothing if there is none any more. */
export async function notifyAnswer(tx: Transaction, reserve: ReserveRow, now: Date): Promise<void> {
  const { approved, rejected } = approvalStatus.code;
  const { approval_status, customer_id, customer_name } = reserve;
  if (reserve.cancel_flag || (approval_status !== approved && approval_status !== rejected)) return;
  const [kind, event] =
    approval_status === approved
      ? (['reserve_approved', 'approved'] as const)
      : (['reserve_rejected', 'rejected'] as const);
  const cancel_schedule = await feesFromNow(tx, reserve, now);
  const occurrence = String(now.getTime());
  const reserve_id = reserve.id;
  await notify(tx, { customer_id, reserve_id, kind, data: { ...reserve, cancel_schedule }, occurrence });
  await notifyBranch(tx, toolsOf(reserve), {
    reserveId: reserve_id,
    event,
    words: reserve,
    customerName: customer_name,
    occurrence,
  });
}

/** An answer that can be undone for some minutes is sent after them. */
export async function notifyAnswerLater(
  tx: Transaction,
  reserve: ReserveRow,
  now: Date,
  minutes: number,
): Promise<void> {
  if (minutes === 0) return notifyAnswer(tx, reserve, now);
  await holdAnswer(tx, reserve.id, addMinutes(now, minutes));
  await enqueue(tx, 'tellAnswers', {}, { minutes });
}
