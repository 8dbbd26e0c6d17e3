import { tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { refuseInForce } from '../save-version.ts';
import { deleteVersion } from '../store/versions.ts';

/** A version that is still to come does not come after all; the audit log keeps what it said. */
export const headquartersRemoveVersion = implement(
  'headquartersRemoveVersion',
  async ({ account, clock, database }, { table_name, id, version }, acting) => {
    const change = { account: acting, branch_id: account.branch_id, table_name } as const;
    await database.transaction(clock.now(), async (tx) => {
      await refuseInForce(tx, table_name, id, tokyoDateOf(clock.now()));
      await editRow(tx, { ...change, record_id: id, version }, () => deleteVersion(tx, table_name, id));
    });
    return { status: 'OK' };
  },
);
