import { wishStatus } from '../../../domain/waitlist/seat-codes.ts';
import { wishAfter } from '../../../domain/waitlist/wish.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { lockFamily, ownWishStatus, writeWishStatus } from '../store/wishes.ts';

/** Withdrawn twice is withdrawn. An open offer ends with it, and its seat goes to the next family. */
export const cancelWaitlistEntry = implement('cancelWaitlistEntry', async ({ clock, database, customer }, input) => {
  const { waitlist_entry_id } = input;
  await database.transaction(clock.now(), async (tx) => {
    await lockFamily(tx, customer.id);
    const wish = await ownWishStatus(tx, waitlist_entry_id, customer.id);
    if (wish === null) throw new Refusal('not_found');
    if (wish.status === wishStatus.code.withdrawn) return;
    const status = wishAfter(wish.status, 'withdraw');
    if (status === null) throw new Refusal('wish_ended');
    writeWishStatus(tx, waitlist_entry_id, status);
  });
  return { status: 'OK', waitlist_entry_id };
});
