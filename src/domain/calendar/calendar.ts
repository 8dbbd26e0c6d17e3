import { type BranchStatus, branchStatus, type ReservableStatus, reservableMark } from '../codes.ts';
import type { ReserveSettings } from '../settings/settings.ts';
import {
  addDays,
  addMinutes,
  daysBetween,
  epochOf,
  type Instant,
  instantOf,
  type MinuteOfDay,
  minutesPerDay,
  type TokyoDate,
  tokyoDateOf,
} from '../time.ts';
import { type Slot, startsWithRoom } from './capacity.ts';

/** Which days can be reserved, and how they are marked. view_reserve_date_calendars says the same in SQL. */
export type CalendarBranch = {
  readonly status: BranchStatus;
  readonly real_store_flag: boolean;
  readonly open_date: TokyoDate;
  /** The last day it takes children; null while no end is known. */
  readonly last_date: TokyoDate | null;
};

/** Why nothing at all can be reserved on a day, whatever the seats. */
export type DayRefusal = 'outside_window' | 'branch_unavailable' | 'closed_day';

type DayMark = {
  readonly reservable_status: ReservableStatus;
  /** Why a day is ×; null for ○ and △. */
  readonly reason: null | DayRefusal | 'full';
};

/** Today and the days up to +window_days. */
export function calendarDates(today: TokyoDate, settings: Pick<ReserveSettings, 'window_days'>): TokyoDate[] {
  return Array.from({ length: settings.window_days + 1 }, (_, days) => addDays(today, days));
}

export function isInWindow(date: TokyoDate, today: TokyoDate, settings: Pick<ReserveSettings, 'window_days'>): boolean {
  return date >= today && daysBetween(today, date) <= settings.window_days;
}

/**
 * The first minute of `date` that may still be reserved; past the day's end when none is. Staff see who is in front of
 * them: the lead time of same-day reserves is for parents who are still at home.
 */
export function earliestStart(
  date: TokyoDate,
  now: Instant,
  settings: Pick<ReserveSettings, 'today_lead_minutes' | 'step_minutes'>,
  byStaff = false,
): MinuteOfDay {
  if (date > tokyoDateOf(now)) return 0;
  if (byStaff) return runningStep(date, now, settings);
  const lead = addMinutes(now, settings.today_lead_minutes).getTime() - instantOf(date).getTime();
  return Math.min(Math.ceil(lead / 60_000 / settings.step_minutes) * settings.step_minutes, minutesPerDay);
}

/** A walk-in starts with the current step, because the child is already there. */
export function runningStep(
  date: TokyoDate,
  now: Instant,
  settings: Pick<ReserveSettings, 'step_minutes'>,
): MinuteOfDay {
  const minutes = (epochOf(now) - instantOf(date).getTime()) / 60_000;
  return Math.min(Math.floor(minutes / settings.step_minutes) * settings.step_minutes, minutesPerDay);
}

/** After its last day nobody is there: no word of a manager sets that aside. */
export const branchHasEnded = ({ last_date }: Pick<CalendarBranch, 'last_date'>, date: TokyoDate): boolean =>
  last_date !== null && date > last_date;

export const branchTakesReserves = (branch: CalendarBranch, date: TokyoDate): boolean =>
  branch.status === branchStatus.code.open &&
  branch.real_store_flag &&
  date >= branch.open_date &&
  !branchHasEnded(branch, date);

/** The window, the branch and staff's mark; null if the day takes reserves. */
export function dayRefusal(input: {
  readonly date: TokyoDate;
  readonly now: Instant;
  readonly branch: CalendarBranch;
  readonly staffMark: ReservableStatus | null;
  readonly settings: Pick<ReserveSettings, 'window_days'>;
}): DayRefusal | null {
  const { date, now, branch, staffMark, settings } = input;
  if (!isInWindow(date, tokyoDateOf(now), settings)) return 'outside_window';
  if (!branchTakesReserves(branch, date)) return 'branch_unavailable';
  return staffMark === reservableMark.unavailable ? 'closed_day' : null;
}

/**
 * Staff's mark (○ without one), × outside the window and where the branch takes none, and lowered to × when no stay of
 * the minimum length has a seat for the number of children asked about.
 */
export function dayMark(input: {
  readonly date: TokyoDate;
  readonly now: Instant;
  readonly branch: CalendarBranch;
  readonly staffMark: ReservableStatus | null;
  readonly slots: readonly Slot[];
  readonly children: number;
  readonly settings: ReserveSettings;
  readonly byStaff?: boolean;
}): DayMark {
  const { date, now, settings } = input;
  const no = (reason: DayMark['reason']): DayMark => ({ reservable_status: reservableMark.unavailable, reason });
  const closed = dayRefusal(input);
  if (closed) return no(closed);
  const mark = input.staffMark ?? reservableMark.available;
  const wanted = {
    children: input.children,
    length: settings.minimum_minutes,
    earliest: earliestStart(date, now, settings, input.byStaff),
  };
  if (startsWithRoom(input.slots, wanted, settings).length === 0) return no('full');
  return { reservable_status: mark, reason: null };
}

type AnswerSettings = Pick<
  ReserveSettings,
  'request_answer_minutes' | 'request_answer_minimum_minutes' | 'request_lapse_minutes'
>;

/**
 * The deadline shown to the parent for the branch's answer to a request made now: so long after it, or so long before the
 * start, whichever is earlier; but the branch always has request_answer_minimum_minutes, unless the stay begins before.
 */
export const answerDue = (now: Instant, start: Instant, settings: AnswerSettings): Date =>
  dueBetween(now, start, {
    within: settings.request_answer_minutes,
    lead: settings.request_lapse_minutes,
    minimum: settings.request_answer_minimum_minutes,
  });

/** The moment a pending request lapses: so long before the start, and never before the answer was promised. */
export function requestLapses(
  request: { readonly start_datetime: Instant; readonly answer_due_datetime: Instant | null },
  settings: Pick<ReserveSettings, 'request_lapse_minutes'>,
): Date {
  const lapses = addMinutes(request.start_datetime, -settings.request_lapse_minutes).getTime();
  return new Date(Math.max(lapses, request.answer_due_datetime === null ? 0 : epochOf(request.answer_due_datetime)));
}

/**
 * Variant B's card is due so long after the reserve, or so long before the start, whichever is earlier; but a parent
 * always has card_due_minimum_minutes to enter it, unless the stay itself begins before.
 */
export function cardDue(
  now: Instant,
  start: Instant,
  settings: Pick<ReserveSettings, 'card_due_minutes' | 'card_due_lead_minutes' | 'card_due_minimum_minutes'>,
): Date {
  return dueBetween(now, start, {
    within: settings.card_due_minutes,
    lead: settings.card_due_lead_minutes,
    minimum: settings.card_due_minimum_minutes,
  });
}

/** So long after now, or so long before the start, if that is earlier; at least `minimum` from now, never after the start. */
function dueBetween(now: Instant, start: Instant, minutes: { within: number; lead: number; minimum: number }): Date {
  const usual = Math.min(addMinutes(now, minutes.within).getTime(), addMinutes(start, -minutes.lead).getTime());
  const least = addMinutes(now, minutes.minimum).getTime();
  return new Date(Math.min(Math.max(usual, least), epochOf(start)));
}
