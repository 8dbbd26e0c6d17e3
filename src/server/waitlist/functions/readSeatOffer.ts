import { implement, Refusal } from '../../callable/context.ts';
import { limitGuesses } from '../../callable/rate-limit.ts';
import { requireOffer } from '../offer-access.ts';
import { shownOfferOf } from '../shown-offer.ts';

/** Shows, and answers nothing: whatever opens the link of a message may ask this. */
export const readSeatOffer = implement('readSeatOffer', async (context, input) => {
  const { clock, database, uid } = context;
  await limitGuesses(context);
  const now = clock.now();
  const offer = await database.read(now, async (db) => {
    const { own } = await requireOffer(db, { uid, ...input });
    return shownOfferOf(db, input.seat_offer_id, now, own !== null ? 'with names' : 'without names');
  });
  if (offer === null) throw new Refusal('not_found');
  return { status: 'OK', now: now.toISOString(), offer };
});
