import { implement } from '../../callable/context.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { contentHash } from '../../same-content.ts';
import { addToWaitlist } from '../add-to-waitlist.ts';
import { waitlistRequestOf } from '../waitlist-request.ts';

/** A waitlist entry that is reserved for at once makes a contract: what is in force must have been agreed to. */
export const createWaitlistEntry = implement('createWaitlistEntry', async (context, input) => {
  const { clock, database, customer } = context;
  await refuseDueConsents(context, customer);
  const { mode, price_ceiling, notice_minutes, idempotency_key } = input;
  const entry = {
    ...waitlistRequestOf(input),
    now: clock.now(),
    customer_id: customer.id,
    mode,
    price_ceiling,
    notice_minutes,
    idempotency_key,
    content_hash: contentHash(input),
  };
  const waitlist_entry_id = await database.transaction(entry.now, (tx) => addToWaitlist(tx, entry));
  return { status: 'OK', waitlist_entry_id };
});
