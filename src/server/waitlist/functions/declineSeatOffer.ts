import { implement } from '../../callable/context.ts';
import { limitGuesses } from '../../callable/rate-limit.ts';
import { declineOffer } from '../answers.ts';
import { requireOffer } from '../offer-access.ts';

/** The entry waits on, the seat goes to the next family. */
export const declineSeatOffer = implement('declineSeatOffer', async (context, input) => {
  const { clock, database, uid } = context;
  const { seat_offer_id } = input;
  await limitGuesses(context);
  const now = clock.now();
  await database.read(now, (db) => requireOffer(db, { uid, ...input }));
  await database.transaction(now, (tx) => declineOffer(tx, seat_offer_id, now));
  return { status: 'OK', seat_offer_id };
});
