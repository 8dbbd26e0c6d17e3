import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { saveAccountName } from '../../staffing/store/account-writes.ts';

export const staffSaveOwnName = implement(
  'staffSaveOwnName',
  async ({ account, clock, database }, { name, version }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const edit = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'accounts',
        record_id: account.id,
        version,
      } as const;
      return { status: 'OK', version: await editRow(tx, edit, () => saveAccountName(tx, account.id, name)) };
    }),
);
