import { Refusal } from '../../../contract/refusal.ts';
import { accountRole } from '../../../domain/codes.ts';
import type { Transaction } from '../../postgres/database.ts';
import { hasSecondFactor, secondFactorsOf, staffSignInSettings } from '../../store/second-factor/factors.ts';
import type { Account } from '../../store/sign-in/accounts.ts';

export async function needsSecondFactor(tx: Transaction, account: Account): Promise<boolean> {
  if (account.role !== accountRole.code.headquarters) return false;
  return (await staffSignInSettings(tx)).headquarters_second_factor;
}

/** After a factor went: headquarters keep at least one, where the company asks for it. */
export async function refuseWithoutFactor(tx: Transaction, uid: string, account: Account): Promise<void> {
  if (!(await needsSecondFactor(tx, account))) return;
  if (!hasSecondFactor(await secondFactorsOf(tx, uid))) throw new Refusal('second_factor_required');
}

/** Its entry in the audit log says that and when; there is nothing of a factor that may be shown. */
export const ownFactorChange = (account: Account, action: string) =>
  ({ account, branch_id: account.branch_id, action, table_name: 'accounts' }) as const;
