import { z } from 'zod';
import * as field from '../../../contract/fields.ts';
import type { SelectMypageTicketsListData } from '../../../contract/operations/generated.ts';
import type { Flow } from '../../flow/flow.ts';

export const ticketForm = z.object({ ticket_price_id: field.id('回数券') });
export type TicketValues = z.input<typeof ticketForm>;

export const ticketFlow: Flow<TicketValues> = {
  name: 'mypage/tickets/buy',
  cookie: 'confirm',
  missing: 'plan_selection_missing',
  form: '/mypage/tickets/buy',
  confirm: '/mypage/tickets/buy/confirm',
  done: '/mypage/tickets/buy/done',
};

export type TicketPrice = SelectMypageTicketsListData['ticket_prices'][number];

/** Prices are dated: of each size the newest one in force is for sale (the query has them newest first). */
export function pricesForSale(prices: readonly TicketPrice[]): TicketPrice[] {
  const bySize = new Map<number, TicketPrice>();
  for (const price of prices) if (!bySize.has(price.number)) bySize.set(price.number, price);
  return [...bySize.values()];
}
