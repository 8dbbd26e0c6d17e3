import { requireKnownFamily } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { notify } from '../../notifying/notify.ts';
import { audited } from '../../store/audit.ts';
import { liftPickupLock, openPickupLock } from '../store/pickup-locks.ts';

/** Ours: a manager ends the freeze of a pick-up list on a paper that was seen; which one is in the audit log. */
export const staffLiftPickupFreeze = implement(
  'staffLiftPickupFreeze',
  async (context, { customer_id, reason }, acting) => {
    const { account, clock, database } = context;
    await requireKnownFamily(context, customer_id);
    await database.transaction(clock.now(), async (tx) => {
      await holdCustomer(tx, customer_id);
      const id = await openPickupLock(tx, customer_id);
      if (id === null) throw new Refusal('pickup_list_open');
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'pickup_freezes',
        record_id: id,
        reason,
      } as const;
      await audited(tx, change, () => liftPickupLock(tx, id, { account_id: account.id, note: reason }));
      await notify(tx, { customer_id, kind: 'pickup_list_opened', data: {}, occurrence: `freeze-${id}` });
    });
    return { status: 'OK' };
  },
);
