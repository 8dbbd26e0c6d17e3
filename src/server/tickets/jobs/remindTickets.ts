import { notify } from '../../notifying/notify.ts';
import type { Job } from '../../queue/job.ts';
import { expiringTickets } from '../store/ticket-terms.ts';

/** The paying member hears twice that tickets are about to expire; each time once, however often this runs. */
export const remindTickets: Job<'remindTickets'> = async ({ clock, database }) => {
  const now = clock.now();
  const due = await database.read(now, expiringTickets);
  for (const { id, customer_id, last, remaining: number, expiry_date, granted_flag } of due) {
    // Includes the last day: tickets whose last day was moved get another notice.
    const occurrence = `ticket-${id}-${expiry_date}-${last ? 'last' : 'first'}`;
    const data = { number, expiry_date, granted_flag };
    await database.transaction(now, (tx) => notify(tx, { customer_id, kind: 'tickets_expiring', data, occurrence }));
  }
};
