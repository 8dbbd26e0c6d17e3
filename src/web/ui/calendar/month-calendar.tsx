import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { BookmarkCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type ReservableStatus, reservableStatuses, reservableText } from '../../../domain/codes.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { Mark, MarkShape } from '../mark.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useHydrated } from '../use-hydrated.ts';

export type CalendarDay = {
  /** YYYY-MM-DD, a Tokyo day */
  date: string;
  reservable_status: ReservableStatus;
  reserve_remarks?: string | null;
  /** Not open that day: 休, not ×. */
  closed_flag?: boolean;
};

type MonthCalendarProps = {
  label: string;
  days: readonly CalendarDay[];
  /** Date → name of the public holiday. */
  holidays?: Readonly<Record<string, string>>;
  /** The days on which the children have a reserve already. */
  own_dates?: readonly string[];
  /** Today in Tokyo, from the server: the browser's own clock and zone do not count. */
  today?: string;
  /** Which days can be chosen: without it, all but ×. */
  mayChoose?: (day: CalendarDay) => boolean;
  /** The day whose month is shown while none is chosen. */
  opens?: string;
} & (
  | { value: string | null; onChange: (date: string) => void; values?: never }
  /** Several days: each tap adds one or takes it out again. */
  | { values: readonly string[]; onChangeAll: (dates: string[]) => void; value?: never }
);

const isNotFull = ({ reservable_status }: CalendarDay): boolean => reservable_status !== '×';

const ownText = 'ご予約あり';

const paging =
  'inline-flex size-11 items-center justify-center rounded-md text-ink hover:bg-cream data-disabled:text-line ' +
  'data-focus-visible:outline-3 data-focus-visible:outline-focus';

/** A month of marks. Days without an entry, and × days, cannot be chosen but can be reached and read by keyboard. */
export function MonthCalendar(props: MonthCalendarProps) {
  // React Aria hides helper texts by style attributes, which our CSP strips from server HTML: drawn in the browser only,
  // with a placeholder of the same size until then.
  if (!useHydrated()) return <Skeleton className="h-[22rem] max-w-md" />;
  return <HydratedCalendar {...props} />;
}

function HydratedCalendar(props: MonthCalendarProps) {
  const { label, days, holidays = {}, own_dates = [], today, opens, value = null, mayChoose = isNotFull } = props;
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dates = days.map((day) => day.date).toSorted();
  const first = dates[0];
  const last = dates.at(-1);
  const chosen = value === null ? undefined : byDate.get(value);
  const markOf = (date: CalendarDate): ReservableStatus => byDate.get(date.toString())?.reservable_status ?? '×';
  const isOpen = (date: string): boolean => {
    const day = byDate.get(date);
    return day !== undefined && mayChoose(day);
  };
  const frame = {
    'aria-label': label,
    ...(first === undefined ? {} : { minValue: parseDate(first) }),
    ...(last === undefined ? {} : { maxValue: parseDate(last) }),
    ...(opens === undefined ? {} : { defaultFocusedValue: parseDate(value ?? opens) }),
    isDateUnavailable: (date: DateValue) => !isOpen(date.toString().slice(0, 10)),
    firstDayOfWeek: 'sun',
    className: 'max-w-md',
  } as const;
  const month = (
    <>
      <header className="flex items-center justify-between">
        <Button slot="previous" className={paging}>
          <ChevronLeft className="size-6" aria-hidden="true" />
        </Button>
        <CalendarHeading className="figures text-h3 font-bold" />
        <Button slot="next" className={paging}>
          <ChevronRight className="size-6" aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid className="mt-1 w-full table-fixed border-collapse" weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell
              className={`pb-1 text-note font-normal ${day === '日' ? 'text-wrong' : day === '土' ? 'text-focus' : 'text-ink-soft'}`}
            >
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <DayCell
              date={date}
              mark={markOf(date)}
              open={isOpen(date.toString())}
              known={byDate.has(date.toString())}
              closed={byDate.get(date.toString())?.closed_flag === true}
              holiday={holidays[date.toString()]}
              remarks={byDate.get(date.toString())?.reserve_remarks}
              own={own_dates.includes(date.toString())}
              isToday={date.toString() === today}
              isGone={first !== undefined && saturdayOf(date) < first}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
  return (
    <I18nProvider locale="ja-JP">
      {props.values === undefined ? (
        <Calendar
          {...frame}
          value={value === null ? null : parseDate(value)}
          onChange={(date) => props.onChange(date.toString())}
        >
          {month}
        </Calendar>
      ) : (
        <Calendar
          {...frame}
          selectionMode="multiple"
          value={props.values.map((date) => parseDate(date))}
          onChange={(dates) => props.onChangeAll(dates.map(String))}
        >
          {month}
        </Calendar>
      )}
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1" aria-label="記号の意味">
        {reservableStatuses.map((mark) => (
          <li key={mark}>
            <Mark mark={mark} />
          </li>
        ))}
        {days.some((day) => day.closed_flag) && <li className="text-note text-ink-soft">休 お休み</li>}
        {own_dates.length > 0 && (
          <li className="inline-flex items-center gap-1 text-note">
            <OwnSign className="size-4.5" />
            {ownText}
          </li>
        )}
        {days.some((day) => day.reserve_remarks) && (
          <li className="inline-flex items-center gap-1.5 text-note">
            <span className="size-2 rounded-full bg-ask" aria-hidden="true" />
            園からのお知らせあり
          </li>
        )}
      </ul>
      <p className="mt-1 min-h-7 text-note" aria-live="polite">
        {value !== null && (
          <>
            <strong>{formatMonthDay(value)}</strong>
            {holidays[value] && <span className="ml-2 text-wrong">{holidays[value]}</span>}
            {chosen && <span className="ml-2">{reservableText[chosen.reservable_status]}</span>}
            {own_dates.includes(value) && <span className="ml-2">{ownText}</span>}
            {chosen?.reserve_remarks && <span className="ml-2 text-ink-soft">{chosen.reserve_remarks}</span>}
          </>
        )}
      </p>
    </I18nProvider>
  );
}

type DayCellProps = {
  date: CalendarDate;
  mark: ReservableStatus;
  /** May be chosen. */
  open: boolean;
  known: boolean;
  closed: boolean;
  holiday: string | undefined;
  remarks: string | null | undefined;
  own: boolean;
  isToday: boolean;
  /** In a week that is over: not drawn at all. */
  isGone: boolean;
};

/** The last day of the week, which begins on Sunday. */
const saturdayOf = (date: CalendarDate): string => date.add({ days: 6 - date.toDate('UTC').getUTCDay() }).toString();

const OwnSign = ({ className }: { className: string }) => (
  <BookmarkCheck className={`text-ink-soft ${className}`} aria-hidden="true" />
);

function DayCell({ date, mark, open, known, closed, holiday, remarks, own, isToday, isGone }: DayCellProps) {
  const weekday = date.toDate('UTC').getUTCDay();
  // Days out of reach are grey, Sundays too.
  const numberStyle = !known ? 'text-no' : holiday || weekday === 0 ? 'text-wrong' : weekday === 6 ? 'text-focus' : '';
  const words = !known ? '受付期間外' : closed ? 'お休み' : reservableText[mark];
  return (
    <CalendarCell
      date={date}
      className={({ isSelected, isOutsideMonth, isFocusVisible }) =>
        [
          'day relative h-[2.75rem] flex-col items-center justify-center rounded-md leading-none outline-none',
          isGone ? 'hidden' : 'flex',
          isOutsideMonth ? 'invisible' : '',
          isSelected ? 'bg-action-soft shadow-[inset_0_0_0_2px_var(--color-action)]' : open ? 'hover:bg-cream' : '',
          open ? 'cursor-pointer' : 'cursor-not-allowed',
          isFocusVisible ? 'outline-3! outline-focus' : '',
        ].join(' ')
      }
      // React Aria's label names the date; the mark, holiday and remark are said with it.
      render={(props) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: React Aria's props make it a button
        <div
          {...props}
          aria-label={[props['aria-label'], holiday, words, own && ownText, remarks].filter(Boolean).join('、')}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span
            className={`figures text-note ${numberStyle} ${isToday ? 'font-bold underline decoration-2 underline-offset-4' : ''}`}
          >
            {formattedDate}
          </span>
          <span className="mt-1 h-4.5">
            {closed ? (
              // Drawn, like the other marks: the cell's own words say it.
              <span className="text-note leading-none text-no before:content-['休']" aria-hidden="true" />
            ) : (
              known && <MarkShape mark={mark} className="size-4" />
            )}
          </span>
          {own && <OwnSign className="absolute right-0.5 bottom-2 size-3" />}
          {remarks && known && (
            <span className="absolute top-1.5 right-1.5 size-1.5 rounded-full bg-ask" aria-hidden="true" />
          )}
        </>
      )}
    </CalendarCell>
  );
}
