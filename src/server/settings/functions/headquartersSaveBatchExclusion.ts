import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { insertBatchExclusion, updateBatchExclusion } from '../store/batch-exclusions.ts';

/** The nightly comparison with Stripe leaves this family alone, for a reason. */
export const headquartersSaveBatchExclusion = implement(
  'headquartersSaveBatchExclusion',
  async ({ account, clock, database }, { id, version, customer_id, reason }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'subscription_batch_exclusions',
      reason,
    } as const;
    const saved = await database.transaction(clock.now(), (tx) =>
      id === null || version === null
        ? addRow(tx, change, async () => {
            const made = await insertBatchExclusion(tx, { customer_id, reason });
            if (made === null) throw new Refusal('exclusion_taken', { fields: ['customer_id'] });
            return made;
          })
        : editRow(tx, { ...change, record_id: id, version }, async () => {
            await updateBatchExclusion(tx, id, reason);
            return id;
          }),
    );
    return { status: 'OK', id: saved };
  },
);
