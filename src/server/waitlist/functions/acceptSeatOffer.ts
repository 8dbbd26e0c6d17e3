import { implement } from '../../callable/context.ts';
import { limitGuesses } from '../../callable/rate-limit.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { withAlternatives } from '../../reserves/alternatives.ts';
import { contentHash } from '../../same-content.ts';
import { acceptOffer, offeredSeats } from '../answers.ts';
import { requireOffer } from '../offer-access.ts';

/** The press on the offer's page. Pressed twice, or in two tabs, it is one reserve. */
export const acceptSeatOffer = implement('acceptSeatOffer', async (context, input) => {
  const { clock, database, uid } = context;
  const { seat_offer_id } = input;
  await limitGuesses(context);
  const now = clock.now();
  const { offer, own } = await database.read(now, (db) => requireOffer(db, { uid, ...input }));
  await refuseDueConsents(context, { id: offer.customer_id });
  const accepting = {
    now,
    memberId: own?.family_member_id ?? null,
    quotedAmount: input.quoted_amount,
    idempotencyKey: input.idempotency_key,
    contentHash: contentHash({ seat_offer_id }),
  };
  const { card_due_datetime: _due, ...reserved } = await withAlternatives(
    database,
    { now, ...offeredSeats(offer) },
    (tx) => acceptOffer(tx, seat_offer_id, accepting),
  );
  return { status: 'OK', ...reserved };
});
