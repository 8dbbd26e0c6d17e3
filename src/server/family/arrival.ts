import { Refusal } from '../../contract/refusal.ts';
import { reservePhase } from '../../domain/reserves/reserve.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import type { FamilyPerson } from '../membership/store/family-people.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockReserve } from '../reserves/store/reserves.ts';
import { noteArrival } from './store/pickup-passes.ts';

/** For today's stay, while it is still awaited. Staff check in as usual; this only informs them that the family is there. */
export async function noteOwnArrival(
  tx: Transaction,
  { now, person }: { now: Date; person: FamilyPerson },
  reserve_id: number,
): Promise<Date> {
  const reserve = await lockReserve(tx, reserve_id);
  if (reserve?.customer_id !== person.customer_id) throw new Refusal('not_found');
  const phase = reservePhase(reserve);
  const awaited = phase === 'confirmed' || phase === 'present';
  if (!awaited || reserve.reserve_date !== tokyoDateOf(now)) throw new Refusal('arrival_not_now');
  const { family_member_id } = person;
  return noteArrival(tx, { reserve_id, branch_id: reserve.branch_id, family_member_id });
}
