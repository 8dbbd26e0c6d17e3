import Stripe from 'stripe';
import { type MatchedPayout, matchPayout, payoutLines, type StripePayout } from '../../../domain/books/payout-match.ts';
import { bookedMoney, payoutAccounts, savePayout } from '../../books/store/payouts.ts';
import { notifyHeadquarters } from '../../notifying/notify-headquarters.ts';
import type { Services } from '../../services.ts';
import { readPayouts } from '../stripe-payouts.ts';

/** Payouts that never arrive are no money; Stripe makes new ones. */
const arrives = ({ status }: MatchedPayout): boolean => status !== 'failed' && status !== 'canceled';

/** Explains from the books what Stripe paid out, to the company and to each branch with its own account. */
export async function balancePayouts(
  { clock, database, gateways, log }: Services,
  since: Date,
  invoices: ReadonlyMap<string, string>,
): Promise<void> {
  const branches = await database.read(clock.now(), payoutAccounts);
  const company = { branch_id: null, name: '会社の口座', account: null };
  for (const { branch_id, name, account } of [company, ...branches]) {
    let payouts: StripePayout[];
    try {
      payouts = await readPayouts(gateways.stripe, since, account, invoices);
    } catch (error) {
      // An account we lost access to is reported by its own event; the others are still balanced.
      if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
      log.error({ err: error, branch_id }, 'payouts of this account could not be read');
      continue;
    }
    const references = payouts.flatMap(({ movements }) => movements.flatMap((movement) => movement.references));
    await database.transaction(clock.now(), async (tx) => {
      const books = await bookedMoney(tx, references);
      for (const payout of payouts.map((each) => matchPayout(each, books))) {
        await savePayout(tx, branch_id, payout);
        if (payout.difference === 0 || !arrives(payout)) continue;
        await notifyHeadquarters(tx, 'stripeBooksDiffer', {
          key: `${payout.stripe_payout_id} ${payout.difference}`,
          branch_id,
          lines: payoutLines(payout, name),
        });
      }
    });
  }
}
