import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { TradelawWords } from '../../../layout/tradelaw-words.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { ReceiptPart, type ReceiptRow } from '../../../ui/receipt.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { CardOnFile } from '../card/card-on-file.tsx';

type PlanQuote = FunctionOk<'quotePlanTypeCustomer'>;
export type QuotedPlan = { readonly name: string; readonly charge_flag: boolean; readonly monthly_amount: number };

/** From when it counts, in the words of each kind of change. */
export function planStartText({ kind, start_date }: Pick<PlanQuote, 'kind' | 'start_date'>): string {
  const day = formatDate(start_date);
  switch (kind) {
    case 'lower':
    case 'stop':
      return `${day}から(それまでは、いまのプランのままです)`;
    case 'undo':
      return '予定していた変更を取り消し、いまのプランを続けます';
    case 'resume':
      return '本日から(前の契約を、そのまま続けます)';
    default:
      return `本日(${day})から`;
  }
}

/** What changes, from when, what is charged now and then (特定商取引法; product-rules.md "Law on the screens"). */
export function PlanQuoteParts({ plan, quote, editTo }: { plan: QuotedPlan; quote: PlanQuote; editTo: string }) {
  const { charged_now, lines, next_amount, next_payment_date } = quote;
  const rows: ReceiptRow[] = [
    { label: 'プラン', value: plan.name },
    { label: '月額', value: `${formatYen(plan.monthly_amount)}(税込)` },
    { label: '始まり', value: planStartText(quote) },
  ];
  if (plan.charge_flag) {
    rows.push(
      { label: '1年間の合計', value: `${formatYen(plan.monthly_amount * 12)}(税込、12か月続けた場合)` },
      { label: '自動更新', value: '期間の定めはなく、解約まで毎月自動で更新されます。' },
    );
  }
  return (
    <>
      <ReceiptPart title="変更後のプラン" editTo={editTo} rows={rows} />
      <ReceiptPart
        title="いまのお支払い"
        rows={[
          {
            label: '本日の請求(税込)',
            value: charged_now === 0 ? 'ありません' : <YenAmount amount={charged_now} className="text-h3 font-bold" />,
          },
          ...(charged_now > 0 ? [{ label: 'お支払い方法', value: <CardOnFile /> }] : []),
        ]}
      >
        {lines.length > 1 && <ChargedLines lines={lines} />}
      </ReceiptPart>
      <ReceiptPart
        title="これからのお支払い"
        rows={[
          {
            label: '次回から',
            value:
              next_amount > 0 && next_payment_date
                ? `${formatDate(next_payment_date)}に${formatYen(next_amount)}、その後は毎月同じ日`
                : '月額の請求はありません',
          },
          { label: '保育の利用料', value: 'ご利用のあとに、別に請求します。' },
          {
            label: '解約の方法',
            value: (
              <>
                マイページの「退会」から、いつでも解約できます。解約料はかかりません。
                <TradelawWords />
              </>
            ),
          },
        ]}
      />
    </>
  );
}

function ChargedLines({ lines }: Pick<PlanQuote, 'lines'>) {
  return (
    <div className="mt-3">
      <PriceLines
        caption="本日の請求の内訳"
        lines={lines.map((line, position) => ({
          key: String(position),
          label: line.amount < 0 ? `${line.plan_name}(使わない分)` : line.plan_name,
          detail: `${formatDate(line.start_date)}〜${formatDate(line.end_date)}`,
          planned: line.amount,
        }))}
        note="残りの日数で計算しています。"
      />
    </div>
  );
}
