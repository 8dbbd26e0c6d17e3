import { refusals } from '../../../contract/errors.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { contentHash } from '../../same-content.ts';
import { closeDays, refuseWrongHours } from '../closing/close-days.ts';

/**
 * One press for one branch or many. Each branch is a separate transaction: one that cannot be closed does not hold up the
 * others and is named. For a single branch its refusal is the answer.
 */
export const staffCloseBranches = implement(
  'staffCloseBranches',
  async ({ clock, database, log }, { branch_ids, ...input }, acting) => {
    for (const branch_id of branch_ids) requireBranch(acting, branch_id);
    const { change, choice, title, content } = input;
    const several = branch_ids.length > 1;
    // What was seen may differ when the same press is repeated for the branch that failed; what is asked for may not.
    const content_hash = contentHash({ change, choice, title, content });
    const branches = [];
    for (const branch_id of branch_ids) {
      const now = clock.now();
      const work = database
        .transaction(now, (tx) => closeDays(tx, { ...input, now, account: acting, branch_id, content_hash, several }))
        .catch(refuseWrongHours);
      try {
        branches.push({ branch_id, ...(await work), problem: null });
      } catch (error) {
        if (!several) throw error;
        if (!(error instanceof Refusal)) log.error({ err: error, branch_id }, 'a branch could not be closed');
        const problem = error instanceof Refusal ? error.result.msg : refusals.closure_failed;
        branches.push({ branch_id, closure_id: null, families: 0, problem });
      }
    }
    return { status: 'OK', branches };
  },
);
