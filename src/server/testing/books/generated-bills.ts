import type { BillSnapshot } from '../../../domain/billing/bill/bill-lines.ts';
import type { ChildcareAmount, TicketBundle, TicketUse } from '../../../domain/billing/childcare-amount.ts';
import { amountOf, type PriceKind, type PriceLine } from '../../../domain/billing/pricing.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { hourlyAmount, percentOf, sum } from '../../../domain/yen.ts';

export type Next = (below: number) => number;

/** The same numbers each time. */
export function numbers(seed: number): Next {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** From this day of the year on everything costs more. */
const dearerFrom = '2025-07-10';

/** What the children of one stay used: every kind of line, both tax classes, and now and then a child who did not come. */
export function generatedLines(next: Next, date: TokyoDate, children: number): PriceLine[] {
  const unit = date < dearerFrom ? 1000 : 1230;
  const minutes = 60 + next(9) * 15;
  return Array.from({ length: children }, (_, child_index): PriceLine[] => {
    const tax_class = next(3) === 0 ? 2 : 1;
    const hourly = (kind: PriceKind, unit_price: number, quantity: number): PriceLine => ({
      child_index,
      kind,
      unit_price,
      quantity,
      amount: hourlyAmount(unit_price, quantity),
      tax_class,
    });
    const once = (kind: PriceKind, unit_price: number, quantity: number): PriceLine => ({
      ...hourly(kind, unit_price, quantity),
      amount: unit_price * quantity,
    });
    if (child_index > 0 && next(4) === 0) {
      const planned = hourly('childcare', unit, 120);
      return [{ ...planned, amount: percentOf(planned.amount, 50), absent_percent: 50 }];
    }
    return [
      hourly('childcare', unit, minutes),
      ...(next(4) === 0 ? [hourly('zero_year_old', 210, minutes)] : []),
      ...(next(3) === 0 ? [hourly('after_business', 310, 45)] : []),
      ...(next(5) === 0 ? [hourly('holiday', 155, minutes)] : []),
      ...(next(6) === 0 ? [once('current_day', 777, 1)] : []),
      ...(next(3) === 0 ? [once('meal_support', 500, 1 + next(2))] : []),
    ];
  }).flat();
}

/** The lines as a bill: whole hours by tickets as far as they go, less a discount (a part of it, or `all`). */
export function generatedBill(
  next: Next,
  lines: readonly PriceLine[],
  bundles: readonly TicketBundle[],
  discount: 'none' | 'some' | 'all',
): ChildcareAmount {
  const payable = lines.filter(({ kind, absent_percent }) => kind === 'childcare' && absent_percent === undefined);
  const hours = sum(payable.map(({ quantity }) => Math.floor(quantity / 60)));
  const owned = sum(bundles.map(({ remaining }) => remaining));
  const number_of_tickets_used = Math.min(hours, owned, next(2) === 0 ? 0 : 1 + next(4));
  const tickets_discount_amount = number_of_tickets_used * (payable[0]?.unit_price ?? 0);
  let left = number_of_tickets_used;
  const ticket_uses = bundles.flatMap(({ id, remaining }): TicketUse[] => {
    const number = Math.min(left, remaining);
    left -= number;
    return number === 0 ? [] : [{ ticket_id: id, number }];
  });
  const gross = sum(lines.map(({ amount }) => amount)) - tickets_discount_amount;
  const others_discount_amount = discount === 'none' ? 0 : discount === 'all' ? gross : Math.min(gross, 37 + next(900));
  const total_amount = gross - others_discount_amount;
  const of = (kind: PriceKind) => amountOf(lines, kind);
  return {
    price: { lines, total: gross, billed_minutes: 0, after_business_minutes: 0, holiday_flag: false },
    childcare_amount: of('childcare'),
    after_business_amount: of('after_business'),
    own_tariff_amount: 0,
    subsidies_discount_amount: 0,
    current_day_amount: of('current_day'),
    holiday_amount: of('holiday'),
    meal_support_amount: of('meal_support'),
    zero_year_old_amount: of('zero_year_old'),
    tickets_discount_amount,
    others_discount_amount,
    total_amount,
    number_of_tickets_used,
    ticket_uses,
  };
}

/** A bill as a correction keeps it. */
export const snapshotOf = (bill: ChildcareAmount): BillSnapshot => ({
  amount_lines: bill.price.lines,
  tickets_discount_amount: bill.tickets_discount_amount,
  number_of_tickets_used: bill.number_of_tickets_used,
  others_discount_amount: bill.others_discount_amount,
  others_discount_reason: '',
  no_show_fee: 0,
  total_amount: bill.total_amount,
});
