import { enqueueSettlement } from '../../billing/settle.ts';
import { requireBranch } from '../../branch-desk/branch-access.ts';
import { notify } from '../../notifying/notify.ts';
import { answerWaiver, lockWaiver } from '../../store/money/fee-waivers.ts';
import { noShowOfFee } from '../../store/money/no-show-fees.ts';
import { readReserve } from '../../store/reserves/reserves.ts';
import { audited } from '../../store/upkeep/audit.ts';
import { implement, refuse } from '../callable/context.ts';

/** The manager's answer to a wish that a cancellation fee be let go; the family is told either way. */
export const staffAnswerFeeWaiver = implement('staffAnswerFeeWaiver', async ({ database, clock, account }, input) => {
  const granted = input.granted_flag === 1;
  return database.transaction(clock.now(), async (tx) => {
    const waiver = await lockWaiver(tx, input.fee_waiver_id);
    if (waiver === null) return refuse('waiver_answered');
    const { reserve_cancellation_id, reserve_id, branch_id } = waiver;
    requireBranch(account, branch_id);
    const record = { account, branch_id, action: 'staffAnswerFeeWaiver', table_name: 'reserve_cancellations' } as const;
    await audited(tx, { ...record, record_id: reserve_cancellation_id }, () =>
      answerWaiver(tx, waiver, { account_id: account.id, granted }),
    );
    if (!granted) await enqueueSettlement(tx, { kind: 'cancellation', id: reserve_cancellation_id });
    const reserve = await readReserve(tx, reserve_id);
    if (reserve !== null) {
      const { cancel_amount, fee_reason } = await noShowOfFee(tx, reserve_cancellation_id);
      const data = { ...reserve, cancel_amount, fee_reason };
      await notify(tx, { customer_id: reserve.customer_id, reserve_id, kind: 'cancel_fee_decided', data });
    }
    return { status: 'OK' };
  });
});
