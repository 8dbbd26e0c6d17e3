import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { deleteBatchExclusion } from '../store/batch-exclusions.ts';

/** The family is compared with Stripe again. */
export const headquartersRemoveBatchExclusion = implement(
  'headquartersRemoveBatchExclusion',
  async ({ account, clock, database }, { id, version }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'subscription_batch_exclusions',
      record_id: id,
      version,
    } as const;
    await database.transaction(clock.now(), (tx) => editRow(tx, change, () => deleteBatchExclusion(tx, id)));
    return { status: 'OK' };
  },
);
