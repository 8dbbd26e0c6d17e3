import type { SettingsOf } from '../settings/catalogue.ts';
import { rowInForceIfAny } from '../settings/in-force.ts';
import { addDays, type TokyoDate } from '../time.ts';
import type { Yen } from '../yen.ts';
import { unusedShare } from './ticket-care.ts';

/** What holds of tickets from a day on, under the columns' names. */
export type TicketTerms = { readonly adaptation_date: TokyoDate } & SettingsOf<'ticket_terms'>;
export type RefundTerms = Pick<TicketTerms, 'refund_percent' | 'refund_fee' | 'refund_until_days'>;

type ReturnableTicket = {
  readonly number: number;
  readonly remaining: number;
  readonly purchase_date: TokyoDate;
  readonly expiry_date: TokyoDate;
  readonly granted_flag: boolean;
  /** Paid for all of them. */
  readonly price: Yen;
};

/** What a parent gets for the tickets left, and how it comes about. */
export type TicketReturn = {
  readonly number: number;
  readonly share: Yen;
  readonly percent: number;
  readonly fee: Yen;
  readonly amount: Yen;
  readonly until: TokyoDate;
};

/** granted: given for free · none_left · late: after the last day · nothing: the fee takes all, or the terms give nothing back. */
export type ReturnRefusal = 'granted' | 'none_left' | 'late' | 'nothing';

/** The return was agreed when the tickets were bought: later terms do not touch it. */
export const returnTermsOf = <Terms extends RefundTerms & { readonly adaptation_date: TokyoDate }>(
  ticket: Pick<ReturnableTicket, 'purchase_date'>,
  rows: readonly Terms[],
): Terms | null => rowInForceIfAny(rows, ticket.purchase_date);

/** Unused tickets at their share of the price, the percentage of it (a broken yen to the family), less the fee. */
export function ticketReturn(
  ticket: ReturnableTicket,
  terms: RefundTerms | null,
  today: TokyoDate,
): TicketReturn | { readonly refusal: ReturnRefusal } {
  if (ticket.granted_flag) return { refusal: 'granted' };
  if (ticket.remaining === 0) return { refusal: 'none_left' };
  if (terms === null) return { refusal: 'nothing' };
  const until = addDays(ticket.expiry_date, -terms.refund_until_days);
  if (today > until) return { refusal: 'late' };
  const share = unusedShare(ticket);
  const amount = Math.ceil((share * terms.refund_percent) / 100) - terms.refund_fee;
  if (amount <= 0) return { refusal: 'nothing' };
  return { number: ticket.remaining, share, percent: terms.refund_percent, fee: terms.refund_fee, amount, until };
}
