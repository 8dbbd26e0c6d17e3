import { ageOn } from '../membership/age.ts';
import type { CareSettings } from '../settings/care-settings.ts';
import { addMinutes, type TokyoDate } from '../time.ts';
import { sleepPosition } from './log-codes.ts';

type SleepIntervals = Pick<
  CareSettings,
  'sleep_check_minutes_zero' | 'sleep_check_minutes_one_two' | 'sleep_check_minutes_three' | 'sleep_check_minutes_four'
>;

/** From the strictest age class to the oldest. */
const classes = [
  'sleep_check_minutes_zero',
  'sleep_check_minutes_one_two',
  'sleep_check_minutes_three',
  'sleep_check_minutes_four',
] as const satisfies readonly (keyof SleepIntervals)[];

const classOf = (age: number): number => (age < 1 ? 0 : age < 3 ? 1 : age < 4 ? 2 : 3);

/**
 * How often a sleeping child is looked at: by its age on the day. Sudden deaths in sleep cluster in the first days of care,
 * so a child on its first visit gets the next stricter class; the strictest stays what it is.
 */
export function sleepCheckMinutes(
  date_of_birth: TokyoDate,
  day: TokyoDate,
  first_visit: boolean,
  settings: SleepIntervals,
): number {
  const own = classOf(ageOn(date_of_birth, day));
  return settings[classes[first_visit ? Math.max(0, own - 1) : own] ?? classes[0]];
}

type NapTimes = {
  readonly fell_asleep_at: Date;
  readonly woke_at: Date | null;
  readonly check_minutes: number;
  /** After an alarming look the next one is due so soon. */
  readonly alarm_minutes: number;
};

/** What staff observed when checking a sleeping child. */
export type SleepCheckEntry = {
  readonly checked_at: Date;
  readonly position: number;
  /** Breathing and complexion as usual. */
  readonly breathing_flag: boolean;
  readonly turned_flag: boolean;
};

/** Why a child is looked at again at once. */
export type SleepAlarm = 'breathing' | 'prone';

export function sleepAlarm({
  position,
  breathing_flag,
  turned_flag,
}: Pick<SleepCheckEntry, 'position' | 'breathing_flag' | 'turned_flag'>): SleepAlarm | null {
  if (!breathing_flag) return 'breathing';
  return position === sleepPosition.code.prone && !turned_flag ? 'prone' : null;
}

/** When a missed check was due; the whole interval after it passed too. */
export type MissingRound = Date;

export type NapState = {
  /** When the next look is due; null once awake. */
  readonly due_at: Date | null;
  readonly overdue: boolean;
  /** What the last look found, until another finds the child turned and breathing as usual; null once awake. */
  readonly alarm: SleepAlarm | null;
  /** When the first of the looks was that found it so. */
  readonly alarm_since: Date | null;
  readonly missing: readonly MissingRound[];
};

/** Staff must check on the child now. */
export const needsSleepCheck = ({ overdue, alarm }: Pick<NapState, 'overdue' | 'alarm'>): boolean =>
  overdue || alarm !== null;

/** Clocks of tablet and server may differ so much; what lies further ahead is a clock that jumped. */
const aheadMs = 60_000;

/**
 * A nap is cut into intervals that start again with falling asleep and with every look, so that no two looks are further
 * apart than the interval without an alert, and small delays do not add up. After a look that found the child
 * prone and left so, or breathing unusually, the first interval is the short one. In the interval that begins when a
 * look falls due the look is overdue; once that interval has passed as well, the round is missing. The interval in which the
 * child wakes has not passed: it is never missing. Where a clock has jumped nobody knows how long ago the last look was: it is due.
 */
export function napState(nap: NapTimes, sleepChecks: readonly SleepCheckEntry[], now: Date): NapState {
  const { fell_asleep_at, woke_at, check_minutes } = nap;
  const end = woke_at ?? now;
  const latest = woke_at ?? new Date(now.getTime() + aheadMs);
  const marks = [
    { at: fell_asleep_at, alarm: null },
    ...sleepChecks
      .filter(({ checked_at }) => fell_asleep_at <= checked_at && checked_at <= latest)
      .map((sleepCheck) => ({ at: sleepCheck.checked_at, alarm: sleepAlarm(sleepCheck) }))
      .toSorted(byTime),
  ];
  const dueAfter = ({ at, alarm }: Mark): Date =>
    addMinutes(at, alarm === null ? check_minutes : Math.min(nap.alarm_minutes, check_minutes));
  const missing = marks.flatMap((mark, position) => {
    const next = earliest(end, marks[position + 1]?.at ?? end);
    const due = dueAfter(mark);
    const passed = Math.floor((next.getTime() - due.getTime()) / (check_minutes * 60_000));
    return Array.from({ length: Math.max(0, passed) }, (_, round) => addMinutes(due, round * check_minutes));
  });
  const last = marks.at(-1);
  if (woke_at !== null || last === undefined) {
    return { due_at: null, overdue: false, alarm: null, alarm_since: null, missing };
  }
  const jumped = fell_asleep_at > latest || sleepChecks.some(({ checked_at }) => checked_at > latest) ? [now] : [];
  const due_at = earliest(dueAfter(last), ...jumped);
  const alarm_since = last.alarm === null ? null : sinceOf(marks);
  return { due_at, overdue: due_at <= now, alarm: last.alarm, alarm_since, missing };
}

const earliest = (first: Date, ...others: readonly Date[]): Date =>
  new Date(Math.min(first.getTime(), ...others.map((other) => other.getTime())));

type Mark = { readonly at: Date; readonly alarm: SleepAlarm | null };
/** Of two looks at the same minute the alarming one counts as the later. */
const byTime = (a: Mark, b: Mark): number =>
  a.at.getTime() - b.at.getTime() || Number(a.alarm !== null) - Number(b.alarm !== null);
/** The first of the alarming looks at the end. */
const sinceOf = (marks: readonly Mark[]): Date | null =>
  marks[marks.findLastIndex(({ alarm }) => alarm === null) + 1]?.at ?? null;
