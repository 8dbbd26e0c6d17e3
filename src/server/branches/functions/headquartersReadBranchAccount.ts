import Stripe from 'stripe';
import { implement, Refusal } from '../../callable/context.ts';
import { branchState } from '../store/branch-pages.ts';
import { syncAccount } from '../sync-account.ts';

/** How far the branch's account at Stripe is. Anyone who comes back from Stripe's pages need not wait for the event. */
export const headquartersReadBranchAccount = implement(
  'headquartersReadBranchAccount',
  async (context, { branch_id }) => {
    const { clock, database, gateways } = context;
    const branch = await database.read(clock.now(), (db) => branchState(db, branch_id));
    if (branch === null) throw new Refusal('not_found');
    const account = branch.stripe_connect_code;
    if (account === null) return { status: 'OK', state: 'none', account, missing: 0 };
    await syncAccount(context, account);
    try {
      const stated = await gateways.stripe.accounts.retrieve(account);
      return { status: 'OK', account, ...stateOf(stated) };
    } catch (error) {
      if (error instanceof Stripe.errors.StripePermissionError)
        return { status: 'OK', state: 'stopped', account, missing: 0 };
      throw error;
    }
  },
);

function stateOf({ charges_enabled, capabilities, details_submitted, requirements }: Stripe.Account) {
  const missing = requirements?.currently_due?.length ?? 0;
  if (charges_enabled && capabilities?.transfers === 'active') return { state: 'ready', missing } as const;
  if (!details_submitted) return { state: 'incomplete', missing } as const;
  return {
    state: missing === 0 && (requirements?.pending_verification?.length ?? 0) > 0 ? 'checking' : 'stopped',
    missing,
  } as const;
}
