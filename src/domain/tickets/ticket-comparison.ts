import { isPayableByTicket, ticketHours } from '../billing/childcare-amount.ts';
import type { PriceLine } from '../billing/pricing.ts';
import { sum, type Yen } from '../yen.ts';

/** One ticket pays a whole hour of one child: the hours of these stays that tickets could have paid. */
export const payableHours = (
  lines: readonly Pick<PriceLine, 'kind' | 'quantity' | 'absent_percent' | 'subsidized_minutes'>[],
): number => sum(lines.filter(isPayableByTicket).map(ticketHours));

type ComparedBundle = {
  readonly number: number;
  readonly price: Yen;
  readonly valid_days: number;
};

type ComparedTickets = {
  /** What these hours would have cost by tickets, with the part of the price that would have expired unused. */
  readonly tickets_amount: Yen;
  /** Below zero the tickets would have cost more. */
  readonly saved: Yen;
  /** Tickets of one bundle that would be left on its last day, at this pace. */
  readonly left: number;
};

/**
 * A bundle against the plan's own hours, at the pace of the days looked at. Who uses all of it in time pays the share of
 * each ticket; who does not pays the whole bundle for as long as it is valid. A broken yen counts against the tickets.
 */
export function compareBundle(
  bundle: ComparedBundle,
  used: { readonly hours: number; readonly days: number; readonly hour: Yen },
): ComparedTickets {
  const byShare = (bundle.price * used.hours) / bundle.number;
  const byTime = (bundle.price * used.days) / bundle.valid_days;
  const tickets_amount = Math.ceil(Math.max(byShare, byTime));
  const pace = Math.floor((used.hours * bundle.valid_days) / used.days);
  return {
    tickets_amount,
    saved: used.hours * used.hour - tickets_amount,
    left: Math.max(0, bundle.number - pace),
  };
}
