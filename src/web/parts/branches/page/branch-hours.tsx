import {
  type PatternedBranch,
  type WeekRow,
  weekdaysInOrder,
  weekdaysText,
  weeksOfBranch,
} from '../../../../domain/calendar/week-rows.ts';
import { patternWeekday } from '../../../../domain/codes.ts';
import { minuteOf, type TokyoDate } from '../../../../domain/time.ts';
import { formatMinuteRange, formatMonthDay } from '../../../../domain/time-format.ts';

const range = (from: string, to: string) => formatMinuteRange(minuteOf(from), minuteOf(to));

/** The usual hours: one line if every day is alike, else day by day; upcoming changes are announced. */
export function UsualHoursOfBranch({ branch, today }: { branch: PatternedBranch; today: TokyoDate }) {
  const { now, next } = weeksOfBranch(branch, today);
  return (
    <>
      <Week rows={now} />
      {next && (
        <div className="mt-2 rounded-md bg-cream px-3 py-2">
          <p className="text-note font-bold">{formatMonthDay(next.adaptation_date)}から変わります</p>
          <Week rows={next.rows} />
        </div>
      )}
    </>
  );
}

function Week({ rows }: { rows: readonly WeekRow[] }) {
  const [only] = rows;
  if (only && rows.length === 1) return <Hours row={only} />;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">曜日ごとの営業時間</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.weekdays.join()} className="align-top">
            <th scope="row" className="w-24 pr-3 pb-1 font-normal whitespace-nowrap">
              {weekdaysText(row.weekdays)}
            </th>
            <td className="pb-1">
              <Hours row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Hours({ row: { closed_flag, hours } }: { row: WeekRow }) {
  if (closed_flag) return <span>お休み</span>;
  return (
    <span className="figures">
      {range(hours.open_time, hours.close_time)}
      <br />
      <span className="text-note text-ink-soft">
        早朝・夜間 {range(hours.extended_open_time, hours.extended_close_time)}(時間外の料金がかかります)
      </span>
    </span>
  );
}

/** 年中無休, or the days on which the branch is usually closed; what a coming week changes of it is said at once. */
export function usualClosureText(branch: PatternedBranch, today: TokyoDate): string {
  const { now, next } = weeksOfBranch(branch, today);
  const text = closureText(now);
  const later = next && closureText(next.rows);
  return later === undefined || later === text
    ? text
    : `${text}、${formatMonthDay(next?.adaptation_date ?? today)}から${later}`;
}

function closureText(rows: readonly WeekRow[]): string {
  const closed = rows.find(({ closed_flag }) => closed_flag)?.weekdays ?? [];
  if (closed.length === 0) return '年中無休(祝日も開園)';
  const { holiday } = patternWeekday.code;
  const days = closed.filter((weekday) => weekday !== holiday);
  const words = [days.length > 0 && `${weekdaysText(days)}曜日`, closed.includes(holiday) && '祝日'];
  return words.filter(Boolean).join('・');
}

const schemaDays: Readonly<Record<number, string>> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'PublicHolidays',
};

/** schema.org: the hours by days that are alike; a closed day has none. */
export const openingHours = (branch: PatternedBranch, today: TokyoDate) =>
  weeksOfBranch(branch, today)
    .now.filter(({ closed_flag }) => !closed_flag)
    .map(({ weekdays, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdaysInOrder.filter((weekday) => weekdays.includes(weekday)).map((weekday) => schemaDays[weekday]),
      opens: hours.open_time.slice(0, 5),
      closes: hours.close_time.slice(0, 5),
    }));
