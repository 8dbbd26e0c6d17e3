import { changedNumbers, type DayNumbers, dayTotal } from '../../../../../domain/attendance/day-numbers.ts';
import { formatYen } from '../../../../../domain/yen.ts';

type Unit = '件' | '名' | '回' | '円';
const words: Readonly<Record<keyof DayNumbers, readonly [label: string, unit: Unit]>> = {
  children: ['来園', '名'],
  visits: ['のべ来園', '回'],
  left: ['のべ降園', '回'],
  no_shows: ['来園なし', '名'],
  reserves: ['予約', '件'],
  cancelled: ['キャンセル', '件'],
  usage_amount: ['ご利用料金', '円'],
  cancel_amount: ['キャンセル料', '円'],
  refund_amount: ['返金', '円'],
  written_off_amount: ['請求しない額', '円'],
};
const order = Object.keys(words) as (keyof DayNumbers)[];
const figureText = (value: number, unit: Unit) => (unit === '円' ? formatYen(value) : `${value}${unit}`);

/** The day so far: each child counted once, each visit counted, and the net takings. */
export function DayFigures({ numbers }: { numbers: DayNumbers }) {
  return (
    <dl className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-5">
      {order.map((key) => {
        const [label, unit] = words[key];
        const back = key === 'refund_amount' && numbers[key] > 0;
        return (
          <div key={key} className="bg-white px-4 py-2">
            <dt className="text-note text-ink-soft">{label}</dt>
            <dd className="figures text-h3 font-bold">
              {back && '−'}
              {figureText(numbers[key], unit)}
            </dd>
          </div>
        );
      })}
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4 bg-cream px-4 py-2">
        <dt className="text-note text-ink-soft">差し引き(料金 + キャンセル料 − 返金 − 請求しない額)</dt>
        <dd className="figures text-h3 font-bold">{formatYen(dayTotal(numbers))}</dd>
      </div>
    </dl>
  );
}

/** Figures that changed after the day was closed. */
export function ChangedFigures({ saved, now }: { saved: Partial<DayNumbers>; now: DayNumbers }) {
  const changed = changedNumbers(saved, now);
  if (changed.length === 0) return null;
  return (
    <table className="mt-3 w-full max-w-md border-collapse text-note">
      <caption className="mb-1 text-left font-bold text-ask">締めたあとに変わった数字</caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            項目
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            締めたとき
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            いま
          </th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ key, saved: before, now: after }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {words[key][0]}
            </th>
            <td className="figures py-1.5 text-right">{figureText(before, words[key][1])}</td>
            <td className="figures py-1.5 text-right font-bold">{figureText(after, words[key][1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
