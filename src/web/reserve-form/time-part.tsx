import { useEffect, useState } from 'react';
import type { FunctionOk } from '../../contract/functions.ts';
import { minuteOf } from '../../domain/time.ts';
import { formatMinute, formatMinuteRange } from '../../domain/time-format.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { isFree, possibleStarts, type SlotRange } from '../ui/slot-range.ts';
import { SlotStrip } from '../ui/slot-strip.tsx';
import { type RangeWish, stripSlots, wishedRange, withoutPast } from './day-slots.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useFunctionAnswer } from './use-function-answer.ts';

export type HeldStay = SlotRange & { date: string; children: number; reserve_id: number };

type TimePartProps = {
  branch_id: number;
  /** '' while no day is chosen. */
  date: string;
  /** How many children must fit. */
  needed: number;
  value: SlotRange | null;
  onChange: (range: SlotRange | null) => void;
  wish: RangeWish;
  /** Hours that are over are left out. */
  today?: boolean;
  /** Where other branches can be had, when this one has nothing left. */
  otherBranches?: string | undefined;
  /** The reserve being edited: its own seats are free for it. */
  held?: HeldStay | undefined;
  error?: string | undefined;
};

/** From when to when: the chosen day in 15-minute steps with the seats left for these children. */
export function TimePart(props: TimePartProps) {
  const { branch_id, date, needed, value, onChange, wish, today = false, otherBranches, held, error } = props;
  const answer = useFunctionAnswer(
    'reserveSlots',
    date === '' ? null : { branch_id, date, children: needed, ...(held ? { reserve_id: held.reserve_id } : {}) },
  );
  const day = answer.data;
  const own = held && held.date === date && needed <= held.children ? held : undefined;
  const all = day ? stripSlots(day, own) : [];
  const slots = today ? withoutPast(all) : all;
  const minimum = day?.minimum_minutes ?? 60;
  const [lost, setLost] = useState<SlotRange | null>(null);
  const starts = possibleStarts(slots, needed, minimum);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new day's answer may move the chosen time
  useEffect(() => {
    if (!day) return;
    // What is chosen stays if it can still be had; what cannot is taken away, and said.
    const free = value !== null && isFree(slots, value, needed);
    setLost(free ? null : value);
    if (!free) onChange(wishedRange(slots, needed, minimum, wish));
  }, [day]);

  return (
    <section aria-labelledby="time-part">
      <h2 id="time-part" className="text-h3">
        時間
      </h2>
      {day && <DayNotes day={day} />}
      <div className="mt-3">
        {answer.failure && <FailureNotice failure={answer.failure} retry={answer.retry} />}
        {date === '' && <p className="text-note text-ink-soft">先に日にちをお選びください。</p>}
        {answer.waiting && <Skeleton className="h-[44rem]" />}
        {day && starts.length === 0 && (
          <Notice
            kind="warning"
            live
            action={
              otherBranches && (
                <LinkButton to={otherBranches} kind="plain" size="small">
                  ほかの園を見る
                </LinkButton>
              )
            }
          >
            {otherBranches
              ? 'この園は、今日はもう空きがありません。'
              : 'この日は空きがありません。ほかの日をお選びください。'}
          </Notice>
        )}
        {day && starts.length > 0 && lost && (
          <div className="mb-4">
            <Notice kind="warning" live>
              {formatMinuteRange(lost.start, lost.end)}は空いていません。
              {value ? '空いている時間に変えました。ご確認ください。' : 'ほかの時間をお選びください。'}
            </Notice>
          </div>
        )}
        {day && starts.length > 0 && (
          <SlotStrip
            slots={slots}
            needed={needed}
            minimumMinutes={minimum}
            value={value}
            onChange={(range) => {
              setLost(null);
              onChange(range);
            }}
            {...(error ? { error } : {})}
          />
        )}
      </div>
    </section>
  );
}

function DayNotes({ day }: { day: FunctionOk<'reserveSlots'> }) {
  const open = minuteOf(day.open_time);
  const close = minuteOf(day.close_time);
  const early = minuteOf(day.extended_open_time) < open;
  const late = minuteOf(day.extended_close_time) > close;
  return (
    <>
      {(early || late) && (
        <p className="mt-1 text-note text-ink-soft">
          通常の時間は{formatMinuteRange(open, close)}です。
          {early && late ? 'その前後' : early ? `${formatMinute(open)}より前` : `${formatMinute(close)}より後`}
          は時間外加算がかかります。
        </p>
      )}
      {day.reservable_status === '△' && (
        <div className="mt-3">
          <Notice kind="warning" title="園が確認してからのお返事になります">
            {day.reserve_remarks && <p>{day.reserve_remarks}</p>}
            <p>お席はお返事まで仮に押さえます。お返事の前のキャンセルに料金はかかりません。</p>
          </Notice>
        </div>
      )}
    </>
  );
}
