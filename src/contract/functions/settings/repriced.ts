import { z } from 'zod';

const int = z.number().int();

/** A reserve still to come whose price by the rules a change would move: what was agreed stays, and the lower sum is paid. */
export const outpricedReserve = z.object({
  reserve_id: int,
  customer_id: int,
  customer_name: z.string(),
  branch_name: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
  /** As agreed. */
  reserve_amount: int,
  /** By the rules after the change. */
  present_amount: int,
});
export type OutpricedReserveShown = z.output<typeof outpricedReserve>;
