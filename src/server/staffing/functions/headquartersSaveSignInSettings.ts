import { rolesWith, worksAtBranches } from '../../../domain/auth/staff-rights.ts';
import { accountRole } from '../../../domain/codes.ts';
import { hasSecondFactor, saveStaffSignInSettings, secondFactorsOf } from '../../auth/store/second-factor/factors.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { endSessionsWithoutFactor } from '../store/account-writes.ts';

const ONLY_ROW = 1;
const ofHeadquarters = rolesWith.account.filter((role) => !worksAtBranches(role));

export const headquartersSaveSignInSettings = implement(
  'headquartersSaveSignInSettings',
  async ({ account, clock, database, uid }, { version, ...wished }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const headquarters_second_factor = wished.headquarters_second_factor_flag === 1;
      const managers_second_factor = wished.managers_second_factor_flag === 1;
      const asked = [
        ...(headquarters_second_factor ? ofHeadquarters : []),
        ...(managers_second_factor ? [accountRole.code.branchManager] : []),
      ];
      // Who asks it of others has one.
      if (asked.length > 0 && !hasSecondFactor(await secondFactorsOf(tx, uid)))
        throw new Refusal('second_factor_first');
      const edit = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'staff_sign_in_settings',
        record_id: ONLY_ROW,
        version,
      } as const;
      const { fresh_proof_minutes } = wished;
      await editRow(tx, edit, async () => {
        await saveStaffSignInSettings(tx, { headquarters_second_factor, managers_second_factor, fresh_proof_minutes });
        await endSessionsWithoutFactor(tx, asked);
      });
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
