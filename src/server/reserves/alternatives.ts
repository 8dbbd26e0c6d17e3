import type { Alternative } from '../../contract/functions/billing/price-lines.ts';
import { Refusal } from '../../contract/refusal.ts';
import { earliestStart } from '../../domain/calendar/calendar.ts';
import { alternativeStarts, branchDaySlots, canHold } from '../../domain/calendar/capacity.ts';
import { reservableMark } from '../../domain/codes.ts';
import { asOldest } from '../../domain/staffing/ratio.ts';
import { instantOf, type MinuteOfDay } from '../../domain/time.ts';
import { type Database, type Transaction, violatedConstraint } from '../postgres/database.ts';
import { NoSeat, refuseOverlap } from './no-seat.ts';
import type { SeatRequest } from './reserve-request.ts';
import { branchDayOf, type Stay, seatsFor, stayOf } from './stay.ts';
import { type BranchDayFacts, dayFacts, nearbyBranchDays } from './store/reserve-facts.ts';

/** How many other branches are looked at, and how many are offered. */
const lookedAt = 8;
const offered = 3;

function alternativeAt(day: BranchDayFacts, stay: Stay, start: MinuteOfDay): Alternative {
  return {
    branch_id: day.branch_id,
    branch_name: day.branch_name,
    start_datetime: instantOf(stay.date, start).toISOString(),
    end_datetime: instantOf(stay.date, start + stay.end - stay.start).toISOString(),
  };
}

/** Other times at the branch that was asked for. */
export const ownAlternatives = (day: BranchDayFacts, stay: Stay, starts: readonly MinuteOfDay[]): Alternative[] =>
  starts.map((start) => alternativeAt(day, stay, start));

const lacksSeat: ReadonlySet<string> = new Set([
  'reserve_full',
  'reserve_understaffed',
  'reserve_closed_day',
  'reserve_branch_unavailable',
]);

/** Enough of a request to look for other seats by. */
type AskedElsewhere = Pick<SeatRequest, 'now' | 'branchId' | 'childIds'> & {
  reserve: Pick<SeatRequest['reserve'], 'reserve_date' | 'start_datetime' | 'end_datetime'>;
};

/**
 * Runs the transaction; when it is refused because the branch has no seat then, other branches' free times of the same
 * day join the branch's own in `details.alternatives`. They are looked up after the rollback, when the lock is gone.
 */
export async function withAlternatives<Result>(
  database: Database,
  request: AskedElsewhere,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await transactionOnce(database, request.now, work);
  } catch (error) {
    if (!(error instanceof Refusal) || !lacksSeat.has(error.type)) throw error;
    const { fields, details, msg } = error.result;
    const own = (details as { alternatives?: Alternative[] } | undefined)?.alternatives ?? [];
    const others = await elsewhere(database, request, error instanceof NoSeat ? error.children : null);
    const alternatives = [...own, ...others];
    throw new Refusal(error.type, { msg, ...(fields ? { fields } : {}), details: { alternatives } });
  }
}

/** The same idempotency key under two different locks (another day or branch): the second finds the first's reserve. */
async function transactionOnce<Result>(
  database: Database,
  now: Date,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(now, work);
  } catch (error) {
    if (violatedConstraint(error) !== 'reserves_customer_id_idempotency_key_key') refuseOverlap(error);
    return database.transaction(now, work).catch(refuseOverlap);
  }
}

async function elsewhere(
  database: Database,
  request: AskedElsewhere,
  /** Null: only their number is known. */
  children: NoSeat['children'] | null,
): Promise<Alternative[]> {
  const stay = stayOf(request.reserve);
  const { rules, days } = await database.read(request.now, async (db) => ({
    ...(await dayFacts(db, request.branchId, stay.date, null)),
    days: await nearbyBranchDays(db, request.branchId, stay.date, lookedAt),
  }));
  const { settings } = rules;
  const earliest = earliestStart(stay.date, request.now, settings);
  const unknownAges = { children: request.childIds.length, ages: asOldest(request.childIds.length) };
  const found = days.flatMap((day): Alternative[] => {
    if (day.mark === reservableMark.unavailable) return [];
    const wanted = children ? seatsFor(day, stay, children) : { ...stay, ...unknownAges };
    const slots = branchDaySlots(branchDayOf(day), settings, wanted.ages);
    const sameTime = stay.start >= earliest && canHold(branchDayOf(day), wanted);
    const start = sameTime ? stay.start : alternativeStarts(slots, wanted, { earliest, limit: 1 }, settings)[0];
    return start === undefined ? [] : [alternativeAt(day, stay, start)];
  });
  return found.slice(0, offered);
}
