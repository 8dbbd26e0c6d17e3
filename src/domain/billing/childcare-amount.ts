import type { DayHours } from '../calendar/capacity.ts';
import {
  epochOf,
  type Instant,
  instantOf,
  type MinuteOfDay,
  minuteOf,
  minutesPerDay,
  type TokyoDate,
} from '../time.ts';
import { hourlyAmount, sum, type Yen } from '../yen.ts';
import { amountOf, type Price, type PricedStay, type PriceLine, type PriceList, price } from './pricing.ts';

/** A bought bundle of tickets with what is left of it. `expiry_date` is the last day of use. */
export type TicketBundle = {
  readonly id: number;
  readonly purchase_date: TokyoDate;
  readonly expiry_date: TokyoDate;
  readonly remaining: number;
  /** How many tickets were bought, and what all of them cost together. */
  readonly number: number;
  readonly price: Yen;
};
/** The parent's word for one reserve: null uses tickets that are worth their price, true all, false none. */
export type TicketPreference = boolean | null;
export type TicketUse = { readonly ticket_id: number; readonly number: number };

export type ChildcareAmount = {
  readonly price: Price;
  readonly childcare_amount: Yen;
  readonly after_business_amount: Yen;
  readonly current_day_amount: Yen;
  readonly holiday_amount: Yen;
  readonly meal_support_amount: Yen;
  readonly zero_year_old_amount: Yen;
  readonly own_tariff_amount: Yen;
  readonly subsidies_discount_amount: Yen;
  readonly tickets_discount_amount: Yen;
  readonly others_discount_amount: Yen;
  readonly total_amount: Yen;
  readonly number_of_tickets_used: number;
  readonly ticket_uses: readonly TicketUse[];
};

/** Whole minutes since Tokyo midnight of `date`, never outside that day. */
function minuteOn(date: TokyoDate, instant: Instant): MinuteOfDay {
  const minutes = (epochOf(instant) - instantOf(date).getTime()) / 60_000;
  return Math.min(Math.max(Math.floor(minutes), 0), minutesPerDay);
}

/**
 * What is billed: from the earlier of planned and actual start to the later of planned and actual end. Time outside the
 * extended hours of that day is billed only where it was planned, however early or late the child was there.
 */
export function actualStay(
  planned: PricedStay,
  actual: { readonly start_datetime: Instant; readonly end_datetime: Instant },
  hours: Pick<DayHours, 'extended_open_time' | 'extended_close_time'>,
): PricedStay {
  const came = Math.max(minuteOn(planned.date, actual.start_datetime), minuteOf(hours.extended_open_time));
  const left = Math.min(minuteOn(planned.date, actual.end_datetime), minuteOf(hours.extended_close_time));
  return { ...planned, start: Math.min(planned.start, came), end: Math.max(planned.end, left) };
}

/** A ticket is worth using by itself where the hour it pays costs at least what was paid for the ticket. */
const isWorthUsing = (bundle: TicketBundle, hour: Yen): boolean => bundle.price <= bundle.number * hour;

/** Bundles with a ticket left that are valid on the day, the one that expires first before the others. */
export const usableBundles = (bundles: readonly TicketBundle[], day: TokyoDate): TicketBundle[] =>
  bundles
    .filter((bundle) => bundle.remaining > 0 && bundle.purchase_date <= day && day <= bundle.expiry_date)
    .sort(
      (a, b) =>
        a.expiry_date.localeCompare(b.expiry_date) || a.purchase_date.localeCompare(b.purchase_date) || a.id - b.id,
    );

/**
 * One ticket pays 60 minutes of one child's childcare line, whole tickets only: a child's 2 h 45 min take two. Bundles
 * are used as they expire, and only those still valid on the day. A ticket that cost more than the hour it pays is used
 * only where the parent says so.
 */
export function applyTickets(
  lines: readonly PriceLine[],
  bundles: readonly TicketBundle[],
  day: TokyoDate,
  choice: TicketPreference,
): { readonly uses: readonly TicketUse[]; readonly discount: Yen } {
  const left = usableBundles(bundles, day).map((bundle) => ({ bundle, used: 0 }));
  let discount = 0;
  for (const line of lines.filter(isPayableByTicket)) {
    let hours = ticketHours(line);
    for (const each of left) {
      if (!(choice ?? isWorthUsing(each.bundle, hourlyAmount(line.unit_price, 60)))) continue;
      const number = Math.min(each.bundle.remaining - each.used, hours);
      each.used += number;
      hours -= number;
      discount += hourlyAmount(line.unit_price, number * 60);
    }
  }
  const uses = left
    .filter(({ used }) => used > 0)
    .map(({ bundle, used }): TicketUse => ({ ticket_id: bundle.id, number: used }));
  return { uses, discount };
}

/** Whole hours of a line that tickets can pay: not those a benefit pays. */
export const ticketHours = ({
  quantity,
  subsidized_minutes = 0,
}: Pick<PriceLine, 'quantity' | 'subsidized_minutes'>): number =>
  Math.floor(Math.max(0, quantity - subsidized_minutes) / 60);

/**
 * A child who did not come costs a fee, and no ticket pays a fee. Nor one the time beyond a reserve that keeps its agreed
 * price: its hours are worth another sum, and the books give tickets to the reserved hours.
 */
export const isPayableByTicket = (line: Pick<PriceLine, 'kind' | 'absent_percent' | 'outside_reserve_flag'>): boolean =>
  line.kind === 'childcare' && line.absent_percent === undefined && line.outside_reserve_flag === undefined;

/** What tickets would do for these lines, and what was paid for the tickets that would be used. */
export function ticketOutlook(
  lines: readonly PriceLine[],
  bundles: readonly TicketBundle[],
  day: TokyoDate,
  choice: TicketPreference,
): TicketOutlook {
  const { uses, discount } = applyTickets(lines, bundles, day, choice);
  const paid = sum(
    uses.map(({ ticket_id, number }) => {
      const bundle = bundles.find(({ id }) => id === ticket_id);
      return bundle === undefined ? 0 : Math.ceil((bundle.price * number) / bundle.number);
    }),
  );
  return { number: sum(uses.map(({ number }) => number)), discount, paid };
}
export type TicketOutlook = { readonly number: number; readonly discount: Yen; readonly paid: Yen };

/** The amounts of a childcare, all its children with the same times; where they differ see bill/stay-bill.ts. */
export function childcareAmount(
  stay: PricedStay,
  list: PriceList,
  ticketsOf: { readonly bundles: readonly TicketBundle[]; readonly choice: TicketPreference },
  others_discount: Yen = 0,
): ChildcareAmount {
  const priced = price(stay, list);
  const tickets = applyTickets(priced.lines, ticketsOf.bundles, stay.date, ticketsOf.choice);
  return childcareAmountOf(priced, tickets, others_discount);
}

/** The columns of childcares from its lines. A discount never makes the total negative. */
export function childcareAmountOf(
  priced: Price,
  tickets: { readonly uses: readonly TicketUse[]; readonly discount: Yen },
  others_discount: Yen,
): ChildcareAmount {
  const others_discount_amount = Math.min(others_discount, priced.total - tickets.discount);
  return {
    price: priced,
    childcare_amount: amountOf(priced.lines, 'childcare'),
    after_business_amount: amountOf(priced.lines, 'after_business'),
    current_day_amount: amountOf(priced.lines, 'current_day'),
    holiday_amount: amountOf(priced.lines, 'holiday'),
    meal_support_amount: amountOf(priced.lines, 'meal_support'),
    own_tariff_amount: amountOf(priced.lines, 'own_tariff'),
    subsidies_discount_amount: -amountOf(priced.lines, 'subsidy'),
    zero_year_old_amount: amountOf(priced.lines, 'zero_year_old'),
    tickets_discount_amount: tickets.discount,
    others_discount_amount,
    total_amount: priced.total - tickets.discount - others_discount_amount,
    number_of_tickets_used: sum(tickets.uses.map((use) => use.number)),
    ticket_uses: tickets.uses,
  };
}
