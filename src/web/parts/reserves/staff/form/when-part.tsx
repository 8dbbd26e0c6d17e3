import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { reading } from '../../../../data/question.ts';
import { useServerNow, useServerToday } from '../../../../data/server-clock.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { StaffingPart } from '../../../staffing/staff/ratio/staffing-part.tsx';
import type { ReserveFormValues } from '../reserve-form-values.ts';
import { DayChoice } from './day-choice.tsx';
import { type FormBranch, type FormSettings, fromNow, lengthOf } from './first-values.ts';
import { HourLoad } from './hour-load.tsx';
import { isClosed, type Range, type ShownDay, tapHour } from './hours.ts';
import { Times } from './times.tsx';

/** Whether there are enough staff for the stay, below its hours. Its space is reserved while loading. */
function FormStaffing({ branch_id, date, range }: { branch_id: number; date: string; range: Range | null }) {
  const { data, previous, waiting } = useLiveAnswer(
    reading('staffDayLoad', date === '' || range === null ? null : { branch_id, date }),
  );
  const staffing = (data ?? (waiting ? previous : undefined))?.staffing;
  return <div className="min-h-12">{staffing && range && <StaffingPart staffing={staffing} range={range} />}</div>;
}

type WhenProps = {
  branch: FormBranch;
  settings: FormSettings;
  /** The last stay's hours: what another day begins with. */
  last: Range | null;
  /** As the form was opened. */
  first: ReserveFormValues;
  values: ReserveFormValues;
  /** Whose birth dates are known: where the roster decides, their ages count. */
  family: readonly AgedChild[];
  set: (change: Partial<ReserveFormValues>) => void;
};
type AgedChild = { readonly id: number; readonly date_of_birth: string };

/** Of all the chosen children, or of none: a part of them would say too little. */
function birthDatesOf({ child_ids }: ReserveFormValues, family: readonly AgedChild[]): string[] {
  const chosen = family.filter(({ id }) => child_ids.includes(id));
  return chosen.length === child_ids.length ? chosen.map(({ date_of_birth }) => date_of_birth) : [];
}

/** The chosen day with its load, asked once for all parts of the form. */
export function useShownDay(
  branch_id: number,
  values: ReserveFormValues,
  family: readonly AgedChild[],
): { day: ShownDay | undefined; waiting: boolean } {
  const { reserve_date: date, child_ids } = values;
  const children = Math.max(1, child_ids.length);
  const { data, previous, waiting } = useAnswer(
    reading(
      'reserveSlots',
      date === '' ? null : { branch_id, date, children, birth_dates: birthDatesOf(values, family) },
    ),
  );
  return { day: data ?? (waiting ? previous : undefined), waiting };
}

/** Availability first: the day with its marks, its load hour by hour, then the times to the step. */
export function WhenPart({ branch, settings, last, first, values, family, set }: WhenProps) {
  const now = useServerNow();
  const today = useServerToday();
  const { day, waiting } = useShownDay(branch.id, values, family);
  const [next, setNext] = useState<'start' | 'end'>('start');
  const [chosen, setChosen] = useState(false);
  const length = lengthOf(last);
  const range = values.start !== null && values.end !== null ? { start: values.start, end: values.end } : null;
  const begin = values.reserve_date === today ? fromNow(now, branch, settings, length) : null;

  function take(times: Partial<ReserveFormValues>) {
    setChosen(true);
    set(times);
  }
  function chooseDay(reserve_date: string) {
    const usual = reserve_date === today ? fromNow(now, branch, settings, length) : last;
    setNext('start');
    set({ reserve_date, ...(chosen ? {} : { start: usual?.start ?? null, end: usual?.end ?? null }) });
  }
  return (
    <div className="grid gap-5">
      <DayChoice
        branch_id={branch.id}
        needed={Math.max(1, values.child_ids.length)}
        birth_dates={birthDatesOf(values, family)}
        today={today}
        value={values.reserve_date}
        onChange={chooseDay}
      />
      <section className="grid gap-3" aria-label="この日の空きと時間">
        {day && isClosed(day) && (
          <Notice kind="warning" title="この日は受け付けていません">
            {day.reserve_remarks || '休園日か、受付を止めている日です。'}
          </Notice>
        )}
        {begin && (
          <Button
            kind="plain"
            className="w-fit aria-pressed:border-action aria-pressed:bg-action-soft"
            aria-pressed={range?.start === begin.start}
            onClick={() => {
              setNext('end');
              take(begin);
            }}
          >
            <DoorOpen className="size-5" aria-hidden="true" />
            いまから預かる
          </Button>
        )}
        {/* The hours' own height, so that nothing below them moves when they come. */}
        <div className="min-h-[19rem] sm:min-h-[9.75rem]">
          {day ? (
            <HourLoad
              day={day}
              range={range}
              next={next}
              onTap={(hour) => {
                const { next: then, ...times } = tapHour(hour, { range, next }, day, length);
                setNext(then);
                take(times);
              }}
            />
          ) : waiting ? (
            <Skeleton className="h-72 sm:h-36" />
          ) : (
            <p className="text-note text-no">この日の混み具合を表示できません。</p>
          )}
        </div>
        <FormStaffing branch_id={branch.id} date={values.reserve_date} range={range} />
        <Times
          branch={branch}
          step_minutes={settings.step_minutes}
          day={day}
          held={[first.start, first.end]}
          values={values}
          set={take}
        />
      </section>
    </div>
  );
}
