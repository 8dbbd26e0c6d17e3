import { type TokyoDate, weekdayOf } from '../../../../../domain/time.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { MarkShape } from '../../../../ui/mark.tsx';
import { markText } from './mark-text.ts';
import { type MonthDay, weeksOf } from './month.ts';

const weekdays = ['日', '月', '火', '水', '木', '金', '土'];
const dayColour = (date: TokyoDate, holiday: string | undefined) =>
  holiday || weekdayOf(date) === 0 ? 'text-wrong' : weekdayOf(date) === 6 ? 'text-focus' : 'text-ink';

type MonthGridProps = {
  month: TokyoDate;
  days: ReadonlyMap<TokyoDate, MonthDay>;
  today: TokyoDate;
  from: TokyoDate;
  to: TokyoDate;
  onChoose: (date: TokyoDate) => void;
};

/** The month at a glance: staff's mark, remarks, and the fullest moment of each day as a bar. */
export function MonthGrid({ month, days, today, from, to, onChoose }: MonthGridProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">受付状態と混み具合</caption>
      <thead>
        <tr>
          {weekdays.map((name, position) => (
            <th
              key={name}
              scope="col"
              className={`pb-1 text-note font-normal ${position === 0 ? 'text-wrong' : position === 6 ? 'text-focus' : 'text-ink-soft'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, position) => (
              <td key={date ?? `outside ${position}`} className="border border-line p-0 align-top">
                {date && (
                  <DayCell
                    day={days.get(date)}
                    date={date}
                    isToday={date === today}
                    past={date < today}
                    chosen={date >= from && date <= to}
                    onChoose={() => onChoose(date)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = {
  day: MonthDay | undefined;
  date: TokyoDate;
  isToday: boolean;
  past: boolean;
  chosen: boolean;
  onChoose: () => void;
};

/** No longer reservable although staff did not close it: a ○ would say the opposite. */
const isFullDay = ({ mark, full }: MonthDay, past: boolean): boolean => mark !== '×' && !past && full;

function wordsOf(day: DayCellProps['day'], date: DayCellProps['date'], past: boolean): string {
  if (!day) return formatMonthDay(date);
  const words = [
    formatMonthDay(date),
    day.holiday,
    markText[day.mark],
    isFullDay(day, past) && '満席',
    day.remarks,
    `予約${day.reserves}件`,
    day.kept > 0 && !past && `お休みの時間に残っている予約${day.kept}件`,
    `最大${day.taken}名、定員${day.capacity}名`,
  ];
  return words.filter(Boolean).join('、');
}

function DayCell({ day, date, isToday, past, chosen, onChoose }: DayCellProps) {
  const full = day && day.taken >= day.capacity;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={`flex min-h-19 w-full flex-col items-stretch gap-1 p-1 text-left leading-tight hover:bg-cream md:min-h-26 md:p-2 ${chosen ? 'bg-action-soft shadow-[inset_0_0_0_2px_var(--color-action)]' : past ? 'bg-no-soft/60' : 'bg-white'}`}
    >
      {/* Said in words; what is seen is a picture of the same. */}
      <span className="sr-only">{wordsOf(day, date, past)}</span>
      <span className="flex items-center justify-between gap-1" aria-hidden="true">
        <span
          className={`figures text-note ${day ? dayColour(date, day.holiday) : ''} ${isToday ? 'font-bold underline decoration-2 underline-offset-4' : ''}`}
        >
          {Number(date.slice(8))}
        </span>
        {day &&
          (isFullDay(day, past) ? (
            <span className="rounded-sm bg-wrong-soft px-1 text-[0.75rem] leading-snug font-bold text-wrong">満</span>
          ) : (
            <MarkShape mark={day.mark} className="size-4.5 md:size-5" />
          ))}
      </span>
      {day?.holiday && (
        <span className="hidden truncate text-[0.75rem] text-wrong md:block" aria-hidden="true">
          {day.holiday}
        </span>
      )}
      {day?.remarks && (
        <span className="hidden truncate text-[0.75rem] text-ink-soft md:block" aria-hidden="true">
          {day.remarks}
        </span>
      )}
      {day && (
        <span className="mt-auto" aria-hidden="true">
          <span className="flex items-baseline justify-between text-[0.75rem]">
            <span className={`figures ${full ? 'font-bold text-wrong' : 'text-ink-soft'}`}>
              {day.taken}/{day.capacity}
            </span>
            {day.kept > 0 && !past && (
              <span className="font-bold text-wrong">
                <span className="hidden md:inline">要連絡</span>
                {day.kept}
              </span>
            )}
            {day.pending > 0 && <span className="hidden font-bold text-ask md:inline">待ち{day.pending}</span>}
          </span>
          <span className="mt-0.5 block h-1.5 overflow-hidden rounded-full bg-sand">
            <Bar share={day.capacity === 0 ? 1 : day.taken / day.capacity} full={full ?? false} />
          </span>
        </span>
      )}
    </button>
  );
}

/** Widths in twelfths: style attributes are not allowed by our content security policy. */
const widths = [
  'w-0',
  'w-1/12',
  'w-2/12',
  'w-3/12',
  'w-4/12',
  'w-5/12',
  'w-6/12',
  'w-7/12',
  'w-8/12',
  'w-9/12',
  'w-10/12',
  'w-11/12',
  'w-full',
];

function Bar({ share, full }: { share: number; full: boolean }) {
  const twelfths = Math.min(12, Math.ceil(share * 12));
  return <span className={`block h-full ${full ? 'bg-wrong' : 'bg-leaf'} ${widths[twelfths]}`} />;
}
