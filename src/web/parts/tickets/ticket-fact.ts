import { ticketChoiceToForm } from '../../../contract/form-mapping.ts';
import type { SelectStaffReserveData } from '../../../contract/operations/generated.ts';
import { childcareStatus } from '../../../domain/codes.ts';
import { GRANTED_WORDS } from '../../../domain/tickets/ticket-text.ts';
import { sum } from '../../../domain/yen.ts';
import { outlooksOf } from './listed-tickets.tsx';
import { outlookOf } from './ticket-choice.tsx';

type TicketReserve = Pick<
  SelectStaffReserveData['reserves'][number],
  'id' | 'start_datetime' | 'amount_lines' | 'use_tickets' | 'childcare_status' | 'cancel_flag'
> & { readonly customer: Pick<NonNullable<SelectStaffReserveData['reserves'][number]['customer']>, 'tickets'> | null };

/** The family's word on tickets as staff read it. */
export const usualChoiceText = (use_tickets: boolean | null): string =>
  use_tickets === null ? '自動(お得なとき)' : use_tickets ? '使う' : '使わない';

/** The word on this reserve, and while it is to come the most that tickets would do: a branch does not see the family's stays elsewhere. */
export function ticketFact(reserve: TicketReserve): string {
  const { use_tickets, customer } = reserve;
  const word = use_tickets === null ? usualChoiceText(null) : `${usualChoiceText(use_tickets)}(保護者の指定)`;
  const owned = customer?.tickets ?? [];
  const outlooks = outlooksOf(reserve, owned, []);
  const ahead = reserve.childcare_status === childcareStatus.code.upcoming && !reserve.cancel_flag;
  if (!ahead || outlooks === null) return word;
  const { number } = outlookOf(outlooks, ticketChoiceToForm(use_tickets));
  const granted = sum(owned.filter((ticket) => ticket.granted_flag).map((ticket) => ticket.remaining));
  const gift = granted > 0 ? `、うち${GRANTED_WORDS}${granted}枚` : '';
  return `${word} ・ ${number === 0 ? '使わない見込み' : `最大${number}枚を使う見込み`}(残り${outlooks.remaining}枚${gift})`;
}
