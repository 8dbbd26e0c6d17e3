import type Stripe from 'stripe';
import { formatYen } from '../../domain/yen.ts';
import { bookRefund, lockPaymentOfIntent, type RefundedPayment, reverseRefund } from '../books/store/books.ts';
import { notifyHeadquarters } from '../notifying/notify-headquarters.ts';
import type { Transaction } from '../postgres/database.ts';
import type { Services } from '../services.ts';
import { finishRefund } from './finish-refund.ts';
import { recordIntent } from './record-intent.ts';
import { failRefundOfStripe, lockRefund } from './store/refunds.ts';

/** Where a refund of Stripe says which of our requests it belongs to. */
export const REFUND_MARK = 'refunds_id';

/**
 * Brings the books in step with every refund of a payment: those asked for here whose answer was lost, those made in
 * Stripe's dashboard, and those that failed later. A payment we have not written down is written down first.
 */
export async function recordRefunds(services: Services, paymentIntentId: string): Promise<void> {
  const { clock, database, gateways } = services;
  await recordIntent(services, await gateways.stripe.paymentIntents.retrieve(paymentIntentId));
  const { data: refunds } = await gateways.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
  await database.transaction(clock.now(), async (tx) => {
    const payment = await lockPaymentOfIntent(tx, paymentIntentId);
    // Not in our books, so neither is its refund: a subscription no registration ended up with.
    if (payment === null) return;
    for (const refund of refunds) await recordRefund(tx, payment, refund);
  });
}

async function recordRefund(tx: Transaction, payment: RefundedPayment, refund: Stripe.Refund): Promise<void> {
  const { id, amount, metadata, status } = refund;
  if (status === 'failed' || status === 'canceled') return takeBack(tx, payment, refund);
  const asked = await lockRefund(tx, Number(metadata?.[REFUND_MARK]) || 0);
  if (asked?.payment_id === payment.payment_id) {
    if (asked.status === 'created') await finishRefund(tx, asked, id);
    return;
  }
  await bookRefund(tx, payment, { amount, remarks: 'Stripeの管理画面からの返金', stripe_refund_id: id });
}

async function takeBack(
  tx: Transaction,
  { branch_id, payment_id }: RefundedPayment,
  refund: Stripe.Refund,
): Promise<void> {
  const { id, amount, status, failure_reason } = refund;
  await failRefundOfStripe(tx, id, failure_reason ?? status ?? 'failed');
  if (!(await reverseRefund(tx, id, 'カードへの返金が受け付けられなかったため取り消し'))) return;
  await notifyHeadquarters(tx, 'stripeRefundFailed', {
    key: id,
    branch_id,
    payment_id,
    lines: [
      `${formatYen(amount)} (Stripe ${id})`,
      'カードへの返金が受け付けられませんでした。ほかの方法での返金をご検討ください。',
    ],
  });
}
