import type { ReservableStatus } from '../codes.ts';
import type { ReserveSettings } from '../settings/settings.ts';
import { asOldest, type ChildrenByAge } from '../staffing/ratio.ts';
import { type Instant, type MinuteOfDay, minuteOf, overlap, type TimeRange, type TokyoDate } from '../time.ts';
import { type CalendarBranch, type DayRefusal, dayRefusal, earliestStart } from './calendar.ts';
import { type BranchDay, branchDaySlots, type SeatRefusal, type Slot, seatRefusal } from './capacity.ts';

/**
 * Why a time of a day cannot be had. The same question is asked for a whole stay when it is saved and for every single
 * step when the day is shown, so that a step is called full only if it is full.
 */
export type TimeRefusal =
  | DayRefusal
  /** Today, nearer than the lead time, or over already. */
  | 'too_soon'
  | 'outside_hours'
  /** One of the children is in another live reserve. */
  | 'own'
  | SeatRefusal;
/** In the order they are checked: the first that applies is reported. */
export const timeRefusals = [
  'outside_window',
  'branch_unavailable',
  'closed_day',
  'too_soon',
  'outside_hours',
  'own',
  'full',
  'understaffed',
] as const satisfies readonly TimeRefusal[];

export type SlotState = 'free' | TimeRefusal;
export const slotStates = ['free', ...timeRefusals] as const;

/** A branch-day as seen by a number of children, some of whom may be elsewhere. */
export type DayTimes = {
  readonly closed: DayRefusal | null;
  readonly earliest: MinuteOfDay;
  readonly opens: MinuteOfDay;
  readonly closes: MinuteOfDay;
  readonly day: BranchDay;
  readonly children: number;
  readonly ages: ChildrenByAge;
  readonly own: readonly TimeRange[];
  readonly settings: Pick<ReserveSettings, 'step_minutes'>;
};

export function dayTimes(facts: {
  readonly date: TokyoDate;
  readonly now: Instant;
  readonly settings: ReserveSettings;
  readonly branch: CalendarBranch;
  readonly day: BranchDay;
  readonly staffMark: ReservableStatus | null;
  readonly children: number;
  /** Absent: counted as the oldest. */
  readonly ages?: ChildrenByAge | undefined;
  readonly own: readonly TimeRange[];
  /** Staff ask: no lead time. */
  readonly byStaff?: boolean;
}): DayTimes {
  const { date, now, settings, day, children, ages = asOldest(children), own } = facts;
  return {
    closed: dayRefusal(facts),
    earliest: earliestStart(date, now, settings, facts.byStaff),
    opens: minuteOf(day.hours.extended_open_time),
    closes: minuteOf(day.hours.extended_close_time),
    day,
    children,
    ages,
    own,
    settings,
  };
}

function refusalBeforeSeats(range: TimeRange, day: DayTimes): Exclude<TimeRefusal, SeatRefusal> | null {
  if (day.closed) return day.closed;
  if (range.start < day.earliest) return 'too_soon';
  if (range.start < day.opens || range.end > day.closes) return 'outside_hours';
  return day.own.some((each) => overlap(each, range)) ? 'own' : null;
}

export function timeRefusal(range: TimeRange, times: DayTimes): TimeRefusal | null {
  const { children, ages } = times;
  return (
    refusalBeforeSeats(range, times) ?? seatRefusal(times.day, { start: range.start, end: range.end, children, ages })
  );
}

/** The day's steps, each with what holds for it. */
export function slotsWithStates(times: DayTimes): (Slot & { readonly state: SlotState })[] {
  const { step_minutes } = times.settings;
  return branchDaySlots(times.day, times.settings, times.ages).map((slot) => {
    const step = { start: slot.start, end: slot.start + step_minutes };
    return { ...slot, state: refusalBeforeSeats(step, times) ?? stateOfSeats(slot, times.children) };
  });
}

function stateOfSeats(slot: Slot, children: number): 'free' | SeatRefusal {
  if (slot.remaining >= children) return 'free';
  return slot.capacity - slot.taken >= children ? 'understaffed' : 'full';
}
