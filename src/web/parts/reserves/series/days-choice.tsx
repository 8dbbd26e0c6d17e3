import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { joinedDates } from '../../../../domain/reserves/series-dates.ts';
import { MonthCalendar } from '../../../ui/calendar/month-calendar.tsx';
import { choosableDays } from '../choose/date-part.tsx';
import { WeeklyPart } from './weekly-part.tsx';

type DaysChoiceProps = {
  calendar: FunctionOk<'reserveCalendar'>;
  dates: readonly string[];
  limit: number;
  onDates: (dates: string[]) => void;
};

/** Days by tapping them, or all of a weekday at once. From tomorrow: today has a separate flow. */
export function DaysChoice({ calendar, dates, limit, onDates }: DaysChoiceProps) {
  const { drawn, choosable, first } = choosableDays(calendar, 'tomorrow');
  const names = calendar.days.flatMap((day) =>
    day.holiday_name === null ? [] : [[day.date, day.holiday_name] as const],
  );
  const open = new Set(choosable.map((day) => day.date));
  const tomorrow = drawn[1]?.date ?? '';
  // A day without a seat at any time can be in the table (by its weekday), but not be tapped.
  const tappable = dates.filter((date) => open.has(date));
  const others = dates.filter((date) => !open.has(date));
  return (
    <>
      <MonthCalendar
        label="ご利用日(いくつでも選べます)"
        days={drawn.slice(1)}
        holidays={Object.fromEntries(names)}
        own_dates={calendar.own_dates}
        opens={dates[0] ?? first ?? tomorrow}
        values={tappable}
        onChangeAll={(next) => onDates(joinedDates(next, others))}
      />
      <WeeklyPart
        first={dates[0] ?? tomorrow}
        last={drawn.at(-1)?.date ?? tomorrow}
        holidays={new Set(names.map(([date]) => date))}
        limit={limit}
        onAdd={(added) => onDates(joinedDates(dates, added))}
      />
    </>
  );
}
