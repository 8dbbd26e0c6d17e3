import { useEffect, useRef, useState } from 'react';
import { possibleStarts, stayRefusal } from '../../../../domain/reserves/stay-choice.ts';
import { noChoice, type ReserveChoice } from '../../../../domain/routing/reserve-choice.ts';
import { minuteOf, type TimeRange, type TokyoDate, timeText } from '../../../../domain/time.ts';
import { formatMinuteRange, formatMonthDay } from '../../../../domain/time-format.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { WaitlistLink } from '../../../layout/waitlist-link.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DayHoursSkeleton } from './day-hours-skeleton.tsx';
import { nothingLeft, pickerDay } from './day-slots.ts';
import { FreeStayPicker } from './free-stay-picker.tsx';
import { ReserveLinks } from './reserve-links.tsx';

type DayHoursProps = { branch: { id: number; path_name: string; name: string }; date: TokyoDate; today: TokyoDate };

const counts = [1, 2, 3, 4].map((count) => ({ key: String(count), label: `${count}人` }));
/** How long a start that is tapped lasts to begin with. */
const usualMinutes = 120;

/** The hours of one day of a branch, for everybody: what is free, and the way to reserve just that. */
export function BranchDayHours({ branch, date, today }: DayHoursProps) {
  const [children, setChildren] = useState(1);
  const [range, setRange] = useState<TimeRange | null>(null);
  const answer = useAnswer(reading('reserveSlots', { branch_id: branch.id, date, children }));
  const day = answer.data && pickerDay(answer.data);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day was chosen
  useEffect(() => {
    setRange(null);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [date]);
  const chosen = day && range && stayRefusal(day, range) === null ? range : null;
  return (
    <section aria-labelledby="day-hours" className="mt-6 border-t border-line pt-5">
      <h3 id="day-hours" ref={heading} tabIndex={-1} className="scroll-mt-4 text-h3 outline-none">
        {formatMonthDay(date)}の時間
      </h3>
      {answer.failure && (
        <div className="mt-3">
          <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />
        </div>
      )}
      {answer.waiting && <DayHoursSkeleton />}
      {answer.data && day && !possibleStarts(day).length && (
        <NothingFree branch={branch} date={date} why={nothingLeft(day)} remarks={answer.data.reserve_remarks} />
      )}
      {answer.data && day && possibleStarts(day).length > 0 && (
        <>
          {answer.data.reservable_status === '△' && (
            <p className="mt-2 text-note">
              この日はリクエストです。園が確認してお返事します。{answer.data.reserve_remarks}
            </p>
          )}
          <SelectField
            label="お子さまの人数"
            unmarked
            className="mt-3 max-w-40"
            value={String(children)}
            options={counts}
            onChange={(event) => setChildren(Number(event.target.value))}
          />
          <div className="mt-3">
            <FreeStayPicker
              day={day}
              needed={children}
              ends={{
                usual: null,
                close: minuteOf(answer.data.close_time),
                extended_close: minuteOf(answer.data.extended_close_time),
              }}
              length={usualMinutes}
              value={chosen}
              onChange={setRange}
            />
          </div>
          <ReserveRange branch={branch} date={date} today={today} range={chosen} />
          {day.slots.some(({ state }) => waitable.has(state)) && (
            <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
              満席の時間をご希望ですか。
              <WaitlistLink choice={{ branch: branch.path_name, date }} />
            </p>
          )}
        </>
      )}
    </section>
  );
}

const nothingText = {
  closed: 'この日は予約を受け付けていません',
  full: 'この日は満席です',
  understaffed: 'この日は、お預かりできる職員が足りません',
  own: 'この日は、選べる時間がありません',
  over: 'この日の受付は終わりました',
} as const;

/** What waiting helps against. */
const waitable: ReadonlySet<string> = new Set(['full', 'understaffed']);

type NothingFreeProps = Pick<DayHoursProps, 'branch' | 'date'> & {
  why: ReturnType<typeof nothingLeft>;
  remarks: string | null;
};

function NothingFree({ branch, date, why, remarks }: NothingFreeProps) {
  return (
    <div className="mt-3">
      <Notice
        kind="warning"
        live
        title={nothingText[why]}
        action={waitable.has(why) && <WaitlistLink choice={{ branch: branch.path_name, date }} />}
      >
        {remarks || 'カレンダーから、ほかの日をお選びください。'}
      </Notice>
    </div>
  );
}

type ReserveRangeProps = DayHoursProps & { range: TimeRange | null };

function ReserveRange({ branch, date, today, range }: ReserveRangeProps) {
  if (range === null) return <p className="mt-4 text-note text-ink-soft">時間を選ぶと、そのまま予約に進めます。</p>;
  const choice: ReserveChoice = {
    ...noChoice,
    branch: branch.path_name,
    when: date === today ? 'today' : 'future',
    date,
    start: timeText(range.start),
    end: timeText(range.end),
  };
  return (
    <div className="mt-4">
      <ReserveLinks choice={choice} size="large">
        この時間で予約する
        <span className="figures whitespace-nowrap">({formatMinuteRange(range.start, range.end)})</span>
      </ReserveLinks>
    </div>
  );
}
