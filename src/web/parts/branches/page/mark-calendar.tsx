import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { type ReservableStatus, reservableStatuses, reservableText } from '../../../../domain/codes.ts';
import { noChoice, type ReserveChoice, reserveStart, withChoice } from '../../../../domain/routing/reserve-choice.ts';
import { addDays, type TokyoDate, weekdayOf } from '../../../../domain/time.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { waitlistPath } from '../../../layout/waitlist-path.ts';
import { Mark, MarkShape } from '../../../ui/mark.tsx';

type MarkedDay = {
  readonly date: TokyoDate;
  readonly reservable_status: string;
  readonly reserve_remarks: string | null;
  readonly holiday_name: string | null;
  /** Not open that day: there is nothing to wait for. */
  readonly closed_flag: boolean;
};

const weekdays = ['日', '月', '火', '水', '木', '金', '土'];
const dayStyle = (weekday: number, holiday: string | null): string =>
  holiday || weekday === 0 ? 'text-wrong' : weekday === 6 ? 'text-focus' : 'text-ink';

type MarkCalendarProps = {
  days: readonly MarkedDay[];
  today: TokyoDate;
  /** path_name of the branch whose days these are. */
  branch: string;
  /** The day whose hours are shown. */
  chosen?: TokyoDate | null;
  /** Shows a day's hours in place; without it, and without JavaScript, the days lead on. */
  onDay?: (date: TokyoDate) => void;
};

/** The coming weeks, drawn on the server; the time is chosen below it or in the reserve flow. */
export function MarkCalendar({ days, today, branch, chosen = null, onDay }: MarkCalendarProps) {
  const remarked = days.filter((day) => day.reserve_remarks);
  return (
    <div>
      <table className="w-full max-w-xl table-fixed border-collapse">
        <caption className="sr-only">日ごとの空き</caption>
        <thead>
          <tr>
            {weekdays.map((name, weekday) => (
              <th key={name} scope="col" className={`pb-1 text-note font-normal ${dayStyle(weekday, null)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {markWeeksOf(days).map((week) => (
            <tr key={week.start}>
              {week.days.map((day, weekday) => (
                <DayCell
                  key={addDays(week.start, weekday)}
                  day={day}
                  weekday={weekday}
                  isToday={day?.date === today}
                  branch={branch}
                  isChosen={day !== undefined && day.date === chosen}
                  onDay={onDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1" aria-label="記号の意味">
        {reservableStatuses.map((mark) => (
          <li key={mark}>
            <Mark mark={mark} />
          </li>
        ))}
        {days.some(({ closed_flag }) => closed_flag) && <li className="text-note text-ink-soft">休 お休み</li>}
      </ul>
      {remarked.length > 0 && (
        <ul className="mt-3 grid gap-1 text-note">
          {remarked.map((day) => (
            <li key={day.date}>
              <strong>{formatMonthDay(day.date)}</strong> {day.reserve_remarks}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type DayCellProps = {
  day: MarkedDay | undefined;
  weekday: number;
  isToday: boolean;
  branch: string;
  isChosen: boolean;
  onDay: ((date: TokyoDate) => void) | undefined;
};

/** A day with seats leads to reserving that day here; which of the two ways shows is decided by <html data-session>. */
function DayCell({ day, weekday, isToday, branch, isChosen, onDay }: DayCellProps) {
  if (day === undefined) return <td className="border border-line bg-cream" />;
  const mark = day.reservable_status as ReservableStatus;
  const choice: ReserveChoice = {
    ...noChoice,
    branch,
    when: isToday ? 'today' : 'future',
    date: isToday ? null : day.date,
  };
  // A plain press shows the hours here; a new tab still opens the reserve.
  const onClick = (event: MouseEvent) => {
    if (!onDay || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onDay(day.date);
  };
  const current = isChosen ? ('true' as const) : undefined;
  const content = <DayContent day={day} weekday={weekday} isToday={isToday} />;
  return (
    <td className={`h-16 border border-line p-0 text-center align-middle ${isToday ? 'bg-action-soft' : 'bg-white'}`}>
      {day.closed_flag ? (
        <span className="flex h-full min-h-16 flex-col justify-center">{content}</span>
      ) : mark === '×' ? (
        <Link
          to={waitlistPath({ branch, date: day.date })}
          onClick={onClick}
          aria-current={current}
          className={dayLink}
        >
          {content}
          <span className="sr-only">空いたら知らせる</span>
        </Link>
      ) : (
        <>
          <Link
            to={withChoice('/registration_reserves/customers', choice)}
            onClick={onClick}
            aria-current={current}
            className={`for-visitor ${dayLink}`}
          >
            {content}
          </Link>
          <Link to={reserveStart(choice)} onClick={onClick} aria-current={current} className={`for-member ${dayLink}`}>
            {content}
          </Link>
        </>
      )}
    </td>
  );
}

/** The day and its mark, in words for screen readers. */
function DayContent({ day, weekday, isToday }: { day: MarkedDay; weekday: number; isToday: boolean }) {
  const mark = day.reservable_status as ReservableStatus;
  const dayOfMonth = Number(day.date.slice(8));
  const shown = dayOfMonth === 1 || isToday ? `${Number(day.date.slice(5, 7))}/${dayOfMonth}` : String(dayOfMonth);
  return (
    <>
      <span className={`figures block text-note leading-tight ${dayStyle(weekday, day.holiday_name)}`}>
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">
          {formatMonthDay(day.date)}
          {isToday && ' 今日'}
          {day.holiday_name && ` ${day.holiday_name}`} {day.closed_flag ? '休み' : reservableText[mark]}
        </span>
      </span>
      {day.closed_flag ? (
        <span aria-hidden="true" className="mt-1 block text-note leading-[1.43] text-ink-soft">
          休
        </span>
      ) : (
        <MarkShape mark={mark} className="mx-auto mt-1 size-5" />
      )}
    </>
  );
}

const dayLink =
  'flex h-full min-h-16 flex-col justify-center no-underline hover:bg-trust-soft ' +
  'aria-[current=true]:outline-2 aria-[current=true]:-outline-offset-2 aria-[current=true]:outline-action';

/** Sunday to Saturday; days before the first and after the last stay empty. */
function markWeeksOf(days: readonly MarkedDay[]): { start: TokyoDate; days: (MarkedDay | undefined)[] }[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dates = days.map((day) => day.date).toSorted();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const weeks = [];
  for (let start = addDays(first, -weekdayOf(first)); start <= last; start = addDays(start, 7)) {
    const sunday = start;
    weeks.push({ start: sunday, days: Array.from({ length: 7 }, (_, day) => byDate.get(addDays(sunday, day))) });
  }
  return weeks;
}
