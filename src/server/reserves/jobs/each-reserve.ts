import type { Transaction } from '../../postgres/database.ts';
import type { Services } from '../../services.ts';

/** One transaction per reserve, so that one failure does not hold up the others; the first error is thrown at the end. */
export async function eachReserve(
  { clock, database }: Services,
  reserve_ids: readonly number[],
  work: (tx: Transaction, reserve_id: number) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const reserve_id of reserve_ids) {
    await database.transaction(clock.now(), (tx) => work(tx, reserve_id)).catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
}
