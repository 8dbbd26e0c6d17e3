import { ageOn } from '../membership/age.ts';
import { addMinutes, type TokyoDate } from '../time.ts';
import type { CareSettings } from './care-settings.ts';

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

export type NapTimes = {
  readonly fell_asleep_at: Date;
  readonly woke_at: Date | null;
  readonly check_minutes: number;
};

/** A round that nobody made: it was due at this moment, and the whole interval after it passed too. */
export type MissingRound = Date;

export type NapState = {
  /** When the next look is due; null once awake. */
  readonly due_at: Date | null;
  readonly overdue: boolean;
  readonly missing: readonly MissingRound[];
};

/**
 * A nap is cut into intervals that begin anew with falling asleep and with every look, so that no two looks are further
 * apart than the interval without somebody being told, and small delays do not add up. In the interval that begins when a
 * look falls due the look is overdue; once that interval has passed as well, the round is missing. The interval in which the
 * child wakes has not passed: it is never missing.
 */
export function napState(
  { fell_asleep_at, woke_at, check_minutes }: NapTimes,
  looks: readonly Date[],
  now: Date,
): NapState {
  const end = woke_at ?? now;
  const marks = [fell_asleep_at, ...looks.filter((at) => fell_asleep_at <= at && at <= end).toSorted(byTime)];
  const missing = marks.flatMap((mark, position) => {
    const next = marks[position + 1] ?? end;
    const passed = Math.floor((next.getTime() - mark.getTime()) / (check_minutes * 60_000));
    return Array.from({ length: Math.max(0, passed - 1) }, (_, round) => addMinutes(mark, (round + 1) * check_minutes));
  });
  const due_at = woke_at === null ? addMinutes(marks.at(-1) ?? fell_asleep_at, check_minutes) : null;
  return { due_at, overdue: due_at !== null && due_at <= now, missing };
}

const byTime = (a: Date, b: Date): number => a.getTime() - b.getTime();
