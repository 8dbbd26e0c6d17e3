import type Stripe from 'stripe';
import { formatMonthDay } from '../../domain/time-format.ts';
import { formatYen } from '../../domain/yen.ts';
import { bookRefund, lockPaymentOfIntent } from '../books/store/books.ts';
import { notifyHeadquarters } from '../notifying/notify-headquarters.ts';
import type { Services } from '../services.ts';

const states: Readonly<Partial<Record<Stripe.Dispute.Status, string>>> = {
  needs_response: 'Stripeの管理画面で反証を提出してください。',
  warning_needs_response: 'カード会社からの照会です。Stripeの管理画面で回答してください。',
  under_review: 'カード会社が審査しています。',
  warning_under_review: 'カード会社が審査しています。',
  won: '当社の主張が認められました。',
  lost: '認められませんでした。お客様へ返金されています。',
  warning_closed: '照会は終了しました。',
};

/** Stripe's reasons in words; one that Stripe adds later is shown by Stripe's name. */
const reasons = new Map([
  ['bank_cannot_process', '銀行で処理できない'],
  ['check_returned', '小切手の返却'],
  ['credit_not_processed', '返金がされていない'],
  ['customer_initiated', 'お客様からの申し立て'],
  ['debit_not_authorized', '引き落としを承認していない'],
  ['duplicate', '二重の請求'],
  ['fraudulent', '身に覚えのない請求(不正利用)'],
  ['general', 'その他'],
  ['incorrect_account_details', '口座の情報の誤り'],
  ['insufficient_funds', '残高不足'],
  ['noncompliant', 'カード会社の規則に合わない'],
  ['product_not_received', 'サービスを受けていない'],
  ['product_unacceptable', 'サービスの内容への不満'],
  ['subscription_canceled', '解約後の請求'],
  ['unrecognized', '請求の心当たりがない'],
]);

/**
 * The cardholder asks the card company for the money back: people decide, each state is reported once. A lost dispute has
 * given the money back, so the books show it as a refund.
 */
export async function recordDispute({ clock, database, gateways }: Services, disputeId: string): Promise<void> {
  const dispute = await gateways.stripe.disputes.retrieve(disputeId);
  const { id, amount, status, reason, payment_intent, evidence_details } = dispute;
  const intent = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
  const due = evidence_details.due_by;
  const open = status === 'needs_response' || status === 'warning_needs_response';
  await database.transaction(clock.now(), async (tx) => {
    const payment = await lockPaymentOfIntent(tx, intent);
    if (payment !== null && status === 'lost') {
      await bookRefund(tx, payment, { amount, remarks: '異議申し立てによる返金', stripe_dispute_id: id });
    }
    await notifyHeadquarters(tx, 'stripeDispute', {
      key: `${id} ${status}`,
      branch_id: payment?.branch_id ?? null,
      payment_id: payment?.payment_id ?? null,
      lines: [
        `${formatYen(amount)} 理由 ${reasons.get(reason) ?? reason} (Stripe ${id})`,
        states[status] ?? status,
        ...(open && due !== null ? [`期限 ${formatMonthDay(new Date(due * 1000))}`] : []),
      ],
    });
  });
}
