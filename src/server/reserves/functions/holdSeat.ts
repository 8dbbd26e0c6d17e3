import { instantOf } from '../../../domain/time.ts';
import { type FunctionContext, implement, type OutputOf } from '../../callable/context.ts';
import { countAttempt } from '../../store/rate-limits.ts';
import { holdSeats } from '../holds/hold-seats.ts';
import { type HoldRights, holdRights } from '../store/holds.ts';

/** Ours: an opened confirm page keeps its seats for some minutes. Anyone who gets none is not refused: the press is tried. */
export const holdSeat = implement('holdSeat', async (context, input) => {
  const { database, clock, customer } = context;
  const now = clock.now();
  const not = (reason: OutputOf<'holdSeat'>['reason']) =>
    ({ status: 'OK', now: now.toISOString(), seat_hold_id: null, expires_at: null, reason }) as const;
  const { reserve_date } = input;
  const reserve = {
    reserve_date,
    start_datetime: instantOf(reserve_date, input.start_hour * 60 + input.start_min),
    end_datetime: instantOf(reserve_date, input.end_hour * 60 + input.end_min),
  };
  if (reserve.end_datetime <= reserve.start_datetime) return not('no_seat');
  const { may_hold, ...limits } = await database.read(now, (db) => holdRights(db, customer.id));
  if (!may_hold) return not('not_allowed');
  if (!(await countHold(context, limits))) return not('too_many');
  const request = { now, customerId: customer.id, branchId: input.branch_id, childIds: input.child_ids, reserve };
  const held = await database.transaction(now, (tx) => holdSeats(tx, request));
  if (typeof held === 'string') return not(held);
  const { seat_hold_id, expires_at } = held;
  return {
    status: 'OK',
    now: now.toISOString(),
    seat_hold_id,
    expires_at: expires_at.toISOString(),
    reason: null,
  };
});

/** Held seats are blocked for others, so holds are limited per person and per address: no one can block them all in turn. */
async function countHold(
  { database, clock, address, customer }: FunctionContext<'guardian'>,
  { holds_per_hour, address_holds_per_hour }: Omit<HoldRights, 'may_hold'>,
): Promise<boolean> {
  const now = clock.now();
  const anHour = (attempts: number) => ({ attempts, seconds: 3600 });
  return database.read(now, async (db) => {
    const person = await countAttempt(db, `hold customer ${customer.id}`, anHour(holds_per_hour), now);
    return person && (await countAttempt(db, `hold address ${address}`, anHour(address_holds_per_hour), now));
  });
}
