import { Link } from 'react-router';
import { formatYen } from '../../../../domain/yen.ts';
import type { ReceiptRow } from '../../../ui/receipt.tsx';

export type Plan = { readonly name: string; readonly charge_flag: boolean; readonly monthly_amount: number };

/**
 * What the law asks of the last screen before paying for a plan (特定商取引法, product-rules.md "Law on the screens"): what,
 * how much, when charged, renewal, yearly total, how to cancel.
 */
export function planRows({ name, charge_flag, monthly_amount }: Plan): ReceiptRow[] {
  const cancel = { label: '解約の方法', value: cancelText(charge_flag) };
  if (!charge_flag) {
    return [
      { label: 'プラン', value: name },
      { label: '月額', value: '0円(年会費もかかりません)' },
      { label: 'お支払いの時期', value: '保育を利用した日の利用後に、利用料だけをカードに請求します。' },
      cancel,
    ];
  }
  return [
    { label: 'プラン', value: name },
    { label: '月額', value: `${formatYen(monthly_amount)}(税込)` },
    { label: '1年間の合計', value: `${formatYen(monthly_amount * 12)}(税込、12か月続けた場合)` },
    {
      label: 'お支払いの時期',
      value: `1回目は下のボタンを押したときに${formatYen(monthly_amount)}を、2回目からは毎月同じ日に、カードに請求します。保育の利用料は、利用後に別に請求します。`,
    },
    { label: '自動更新', value: '期間の定めはなく、解約まで毎月自動で更新されます。' },
    cancel,
  ];
}

function cancelText(charge_flag: boolean) {
  return (
    <>
      マイページの「退会」から、いつでも解約できます。解約料はかかりません。
      {charge_flag && '解約後も、支払い済みの期間の終わりまで使えます。日割りの返金はありません。'}
      くわしくは
      <Link to="/tradelaw" className="text-link" target="_blank">
        特定商取引法に基づく表記
      </Link>
      をご覧ください。
    </>
  );
}
