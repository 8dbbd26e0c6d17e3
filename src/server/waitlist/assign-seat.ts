import { noMeals } from '../../domain/calendar/meals.ts';
import { addMinutes, instantOf } from '../../domain/time.ts';
import { waitlistMode } from '../../domain/waitlist/seat-codes.ts';
import { waitlistStatusAfter } from '../../domain/waitlist/waitlist-status.ts';
import { hashUuid } from '../auth/store/secrets.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { reserveSeats } from '../reserves/reserve-seats.ts';
import type { BranchDayFacts, RulesOfDay } from '../reserves/store/reserve-facts.ts';
import { contentHash } from '../same-content.ts';
import type { SeatAssignment } from './seat-assignment.ts';
import { nameEntryBeingReserved, writeWaitlistStatus } from './store/entries.ts';
import { insertOffer } from './store/offers.ts';
import type { WaitlistFacts } from './store/waiting.ts';
import { feesWithoutGrace } from './waitlist-quote.ts';

type SeatToAssign = {
  now: Date;
  entry: WaitlistFacts;
  day: BranchDayFacts;
  rules: RulesOfDay;
  assignment: SeatAssignment;
  /** Who of the staff offers by hand. */
  account_id: number | null;
};
export type SeatAssigned = { seat_offer_id: number | null; reserve_id: number | null };

/** Reserves at once where that was agreed, else offers. The branch-day, the family and the entry are locked. */
export const assignSeat = (tx: Transaction, assigning: SeatToAssign): Promise<SeatAssigned> =>
  assigning.assignment.mode === waitlistMode.code.reserve ? reserveAtOnce(tx, assigning) : offerSeat(tx, assigning);

async function reserveAtOnce(
  tx: Transaction,
  { now, entry, day, rules, assignment, account_id }: SeatToAssign,
): Promise<SeatAssigned> {
  const { children } = assignment;
  nameEntryBeingReserved(tx, entry.id);
  const { reserve_id } = await reserveSeats(tx, {
    by: 'waitlist',
    now,
    customerId: entry.customer_id,
    branchId: day.branch_id,
    childIds: children.map(({ id }) => id),
    reserve: columnsOf(assignment),
    meals: (child) => children.find(({ id }) => id === child) ?? noMeals,
    quotedAmount: assignment.reserve_amount,
    // One entry comes true once, however often the job runs.
    idempotencyKey: hashUuid(`wish ${entry.id}`),
    contentHash: contentHash({ waitlist_entry_id: entry.id }),
    staffAgreed: entry.staff_agreed || account_id !== null,
    freeCancelUntil: addMinutes(now, rules.settings.automatic_cancel_minutes),
  });
  const status = waitlistStatusAfter(entry.status, 'come_true');
  if (status === null) throw new Error(`waitlist entry ${entry.id} cannot become a reserve from ${entry.status}`);
  writeWaitlistStatus(tx, entry.id, status, { reserve_id });
  return { seat_offer_id: null, reserve_id };
}

const columnsOf = ({ stay }: SeatAssignment) => ({
  reserve_date: stay.date,
  start_datetime: instantOf(stay.date, stay.start),
  end_datetime: instantOf(stay.date, stay.end),
  pick_up_name: null,
  pick_up_tel: null,
  remarks: '',
});

async function offerSeat(
  tx: Transaction,
  { now, entry, day, rules, assignment, account_id }: SeatToAssign,
): Promise<SeatAssigned> {
  const { children, expires_at, reserve_amount, stay } = assignment;
  const status = waitlistStatusAfter(entry.status, 'offer');
  if (status === null || expires_at === null)
    throw new Error(`waitlist entry ${entry.id} cannot be offered anything now`);
  const { start_datetime, end_datetime } = columnsOf(assignment);
  const { id, customer_id } = entry;
  const { branch_id, branch_name, branch_tel, branch_address, branch_map_link } = day;
  const stayed = { start_datetime, end_datetime, reserve_amount, expires_at };
  const seat_offer_id = await insertOffer(tx, {
    waitlist_entry_id: id,
    customer_id,
    branch_id,
    date: stay.date,
    ...stayed,
    account_id,
    children,
  });
  writeWaitlistStatus(tx, id, status);
  const branch = { branch_name, branch_tel, branch_address, branch_map_link };
  const cancel_schedule = feesWithoutGrace({ start_datetime, reserve_amount }, rules, now);
  await notify(tx, {
    customer_id,
    kind: 'seat_offered',
    seat_offer_id,
    data: { seat_offer_id, ...branch, ...stayed, children: children.length, cancel_schedule, now },
    occurrence: `offer-${seat_offer_id}`,
  });
  return { seat_offer_id, reserve_id: null };
}
