import { Refusal } from '../../../contract/refusal.ts';
import { customerStatus } from '../../../domain/codes.ts';
import { addMinutes } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';
import { NoSeat } from '../no-seat.ts';
import { type HoldRequest, usualTerms } from '../reserve-request.ts';
import { decideSeats, stayToLock } from '../reserve-seats.ts';
import { requireRules, stayOf } from '../stay.ts';
import { type HeldSeat, replaceConfirmHold } from '../store/holds.ts';
import { lockedReserveFacts } from '../store/reserve-facts.ts';

type NotHeld = 'no_seat' | 'not_allowed';

/**
 * Holds the seats of an opened confirm page, if a save of the same stay would be accepted now: the same facts under the same
 * lock, the same decision (reserve-seats.ts). What the family held before ends.
 */
export async function holdSeats(tx: Transaction, request: HoldRequest): Promise<HeldSeat | NotHeld> {
  const { now, reserve } = request;
  const stay = stayOf(reserve);
  const facts = await lockedReserveFacts(tx, stayToLock(request, null));
  // Who is leaving may still reserve what was paid for, but keeps no seat from others.
  if (facts === null || facts.day === null || facts.customer.status !== customerStatus.code.enabled)
    return 'not_allowed';
  const { day, rules, children } = facts;
  try {
    requireRules(day, rules);
    decideSeats(request, usualTerms, stay, { ...facts, day });
  } catch (error) {
    if (error instanceof NoSeat) return 'no_seat';
    if (error instanceof Refusal) return 'not_allowed';
    throw error;
  }
  const { start_datetime, end_datetime } = reserve;
  const held = await replaceConfirmHold(
    tx,
    {
      ...{
        customer_id: request.customerId,
        branch_id: request.branchId,
        date: stay.date,
        start_datetime,
        end_datetime,
      },
      child_ids: children.map(({ id }) => id),
      births: children.map(({ date_of_birth }) => date_of_birth),
    },
    addMinutes(now, rules.settings.hold_minutes),
  );
  return held ?? 'not_allowed';
}
