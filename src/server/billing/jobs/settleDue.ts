import { takeDueSettlements } from '../../attendance/store/childcares.ts';
import { noShowOfFee } from '../../attendance/store/no-show-fees.ts';
import { notify } from '../../notifying/notify.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { Job } from '../../queue/job.ts';
import { readReserve } from '../../reserves/store/reserves.ts';
import { enqueueSettlement } from '../settle.ts';

/** Check-outs and no-shows whose time to undo is over are charged. */
export const settleDue: Job<'settleDue'> = async ({ database, clock }) => {
  await database.transaction(clock.now(), async (tx) => {
    for (const target of await takeDueSettlements(tx, clock.now())) {
      if (target.kind === 'cancellation') await notifyFee(tx, target.id);
      await enqueueSettlement(tx, target);
    }
  });
};

/** The family is notified of a no-show only now. */
async function notifyFee(tx: Transaction, reserve_cancellation_id: number): Promise<void> {
  const { reserve_id, cancel_amount, fee_reason } = await noShowOfFee(tx, reserve_cancellation_id);
  const reserve = await readReserve(tx, reserve_id);
  if (reserve === null) return;
  await notify(tx, {
    customer_id: reserve.customer_id,
    reserve_id,
    kind: 'reserve_no_show',
    data: { ...reserve, cancel_amount, fee_reason },
  });
}
