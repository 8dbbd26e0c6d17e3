import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { notify } from '../../notifying/notify.ts';
import { requireLivingCustomer } from '../living-customer.ts';
import { endBookingBlock, lockBookingBlock } from '../store/booking-blocks.ts';
import { holdCustomer } from '../store/customer-standing.ts';

export const headquartersReopenCustomer = implement(
  'headquartersReopenCustomer',
  async ({ account, clock, database }, { customer_id, reason }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      await holdCustomer(tx, customer_id);
      await requireLivingCustomer(tx, customer_id);
      const block = await lockBookingBlock(tx, customer_id);
      if (!block?.in_force) throw new Refusal('family_not_stopped');
      const { id: record_id, version } = block;
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'customer_stops',
        record_id,
        version,
        reason,
      } as const;
      await editRow(tx, change, () => endBookingBlock(tx, record_id, account.id));
      await notify(tx, { customer_id, kind: 'family_reopened', data: {}, occurrence: `stop-${record_id}` });
    });
    return { status: 'OK' };
  },
);
