import { z } from 'zod';

/** What tickets will do at check-out, with those that are there now and no earlier stay is planned to use. Yen. */
const ticketOutlook = z.object({
  number: z.number().int(),
  discount: z.number().int(),
  paid: z.number().int(),
  /** Hours left to the card because the tickets run out. */
  short: z.number().int(),
  /** Tickets that later reserves get fewer. */
  later: z.number().int(),
});
export type TicketOutlooks = z.output<typeof ticketOutlooks>;
export const ticketOutlooks = z.object({
  /** Valid on the day. */
  remaining: z.number().int(),
  /** Of these, planned for earlier reserves. */
  planned: z.number().int(),
  /** Left alone: only tickets that are worth their price. */
  by_itself: ticketOutlook,
  /** Switched on. */
  all: ticketOutlook,
});

/** A branch in a list that goes by distance. */
export const listedNear = z.object({
  branch_id: z.number().int(),
  branch_name: z.string(),
  path_name: z.string(),
  prefecture_name: z.string(),
  nearest_station: z.string(),
  /** From the branch they are near to; null where one of the two has no position. */
  distance_meters: z.number().int().nullable(),
});
