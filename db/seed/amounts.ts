import { addMonths, daysBetween, type TokyoDate, weekdayOf } from '../../src/domain/time.ts';
import { childOf, dateOfBirth } from './child-list.ts';
import { planTypes, unitPrice } from './prices.ts';

/** A line as src/contract/price-lines.ts describes it. */
export interface AmountLine {
  child_index: number;
  kind: 'childcare' | 'zero_year_old' | 'after_business' | 'holiday' | 'current_day' | 'meal_support';
  unit_price: number;
  quantity: number;
  amount: number;
  tax_class: 1 | 2;
}

export interface Stay {
  date: TokyoDate;
  from: number;
  to: number;
  child_ids: readonly number[];
  plan_type_id: number | null;
  meals: number;
  current_day_flag: boolean;
  holiday_flag: boolean;
  tax_exempt_flag: boolean;
}

const opens = 8 * 60;
const closes = 19 * 60;

export const minutesOutside = (from: number, to: number): number =>
  Math.max(0, Math.min(to, opens) - from) + Math.max(0, to - Math.max(from, closes));

export const isHoliday = (date: TokyoDate, holidays: ReadonlySet<TokyoDate>): boolean =>
  weekdayOf(date) === 0 || holidays.has(date);

export const hourlyPrice = (plan_type_id: number | null): number =>
  unitPrice.childcare - (planTypes.find((plan) => plan.id === plan_type_id)?.childcare_discount_per_hour ?? 0);

/** The demo's amounts by domain-rules "Money", from the demo's one price list. */
export function amountLines(stay: Stay, today: TokyoDate): AmountLine[] {
  const minutes = stay.to - stay.from;
  return stay.child_ids.flatMap((child_id, child_index) => {
    const { zero_year_old_flag, schoolchild_flag } = ageFlags(child_id, stay.date, today);
    const tax_class = stay.tax_exempt_flag && !schoolchild_flag ? 1 : 2;
    const hourly = (kind: AmountLine['kind'], unit_price: number, billed: number): AmountLine => ({
      child_index,
      kind,
      unit_price,
      quantity: billed,
      amount: Math.floor((unit_price * billed) / 60),
      tax_class,
    });
    const each = (kind: AmountLine['kind'], unit_price: number, quantity: number): AmountLine => ({
      child_index,
      kind,
      unit_price,
      quantity,
      amount: unit_price * quantity,
      tax_class,
    });
    return [
      hourly('childcare', hourlyPrice(stay.plan_type_id), minutes),
      hourly('zero_year_old', unitPrice.zero_year_old, zero_year_old_flag ? minutes : 0),
      hourly('after_business', unitPrice.after_business, minutesOutside(stay.from, stay.to)),
      hourly('holiday', unitPrice.holiday, stay.holiday_flag ? minutes : 0),
      each('current_day', unitPrice.current_day, stay.current_day_flag ? 1 : 0),
      each('meal_support', unitPrice.meal_support, stay.meals),
    ].filter((line) => line.amount > 0);
  });
}

export const sumOf = (lines: readonly AmountLine[], kind?: AmountLine['kind']): number =>
  lines.reduce((sum, line) => sum + (kind === undefined || line.kind === kind ? line.amount : 0), 0);

/** Ages change the day before the birthday; school begins on 1 April after the sixth birthday (domain-rules "Age"). */
export function ageFlags(child_id: number, date: TokyoDate, today: TokyoDate) {
  const born = dateOfBirth(childOf(child_id), today);
  const reached = (years: number) => daysBetween(addMonths(born, years * 12), date) >= -1;
  const schoolYear = Number(date.slice(0, 4)) - (date.slice(5) < '04-01' ? 1 : 0);
  const sixBySchool = daysBetween(addMonths(born, 72), `${schoolYear}-04-01`) >= -1;
  return { zero_year_old_flag: !reached(1), schoolchild_flag: sixBySchool };
}
