import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { addRow } from '../../edit-row.ts';
import { notify } from '../../notifying/notify.ts';
import { requireLivingCustomer } from '../living-customer.ts';
import { endBookingBlock, insertBookingBlock, lockBookingBlock } from '../store/booking-blocks.ts';
import { holdCustomer } from '../store/customer-standing.ts';

/** Blocks new reserves, tickets and plans for a family; existing ones stay. The parent is notified, without the reason. */
export const headquartersStopCustomer = implement(
  'headquartersStopCustomer',
  async ({ account, clock, database }, { customer_id, until_date, reason }, acting) => {
    if (until_date !== null && until_date < tokyoDateOf(clock.now())) {
      const details = [{ path: 'until_date', message: '停止の最終日は、今日以降の日にしてください。' }];
      return refuse('input_error', { fields: ['until_date'], details });
    }
    await database.transaction(clock.now(), async (tx) => {
      await holdCustomer(tx, customer_id);
      await requireLivingCustomer(tx, customer_id);
      const open = await lockBookingBlock(tx, customer_id);
      if (open?.in_force) throw new Refusal('family_stopped_already');
      if (open) await endBookingBlock(tx, open.id, null);
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'customer_stops',
        reason,
      } as const;
      const id = await addRow(tx, change, () =>
        insertBookingBlock(tx, { customer_id, reason, until_date, account_id: account.id }),
      );
      await notify(tx, { customer_id, kind: 'family_stopped', data: { until_date }, occurrence: `stop-${id}` });
    });
    return { status: 'OK' };
  },
);
