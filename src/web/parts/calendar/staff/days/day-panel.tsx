import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { SelectStaffCalendarData } from '../../../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatMonthDay, formatTimeOfDay, formatTimeRange } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useServerToday } from '../../../../data/server-clock.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Mark, MarkShape } from '../../../../ui/mark.tsx';
import { DayLoad } from '../../../staffing/staff/ratio/day-load.tsx';
import { CapacityForm } from './capacity-form.tsx';
import { DayClosures } from './day-closures.tsx';
import { HoursForm } from './hours-form.tsx';
import { MarkForm } from './mark-form.tsx';
import { markText } from './mark-text.ts';
import type { MonthDay } from './month.ts';

export type DayRange = { from: TokyoDate; to: TokyoDate };

type DayPanelProps = {
  data: SelectStaffCalendarData;
  days: ReadonlyMap<TokyoDate, MonthDay>;
  range: DayRange;
  onRange: (range: DayRange) => void;
  onChanged: () => void;
};

const parts = [
  ['mark', '受付状態'],
  ['capacity', '定員'],
  ['hours', '開園時間'],
] as const;
type Part = (typeof parts)[number][0];

/** The chosen day or days: what is set and reserved, and for managers the three things that can be changed. */
export function DayPanel({ data, days, range, onRange, onChanged }: DayPanelProps) {
  const { branch, manager } = useStaff();
  const today = useServerToday();
  const [part, setPart] = useState<Part>('mark');
  const single = range.from === range.to;
  const day = days.get(range.from);
  const { step_minutes } = data.reserve_settings[0] ?? {};
  const forms = { range, onRange, onChanged, branch_id: branch.id, step_minutes };
  return (
    <section aria-labelledby="day-title" className="rounded-lg border border-line bg-white p-4 shadow-raised md:p-5">
      <h2 id="day-title" className="text-h3" aria-live="polite">
        {formatMonthDay(range.from)}
        {!single && `〜${formatMonthDay(range.to)}`}
      </h2>
      {single && day && (
        <DayFacts day={day} data={data} branch_id={branch.id}>
          <DayClosures day={day} past={day.date < today} manager={manager} onChanged={onChanged} />
        </DayFacts>
      )}
      {manager && (
        <div className="mt-4 border-t border-line pt-4">
          <fieldset aria-label="変更する内容" className="mb-4 grid grid-cols-3 gap-1 rounded-md bg-cream p-1">
            {parts.map(([key, title]) => (
              <button
                key={key}
                type="button"
                aria-pressed={part === key}
                onClick={() => setPart(key)}
                className="min-h-11 rounded-sm text-note text-ink-soft aria-pressed:bg-white aria-pressed:font-bold aria-pressed:text-ink aria-pressed:shadow-raised forced-colors:aria-pressed:border-2"
              >
                {title}
              </button>
            ))}
          </fieldset>
          {part === 'mark' && <MarkForm key={`${range.from} ${day?.mark} ${day?.remarks}`} day={day} {...forms} />}
          {part === 'capacity' && <CapacityForm branch={branch} {...forms} />}
          {part === 'hours' && <HoursForm key={range.from} branch={branch} day={day} {...forms} />}
        </div>
      )}
    </section>
  );
}

type DayFactsProps = { day: MonthDay; data: SelectStaffCalendarData; branch_id: number; children: ReactNode };

function DayFacts({ day, data, branch_id, children }: DayFactsProps) {
  const reserves = data.reserves.filter(({ reserve_date }) => reserve_date === day.date);
  const { hours } = day;
  return (
    <div className="mt-2 grid gap-3">
      {children}
      <dl className="grid grid-cols-[6rem_1fr] gap-y-1 text-note">
        <dt className="text-ink-soft">受付状態</dt>
        <dd className="flex flex-wrap items-center gap-x-2 font-bold">
          <MarkShape mark={day.mark} className="size-4.5" />
          {markText[day.mark]}
          {day.full && day.mark !== '×' && <Badge tone="wrong">満席</Badge>}
          {day.shown && day.shown !== day.mark && (
            <span className="font-normal">
              (お客様には <Mark mark={day.shown} />)
            </span>
          )}
        </dd>
        {day.remarks && (
          <>
            <dt className="text-ink-soft">備考</dt>
            <dd>{day.remarks}</dd>
          </>
        )}
        <dt className="text-ink-soft">定員</dt>
        <dd className="figures">
          {day.usualCapacity}名
          {day.capacities.map((each) => (
            <span key={`${each.start_time} ${each.capacity}`} className="ml-2 inline-block">
              {formatTimeOfDay(each.start_time)}〜{formatTimeOfDay(each.end_time)} {each.capacity}名
            </span>
          ))}
        </dd>
        <dt className="text-ink-soft">開園時間</dt>
        <dd className="figures">
          {formatTimeOfDay(hours.open_time)}〜{formatTimeOfDay(hours.close_time)}
          <span className="ml-2 text-ink-soft">
            延長 {formatTimeOfDay(hours.extended_open_time)}〜{formatTimeOfDay(hours.extended_close_time)}
          </span>
          {day.hoursOfDay && <span className="ml-2 font-bold text-ask">この日だけ</span>}
        </dd>
      </dl>
      <DayLoad key={`${day.date} ${reserves.length} ${day.capacities.length}`} branch_id={branch_id} date={day.date} />
      <DayReserves reserves={reserves} />
    </div>
  );
}

function DayReserves({ reserves }: { reserves: SelectStaffCalendarData['reserves'] }) {
  if (reserves.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 py-2 text-note font-bold">予約 {reserves.length}件</summary>
      <ul className="grid gap-1 text-note">
        {reserves.map((reserve) => (
          <li key={reserve.id}>
            <Link
              to={`/staff/reserves/${reserve.id}`}
              className="flex min-h-11 items-center gap-3 rounded-sm px-1 text-ink no-underline hover:bg-cream"
            >
              <span className="figures w-24 shrink-0">
                {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
              </span>
              <span className="min-w-0 truncate">
                {reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')}
              </span>
              {reserve.approval_status === approvalStatus.code.pending && <Badge tone="ask">承認待ち</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
