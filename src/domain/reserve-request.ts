import { branchTakesReserves, type CalendarBranch, earliestStart, isInWindow } from './calendar.ts';
import { alternativeStarts, type BranchDay, branchDaySlots, canHold } from './capacity.ts';
import { type ReservableStatus, reservableMark } from './codes.ts';
import type { ReserveSettings } from './settings.ts';
import { type Instant, type MinuteOfDay, minuteOf, minutesPerDay, type TokyoDate, tokyoDateOf } from './time.ts';

/** May this stay be had? The one decision behind create, edit, the registration with a reserve and staff's own. */
export type ReserveRefusal =
  | 'reserve_bad_times'
  | 'reserve_too_short'
  | 'reserve_outside_hours'
  | 'reserve_outside_window'
  | 'reserve_branch_unavailable'
  | 'reserve_closed_day'
  | 'reserve_overlap'
  | 'reserve_full';

export type WantedStay = {
  readonly date: TokyoDate;
  readonly start: MinuteOfDay;
  readonly end: MinuteOfDay;
  readonly children: number;
};

export type RequestFacts = {
  readonly now: Instant;
  readonly settings: ReserveSettings;
  readonly branch: CalendarBranch;
  /** Without the reserve being edited. */
  readonly day: BranchDay;
  readonly staff_mark: ReservableStatus | null;
  /** One of the children is in another live reserve at that time. */
  readonly child_overlaps: boolean;
};

export type RequestDecision =
  | { readonly ok: true; readonly mark: '○' | '△' }
  | {
      readonly ok: false;
      readonly reason: ReserveRefusal;
      /** SPEC §5 names to flag. */
      readonly fields: readonly string[];
      /** Start minutes of the same length on the same day that could be had. */
      readonly alternatives: readonly MinuteOfDay[];
    };

const fieldsOf: Readonly<Record<ReserveRefusal, readonly string[]>> = {
  reserve_bad_times: ['start_hour', 'start_min', 'end_hour', 'end_min'],
  reserve_too_short: ['end_hour', 'end_min'],
  reserve_outside_hours: ['start_hour', 'start_min', 'end_hour', 'end_min'],
  reserve_outside_window: ['reserve_date'],
  reserve_branch_unavailable: ['reserve_date'],
  reserve_closed_day: ['reserve_date'],
  reserve_overlap: ['start_hour', 'end_hour'],
  reserve_full: ['start_hour', 'end_hour'],
};

const alternativesLimit = 4;

/** One Tokyo day, whole steps, the minimum length. What holds whatever the branch. */
export function timesRefusal(
  stay: Pick<WantedStay, 'start' | 'end'>,
  settings: Pick<ReserveSettings, 'step_minutes' | 'minimum_minutes'>,
): ReserveRefusal | null {
  const { start, end } = stay;
  const on_step = start % settings.step_minutes === 0 && end % settings.step_minutes === 0;
  if (!Number.isInteger(start) || !Number.isInteger(end) || !on_step) return 'reserve_bad_times';
  if (start < 0 || end > minutesPerDay || end <= start) return 'reserve_bad_times';
  return end - start < settings.minimum_minutes ? 'reserve_too_short' : null;
}

function refusalOf(stay: WantedStay, facts: RequestFacts): ReserveRefusal | null {
  const { settings, now, day } = facts;
  const bad_times = timesRefusal(stay, settings);
  if (bad_times) return bad_times;
  if (!isInWindow(stay.date, tokyoDateOf(now), settings)) return 'reserve_outside_window';
  if (stay.start < earliestStart(stay.date, now, settings)) return 'reserve_outside_window';
  if (!branchTakesReserves(facts.branch, stay.date)) return 'reserve_branch_unavailable';
  if (facts.staff_mark === reservableMark.unavailable) return 'reserve_closed_day';
  const { extended_open_time, extended_close_time } = day.hours;
  if (stay.start < minuteOf(extended_open_time) || stay.end > minuteOf(extended_close_time))
    return 'reserve_outside_hours';
  if (facts.child_overlaps) return 'reserve_overlap';
  return canHold(branchDaySlots(day, settings), stay, settings) ? null : 'reserve_full';
}

export function decideRequest(stay: WantedStay, facts: RequestFacts): RequestDecision {
  const reason = refusalOf(stay, facts);
  if (reason === null) {
    return { ok: true, mark: facts.staff_mark === reservableMark.ask ? reservableMark.ask : reservableMark.available };
  }
  const has_alternatives = reason === 'reserve_full' || reason === 'reserve_outside_hours';
  const options = { earliest: earliestStart(stay.date, facts.now, facts.settings), limit: alternativesLimit };
  const alternatives = has_alternatives
    ? alternativeStarts(branchDaySlots(facts.day, facts.settings), stay, options, facts.settings)
    : [];
  return { ok: false, reason, fields: fieldsOf[reason], alternatives };
}
