import { Refusal } from '../../contract/refusal.ts';
import { noMeals } from '../../domain/calendar/meals.ts';
import { minuteOfDayOf } from '../../domain/time.ts';
import { offerStatus } from '../../domain/waitlist/seat-codes.ts';
import {
  type OfferAction,
  offerAfter,
  type WaitlistAction,
  waitlistStatusAfter,
} from '../../domain/waitlist/waitlist-status.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import type { ReserveRequest, SeatRequest } from '../reserves/reserve-request.ts';
import { type ReservedSeats, reserveSeats } from '../reserves/reserve-seats.ts';
import { lockBranchDay, rulesOn } from '../reserves/store/reserve-facts.ts';
import { readReserve } from '../reserves/store/reserves.ts';
import { childrenDuring } from './seat-assignment.ts';
import { nameEntryBeingReserved, processEntry, writeWaitlistStatus } from './store/entries.ts';
import { type OfferRow, offerById, writeOfferStatus } from './store/offers.ts';
import { lockWaitlistRows } from './store/waiting.ts';

/** The offer as it is once all locks are held: branch-day, family, entry, in the order used everywhere. */
async function lockOffer(tx: Transaction, id: number): Promise<OfferRow> {
  const seen = await offerById(tx, id);
  if (seen === null) throw new Refusal('not_found');
  await lockBranchDay(tx, seen.branch_id, seen.date);
  await lockWaitlistRows(tx, seen.waitlist_entry_id);
  return (await offerById(tx, id)) as OfferRow;
}

function step(
  tx: Transaction,
  offer: OfferRow,
  offerAction: OfferAction,
  waitlistAction: WaitlistAction,
  reserve_id?: number,
) {
  const answered = offerAfter(offer.status, offerAction);
  const wish_status = waitlistStatusAfter(offer.wish_status, waitlistAction);
  if (answered === null || wish_status === null) throw new Refusal('offer_ended');
  const more = reserve_id === undefined ? {} : { reserve_id };
  writeOfferStatus(tx, offer.id, answered, more);
  writeWaitlistStatus(tx, offer.waitlist_entry_id, wish_status, more);
}

const isOpen = (offer: OfferRow, now: Date): boolean =>
  offer.status === offerStatus.code.open && offer.expires_at.getTime() > now.getTime();

type Accepting = Pick<
  Extract<ReserveRequest, { by: 'offer' }>,
  'now' | 'quotedAmount' | 'idempotencyKey' | 'contentHash' | 'memberId'
>;

/** The seat becomes a reserve by the one way there is. Asked again after it was accepted: the same answer. */
export async function acceptOffer(tx: Transaction, id: number, accepting: Accepting): Promise<ReservedSeats> {
  const offer = await lockOffer(tx, id);
  if (offer.reserve_id !== null) return reservedBefore(tx, offer.reserve_id);
  if (!isOpen(offer, accepting.now)) throw new Refusal('offer_ended');
  const stay = { start: minuteOfDayOf(offer.start_datetime), end: minuteOfDayOf(offer.end_datetime) || 1440 };
  const children = childrenDuring(offer.children, stay, await rulesOn(tx, offer.date));
  nameEntryBeingReserved(tx, offer.waitlist_entry_id);
  const reserved = await reserveSeats(tx, {
    by: 'offer',
    ...offeredSeats(offer),
    ...accepting,
    customerId: offer.customer_id,
    meals: (child) => children.find(({ id: each }) => each === child) ?? noMeals,
    staffAgreed: offer.staff_agreed,
  });
  step(tx, offer, 'accept', 'come_true', reserved.reserve_id);
  return reserved;
}

async function reservedBefore(tx: Transaction, id: number): Promise<ReservedSeats> {
  const reserve = await readReserve(tx, id);
  if (reserve === null) throw new Refusal('offer_ended');
  const { approval_status, branch_id, reserve_amount, card_due_datetime } = reserve;
  const cardDue = card_due_datetime?.toISOString() ?? null;
  return { reserve_id: id, approval_status, branch_id, reserve_amount, card_due_datetime: cardDue };
}

export const offeredSeats = (offer: OfferRow): Pick<SeatRequest, 'branchId' | 'childIds' | 'reserve'> => ({
  branchId: offer.branch_id,
  childIds: offer.children.map(({ id }) => id),
  reserve: {
    reserve_date: offer.date,
    start_datetime: offer.start_datetime,
    end_datetime: offer.end_datetime,
    pick_up_name: null,
    pick_up_tel: null,
    remarks: '',
  },
});

/** The entry goes on waiting, and the seat is free for the next one. Declined twice is declined. */
export async function declineOffer(tx: Transaction, id: number, now: Date): Promise<void> {
  const offer = await lockOffer(tx, id);
  if (offer.status === offerStatus.code.declined) return;
  if (!isOpen(offer, now)) throw new Refusal('offer_ended');
  step(tx, offer, 'decline', 'offer_ended');
  processEntry(tx, offer.customer_id, offer.date);
}

/** Not answered in time, or the branch closed that day. An answer that arrived meanwhile counts. */
export async function endOffer(
  tx: Transaction,
  id: number,
  { reason, now, skipNotification = false }: { reason: 'ran_out' | 'closed'; now: Date; skipNotification?: boolean },
): Promise<void> {
  const offer = await lockOffer(tx, id);
  if (offer.status !== offerStatus.code.open) return;
  if (reason === 'ran_out' && isOpen(offer, now)) return;
  step(tx, offer, reason === 'ran_out' ? 'run_out' : 'take_back', 'offer_ended');
  processEntry(tx, offer.customer_id, offer.date);
  if (skipNotification) return;
  const { branch_name, branch_tel, start_datetime, end_datetime, customer_id } = offer;
  await notify(tx, {
    customer_id,
    kind: 'seat_offer_ended',
    data: { branch_name, branch_tel, start_datetime, end_datetime, reason },
    occurrence: `offer-${id}`,
  });
}
