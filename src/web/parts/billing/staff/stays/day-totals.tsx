import { YenAmount } from '../../../../ui/yen.tsx';
import type { DayMoney } from './day-money.ts';

const labels: readonly (readonly [keyof DayMoney, string])[] = [
  ['charged', '料金の合計'],
  ['card', 'カード'],
  ['cash', '現金'],
  ['refunded', '返金'],
  ['waiting', '精算前'],
  ['failed', '決済できず'],
];

/** The day in sums, above its rows. */
export function DayTotals({ money }: { money: DayMoney }) {
  return (
    <dl className="mb-5 flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
      {labels.map(([key, label]) => (
        <div key={key} className="grow basis-24 bg-white px-2.5 py-1.5">
          <dt className="phrases text-note leading-snug text-ink-soft">{label}</dt>
          <dd>
            <YenAmount
              amount={money[key]}
              className={`text-lead font-bold ${key === 'failed' && money.failed > 0 ? 'text-wrong' : ''}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
