import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { weekdayOf } from '../../../../domain/time.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { rangeText } from '../../../console/audit/week-text.ts';

type PreviewedDay = FunctionOk<'staffPreviewPattern'>['days'][number];
type Offered = PreviewedDay['before'];

const settingLabels = { mark: '受付状態', hours: '時間', capacity: '定員' } as const;
const hoursText = (day: Offered): string => (day.closed_flag ? '休園' : `${rangeText(day.open_time, day.close_time)}`);
const extendedText = (day: Offered): string =>
  day.closed_flag ? '' : `延長 ${rangeText(day.extended_open_time, day.extended_close_time)}`;
const seatsText = (day: Offered): string =>
  day.closed_flag
    ? ''
    : [
        `${day.capacity}名`,
        ...day.capacities.map((band) => `${rangeText(band.start_time, band.end_time)} ${band.capacity}名`),
      ].join('、');
/** A day that stays closed is the same, whatever its hours would have been. */
const same = (a: Offered, b: Offered): boolean =>
  (a.closed_flag && b.closed_flag) || JSON.stringify(a) === JSON.stringify(b);

/** Four weeks as they are and as they would be; only changes are highlighted. */
export function PatternPreview({ days }: { days: readonly PreviewedDay[] }) {
  const changed = days.filter(({ before, after }) => !same(before, after)).length;
  return (
    <section aria-labelledby="preview-title">
      <h3 id="preview-title" className="text-lead">
        適用を始める日からの4週間
      </h3>
      <p className="mb-2 text-note text-ink-soft">
        {changed === 0 ? '変わる日はありません。' : `28日のうち${changed}日が変わります。`}
      </p>
      <div className="overflow-x-auto rounded-md border border-line">
        <table className="w-full border-collapse text-note">
          <caption className="sr-only">4週間の開園時間と定員</caption>
          <thead className="bg-cream text-left text-ink-soft">
            <tr>
              <th scope="col" className="px-3 py-2 font-normal">
                日
              </th>
              <th scope="col" className="px-3 py-2 font-normal">
                いま
              </th>
              <th scope="col" className="px-3 py-2 font-normal">
                変更後
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <PreviewRow key={day.date} day={day} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PreviewRow({ day }: { day: PreviewedDay }) {
  const { before, after, date, holiday_name, set_for_day } = day;
  const changes = !same(before, after);
  const red = holiday_name !== null || weekdayOf(date) === 0;
  return (
    <tr className={`border-t border-line align-top ${changes ? 'bg-ask-soft' : ''}`}>
      <th scope="row" className={`px-3 py-1.5 text-left font-normal whitespace-nowrap ${red ? 'text-wrong' : ''}`}>
        {formatMonthDay(date)}
        {holiday_name && <span className="block text-[0.75rem]">{holiday_name}</span>}
      </th>
      <td className="px-3 py-1.5 text-ink-soft">
        <DayText day={before} />
      </td>
      <td className="px-3 py-1.5">
        {changes ? (
          <strong>
            <DayText day={after} />
          </strong>
        ) : (
          <span className="text-ink-soft">変わりません</span>
        )}
        {set_for_day.length > 0 && (
          <span className="block text-[0.75rem] text-ink-soft">
            この日だけの{set_for_day.map((each) => settingLabels[each]).join('・')}が優先されます
          </span>
        )}
      </td>
    </tr>
  );
}

function DayText({ day }: { day: Offered }) {
  return (
    <span className="figures">
      {hoursText(day)} <span className="text-note">{extendedText(day)}</span>{' '}
      <span className="text-note">{seatsText(day)}</span>
    </span>
  );
}
