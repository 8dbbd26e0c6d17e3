import { Refusal } from '../../contract/refusal.ts';
import { type FamilyPerson, guardianByUid } from '../membership/store/family-people.ts';
import type { Queryable } from '../postgres/database.ts';
import { isTokenOfOffer, type OfferRow, offerById } from './store/offers.ts';

/** Whose offer it is, and how the caller showed it: signed in as the family, or by the token of its message. */
export async function requireOffer(
  db: Queryable,
  asked: { uid: string | null; seat_offer_id: number; token?: string | null | undefined },
): Promise<{ offer: OfferRow; own: FamilyPerson | null }> {
  const { uid, seat_offer_id, token } = asked;
  const offer = await offerById(db, seat_offer_id);
  if (offer === null) throw new Refusal('not_found');
  const own = await guardianByUid(db, uid);
  if (own !== null && offer.customer_id === own.customer_id) return { offer, own };
  const notice = typeof token === 'string' && token !== '' && (await isTokenOfOffer(db, seat_offer_id, token));
  if (!notice) throw new Refusal('not_found');
  return { offer, own: null };
}
