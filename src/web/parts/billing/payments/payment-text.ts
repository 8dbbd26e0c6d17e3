import type { SelectMypagePaymentsListData } from '../../../../contract/operations/generated.ts';
import { paymentType } from '../../../../domain/codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';

export type Payment = SelectMypagePaymentsListData['payments'][number];
type Reserve = NonNullable<Payment['reserve']>;
export type PaidFor = Pick<Payment, 'payment_type' | 'remarks' | 'branch' | 'reserve' | 'childcare'>;

const reserveOf = (payment: PaidFor): Reserve | null => payment.reserve ?? payment.childcare?.reserve ?? null;

/** What was paid, each word once: 11月16日(月)のご利用, 月額プラン プレミアム, 10回券. */
export function paidTitle(payment: PaidFor): string {
  const { usage, cancellationFee } = paymentType.code;
  const { payment_type, remarks } = payment;
  const label = paymentType.label(payment_type);
  const reserve = reserveOf(payment);
  if (reserve && payment_type === usage) return `${formatMonthDay(reserve.start_datetime)}のご利用`;
  if (reserve && payment_type === cancellationFee) return `${formatMonthDay(reserve.start_datetime)}の${label}`;
  if (remarks === '' || remarks === label) return label;
  const says = remarks.startsWith(label) || /回券$/.test(remarks);
  return says ? remarks : `${label} ${remarks}`;
}

/** Where and for whom: みなと広場園, 佐藤 陽向さん. */
export function paidParts(payment: PaidFor): string[] {
  const reserve = reserveOf(payment);
  const branch = reserve?.branch?.name ?? payment.branch?.name;
  const children = reserve?.reserve_details.flatMap(({ child }) => (child ? [withSan(child.name)] : [])) ?? [];
  return [...(branch ? [branch] : []), ...children];
}

/** The number of a receipt that no longer says what was paid: money went back after it. */
export function outdatedReceipt(payment: Payment): string | null {
  const [receipt] = payment.issued_documents;
  const [refund] = payment.payments_by_refunded_payment_id;
  return receipt && refund && receipt.issued_at < refund.payment_datetime ? receipt.number : null;
}
