import { editRow } from '../../../headquarters/edit-row.ts';
import { deleteBatchExclusion } from '../../../store/prices/batch-exclusions.ts';
import { implement } from '../../callable/context.ts';

/** The family is compared with Stripe again. */
export const headquartersRemoveBatchExclusion = implement(
  'headquartersRemoveBatchExclusion',
  async ({ account, clock, database }, { id, version }) => {
    const change = {
      account,
      branch_id: account.branch_id,
      action: 'headquartersRemoveBatchExclusion',
      table_name: 'subscription_batch_exclusions',
      record_id: id,
      version,
    } as const;
    await database.transaction(clock.now(), (tx) => editRow(tx, change, () => deleteBatchExclusion(tx, id)));
    return { status: 'OK' };
  },
);
