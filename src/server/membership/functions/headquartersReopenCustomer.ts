import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { notify } from '../../notifying/notify.ts';
import { requireLivingCustomer } from '../living-customer.ts';
import { holdCustomer } from '../store/customer-standing.ts';
import { endStop, lockOpenStop } from '../store/customer-stops.ts';

export const headquartersReopenCustomer = implement(
  'headquartersReopenCustomer',
  async ({ account, clock, database }, { customer_id, reason }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      await holdCustomer(tx, customer_id);
      await requireLivingCustomer(tx, customer_id);
      const stop = await lockOpenStop(tx, customer_id);
      if (!stop?.in_force) throw new Refusal('family_not_stopped');
      const { id: record_id, version } = stop;
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'customer_stops',
        record_id,
        version,
        reason,
      } as const;
      await editRow(tx, change, () => endStop(tx, record_id, account.id));
      await notify(tx, { customer_id, kind: 'family_reopened', data: {}, occurrence: `stop-${record_id}` });
    });
    return { status: 'OK' };
  },
);
