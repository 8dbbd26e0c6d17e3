import Stripe from 'stripe';
import { lockStayOfPayment } from '../../books/store/books.ts';
import type { Job } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { finishRefund } from '../finish-refund.ts';
import { REFUND_MARK } from '../record-refunds.ts';
import { failRefund, lockRefund, type OpenRefund } from '../store/refunds.ts';

/** Asks Stripe for the refund under a key of our row, then writes the books: repeated, it meets the same refund. */
export const refundPayment: Job<'refundPayment'> = async (services, { refund_id }) => {
  const refund = await services.database.transaction(services.clock.now(), (tx) => lockRefund(tx, refund_id));
  if (refund === null || refund.status !== 'created') return;
  const outcome = await askStripe(services, refund);
  await services.database.transaction(services.clock.now(), async (tx) => {
    await lockStayOfPayment(tx, refund.payment_id);
    const still = await lockRefund(tx, refund_id);
    if (still?.status !== 'created') return;
    if ('failure_code' in outcome) await failRefund(tx, refund_id, outcome.failure_code);
    else await finishRefund(tx, still, outcome.stripe_refund_id);
  });
};

type Outcome = { stripe_refund_id: string | null } | { failure_code: string };

async function askStripe({ gateways }: Services, refund: OpenRefund): Promise<Outcome> {
  // Paid at the desk: nothing to ask.
  if (refund.stripe_payment_intent_id === null) return { stripe_refund_id: null };
  try {
    // What a branch got through Connect comes back from it, whatever the branch's setting is by now.
    const { transfer_data } = await gateways.stripe.paymentIntents.retrieve(refund.stripe_payment_intent_id);
    const { id } = await gateways.stripe.refunds.create(
      {
        payment_intent: refund.stripe_payment_intent_id,
        amount: refund.amount,
        metadata: { [REFUND_MARK]: String(refund.id) },
        ...(transfer_data === null ? {} : { reverse_transfer: true }),
      },
      { idempotencyKey: `refund-${refund.id}-${refund.created_at.getTime()}` },
    );
    return { stripe_refund_id: id };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { failure_code: error.code ?? 'invalid_request' };
    throw error;
  }
}
