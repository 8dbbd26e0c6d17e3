import { formatDateTime } from '../../../domain/time-format.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { papersPdf } from '../../papers/paper-pdf.ts';
import { cardSeal } from '../../sealed-card.ts';
import { writeAudit } from '../../store/audit.ts';
import { disclosurePapers } from '../disclosure/disclosure-paper.ts';
import { exportRows } from '../store/customer-export.ts';
import { mergedNumbers } from '../store/customer-merges.ts';
import { customerById } from '../store/customers.ts';
import { disclosureNames } from '../store/disclosure-names.ts';

/** What the family itself could download, on its request, and the same on paper in words; who did it and why stays in the log, the data do not. */
export const headquartersExportCustomer = implement(
  'headquartersExportCustomer',
  async ({ account, clock, config, database }, { customer_id, reason }, acting) => {
    const seal = cardSeal(config);
    const { own, merged, names } = await database.transaction(clock.now(), async (tx) => {
      const customer = await customerById(tx, customer_id);
      if (customer === null) throw new Refusal('not_found');
      const own = await exportRows(tx, { customer_id: customer.id, uid: customer.uid }, seal);
      const merged: { customer_id: number; data: Record<string, unknown> }[] = [];
      for (const { id, uid } of await mergedNumbers(tx, customer_id)) {
        merged.push({ customer_id: id, data: await exportRows(tx, { customer_id: id, uid }, seal) });
      }
      const change = { account: acting, branch_id: account.branch_id, reason };
      await writeAudit(tx, { ...change, table_name: 'customers' }, customer_id, null, null);
      return { own, merged, names: await disclosureNames(tx) };
    });
    const now = clock.now();
    const papers = disclosurePapers([{ customer_id, data: own }, ...merged], names, `${formatDateTime(now)} 現在`);
    const merged_customers = Object.fromEntries(merged.map(({ customer_id: id, data }) => [String(id), data]));
    return {
      status: 'OK',
      exported_at: now.toISOString(),
      data: { ...own, merged_customers },
      paper: (await papersPdf(papers, now)).toString('base64'),
    };
  },
);
