import { implement } from '../../callable/context.ts';
import { quoteWaitlistRequest } from '../waitlist-quote.ts';
import { waitlistRequestOf } from '../waitlist-request.ts';

/** What the agreement shows: the dearest stay the entry could become, and what cancelling it would cost. */
export const quoteWaitlistEntry = implement('quoteWaitlistEntry', async ({ clock, database, customer }, input) => {
  const now = clock.now();
  const quoted = await database.read(now, (db) => quoteWaitlistRequest(db, now, customer.id, waitlistRequestOf(input)));
  const { price_ceiling, quote, branches, rules } = quoted;
  const { today_lead_minutes, automatic_cancel_minutes } = rules.settings;
  return {
    status: 'OK',
    price_ceiling,
    quote,
    branches,
    least_notice_minutes: today_lead_minutes,
    automatic_cancel_minutes,
  };
});
