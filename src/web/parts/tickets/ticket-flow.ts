import { z } from 'zod';
import * as field from '../../../contract/fields.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import type { SelectMypageTicketsListData } from '../../../contract/operations/generated.ts';
import type { Flow } from '../../flow/flow.ts';

export const ticketForm = z.object({ ticket_price_id: field.id('回数券') });
type TicketValues = z.input<typeof ticketForm>;

export const ticketFlow: Flow<TicketValues, FunctionOk<'buyTickets'>> = {
  name: 'mypage/tickets/buy',
  cookie: 'confirm',
  missing: 'plan_selection_missing',
  form: '/mypage/tickets/buy',
  confirm: '/mypage/tickets/buy/confirm',
  done: '/mypage/tickets/buy/done',
};

export type OfferedTickets = SelectMypageTicketsListData['ticket_prices'][number];
