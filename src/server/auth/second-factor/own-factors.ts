import { Refusal } from '../../../contract/refusal.ts';
import { worksAtBranches } from '../../../domain/auth/staff-rights.ts';
import { accountRole } from '../../../domain/codes.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { Acting } from '../../store/audit.ts';
import type { Account } from '../store/accounts.ts';
import { hasSecondFactor, secondFactorsOf, staffSignInSettings } from '../store/second-factor/factors.ts';

export async function needsSecondFactor(tx: Transaction, { role }: Pick<Account, 'role'>): Promise<boolean> {
  const settings = await staffSignInSettings(tx);
  if (!worksAtBranches(role)) return settings.headquarters_second_factor;
  return role === accountRole.code.branchManager && settings.managers_second_factor;
}

/** After a factor went: who is asked for one keeps at least one. */
export async function refuseWithoutFactor(tx: Transaction, uid: string, account: Account): Promise<void> {
  if (!(await needsSecondFactor(tx, account))) return;
  if (!hasSecondFactor(await secondFactorsOf(tx, uid))) throw new Refusal('second_factor_required');
}

/** Its entry in the audit log says that and when; there is nothing of a factor that may be shown. */
export const ownFactorChange = (account: Acting) =>
  ({ account, branch_id: account.branch_id, table_name: 'accounts' }) as const;
