import { implement } from '../../callable/context.ts';
import { shownOfferOf } from '../shown-offer.ts';
import { listOwnWaitlist } from '../store/entries.ts';

/** So long an ended entry is shown. */
const shownDays = 7;

export const listWaitlistEntries = implement('listWaitlistEntries', async ({ clock, database, customer }) => {
  const now = clock.now();
  const entries = await database.read(now, async (db) => {
    const listed = await listOwnWaitlist(db, customer.id, shownDays);
    const shown = [];
    for (const { id, seat_offer_id, created_at, free_cancel_until, ...entry } of listed) {
      shown.push({
        ...entry,
        waitlist_entry_id: id,
        created_at: created_at.toISOString(),
        free_cancel_until: free_cancel_until?.toISOString() ?? null,
        offer: seat_offer_id === null ? null : await shownOfferOf(db, seat_offer_id, now, 'with names'),
      });
    }
    return shown;
  });
  return { status: 'OK', now: now.toISOString(), wishes: entries };
});
