import { staffSignInSettings } from '../../auth/store/second-factor/factors.ts';
import { implement } from '../../callable/context.ts';
import { listAccounts } from '../store/account-list.ts';

export const headquartersListAccounts = implement('headquartersListAccounts', async ({ clock, database }, search) => {
  const { accounts, total } = await database.read(clock.now(), (db) => listAccounts(db, search));
  return {
    status: 'OK',
    accounts: accounts.map((each) => ({ ...each, last_sign_in_at: each.last_sign_in_at?.toISOString() ?? null })),
    total,
    settings: await database.read(clock.now(), staffSignInSettings),
  };
});
