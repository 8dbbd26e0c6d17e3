import type { Quote } from '../../contract/functions/billing/price-lines.ts';
import { noMinimumFee } from '../../domain/billing/cancelling/cancellation-fee.ts';
import { noMeals } from '../../domain/calendar/meals.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { type OfferStatus, offerStatus } from '../../domain/waitlist/seat-codes.ts';
import type { Queryable } from '../postgres/database.ts';
import { quoteOf, stayOf, stayPriceOf } from '../reserves/stay.ts';
import { quoteFacts } from '../reserves/store/reserve-facts.ts';
import { offeredSeats } from './answers.ts';
import { childrenDuring } from './seat-assignment.ts';
import { type OfferRow, offerById } from './store/offers.ts';

/** `shownOffer` of the contract. */
export type OfferAsShown = {
  seat_offer_id: number;
  waitlist_entry_id: number;
  status: OfferStatus;
  branch_id: number;
  branch_name: string;
  start_datetime: string;
  end_datetime: string;
  children: number;
  child_names: string[];
  expires_at: string;
  reserve_id: number | null;
  quote: Quote | null;
};

/** An offer as a page shows it; priced as of now while it can be accepted. Names only for the family itself. */
export async function shownOfferOf(
  db: Queryable,
  id: number,
  now: Date,
  names: 'with names' | 'without names',
): Promise<OfferAsShown | null> {
  const offer = await offerById(db, id);
  if (offer === null) return null;
  const ran_out = offer.status === offerStatus.code.open && offer.expires_at.getTime() <= now.getTime();
  const status = ran_out ? offerStatus.code.ranOut : offer.status;
  return {
    seat_offer_id: offer.id,
    waitlist_entry_id: offer.waitlist_entry_id,
    status,
    branch_id: offer.branch_id,
    branch_name: offer.branch_name,
    start_datetime: offer.start_datetime.toISOString(),
    end_datetime: offer.end_datetime.toISOString(),
    children: offer.children.length,
    child_names: names === 'with names' ? offer.children.map(({ name }) => name) : [],
    expires_at: offer.expires_at.toISOString(),
    reserve_id: offer.reserve_id,
    quote: status === offerStatus.code.open ? await quoteOffer(db, offer, now) : null,
  };
}

async function quoteOffer(db: Queryable, offer: OfferRow, now: Date): Promise<Quote | null> {
  const { branch_id, date, customer_id } = offer;
  const { childIds, reserve } = offeredSeats(offer);
  const { day, rules, customer, children } = await quoteFacts(db, {
    branch_id,
    date,
    customer_id,
    child_ids: childIds,
  });
  if (day === null) return null;
  const stay = stayOf(reserve);
  const wished = children.map((child) => ({
    ...child,
    ...noMeals,
    ...offer.children.find(({ id }) => id === child.id),
  }));
  const today = tokyoDateOf(now) === date;
  const eating = childrenDuring(wished, stay, rules);
  const priced = stayPriceOf(stay, eating, today, { day, rules }, customer?.plan ?? null);
  return quoteOf(priced, stay, today, { created_at: now, now, ...noMinimumFee }, rules);
}
