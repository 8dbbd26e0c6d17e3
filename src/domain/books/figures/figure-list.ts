import { codeList } from '../../code-list.ts';

/** app.payment_lines.tax: the classes of a receipt. */
export const salesTax = codeList({ exempt: [1, '非課税'], standard: [2, '10%税込'], outside: [3, '対象外'] });

/** Lines of the sales, in the order of a bill; refunds are listed separately. */
export const salesFigures = [
  'childcare_amount',
  'zero_year_old_amount',
  'after_business_amount',
  'holiday_amount',
  'current_day_amount',
  'meal_support_amount',
  'own_tariff_amount',
  'subsidies_discount_amount',
  'tickets_discount_amount',
  'others_discount_amount',
  'difference_amount',
  'cancel_amount',
  'plan_amount',
  'tickets_sold_amount',
] as const;
export const taxFigures = ['exempt_amount', 'standard_amount', 'outside_amount'] as const;

/** Columns of app.branch_day_figures that add up over days and branches. */
export const summedFigures = [
  'reserves',
  'cancelled',
  'lead_minutes',
  'visits',
  'no_shows',
  'child_minutes',
  'seat_minutes',
  'tickets_used',
  ...salesFigures,
  'refund_amount',
  ...taxFigures,
  'failed_charges',
  'failed_amount',
] as const;
export type SummedFigure = (typeof summedFigures)[number];
export type FigureSums = Readonly<Record<SummedFigure, number>>;

/** Counted from families and tickets themselves; `plan_members` is the standing at the end of the period. */
export const memberFigures = ['new_members', 'leaving_members', 'plan_members', 'tickets_sold'] as const;
export type MemberFigure = (typeof memberFigures)[number];
export const periodFigures = [...summedFigures, ...memberFigures] as const;
export type PeriodFigures = Readonly<Record<(typeof periodFigures)[number], number>>;
/** The standing on the last day that is shown. */
export const standingFigures = ['tickets_left', 'tickets_liability'] as const;
/** What the page works out of the sums. */
export const derivedFigures = ['sales', 'net', 'child_hours', 'occupancy', 'occupancy_by_hour', 'lead_time'] as const;

export const noSums = Object.fromEntries(summedFigures.map((name) => [name, 0])) as FigureSums;

export const addSums = (one: FigureSums, other: FigureSums): FigureSums =>
  Object.fromEntries(summedFigures.map((name) => [name, one[name] + other[name]])) as FigureSums;

/** Sales without refunds; with them it is what the books add up to. */
export const salesOf = (sums: FigureSums): number => salesFigures.reduce((whole, name) => whole + sums[name], 0);
export const netOf = (sums: FigureSums): number => salesOf(sums) + sums.refund_amount;

/** Percent of the seats that were sat on; null where there was none. */
export const occupancyOf = ({ child_minutes, seat_minutes }: { child_minutes: number; seat_minutes: number }) =>
  seat_minutes === 0 ? null : (child_minutes / seat_minutes) * 100;
/** Days from reserving to the stay, on average; null without a reserve. */
export const leadDaysOf = ({ lead_minutes, reserves }: { lead_minutes: number; reserves: number }) =>
  reserves === 0 ? null : lead_minutes / reserves / 1440;
