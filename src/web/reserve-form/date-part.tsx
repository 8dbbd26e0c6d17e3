import { useEffect, useState } from 'react';
import type { FunctionOk } from '../../contract/functions.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { FieldError } from '../ui/field.tsx';
import { type CalendarDay, MonthCalendar } from '../ui/month-calendar.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useFunctionAnswer } from './use-function-answer.ts';

type DatePartProps = {
  branch_id: number;
  needed: number;
  /** The future flow begins tomorrow; registration and edits may take today. */
  from: 'today' | 'tomorrow';
  value: string;
  onChange: (date: string) => void;
  /** The day of the reserve being edited can always be kept. */
  own_date?: string;
  error?: string | undefined;
};

/** The days one may choose, and the first of them (SPEC §4: the first date that is not the cross). */
export function choosableDays(
  calendar: Pick<FunctionOk<'reserveCalendar'>, 'days'>,
  from: 'today' | 'tomorrow',
  own_date?: string,
): { days: CalendarDay[]; first: string | null } {
  const days = calendar.days
    .slice(from === 'today' ? 0 : 1)
    .map(
      (day): CalendarDay =>
        day.date === own_date && day.reservable_status === '×' ? { ...day, reservable_status: '○' } : day,
    );
  return { days, first: days.find((day) => day.reservable_status !== '×')?.date ?? null };
}

/** Which day: the month with its marks for this number of children. The first reservable date is chosen at once. */
export function DatePart({ branch_id, needed, from, value, onChange, own_date, error }: DatePartProps) {
  const answer = useFunctionAnswer('reserveCalendar', { branch_id, children: needed });
  const calendar = answer.data ?? answer.last;
  const { days, first } = calendar ? choosableDays(calendar, from, own_date) : { days: [], first: null };
  const known = days.find((day) => day.date === value);

  // A day that was chosen and cannot be had any more: never changed without a word.
  const [lost, setLost] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new calendar may move the chosen day
  useEffect(() => {
    if (!answer.data) return;
    if (first === null || (known !== undefined && known.reservable_status !== '×')) return setLost(null);
    setLost(value === '' ? null : value);
    onChange(first);
  }, [answer.data]);

  return (
    <section aria-labelledby="date-part">
      <h2 id="date-part" className="text-h3">
        日にち
      </h2>
      <div className="mt-3">
        {answer.failure && <FailureNotice failure={answer.failure} retry={answer.retry} />}
        {!calendar && !answer.failure && <Skeleton className="h-[27.5rem] max-w-md" />}
        {calendar && first === null && (
          <Notice kind="warning">
            {formatMonthDay(calendar.days.at(-1)?.date ?? '')}
            まで、予約できる日がありません。ほかの園もご確認ください。
          </Notice>
        )}
        {lost !== null && value !== '' && (
          <div className="mb-4">
            <Notice kind="warning" live>
              {formatMonthDay(lost)}は予約できません。{formatMonthDay(value)}に変えました。ご確認ください。
            </Notice>
          </div>
        )}
        {/* Drawn once the first day is chosen, so that it opens in that month. */}
        {calendar && known && (
          <MonthCalendar
            label="ご利用日"
            days={days}
            holidays={Object.fromEntries(
              calendar.days.flatMap((day) => (day.holiday_name === null ? [] : [[day.date, day.holiday_name]])),
            )}
            {...(calendar.days[0] ? { today: calendar.days[0].date } : {})}
            value={value === '' ? null : value}
            onChange={(date) => {
              setLost(null);
              onChange(date);
            }}
          />
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </section>
  );
}
