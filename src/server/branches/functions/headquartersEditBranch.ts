import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { updateColumns } from '../../store/row-columns.ts';
import { branchConstraints, refusing } from '../../wrong-field.ts';

/** Every column but hours, capacity, status and what Stripe decides. */
export const headquartersEditBranch = implement(
  'headquartersEditBranch',
  async ({ clock, database }, { branch_id, version, ...input }, acting) => {
    const columns = { ...input, google_calendar_flag: input.google_calendar_flag === 1 };
    const edit = {
      account: acting,
      branch_id,
      table_name: 'branches',
      record_id: branch_id,
      version,
    } as const;
    const work = database.transaction(clock.now(), (tx) =>
      editRow(tx, edit, () => updateColumns(tx, 'branches', branch_id, columns)),
    );
    return { status: 'OK', ...(await refusing(work, branchConstraints)) };
  },
);
