import { addDays, addMonths, type TokyoDate } from '../time.ts';
import type { Yen } from '../yen.ts';

/**
 * Sold tickets may be used within six months of their sale and no longer: beyond that they would be a prepaid means of
 * payment under 資金決済法, with deposit and report. The last day of those six months.
 */
export const lastExtension = (purchase_date: TokyoDate): TokyoDate => addDays(addMonths(purchase_date, 6), -1);

/** Free tickets are not a prepayment; a year keeps the balance readable. */
export const longestFreeTicket = (today: TokyoDate): TokyoDate => addMonths(today, 12);

/** The last day a bundle may be given. */
export const latestExpiry = (
  ticket: { readonly purchase_date: TokyoDate; readonly granted_flag: boolean },
  today: TokyoDate,
): TokyoDate => (ticket.granted_flag ? longestFreeTicket(today) : lastExtension(ticket.purchase_date));

/** What goes back for the tickets that were not used: their share of the price, a broken yen in the family's favour. */
export const unusedShare = (ticket: {
  readonly price: Yen;
  readonly number: number;
  readonly remaining: number;
}): Yen => Math.ceil((ticket.price * ticket.remaining) / ticket.number);
