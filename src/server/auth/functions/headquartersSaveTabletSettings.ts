import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { saveTabletSettings } from '../store/tablets.ts';

const ONLY_ROW = 1;

export const headquartersSaveTabletSettings = implement(
  'headquartersSaveTabletSettings',
  async ({ account, clock, database }, { version, ...settings }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const edit = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'staff_sign_in_settings',
        record_id: ONLY_ROW,
        version,
      } as const;
      await editRow(tx, edit, () => saveTabletSettings(tx, settings));
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
