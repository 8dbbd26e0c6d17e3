import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { savePage } from '../branch-page.ts';
import { branchState } from '../store/branch-pages.ts';

/** The words of the branch's page, its accounts elsewhere and its partners; a manager's own branch too. */
export const staffSaveBranchPage = implement(
  'staffSaveBranchPage',
  async ({ account, clock, database }, { branch_id, version, partners, ...words }, acting) => {
    requireBranch(account, branch_id);
    const saved = await database.transaction(clock.now(), async (tx) => {
      if ((await branchState(tx, branch_id)) === null) throw new Refusal('not_found');
      return savePage(tx, { account: acting, branch_id, version, words, partners });
    });
    return { status: 'OK', ...saved };
  },
);
