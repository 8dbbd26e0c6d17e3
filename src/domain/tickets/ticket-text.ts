import { formatYen, type Yen } from '../yen.ts';
import type { RefundTerms } from './ticket-terms.ts';

/** How a bundle that headquarters gave is called, wherever tickets are listed. */
export const GRANTED_WORDS = '本部からの進呈';

/** Said where tickets are bought or used: certificates for 無償化 show what was paid for the stay itself (decision 44). */
export const BENEFIT_WORDS =
  '回数券で払った保育料は、無償化の請求に使う「提供証明書」の金額に入りません。無償化の認定をお持ちの方は、カードで払うと給付の対象になる場合があります。';

/** Said plainly, with its sign in words: この3か月のご利用では 600円 お得でした。 */
export function savedText(saved: Yen, months: number): string {
  const period = `この${months}か月のご利用では`;
  if (saved === 0) return `${period} プランの料金と同じでした`;
  return `${period} ${formatYen(Math.abs(saved))} ${saved > 0 ? 'お得' : '割高'}でした`;
}

/** Whether a bundle would be used up in time, at the pace so far. */
export const leftoverText = (left: number, valid_days: number): string =>
  left === 0
    ? `このペースなら、期限(${valid_days}日)までに使いきれます。`
    : `このペースでは、期限(${valid_days}日)までに約${left}枚が残ります。残る分も入れて比べています。`;

/** What a return costs and until when, shown before buying. */
export function returnTermsText(terms: RefundTerms | null): string {
  if (terms === null || terms.refund_percent === 0) return '購入後の返品、返金はお受けしていません。';
  const until = terms.refund_until_days === 0 ? '期限の日' : `期限の${terms.refund_until_days}日前`;
  const share = terms.refund_percent === 100 ? '' : `の${terms.refund_percent}%`;
  const fee = terms.refund_fee === 0 ? '' : `から、手数料${formatYen(terms.refund_fee)}を引いた金額`;
  return `使っていない分${share}${fee}を、${until}まで、マイページから返金できます。`;
}
