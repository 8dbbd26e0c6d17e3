import { implement } from '../../callable/context.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { contentHash } from '../../same-content.ts';
import { askedWish } from '../asked-wish.ts';
import { createWish } from '../create-wish.ts';

/** A wish that is reserved for at once makes a contract: what is in force must have been agreed to. */
export const createWaitlistEntry = implement('createWaitlistEntry', async (context, input) => {
  const { clock, database, customer } = context;
  await refuseDueConsents(context, customer);
  const { mode, price_ceiling, notice_minutes, idempotency_key } = input;
  const wish = {
    ...askedWish(input),
    now: clock.now(),
    customer_id: customer.id,
    mode,
    price_ceiling,
    notice_minutes,
    idempotency_key,
    content_hash: contentHash(input),
  };
  const waitlist_entry_id = await database.transaction(wish.now, (tx) => createWish(tx, wish));
  return { status: 'OK', waitlist_entry_id };
});
