import { compareTickets } from '../../tickets/compareTickets.ts';
import { returnTickets } from '../../tickets/returnTickets.ts';
import { saveTicketWish } from '../../tickets/saveTicketWish.ts';
import type { FunctionImplementation } from '../context.ts';

export const ticketImplementations: readonly FunctionImplementation[] = [compareTickets, returnTickets, saveTicketWish];
