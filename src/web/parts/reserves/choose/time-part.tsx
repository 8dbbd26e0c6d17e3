import { type ReactNode, useEffect, useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { possibleStarts, type StayRefusal, stayRefusal } from '../../../../domain/reserves/stay-choice.ts';
import { minuteOf, type TimeRange } from '../../../../domain/time.ts';
import { formatMinute, formatMinuteRange } from '../../../../domain/time-format.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { reading } from '../../../data/question.ts';
import { serverNow } from '../../../data/server-clock.ts';
import type { Answer } from '../../../data/use-answer.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  firstLength,
  firstRange,
  nothingLeft,
  opensAgain,
  type PickerDay,
  pickerDay,
  type RangeDefaults,
} from '../../calendar/free-hours/day-slots.ts';
import { FreeStayPicker } from '../../calendar/free-hours/free-stay-picker.tsx';
import { answerDueText } from '../detail/answer-text.ts';
import { childrenAsked, countOfWho, type Who } from '../start/who.ts';
import { OwnReserves } from './own-reserves.tsx';

type TimePartProps = {
  answer: Answer<FunctionOk<'reserveSlots'>, FunctionFailure>;
  /** '' while no day is chosen. */
  date: string;
  who: Who;
  value: TimeRange | null;
  onChange: (range: TimeRange | null) => void;
  rangeDefaults: RangeDefaults;
  /** The end of the parent's usual or last stay. */
  usual_end?: number | undefined;
  /** Where other branches can be had, when this one has nothing left. */
  otherBranches?: string | undefined;
  /** On a △ day: by when the branch answers for the chosen time, once it is known. */
  answer_due?: string | undefined;
  /** The way to wait for a time that is full, or for the whole day (null). */
  waitFor?: ((range: TimeRange | null) => ReactNode) | undefined;
  error?: string | undefined;
};

type Lost = TimeRange & { refusal: StayRefusal };

type DayDefaults = {
  branch_id: number;
  /** '' while no day is chosen. */
  date: string;
  who: Who;
  /** The reserve being edited: its own seats are free for it. */
  reserve_id?: number | undefined;
};

/** The chosen day: its times for these children, and its meals. */
export function useDaySlots({ branch_id, date, who, reserve_id }: DayDefaults) {
  return useAnswer(
    reading(
      'reserveSlots',
      date === ''
        ? null
        : {
            branch_id,
            date,
            children: Math.max(1, countOfWho(who)),
            ...childrenAsked(who),
            ...(reserve_id === undefined ? {} : { reserve_id }),
          },
    ),
  );
}

/** From when to when: the clock times of the chosen day, with what is free for these children. */
export function TimePart(props: TimePartProps) {
  const { answer, date, who, value, onChange, rangeDefaults, usual_end, otherBranches, answer_due, waitFor, error } =
    props;
  const needed = Math.max(1, countOfWho(who));
  const answered = answer.data;
  const day = answered && pickerDay(answered);
  const [lost, setLost] = useState<Lost | null>(null);
  const startable = day !== undefined && possibleStarts(day).length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new day's answer may move the chosen time
  useEffect(() => {
    if (!day) return;
    // What is chosen stays if it can still be had; what cannot is taken away, and said.
    const refusal = value && stayRefusal(day, value);
    setLost(value && refusal ? { ...value, refusal } : null);
    if (value === null || refusal) onChange(firstRange(day, rangeDefaults));
  }, [answered]);

  return (
    <section aria-labelledby="time-part">
      <h2 id="time-part" className="text-h3">
        時間
      </h2>
      {answered && <DayNotes day={answered} answer_due={answer_due} />}
      <div className="mt-3">
        {answer.failure && <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />}
        {date === '' && <p className="text-note text-ink-soft">先に日にちをお選びください。</p>}
        {answer.waiting && <Skeleton className="h-[22rem]" />}
        {answered && <OwnReserves reserves={answered.own_reserves} who={who} />}
        {day && !startable && (
          <Notice
            kind="warning"
            live
            action={
              <div className="flex flex-wrap gap-2.5">
                {isFull(day) && waitFor?.(null)}
                {otherBranches && (
                  <LinkButton to={otherBranches} kind="plain" size="small">
                    ほかの園を見る
                  </LinkButton>
                )}
              </div>
            }
          >
            {nothingText[otherBranches ? 'today' : 'day'][nothingLeft(day)]}
          </Notice>
        )}
        {day && startable && lost && (
          <div className="mb-4">
            <Notice
              kind="warning"
              live
              action={(lost.refusal === 'full' || lost.refusal === 'understaffed') && waitFor?.(lost)}
            >
              {formatMinuteRange(lost.start, lost.end)}
              {lostText(lost.refusal)}
              {value ? '空いている時間に変えました。ご確認ください。' : 'ほかの時間をお選びください。'}
            </Notice>
          </div>
        )}
        {day && startable && answered && (
          <FreeStayPicker
            day={day}
            needed={needed}
            ends={{
              usual: usual_end ?? null,
              close: minuteOf(answered.close_time),
              extended_close: minuteOf(answered.extended_close_time),
            }}
            length={firstLength(rangeDefaults, day.minimum_minutes)}
            value={value}
            onChange={(range) => {
              setLost(null);
              onChange(range);
            }}
            error={error}
          />
        )}
      </div>
    </section>
  );
}

/** Waiting helps: the day is neither closed nor over. */
const isFull = (day: PickerDay): boolean => ['full', 'understaffed'].includes(nothingLeft(day));

const nothingText = {
  day: {
    closed: 'この日は予約を受け付けていません。ほかの日をお選びください。',
    full: 'この日は空きがありません。ほかの日をお選びください。',
    understaffed: 'この日は、この年齢のお子さまをお預かりできる職員が足りません。ほかの日をお選びください。',
    own: 'この日は、すでにあるご予約のほかに選べる時間がありません。',
    over: 'この日の受付は終わりました。ほかの日をお選びください。',
  },
  today: {
    closed: 'この園は、今日は予約を受け付けていません。',
    full: 'この園は、今日はもう空きがありません。',
    understaffed: 'この園は、今日は、この年齢のお子さまをお預かりできる職員が足りません。',
    own: '今日は、すでにあるご予約のほかに選べる時間がありません。',
    over: 'この園の今日の受付は終わりました。',
  },
} as const;

function lostText(refusal: StayRefusal): string {
  if (refusal === 'own') return 'は、お子さまのほかのご予約と重なります。';
  if (refusal === 'too_soon') return 'は、受付時間を過ぎました。';
  if (refusal === 'understaffed') return 'は、この年齢のお子さまをお預かりできる職員が足りません。';
  return 'は空いていません。';
}

type DayNotesProps = { day: FunctionOk<'reserveSlots'>; answer_due: string | undefined };

function DayNotes({ day, answer_due }: DayNotesProps) {
  const open = minuteOf(day.open_time);
  const close = minuteOf(day.close_time);
  const early = minuteOf(day.extended_open_time) < open;
  const late = minuteOf(day.extended_close_time) > close;
  const again = opensAgain(pickerDay(day));
  return (
    <>
      {again !== null && day.slots.some((slot) => slot.startable) && (
        <p className="mt-1 text-note">
          今日は<strong className="figures">{formatMinute(again)}</strong>
          からの時間を選べます。それより前は受付を終えました。
        </p>
      )}
      {(early || late) && (
        <p className="mt-1 text-note text-ink-soft">
          通常の時間は{formatMinuteRange(open, close)}です。
          {early && late ? 'その前後' : early ? `${formatMinute(open)}より前` : `${formatMinute(close)}より後`}
          は延長となり、時間外加算がかかります。
        </p>
      )}
      {day.reservable_status === '△' && (
        <div className="mt-3">
          <Notice kind="warning" title="この日はリクエストになります">
            {day.reserve_remarks && <p>{day.reserve_remarks}</p>}
            <p>{answer_due ? answerDueText(answer_due, serverNow()) : '園が確認してお返事します。'}</p>
            <p>お席はお返事まで仮に押さえます。お返事の前のキャンセルに料金はかかりません。</p>
          </Notice>
        </div>
      )}
    </>
  );
}
