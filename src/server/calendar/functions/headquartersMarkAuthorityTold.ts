import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { branchEnd, writeAuthorityTold } from '../store/branch-ends.ts';

/** The one point of the checklist that only a person knows. */
export const headquartersMarkAuthorityTold = implement(
  'headquartersMarkAuthorityTold',
  async ({ clock, database }, { branch_id, version, authority_told_date }, acting) => {
    const next = await database.transaction(clock.now(), async (tx) => {
      const end = await branchEnd(tx, branch_id);
      if (end === null) throw new Refusal('not_found');
      const edit = { account: acting, branch_id, table_name: 'branch_ends', record_id: end.id, version } as const;
      return editRow(tx, edit, () => writeAuthorityTold(tx, end.id, authority_told_date));
    });
    return { status: 'OK', version: next };
  },
);
