import Stripe from 'stripe';
import { notifyHeadquarters } from '../notifying/notify-headquarters.ts';
import type { Services } from '../services.ts';
import { setAccountReady } from './store/branches.ts';

/**
 * Whether a branch's account at Stripe can be paid into. While it cannot, the branch's usage is charged to the company,
 * so that no parent's payment fails for it, and headquarters is notified.
 */
export async function syncAccount({ clock, database, gateways }: Services, accountId: string): Promise<void> {
  const ready = await isReady(gateways.stripe, accountId);
  await database.transaction(clock.now(), async (tx) => {
    for (const branch of await setAccountReady(tx, accountId, ready)) {
      await notifyHeadquarters(tx, 'stripeAccount', {
        key: `${branch.id} ${branch.changed_at.getTime()}`,
        branch_id: branch.id,
        lines: [
          `${branch.name} (Stripe ${accountId})`,
          ready
            ? '受け取りができるようになりました。これからの売上は園の口座に入ります。'
            : '受け取りができなくなりました。これからの売上は本部の口座に入ります。Stripeの管理画面で確認してください。',
        ],
      });
    }
  });
}

async function isReady(stripe: Stripe, accountId: string): Promise<boolean> {
  try {
    const { charges_enabled, capabilities } = await stripe.accounts.retrieve(accountId);
    return charges_enabled && capabilities?.transfers === 'active';
  } catch (error) {
    // The branch disconnected: its account is no longer ours.
    if (error instanceof Stripe.errors.StripePermissionError) return false;
    throw error;
  }
}
