import { waitlistStatus } from '../../../domain/waitlist/seat-codes.ts';
import { waitlistStatusAfter } from '../../../domain/waitlist/waitlist-status.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { lockFamily, ownWaitlistStatus, writeWaitlistStatus } from '../store/entries.ts';

/** Withdrawn twice is withdrawn. An open offer ends with it, and its seat goes to the next family. */
export const cancelWaitlistEntry = implement('cancelWaitlistEntry', async ({ clock, database, customer }, input) => {
  const { waitlist_entry_id } = input;
  await database.transaction(clock.now(), async (tx) => {
    await lockFamily(tx, customer.id);
    const entry = await ownWaitlistStatus(tx, waitlist_entry_id, customer.id);
    if (entry === null) throw new Refusal('not_found');
    if (entry.status === waitlistStatus.code.withdrawn) return;
    const status = waitlistStatusAfter(entry.status, 'withdraw');
    if (status === null) throw new Refusal('wish_ended');
    writeWaitlistStatus(tx, waitlist_entry_id, status);
  });
  return { status: 'OK', waitlist_entry_id };
});
