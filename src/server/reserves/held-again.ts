import { Refusal } from '../../contract/refusal.ts';
import { canHold, seatRefusal } from '../../domain/calendar/capacity.ts';
import { understaffedMsg } from './no-seat.ts';
import { branchDayOf, seatsFor, stayOf } from './stay.ts';
import type { BranchDayFacts } from './store/reserve-facts.ts';
import type { ReserveRow } from './store/reserves.ts';

/** For seats that were given up and are taken again (an undone no-show): they must still be free, with enough staff. */
export function requireHeldAgain(day: BranchDayFacts | null, reserve: ReserveRow): void {
  if (day === null) throw new Refusal('reserve_full');
  const wanted = seatsFor(day, stayOf(reserve), reserve.children);
  const branch_day = branchDayOf(day);
  if (canHold(branch_day, wanted)) return;
  if (seatRefusal(branch_day, wanted) !== 'understaffed') throw new Refusal('reserve_full');
  throw new Refusal('reserve_understaffed', understaffedMsg('reserve_understaffed', wanted.ages, true));
}
