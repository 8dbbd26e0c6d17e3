import { type CalendarBranch, earliestStart } from '../calendar/calendar.ts';
import { alternativeStarts, type BranchDay, branchDaySlots } from '../calendar/capacity.ts';
import { dayTimes, type TimeRefusal, timeRefusal } from '../calendar/slot-states.ts';
import { type ReservableStatus, reservableMark } from '../codes.ts';
import type { ReserveSettings } from '../settings/settings.ts';
import type { ChildrenByAge } from '../staffing/ratio.ts';
import { type Instant, type MinuteOfDay, minutesPerDay, type TokyoDate } from '../time.ts';

/** May this stay be had? The one decision behind create, edit, the registration with a reserve and staff's own. */
export type ReserveRefusal =
  | 'reserve_bad_times'
  | 'reserve_too_short'
  | 'reserve_outside_hours'
  | 'reserve_outside_window'
  | 'reserve_branch_unavailable'
  | 'reserve_closed_day'
  | 'reserve_overlap'
  | 'reserve_full'
  | 'reserve_understaffed';

export type WantedStay = {
  readonly date: TokyoDate;
  readonly start: MinuteOfDay;
  readonly end: MinuteOfDay;
  readonly children: number;
  /** Absent: counted as the oldest. */
  readonly ages?: ChildrenByAge;
};

export type RequestFacts = {
  readonly now: Instant;
  readonly settings: ReserveSettings;
  readonly branch: CalendarBranch;
  /** Without the reserve being edited. */
  readonly day: BranchDay;
  readonly staffMark: ReservableStatus | null;
  /** One of the children is in another live reserve at that time. */
  readonly childOverlaps: boolean;
  /** Staff take it: no lead time on the day itself. */
  readonly byStaff?: boolean;
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
  reserve_understaffed: ['start_hour', 'end_hour'],
};

const alternativesLimit = 4;
const hasAlternatives: ReadonlySet<ReserveRefusal> = new Set([
  'reserve_full',
  'reserve_understaffed',
  'reserve_outside_hours',
]);

/** One Tokyo day, whole steps, the minimum length. What holds whatever the branch. */
export function timesRefusal(
  stay: Pick<WantedStay, 'start' | 'end'>,
  settings: Pick<ReserveSettings, 'step_minutes' | 'minimum_minutes'>,
): ReserveRefusal | null {
  const { start, end } = stay;
  const onStep = start % settings.step_minutes === 0 && end % settings.step_minutes === 0;
  if (!Number.isInteger(start) || !Number.isInteger(end) || !onStep) return 'reserve_bad_times';
  if (start < 0 || end > minutesPerDay || end <= start) return 'reserve_bad_times';
  return end - start < settings.minimum_minutes ? 'reserve_too_short' : null;
}

/** What a save answers for each reason a time cannot be had. */
const refusalCodes: Readonly<Record<TimeRefusal, ReserveRefusal>> = {
  outside_window: 'reserve_outside_window',
  branch_unavailable: 'reserve_branch_unavailable',
  closed_day: 'reserve_closed_day',
  too_soon: 'reserve_outside_window',
  outside_hours: 'reserve_outside_hours',
  own: 'reserve_overlap',
  full: 'reserve_full',
  understaffed: 'reserve_understaffed',
};

function refusalOf(stay: WantedStay, facts: RequestFacts): ReserveRefusal | null {
  const bad_times = timesRefusal(stay, facts.settings);
  if (bad_times) return bad_times;
  const own = facts.childOverlaps ? [stay] : [];
  const reason = timeRefusal(
    stay,
    dayTimes({ ...facts, date: stay.date, children: stay.children, ages: stay.ages, own }),
  );
  return reason && refusalCodes[reason];
}

export function decideRequest(stay: WantedStay, facts: RequestFacts): RequestDecision {
  const reason = refusalOf(stay, facts);
  if (reason === null) {
    return { ok: true, mark: facts.staffMark === reservableMark.ask ? reservableMark.ask : reservableMark.available };
  }
  const options = {
    earliest: earliestStart(stay.date, facts.now, facts.settings, facts.byStaff),
    limit: alternativesLimit,
  };
  const alternatives = hasAlternatives.has(reason)
    ? alternativeStarts(branchDaySlots(facts.day, facts.settings, stay.ages), stay, options, facts.settings)
    : [];
  return { ok: false, reason, fields: fieldsOf[reason], alternatives };
}
