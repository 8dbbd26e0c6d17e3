import type { ComparedLine } from '../../../domain/billing/bill/bill-lines.ts';
import type { Instant } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { purposeText, type SettledPurpose } from '../../membership/texts/membership-texts.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

type Visit = { branch_name: string; date: Instant };

/** Messages about a bill that staff changed, and about money outside the card. */
export interface BillData {
  bill_corrected: Visit & {
    /** What was taken for a no-show was a stay. */
    came: boolean;
    before_amount: number;
    after_amount: number;
    /** Charged; negative: given back. */
    difference: number;
    lines: readonly ComparedLine[];
    way: 'card' | 'cash' | 'with_bill' | 'too_small';
  };
  payment_refunded: Visit & { amount: number; purpose: SettledPurpose; way: 'card' | 'cash' };
  cash_received: Visit & { amount: number; purpose: SettledPurpose };
  claim_dropped: Visit & { amount: number; purpose: SettledPurpose };
}

type Writers = { [Kind in keyof BillData]: (data: BillData[Kind]) => NotificationText };

const link = '/mypage/payments/list';
const visit = ({ branch_name, date }: Visit): string => `${branch_name} ${formatMonthDay(new Date(date))}`;
const asked = 'ご不明な点は、お手数ですが園までお問い合わせください。';

function differenceText({ difference, way }: BillData['bill_corrected']): string {
  if (way === 'with_bill') return 'お支払いはこれからのため、訂正後の金額を一度だけご請求します。';
  if (way === 'too_small') return '差額はわずかなため、ご請求しません。';
  if (difference === 0) return 'お支払いの金額は変わりません。';
  if (difference > 0) {
    return way === 'cash'
      ? `差額 ${formatYen(difference)}を、園でお支払いいただきました。`
      : `差額 ${formatYen(difference)}だけを、ご登録のカードにご請求します。はじめのお支払いはそのままです。`;
  }
  return `差額 ${formatYen(-difference)}を、お支払いいただいた方法で返金します。カード会社での処理に数日から数週間かかることがあります。`;
}

export const billTexts: Writers = {
  bill_corrected: (bill) => ({
    title: 'ご利用料金を訂正しました',
    content: paragraphs(
      bill.came
        ? `${visit(bill)}は「ご来園なし」と記録していましたが、ご来園いただいていたため、ご利用の料金に訂正しました。失礼いたしました。`
        : `${visit(bill)}のご利用料金を訂正しました。`,
      [
        ...bill.lines
          .filter(({ before, after }) => before !== after)
          .map(({ label, before, after }) => `${label}: ${formatYen(before)} → ${formatYen(after)}`),
        `合計: ${formatYen(bill.before_amount)} → ${formatYen(bill.after_amount)}`,
      ].join('\n'),
      differenceText(bill),
      asked,
    ),
    link,
  }),
  payment_refunded: (refund) => ({
    title: '返金しました',
    content: paragraphs(
      `${visit(refund)}の${purposeText[refund.purpose]}のうち ${formatYen(refund.amount)}を返金しました。`,
      refund.way === 'card' && 'お支払いのカードへ戻ります。カード会社での処理に数日から数週間かかることがあります。',
      asked,
    ),
    link,
  }),
  cash_received: (payment) => ({
    title: 'お支払いを確認しました',
    content: paragraphs(
      `${visit(payment)}の${purposeText[payment.purpose]} ${formatYen(payment.amount)}を、園でお支払いいただきました。ありがとうございました。`,
      'カードへのご請求はありません。',
    ),
    link,
  }),
  claim_dropped: (claim) => ({
    title: 'ご請求を取り消しました',
    content: paragraphs(
      `${visit(claim)}の${purposeText[claim.purpose]} ${formatYen(claim.amount)}は、ご請求しないことにしました。お支払いは不要です。`,
      asked,
    ),
    link,
  }),
};
