import { branchStatus } from '../../../domain/codes.ts';
import { implement } from '../../callable/context.ts';
import { addRow } from '../../edit-row.ts';
import { insertColumns } from '../../store/row-columns.ts';
import { branchConstraints, refusing } from '../../wrong-field.ts';

/** A new branch is being prepared: listed as opening soon, and nothing can be reserved there yet. */
export const headquartersAddBranch = implement(
  'headquartersAddBranch',
  async ({ account, clock, database }, input, acting) => {
    const columns = {
      ...input,
      google_calendar_flag: input.google_calendar_flag === 1,
      status: branchStatus.code.preparing,
      version: 1,
    };
    const { branch_id: own } = account;
    const change = { account: acting, branch_id: own, table_name: 'branches' } as const;
    const branch_id = await refusing(
      database.transaction(clock.now(), (tx) => addRow(tx, change, () => insertColumns(tx, 'branches', columns))),
      branchConstraints,
    );
    return { status: 'OK', branch_id };
  },
);
