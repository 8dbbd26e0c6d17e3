import type { PriceLine } from '../../../domain/billing/pricing.ts';
import { childcareStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

const { upcoming, present } = childcareStatus.code;

/** A stay whose child's same-day line was paid by another one that pays less of it now. */
type SameDayHeir = {
  reserve_id: number;
  child_id: number;
  /** The child's place among the lines. */
  child_index: number;
  /** What other stays still pay. */
  paid_percent: number;
  reserve_amount: number;
  amount_lines: PriceLine[];
};

/**
 * The earliest other stay of that child and day, made on the day itself, that is not over. The customer's row is locked by
 * the caller, so no second stay of the family is made or changed meanwhile.
 */
export async function sameDayHeir(
  tx: Transaction,
  { customer_id, date, child_id }: { customer_id: number; date: TokyoDate; child_id: number },
): Promise<SameDayHeir | null> {
  const { rows } = await tx.query<SameDayHeir>(
    `select r.id as reserve_id, d.child_id, r.reserve_amount, r.amount_lines, p.paid_percent,
       (select count(*)::integer from reserve_details o where o.reserve_id = r.id and o.id < d.id) as child_index
     from reserves r join reserve_details d on d.reserve_id = r.id
     cross join lateral (select app.current_day_paid(r.customer_id, d.child_id, r.reserve_date, r.id) as paid_percent) p
     where r.customer_id = $1 and r.reserve_date = $2 and d.child_id = $3 and r.live and r.current_day_flag
       and r.childcare_status in (${upcoming}, ${present}) and p.paid_percent < d.current_day_paid_percent
     order by r.start_datetime, r.id limit 1 for no key update of r`,
    [customer_id, date, child_id],
  );
  return rows[0] ?? null;
}

export async function childrenOfReserve(tx: Transaction, reserve_id: number): Promise<number[]> {
  const { rows } = await tx.query<{ child_id: number }>(
    'select child_id from reserve_details where reserve_id = $1 order by id',
    [reserve_id],
  );
  return rows.map(({ child_id }) => child_id);
}

export async function writeSameDayLine(
  tx: Transaction,
  heir: Pick<SameDayHeir, 'reserve_id' | 'child_id' | 'paid_percent' | 'reserve_amount' | 'amount_lines'>,
): Promise<void> {
  await tx.query('update reserve_details set current_day_paid_percent = $3 where reserve_id = $1 and child_id = $2', [
    heir.reserve_id,
    heir.child_id,
    heir.paid_percent,
  ]);
  await tx.query('update reserves set reserve_amount = $2, amount_lines = $3 where id = $1', [
    heir.reserve_id,
    heir.reserve_amount,
    JSON.stringify(heir.amount_lines),
  ]);
}
