import type { ReserveFormColumns } from '../../contract/form-mapping.ts';
import type { Quote } from '../../contract/functions/billing/price-lines.ts';
import { Refusal } from '../../contract/refusal.ts';
import {
  type CancellableReserve,
  type CancellationStep,
  cancellationFee,
  cancellationSchedule,
  type MinimumFee,
} from '../../domain/billing/cancelling/cancellation-fee.ts';
import { fairRows } from '../../domain/billing/cancelling/fair-text.ts';
import type { ChildSubsidy } from '../../domain/billing/child-subsidy.ts';
import { afterBusinessHours, type Price, type PriceList, price } from '../../domain/billing/pricing.ts';
import { answerDue } from '../../domain/calendar/calendar.ts';
import type { BranchDay, HeldSeats } from '../../domain/calendar/capacity.ts';
import type { Meals } from '../../domain/calendar/meals.ts';
import { approvalStatus, childcareStatus } from '../../domain/codes.ts';
import { isSchoolchild, isZeroYearOld } from '../../domain/membership/age.ts';
import type { RequestFacts } from '../../domain/reserves/reserve-request.ts';
import type { PlanPrice } from '../../domain/settings/settings.ts';
import { asOldest, type ChildrenByAge, childrenByAge, staffedMinutes } from '../../domain/staffing/ratio.ts';
import type { Staffing } from '../../domain/staffing/staffed-seats.ts';
import { staffingMode } from '../../domain/staffing/staffing-codes.ts';
import { subsidiesAt } from '../../domain/subsidies/subsidy.ts';
import {
  epochOf,
  type Instant,
  instantOf,
  type MinuteOfDay,
  minuteOfDayOf,
  type TimeRange,
  type TokyoDate,
} from '../../domain/time.ts';
import type { Queryable } from '../postgres/database.ts';
import {
  type BranchDayFacts,
  type CalendarDayFacts,
  type ChildFacts,
  type DayFacts,
  isBeforeRules,
  type RulesOfDay,
  rulesOn,
} from './store/reserve-facts.ts';
import type { DetailWrite } from './store/reserves.ts';

export type Stay = { date: TokyoDate; start: MinuteOfDay; end: MinuteOfDay };

/** An end at midnight is minute 1440 of the same day. */
export function stayOf(reserve: Pick<ReserveFormColumns, 'reserve_date' | 'start_datetime' | 'end_datetime'>): Stay {
  const start = minuteOfDayOf(reserve.start_datetime);
  const length = (epochOf(reserve.end_datetime) - epochOf(reserve.start_datetime)) / 60_000;
  return { date: reserve.reserve_date, start, end: start + length };
}

/** A day before the company's first prices, cancellation terms or age limits: nothing can be said or agreed about it. */
export function requireRules({ age_limits }: BranchDayFacts, rules: RulesOfDay): void {
  if (!isBeforeRules(rules) && age_limits !== null) return;
  throw new Refusal('reserve_outside_window', { fields: ['reserve_date'] });
}

export function branchDayOf(day: CalendarDayFacts): BranchDay {
  const staffing = staffingOf(day);
  return {
    hours: day,
    capacity: day.capacity,
    overrides: [...day.overrides, ...day.usual_overrides],
    held: staffing === null ? day.held : day.held.map((held) => ({ ...held, ages: agesHeld(day, held) })),
    staffing,
  };
}

type Born = { readonly date_of_birth: TokyoDate };
type DayOfCare = Pick<CalendarDayFacts, 'date' | 'care_settings'>;

/** True if who is there decides what can be had, not seats alone. */
export const rosterDecides = (day: CalendarDayFacts): boolean => staffingOf(day) !== null;

function staffingOf({ staffing_mode, care_settings, shifts }: CalendarDayFacts): Staffing | null {
  if (staffing_mode !== staffingMode.code.decide || care_settings === null) return null;
  return { staff: staffedMinutes(shifts), settings: care_settings };
}

/** The children's age classes on that day; not needed without care settings. */
export const agesOn = ({ date, care_settings }: DayOfCare, children: readonly Born[]): ChildrenByAge =>
  care_settings === null ? asOldest(children.length) : childrenByAge(children, date, care_settings);

export const agesHeld = (day: DayOfCare, { births, children }: CalendarDayFacts['held'][number]): ChildrenByAge =>
  births === null
    ? asOldest(children)
    : agesOn(
        day,
        births.map((date_of_birth) => ({ date_of_birth })),
      );

/** The seats that children ask for, by their ages on the day. */
export const seatsFor = <Range extends TimeRange>(
  day: CalendarDayFacts,
  range: Range,
  children: readonly Born[],
): Range & HeldSeats & { ages: ChildrenByAge } => ({
  ...range,
  children: children.length,
  ages: agesOn(day, children),
});

export function requestFacts(
  now: Date,
  day: CalendarDayFacts,
  rules: RulesOfDay,
  childOverlaps: boolean,
): RequestFacts {
  return { now, settings: rules.settings, branch: day, day: branchDayOf(day), staffMark: day.mark, childOverlaps };
}

export function stayPriceOf(
  stay: Stay,
  children: readonly (Meals & SubsidizedChild & Pick<ChildFacts, 'current_day_paid_percent'>)[],
  current_day_flag: boolean,
  facts: DayFacts & { day: BranchDayFacts },
  plan: PlanPrice | null,
): Price {
  const subsidized = withSubsidies(children, facts.day.branch_id, stay.date);
  return price({ ...stay, children: subsidized, current_day_flag }, priceListOf(facts, plan, stay.date));
}

type SubsidizedChild = Pick<ChildFacts, 'date_of_birth' | 'subsidy_facts'>;

/** The children with the benefits that count for a stay at the branch on the day. */
export const withSubsidies = <Child extends SubsidizedChild>(
  children: readonly Child[],
  branch_id: number,
  day: TokyoDate,
): (Child & { subsidies: ChildSubsidy[] })[] =>
  children.map((child) => {
    const { date_of_birth, subsidy_facts } = child;
    return { ...child, subsidies: subsidiesAt(subsidy_facts, { branch_id, day, date_of_birth }) };
  });

/** The prices of a branch-day, for an estimate and for what a stay really cost alike. */
export function priceListOf(
  { day, rules }: DayFacts & { day: BranchDayFacts },
  plan: PlanPrice | null,
  date: TokyoDate,
): PriceList {
  return {
    unit_prices: [rules.unit_price],
    plan,
    open_time: day.open_time,
    close_time: day.close_time,
    tax_exempt_flag: day.tax_exempt_flag,
    holidays: new Set(day.holiday_name === null ? [] : [date]),
    settings: rules.settings,
  };
}

export function detailsOf(children: readonly (Meals & ChildFacts)[], date: TokyoDate): DetailWrite[] {
  return children.map((child) => ({
    child_id: child.id,
    date_of_birth: child.date_of_birth,
    zero_year_old_flag: isZeroYearOld(child.date_of_birth, date),
    schoolchild_flag: isSchoolchild(child.date_of_birth, date),
    breakfast_support_flag: child.breakfast_support_flag,
    lunch_support_flag: child.lunch_support_flag,
    supper_support_flag: child.supper_support_flag,
    current_day_paid_percent: child.current_day_paid_percent ?? 0,
  }));
}

/** What the confirm page shows, and what `quote_changed` carries. */
export function quoteOf(
  priced: Price,
  stay: Stay,
  current_day_flag: boolean,
  made: { created_at: Instant; now: Date; free_cancel_until?: Instant | null; free_move_flag?: boolean } & MinimumFee,
  rules: RulesOfDay,
): Quote {
  const { kept_cancel_amount, kept_cancel_deadline, free_cancel_until = null } = made;
  const reserve = {
    kept_cancel_amount,
    kept_cancel_deadline,
    free_cancel_until,
    start_datetime: instantOf(stay.date, stay.start),
    created_at: made.created_at,
    reserve_amount: priced.total,
    approval_status: approvalStatus.code.notUsed,
    childcare_status: childcareStatus.code.upcoming,
  };
  const fee = cancellationFee(reserve, [rules.policy], made.now);
  const free_until = !fee.kept && (fee.tier === 'free' || fee.tier === 'grace') ? fee.nextChange : null;
  return {
    reserve_amount: priced.total,
    lines: [...priced.lines],
    billed_minutes: priced.billed_minutes,
    current_day_flag,
    holiday_flag: priced.holiday_flag,
    after_business_hours: afterBusinessHours(priced),
    cancel_deadline: free_until && wholeSecond(free_until),
    cancel_schedule: stepsOf(cancellationSchedule(reserve, [rules.policy], made.now)),
    take_back_minutes: rules.policy.take_back_minutes,
    kept_cancel_amount,
    kept_cancel_deadline: kept_cancel_deadline === null ? null : new Date(kept_cancel_deadline).toISOString(),
    free_move_flag: made.free_move_flag ?? false,
    fair_rows: fairRows(rules.policy),
    answer_due_datetime: wholeSecond(answerDue(made.now, reserve.start_datetime, rules.settings)),
  };
}

/** A tier begins one millisecond after the free time ends; people are shown the full second at which that ends. */
const wholeSecond = (moment: Date): string => new Date(Math.floor(moment.getTime() / 1000) * 1000).toISOString();

/** The schedule as a quote and a message carry it. */
export const stepsOf = (schedule: readonly CancellationStep[]): Quote['cancel_schedule'] =>
  schedule.map(({ tier, from, percent, fee, kept, reason }) => ({
    tier,
    from: wholeSecond(from),
    percent,
    cancel_amount: fee,
    kept_flag: kept,
    reason,
  }));

/** What cancelling a stored reserve costs from now on, for a message. */
export async function feesFromNow(
  db: Queryable,
  reserve: CancellableReserve & { reserve_date: TokyoDate },
  now: Date,
): Promise<Quote['cancel_schedule']> {
  const { policy } = await rulesOn(db, reserve.reserve_date);
  return stepsOf(cancellationSchedule(reserve, [policy], now));
}
