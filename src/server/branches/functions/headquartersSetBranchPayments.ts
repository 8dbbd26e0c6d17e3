import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { updateColumns } from '../../store/row-columns.ts';
import { branchState } from '../store/branch-pages.ts';

/** Whether the branch's usage goes to its own account or to the company's. */
export const headquartersSetBranchPayments = implement(
  'headquartersSetBranchPayments',
  async ({ clock, database }, { branch_id, version, stripe_payment_flag }, acting) => {
    const edit = { account: acting, branch_id, table_name: 'branches', record_id: branch_id, version } as const;
    const saved = await database.transaction(clock.now(), (tx) =>
      editRow(tx, edit, async () => {
        const branch = await branchState(tx, branch_id);
        const on = stripe_payment_flag === 1;
        if (on && (branch === null || branch.stripe_connect_code === null)) throw new Refusal('transition_refused');
        return updateColumns(tx, 'branches', branch_id, { stripe_payment_flag: on });
      }),
    );
    return { status: 'OK', ...saved };
  },
);
