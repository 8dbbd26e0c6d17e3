import { childcareStatus } from '../../../domain/codes.ts';
import { withSan } from '../../../domain/text/called-name.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { noShowOfFee } from '../../attendance/store/no-show-fees.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import type { Account } from '../../auth/store/accounts.ts';
import { implement, refuse } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import type { Transaction } from '../../postgres/database.ts';
import { answerWaiver, lockWaiver, type WaitingWaiver, waiverAnswer } from '../../reserves/store/fee-waivers.ts';
import { readReserve } from '../../reserves/store/reserves.ts';
import { audited } from '../../store/audit.ts';
import { enqueueSettlement } from '../settle.ts';

/** The manager's or headquarters' answer to a fee waiver request; the family is notified either way. */
export const staffAnswerFeeWaiver = implement(
  'staffAnswerFeeWaiver',
  async ({ database, clock, account }, input, acting) => {
    const granted = input.granted_flag === 1;
    return database.transaction(clock.now(), async (tx) => {
      const waiver = await lockWaiver(tx, input.fee_waiver_id);
      if (waiver === null) return tooLate(account, await waiverAnswer(tx, input.fee_waiver_id));
      const { reserve_cancellation_id: fee_id, reserve_id, branch_id } = waiver;
      requireBranch(account, branch_id);
      const record = { account: acting, branch_id } as const;
      const about =
        fee_id === null
          ? ({ table_name: 'reserves', record_id: reserve_id } as const)
          : ({ table_name: 'reserve_cancellations', record_id: fee_id } as const);
      await audited(tx, { ...record, ...about }, () => answerWaiver(tx, waiver, { account_id: account.id, granted }));
      if (fee_id === null) await notifyMove(tx, waiver, granted);
      else await notifyFee(tx, reserve_id, fee_id);
      return { status: 'OK' };
    });
  },
);

/** Somebody was faster: who, when and how, so that nobody has to go and look. */
function tooLate(account: Account, answer: Awaited<ReturnType<typeof waiverAnswer>>) {
  if (answer === null) return refuse('waiver_answered');
  requireBranch(account, answer.branch_id);
  const done = answer.granted ? '免除しました' : '免除しないと回答しました';
  return refuse('waiver_answered', { msg: `${withSan(answer.by)}が${formatDateTime(answer.at)}に${done}。` });
}

/** What is left of the fee is charged now. */
async function notifyFee(tx: Transaction, reserve_id: number, id: number): Promise<void> {
  const { cancel_amount, fee_reason } = await noShowOfFee(tx, id);
  if (cancel_amount > 0) await enqueueSettlement(tx, { kind: 'cancellation', id });
  const reserve = await readReserve(tx, reserve_id);
  if (reserve === null) return;
  const data = { ...reserve, cancel_amount, fee_reason };
  await notify(tx, { customer_id: reserve.customer_id, reserve_id, kind: 'cancel_fee_decided', data });
}

async function notifyMove(tx: Transaction, { id, reserve_id }: WaitingWaiver, granted: boolean): Promise<void> {
  const reserve = await readReserve(tx, reserve_id);
  // Nothing to notify once the stay has begun or is over: no fee was retained for it.
  if (!reserve?.live || reserve.childcare_status !== childcareStatus.code.upcoming) return;
  const { customer_id, kept_cancel_amount } = reserve;
  const data = { ...reserve, granted, kept_cancel_amount };
  await notify(tx, { customer_id, reserve_id, kind: 'move_fee_decided', data, occurrence: `waiver-${id}` });
}
