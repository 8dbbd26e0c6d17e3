import { Refusal } from '../../contract/refusal.ts';
import { reservableMark } from '../../domain/codes.ts';
import { ageOn } from '../../domain/membership/age.ts';
import { minuteOf, type TokyoDate, timeText } from '../../domain/time.ts';
import { wishMode, wishStatus } from '../../domain/waitlist/seat-codes.ts';
import { wishedHours } from '../../domain/waitlist/serving.ts';
import { isOpenWish } from '../../domain/waitlist/wish.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { lockBranchDay } from '../reserves/store/reserve-facts.ts';
import { type Given, give } from './give.ts';
import { grantAt, startsWithSeats } from './grants.ts';
import { type OfferAsShown, shownOfferOf } from './shown-offer.ts';
import { openOfferOf } from './store/offers.ts';
import { lockWish, type WishFacts, waitingDay, wishDate, wishesOfDay } from './store/waiting.ts';
import { writeAgreement } from './store/wishes.ts';

/** What the staff of a branch see of a day: who waits, what could be offered now, and what was not met. */
export async function staffWishes(db: Queryable, now: Date, branch_id: number, date: TokyoDate) {
  const { day, rules } = await waitingDay(db, branch_id, date);
  const listed = await wishesOfDay(db, branch_id, date);
  const wishes = [];
  for (const wish of listed) {
    const offer: OfferAsShown | null =
      wish.seat_offer_id === null ? null : await shownOfferOf(db, wish.seat_offer_id, now, 'with names');
    const waits = day !== null && wish.status === wishStatus.code.waiting;
    wishes.push({
      waitlist_entry_id: wish.id,
      customer_id: wish.customer_id,
      customer_name: wish.customer_name,
      status: wish.status,
      mode: wish.mode,
      earliest_time: timeText(minuteOf(wish.earliest_time)),
      latest_time: timeText(minuteOf(wish.latest_time)),
      minutes: wish.minutes,
      children: wish.children.map((child) => ({
        child_id: child.id,
        name: child.name,
        age: ageOn(child.date_of_birth, date),
      })),
      other_branches: wish.other_branches,
      created_at: new Date(wish.created_at).toISOString(),
      offer,
      possible_starts: waits ? startsToOffer(now, wish, { day, rules }).map(timeText) : [],
    });
  }
  return { ask_flag: day?.mark === reservableMark.ask, wishes, unmet: unmetByHour(listed) };
}

/** Starts there is still time to ask the family about. */
const startsToOffer = (now: Date, wish: WishFacts, waited: Parameters<typeof startsWithSeats>[2]) =>
  startsWithSeats(now, wish, waited).filter((start) => isPossible(grantAt(now, wish, waited, start)));

const isPossible = (grant: ReturnType<typeof grantAt>): boolean =>
  grant.mode === wishMode.code.reserve || grant.expires_at !== null;

/** Who still waits, or waited in vain: a wish is counted in every hour it could have been served. */
function unmetByHour(wishes: readonly WishFacts[]): { hour: number; families: number; children: number }[] {
  const hours = new Map<number, { families: number; children: number }>();
  for (const wish of wishes) {
    if (!isOpenWish(wish.status) && wish.status !== wishStatus.code.dayOver) continue;
    const { start, end } = wishedHours(wish);
    for (let hour = start; hour < end; hour += 1) {
      const { families, children } = hours.get(hour) ?? { families: 0, children: 0 };
      hours.set(hour, { families: families + 1, children: children + wish.child_count });
    }
  }
  return [...hours].sort(([a], [b]) => a - b).map(([hour, sums]) => ({ hour, ...sums }));
}

type OfferingByHand = {
  now: Date;
  account_id: number;
  waitlist_entry_id: number;
  branch_id: number;
  start_time: string;
};

/** By hand, whoever came before and whatever the hour; seats by the same rule. Pressed twice, it is one offer. */
export async function offerByHand(tx: Transaction, wish: OfferingByHand): Promise<Given> {
  const { now, account_id, branch_id, waitlist_entry_id } = wish;
  const date = await wishDate(tx, waitlist_entry_id, branch_id);
  if (date === null) throw new Refusal('not_found');
  await lockBranchDay(tx, branch_id, date);
  const { day, rules } = await waitingDay(tx, branch_id, date);
  const facts = await lockWish(tx, waitlist_entry_id, branch_id);
  if (facts === null || day === null) throw new Refusal('not_found');
  const start = minuteOf(wish.start_time);
  const open = await openOfferOf(tx, waitlist_entry_id);
  if (open !== null) {
    const same = open.branch_id === branch_id && open.start === start && open.account_id === account_id;
    if (same) return { seat_offer_id: open.id, reserve_id: null };
    throw new Refusal('offer_open');
  }
  const { reserve_id } = facts;
  if (reserve_id !== null && facts.staff_agreed_account_id === account_id) return { seat_offer_id: null, reserve_id };
  if (facts.status !== wishStatus.code.waiting) throw new Refusal('wish_ended');
  const grant = grantAt(now, facts, { day, rules }, start);
  const fits = startsWithSeats(now, facts, { day, rules }).includes(start) && isPossible(grant);
  if (!fits) throw new Refusal('wish_does_not_fit', { fields: ['start_time'] });
  writeAgreement(tx, waitlist_entry_id, account_id, branch_id);
  return give(tx, { now, wish: facts, day, rules, grant, account_id });
}
