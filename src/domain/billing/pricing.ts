import { type Meals, mealCount } from '../calendar/meals.ts';
import { type TaxClass, taxClass } from '../codes.ts';
import { isSchoolchild, isZeroYearOld } from '../membership/age.ts';
import { rowInForce } from '../settings/in-force.ts';
import type { PlanPrice, ReserveSettings, UnitPrice } from '../settings/settings.ts';
import { type MinuteOfDay, minuteOf, type TokyoDate, weekdayOf } from '../time.ts';
import { formatYen, hourlyAmount, percentOf, sum, type Yen } from '../yen.ts';
import { type ChildSubsidy, coveredMinutes, ownTariffLines, withDiscounts } from './child-subsidy.ts';

/** Every amount is computed here, for the estimate of a reserve and for the actual childcare (product-rules.md "Money"). */
export type PriceKind =
  | 'childcare'
  | 'zero_year_old'
  | 'after_business'
  | 'holiday'
  | 'current_day'
  | 'meal_support'
  /** Hours that are another service, with a price of their own. */
  | 'own_tariff'
  /** Taken off: what a benefit pays. Its amount is negative. */
  | 'subsidy';

export type PriceLine = {
  readonly child_index: number;
  readonly kind: PriceKind;
  readonly unit_price: Yen;
  /** Billed minutes for hourly lines, else the number of meals or 1. */
  readonly quantity: number;
  readonly amount: Yen;
  readonly tax_class: TaxClass;
  /** 'HH:mm' of the time this child is billed for; on the childcare line of a stay that took place. */
  readonly from?: string;
  readonly to?: string;
  /** So many percent of it are paid by another stay of the same day. */
  readonly paid_elsewhere_percent?: number;
  /** The child did not come: `amount` is so many percent of what was planned. */
  readonly absent_percent?: number;
  /** Time or meals beyond the reserve, by the rules of the day, beside a reserved time that keeps its agreed price. */
  readonly outside_reserve_flag?: true;
  /** Whose approval it stands on, with the minutes it uses up. */
  readonly subsidy?: { readonly approval_id: number; readonly name: string; readonly minutes: number };
  /** Of the childcare line: minutes no ticket pays, because a benefit does. */
  readonly subsidized_minutes?: number;
};

export type PricedStay = {
  readonly date: TokyoDate;
  readonly start: MinuteOfDay;
  readonly end: MinuteOfDay;
  /** Each with what it eats, and what another stay of the day pays of its same-day line. */
  readonly children: readonly (Meals & {
    readonly date_of_birth: TokyoDate;
    readonly current_day_paid_percent?: number | undefined;
    readonly subsidies?: readonly ChildSubsidy[] | undefined;
  })[];
  /** Decided at creation; an edit can add it (reserve-edit currentDayFlagAfterEdit), none takes it away. */
  readonly current_day_flag: boolean;
};

export type PriceList = {
  readonly unit_prices: readonly UnitPrice[];
  /** The customer's plan on the day of the stay; null without one. */
  readonly plan: PlanPrice | null;
  readonly open_time: string;
  readonly close_time: string;
  readonly tax_exempt_flag: boolean;
  readonly holidays: ReadonlySet<TokyoDate>;
  readonly settings: Pick<ReserveSettings, 'step_minutes' | 'minimum_minutes'>;
};

export type Price = {
  readonly lines: readonly PriceLine[];
  readonly total: Yen;
  readonly billed_minutes: number;
  readonly after_business_minutes: number;
  readonly holiday_flag: boolean;
};

/** At least the minimum, then per started step. */
function billedMinutes(start: MinuteOfDay, end: MinuteOfDay, settings: PriceList['settings']): number {
  const steps = Math.ceil((end - start) / settings.step_minutes);
  return Math.max(steps * settings.step_minutes, settings.minimum_minutes);
}

/** Minutes of the stay outside open_time–close_time, each side per started step. */
function afterBusinessMinutes(
  stay: Pick<PricedStay, 'start' | 'end'>,
  hours: Pick<PriceList, 'open_time' | 'close_time'>,
  step: number,
): number {
  const before = Math.max(0, Math.min(stay.end, minuteOf(hours.open_time)) - stay.start);
  const after = Math.max(0, stay.end - Math.max(stay.start, minuteOf(hours.close_time)));
  return (Math.ceil(before / step) + Math.ceil(after / step)) * step;
}

/** What is left for the usual price after hours with a price of their own, which are the first of the stay. */
function timeBeside(
  stay: Pick<PricedStay, 'start' | 'end'>,
  covered: number,
  list: PriceList,
): { readonly minutes: number; readonly after_business: number } {
  const { settings } = list;
  if (covered === 0) {
    const after_business = afterBusinessMinutes(stay, list, settings.step_minutes);
    return { minutes: billedMinutes(stay.start, stay.end, settings), after_business };
  }
  const start = Math.min(stay.end, stay.start + covered);
  return {
    minutes: Math.ceil((stay.end - start) / settings.step_minutes) * settings.step_minutes,
    after_business: afterBusinessMinutes({ start, end: stay.end }, list, settings.step_minutes),
  };
}

/** Sundays and public holidays. */
const isHoliday = (date: TokyoDate, holidays: ReadonlySet<TokyoDate>): boolean =>
  weekdayOf(date) === 0 || holidays.has(date);

export function price(stay: PricedStay, list: PriceList): Price {
  const unit = rowInForce(list.unit_prices, stay.date);
  const minutes = billedMinutes(stay.start, stay.end, list.settings);
  const after_business_minutes = afterBusinessMinutes(stay, list, list.settings.step_minutes);
  const holiday_flag = isHoliday(stay.date, list.holidays);
  // A plan's discount is inside the childcare line; it can make an hour free, never negative.
  const childcarePrice = Math.max(0, unit.childcare - (list.plan?.childcare_discount_per_hour ?? 0));

  const lines = stay.children.flatMap((child, child_index): PriceLine[] => {
    const exempt = list.tax_exempt_flag && !isSchoolchild(child.date_of_birth, stay.date);
    const tax_class = exempt ? taxClass.code.exempt : taxClass.code.standard;
    const hourly = (kind: PriceKind, unit_price: Yen, quantity: number): PriceLine => {
      return { child_index, kind, unit_price, quantity, amount: hourlyAmount(unit_price, quantity), tax_class };
    };
    const each = (kind: PriceKind, unit_price: Yen, quantity: number): PriceLine => {
      return { child_index, kind, unit_price, quantity, amount: unit_price * quantity, tax_class };
    };
    const subsidies = child.subsidies ?? [];
    const tariff = subsidies.find(({ own_tariff }) => own_tariff !== null);
    const covered = tariff === undefined ? 0 : coveredMinutes(stay.end - stay.start, tariff);
    const rest = timeBeside(stay, covered, list);
    const meals = mealCount(child);
    const own = [
      ...(tariff === undefined ? [] : ownTariffLines(child_index, tariff, covered)),
      ...(rest.minutes > 0 ? [hourly('childcare', childcarePrice, rest.minutes)] : []),
      ...(rest.minutes > 0 && isZeroYearOld(child.date_of_birth, stay.date)
        ? [hourly('zero_year_old', unit.zero_year_old, rest.minutes)]
        : []),
      ...(rest.after_business > 0 ? [hourly('after_business', unit.after_business, rest.after_business)] : []),
      ...(holiday_flag && rest.minutes > 0 ? [hourly('holiday', unit.holiday, rest.minutes)] : []),
      ...(stay.current_day_flag
        ? [paidElsewhere(each('current_day', unit.current_day, 1), child.current_day_paid_percent ?? 0)]
        : []),
      ...(meals > 0 ? [each('meal_support', unit.meal_support, meals)] : []),
    ];
    return subsidies.length === 0 ? own : withDiscounts(own, subsidies, rest.minutes);
  });
  return {
    lines,
    total: sum(lines.map((line) => line.amount)),
    billed_minutes: minutes,
    after_business_minutes,
    holiday_flag,
  };
}

/** The same-day line is paid once per child and day: what another stay pays of it is left out, and the line says so. */
export function paidElsewhere(line: PriceLine, percent: number): PriceLine {
  const { paid_elsewhere_percent: _before, ...whole } = line;
  const amount = percentOf(line.unit_price * line.quantity, 100 - percent);
  return percent === 0 ? { ...whole, amount } : { ...whole, amount, paid_elsewhere_percent: percent };
}

/** Shown beside a price without its same-day surcharge: it may come back. Null if it is charged, or does not apply. */
export function sameDayText(lines: readonly PriceLine[]): string | null {
  const left = sum(
    lines.map((line) => (line.paid_elsewhere_percent ? line.unit_price * line.quantity - line.amount : 0)),
  );
  return left === 0
    ? null
    : `当日予約の加算(${formatYen(left)})は、同じ日のほかのご予約でいただきます。そのご予約をキャンセルすると、このご予約に移ります。`;
}

/** The amount of one kind over all children, as the childcares columns want it. */
export const amountOf = (lines: readonly PriceLine[], kind: PriceKind): Yen =>
  sum(lines.filter((line) => line.kind === kind).map((line) => line.amount));

/** SQL's `after_business_hours`: that time in hours, to four places like the column (ten minutes are 0.1667). */
export const afterBusinessHours = (price: Pick<Price, 'after_business_minutes'>): number =>
  Math.round((price.after_business_minutes / 60) * 10_000) / 10_000;
