import { implement } from '../../callable/context.ts';
import { leftBehind, onlyManagerOf, successorsFor } from '../store/succession.ts';

/** Before somebody's account is stopped: which branches they alone lead, what they leave, and who could take over. */
export const headquartersPreviewDisable = implement(
  'headquartersPreviewDisable',
  async ({ clock, database }, { account_id }) =>
    database.transaction(clock.now(), async (tx) => {
      const only_manager_of = await onlyManagerOf(tx, account_id);
      const branch_ids = only_manager_of.map(({ id }) => id);
      return {
        status: 'OK' as const,
        only_manager_of,
        ...(await leftBehind(tx, account_id, branch_ids)),
        successors: only_manager_of.length === 0 ? [] : await successorsFor(tx, account_id),
      };
    }),
);
