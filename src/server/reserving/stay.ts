import type { ReserveColumns } from '../../contract/form-mapping.ts';
import type { Quote } from '../../contract/price-lines.ts';
import { isSchoolchild, isZeroYearOld } from '../../domain/age.ts';
import { cancellationFee } from '../../domain/cancellation-fee.ts';
import type { BranchDay } from '../../domain/capacity.ts';
import { approvalStatus, childcareStatus } from '../../domain/codes.ts';
import { afterBusinessHours, type Meals, type Price, type PriceList, price } from '../../domain/pricing.ts';
import type { RequestFacts } from '../../domain/reserve-request.ts';
import type { PlanPrice } from '../../domain/settings.ts';
import { epochOf, instantOf, type MinuteOfDay, minuteOfDayOf, type TokyoDate } from '../../domain/time.ts';
import type { BranchDayFacts, CalendarDayFacts, ChildFacts, DayFacts, RulesOfDay } from '../store/reserve-facts.ts';
import type { DetailWrite } from '../store/reserves.ts';

export type Stay = { date: TokyoDate; start: MinuteOfDay; end: MinuteOfDay };

/** An end at midnight is minute 1440 of the same day. */
export function stayOf(reserve: Pick<ReserveColumns, 'reserve_date' | 'start_datetime' | 'end_datetime'>): Stay {
  const start = minuteOfDayOf(reserve.start_datetime);
  const length = (epochOf(reserve.end_datetime) - epochOf(reserve.start_datetime)) / 60_000;
  return { date: reserve.reserve_date, start, end: start + length };
}

export const branchDayOf = (day: CalendarDayFacts): BranchDay => ({
  hours: day,
  capacity: day.capacity,
  overrides: day.overrides,
  held: day.held,
});

export function requestFacts(
  now: Date,
  day: CalendarDayFacts,
  rules: RulesOfDay,
  child_overlaps: boolean,
): RequestFacts {
  return { now, settings: rules.settings, branch: day, day: branchDayOf(day), staff_mark: day.mark, child_overlaps };
}

export function priceOf(
  stay: Stay & Meals,
  children: readonly Pick<ChildFacts, 'date_of_birth'>[],
  current_day_flag: boolean,
  facts: DayFacts & { day: BranchDayFacts },
  plan: PlanPrice | null,
): Price {
  return price({ ...stay, children, current_day_flag }, priceListOf(facts, plan, stay.date));
}

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

export function detailsOf(children: readonly ChildFacts[], date: TokyoDate): DetailWrite[] {
  return children.map(({ id, date_of_birth }) => ({
    child_id: id,
    date_of_birth,
    zero_year_old_flag: isZeroYearOld(date_of_birth, date),
    schoolchild_flag: isSchoolchild(date_of_birth, date),
  }));
}

/** What the confirm page shows, and what `quote_changed` carries. */
export function quoteOf(
  priced: Price,
  stay: Stay,
  current_day_flag: boolean,
  made: { created_at: Date; now: Date },
  rules: RulesOfDay,
): Quote {
  const reserve = {
    start_datetime: instantOf(stay.date, stay.start),
    created_at: made.created_at,
    reserve_amount: priced.total,
    approval_status: approvalStatus.code.not_used,
    childcare_status: childcareStatus.code.upcoming,
  };
  const fee = cancellationFee(reserve, [rules.policy], made.now);
  const free_until = fee.tier === 'free' ? fee.deadline : fee.tier === 'grace' ? fee.next_change : null;
  return {
    reserve_amount: priced.total,
    lines: [...priced.lines],
    billed_minutes: priced.billed_minutes,
    current_day_flag,
    holiday_flag: priced.holiday_flag,
    after_business_hours: afterBusinessHours(priced),
    // Whole seconds: the end of the grace period is the first millisecond after it.
    cancel_deadline: free_until && new Date(Math.floor(free_until.getTime() / 1000) * 1000).toISOString(),
  };
}
