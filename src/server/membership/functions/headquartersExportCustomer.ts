import { implement, Refusal } from '../../callable/context.ts';
import { cardSeal } from '../../sealed-card.ts';
import { writeAudit } from '../../store/audit.ts';
import { exportRows } from '../store/customer-export.ts';
import { mergedNumbers } from '../store/customer-merges.ts';
import { customerById } from '../store/customers.ts';

/** What the family itself could download, on its request; who did it and why stays in the log, the data do not. */
export const headquartersExportCustomer = implement(
  'headquartersExportCustomer',
  async ({ account, clock, config, database }, { customer_id, reason }, acting) => {
    const seal = cardSeal(config);
    const data = await database.transaction(clock.now(), async (tx) => {
      const customer = await customerById(tx, customer_id);
      if (customer === null) throw new Refusal('not_found');
      const own = await exportRows(tx, { customer_id: customer.id, uid: customer.uid }, seal);
      const merged: Record<string, unknown> = {};
      for (const { id, uid } of await mergedNumbers(tx, customer_id))
        merged[String(id)] = await exportRows(tx, { customer_id: id, uid }, seal);
      const change = { account: acting, branch_id: account.branch_id, reason };
      await writeAudit(tx, { ...change, table_name: 'customers' }, customer_id, null, null);
      return { ...own, merged_customers: merged };
    });
    return { status: 'OK', exported_at: clock.now().toISOString(), data };
  },
);
