import { editRow } from '../../../headquarters/edit-row.ts';
import { saveTabletSettings } from '../../../store/tablets/tablets.ts';
import { implement } from '../../callable/context.ts';

const ONLY_ROW = 1;

export const headquartersSaveTabletSettings = implement(
  'headquartersSaveTabletSettings',
  async ({ account, clock, database }, { version, ...settings }) =>
    database.transaction(clock.now(), async (tx) => {
      const edit = {
        account,
        branch_id: account.branch_id,
        action: 'headquartersSaveTabletSettings',
        table_name: 'staff_sign_in_settings',
        record_id: ONLY_ROW,
        version,
      } as const;
      await editRow(tx, edit, () => saveTabletSettings(tx, settings));
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
