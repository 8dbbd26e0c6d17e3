import { editRow } from '../../../headquarters/edit-row.ts';
import { hasSecondFactor, saveStaffSignInSettings, secondFactorsOf } from '../../../store/second-factor/factors.ts';
import { endSessionsWithoutFactor } from '../../../store/staff/account-writes.ts';
import { implement, Refusal } from '../../callable/context.ts';

const ONLY_ROW = 1;

export const headquartersSaveSignInSettings = implement(
  'headquartersSaveSignInSettings',
  async ({ account, clock, database, uid }, { version, headquarters_second_factor_flag }) =>
    database.transaction(clock.now(), async (tx) => {
      const required = headquarters_second_factor_flag === 1;
      if (required && !hasSecondFactor(await secondFactorsOf(tx, uid))) throw new Refusal('second_factor_first');
      const edit = {
        account,
        branch_id: account.branch_id,
        action: 'headquartersSaveSignInSettings',
        table_name: 'staff_sign_in_settings',
        record_id: ONLY_ROW,
        version,
      } as const;
      await editRow(tx, edit, async () => {
        await saveStaffSignInSettings(tx, required);
        if (required) await endSessionsWithoutFactor(tx);
      });
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
