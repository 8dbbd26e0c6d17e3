import type { TicketData } from '../../src/server/tickets/texts/ticket-texts.ts';

type TicketExamples = { [Kind in keyof TicketData]: readonly { when: string; data: TicketData[Kind] }[] };

/** Tickets a family has. */
export const ticketExamples: TicketExamples = {
  tickets_expiring: [
    { when: '買った回数券の期限の前', data: { number: 4, expiry_date: '2026-12-16', granted_flag: false } },
    { when: '進呈の回数券の期限の前', data: { number: 3, expiry_date: '2026-11-23', granted_flag: true } },
  ],
};
