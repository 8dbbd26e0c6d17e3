import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { type CalendarDay, MonthCalendar } from '../../../ui/calendar/month-calendar.tsx';
import { OldestOnlyNote } from '../../../ui/calendar/oldest-only-note.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { childrenAsked, countOfWho, type Who } from '../start/who.ts';

export type DateChoice = {
  /** A day that was filled in for the parent: may be exchanged without a word. */
  preset?: string;
  /** The parent is asked to choose: no day is filled in. */
  choosesNothing?: boolean;
} & (
  | /** Registration and edits may take today. */ { from: 'today' }
  /** The future flow begins tomorrow; choosing today leads to the same-day flow. */
  | { from: 'tomorrow'; toToday: () => void }
);

type DatePartProps = {
  branch_id: number;
  who: Who;
  choice: DateChoice;
  value: string;
  /** `tapped`: by the parent's finger or mouse. */
  onChange: (date: string, tapped: boolean) => void;
  /** The day of the reserve being edited can always be chosen. */
  ownDate?: string;
  /** The way to wait for a day that is full. */
  waitFor?: ((date: string) => ReactNode) | undefined;
  error?: string | undefined;
};

/** The days that are drawn, those one may choose, and the first of them (SPEC §4: the first that is not the cross). */
export function choosableDays(
  calendar: Pick<FunctionOk<'reserveCalendar'>, 'days'>,
  from: 'today' | 'tomorrow',
  ownDate?: string,
): { drawn: CalendarDay[]; choosable: CalendarDay[]; first: string | null } {
  const drawn = calendar.days.map(
    (day): CalendarDay =>
      day.date === ownDate && day.reservable_status === '×' ? { ...day, reservable_status: '○' } : day,
  );
  const choosable = drawn.slice(from === 'today' ? 0 : 1).filter((day) => day.reservable_status !== '×');
  return { drawn, choosable, first: choosable[0]?.date ?? null };
}

/** Which day: the month with its marks for these children. The first reservable date is chosen at once. */
export function DatePart({ branch_id, who, choice, value, onChange, ownDate, waitFor, error }: DatePartProps) {
  const answer = useAnswer(
    reading('reserveCalendar', {
      branch_id,
      children: Math.max(1, countOfWho(who)),
      ...childrenAsked(who),
    }),
  );
  const calendar = answer.data ?? answer.previous;
  const { drawn, choosable, first } = calendar
    ? choosableDays(calendar, choice.from, ownDate)
    : { drawn: [], choosable: [], first: null };
  const today = calendar?.days[0]?.date;
  const [meansToday, setMeansToday] = useState(false);
  const tapped = useRef(false);

  // The chosen day is no longer available: say so, and do not choose another one for the parent.
  const [lost, setLost] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new calendar may move the chosen day
  useEffect(() => {
    if (!answer.data || choosable.some((day) => day.date === value)) return;
    if (value !== '' && value !== choice.preset) {
      setLost(value);
      onChange('', false);
    } else if (first !== null && lost === null && !choice.choosesNothing) onChange(first, false);
  }, [answer.data]);

  function choose(date: string) {
    const leadsToToday = choice.from === 'tomorrow' && date === today;
    setMeansToday(leadsToToday);
    if (leadsToToday) return;
    setLost(null);
    onChange(date, tapped.current);
  }

  return (
    <section aria-labelledby="date-part">
      <h2 id="date-part" className="text-h3">
        日にち
      </h2>
      <div className="mt-3">
        {answer.failure && <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />}
        {!calendar && !answer.failure && <Skeleton className="h-[22rem] max-w-md" />}
        {calendar && first === null && (
          <Notice kind="warning">
            {formatMonthDay(calendar.days.at(-1)?.date ?? '')}
            まで、予約できる日がありません。ほかの園もご確認ください。
          </Notice>
        )}
        {lost !== null && value === '' && (
          <div className="mb-4">
            <Notice
              kind="warning"
              live
              action={!calendar?.days.some(({ date, closed_flag }) => date === lost && closed_flag) && waitFor?.(lost)}
            >
              {formatMonthDay(lost)}は予約できません。ほかの日をお選びください。
            </Notice>
          </div>
        )}
        {/* Drawn once the first day is chosen, so that it opens in that month. */}
        {calendar && first !== null && (value !== '' || lost !== null || choice.choosesNothing) && (
          <div
            onPointerDownCapture={() => {
              tapped.current = true;
            }}
            onKeyDownCapture={() => {
              tapped.current = false;
            }}
          >
            <MonthCalendar
              label="ご利用日"
              days={drawn}
              holidays={Object.fromEntries(
                calendar.days.flatMap((day) => (day.holiday_name === null ? [] : [[day.date, day.holiday_name]])),
              )}
              own_dates={calendar.own_dates}
              {...(today ? { today } : {})}
              opens={lost ?? first}
              value={value === '' ? null : value}
              onChange={choose}
            />
            {calendar.oldest_only_flag && <OldestOnlyNote />}
          </div>
        )}
        {meansToday && choice.from === 'tomorrow' && <TodayNotice onGo={choice.toToday} />}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </section>
  );
}

function TodayNotice({ onGo }: { onGo: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <Notice
        live
        action={
          <Button kind="plain" size="small" onClick={onGo}>
            今日の時間を選ぶ
          </Button>
        }
      >
        今日のお預かりは「今日すぐ預ける」で承ります。園とお子さまはそのままで、今日の時間へお進みいただけます。
      </Notice>
    </div>
  );
}
