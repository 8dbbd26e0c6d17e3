import { Refusal } from '../../contract/refusal.ts';
import { reservableMark } from '../../domain/codes.ts';
import { ageOn } from '../../domain/membership/age.ts';
import { minuteOf, type TokyoDate, timeText } from '../../domain/time.ts';
import { waitlistMode, waitlistStatus } from '../../domain/waitlist/seat-codes.ts';
import { waitlistHours } from '../../domain/waitlist/serving.ts';
import { isOpenEntry } from '../../domain/waitlist/waitlist-status.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { lockBranchDay } from '../reserves/store/reserve-facts.ts';
import { assignSeat, type SeatAssigned } from './assign-seat.ts';
import { assignmentAt, startsWithSeats } from './seat-assignment.ts';
import { type OfferAsShown, shownOfferOf } from './shown-offer.ts';
import { writeAgreement } from './store/entries.ts';
import { openOfferOf } from './store/offers.ts';
import {
  lockWaitlistEntry,
  type WaitlistFacts,
  waitingDay,
  waitlistEntryDate,
  waitlistOfDay,
} from './store/waiting.ts';

/** What the staff of a branch see of a day: who waits, what could be offered now, and what was not met. */
export async function staffWaitlist(db: Queryable, now: Date, branch_id: number, date: TokyoDate) {
  const { day, rules } = await waitingDay(db, branch_id, date);
  const listed = await waitlistOfDay(db, branch_id, date);
  const entries = [];
  for (const entry of listed) {
    const offer: OfferAsShown | null =
      entry.seat_offer_id === null ? null : await shownOfferOf(db, entry.seat_offer_id, now, 'with names');
    const waits = day !== null && entry.status === waitlistStatus.code.waiting;
    entries.push({
      waitlist_entry_id: entry.id,
      customer_id: entry.customer_id,
      customer_name: entry.customer_name,
      status: entry.status,
      mode: entry.mode,
      earliest_time: timeText(minuteOf(entry.earliest_time)),
      latest_time: timeText(minuteOf(entry.latest_time)),
      minutes: entry.minutes,
      children: entry.children.map((child) => ({
        child_id: child.id,
        name: child.name,
        age: ageOn(child.date_of_birth, date),
      })),
      other_branches: entry.other_branches,
      created_at: new Date(entry.created_at).toISOString(),
      offer,
      possible_starts: waits ? startsToOffer(now, entry, { day, rules }).map(timeText) : [],
    });
  }
  return { ask_flag: day?.mark === reservableMark.ask, wishes: entries, unmet: unmetByHour(listed) };
}

/** Starts there is still time to ask the family about. */
const startsToOffer = (now: Date, entry: WaitlistFacts, waited: Parameters<typeof startsWithSeats>[2]) =>
  startsWithSeats(now, entry, waited).filter((start) => isPossible(assignmentAt(now, entry, waited, start)));

const isPossible = (assignment: ReturnType<typeof assignmentAt>): boolean =>
  assignment.mode === waitlistMode.code.reserve || assignment.expires_at !== null;

/** Who still waits, or waited in vain: a waitlist entry is counted in every hour it could have been served. */
function unmetByHour(entries: readonly WaitlistFacts[]): { hour: number; families: number; children: number }[] {
  const hours = new Map<number, { families: number; children: number }>();
  for (const entry of entries) {
    if (!isOpenEntry(entry.status) && entry.status !== waitlistStatus.code.dayOver) continue;
    const { start, end } = waitlistHours(entry);
    for (let hour = start; hour < end; hour += 1) {
      const { families, children } = hours.get(hour) ?? { families: 0, children: 0 };
      hours.set(hour, { families: families + 1, children: children + entry.child_count });
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

/** By hand, regardless of order and hour; seats by the same rule. Pressed twice, it is one offer. */
export async function offerByHand(tx: Transaction, entry: OfferingByHand): Promise<SeatAssigned> {
  const { now, account_id, branch_id, waitlist_entry_id } = entry;
  const date = await waitlistEntryDate(tx, waitlist_entry_id, branch_id);
  if (date === null) throw new Refusal('not_found');
  await lockBranchDay(tx, branch_id, date);
  const { day, rules } = await waitingDay(tx, branch_id, date);
  const facts = await lockWaitlistEntry(tx, waitlist_entry_id, branch_id);
  if (facts === null || day === null) throw new Refusal('not_found');
  const start = minuteOf(entry.start_time);
  const open = await openOfferOf(tx, waitlist_entry_id);
  if (open !== null) {
    const same = open.branch_id === branch_id && open.start === start && open.account_id === account_id;
    if (same) return { seat_offer_id: open.id, reserve_id: null };
    throw new Refusal('offer_open');
  }
  const { reserve_id } = facts;
  if (reserve_id !== null && facts.staff_agreed_account_id === account_id) return { seat_offer_id: null, reserve_id };
  if (facts.status !== waitlistStatus.code.waiting) throw new Refusal('wish_ended');
  const assignment = assignmentAt(now, facts, { day, rules }, start);
  const fits = startsWithSeats(now, facts, { day, rules }).includes(start) && isPossible(assignment);
  if (!fits) throw new Refusal('wish_does_not_fit', { fields: ['start_time'] });
  writeAgreement(tx, waitlist_entry_id, account_id, branch_id);
  return assignSeat(tx, { now, entry: facts, day, rules, assignment, account_id });
}
