import { paymentType } from '../../../domain/codes.ts';

export type ListedPayment = {
  readonly id: number;
  readonly amount: number;
  readonly payment_type: number;
  readonly payment_datetime: string;
  readonly refunded_payment_id: number | null;
  readonly refunds: readonly { readonly id: number; readonly amount: number; readonly status: string }[];
};

/** What of a payment may still go back: without what went back, and without what is on its way. */
export function refundable(payment: ListedPayment, all: readonly ListedPayment[]): number {
  if (payment.payment_type === paymentType.code.refund) return 0;
  const back = all
    .filter(({ refunded_payment_id }) => refunded_payment_id === payment.id)
    .reduce((total, { amount }) => total - amount, 0);
  const underway = payment.refunds
    .filter(({ status }) => status === 'created')
    .reduce((total, { amount }) => total + amount, 0);
  return Math.max(0, payment.amount - back - underway);
}
