import { noteByHand } from '../../../db/testing/by-hand.ts';
import type { TestApp } from './app.ts';

/** A stay that has ended and waits for its charge, straight into the database. */
export async function endedStay(
  app: TestApp,
  customer_id: number,
  { amount, branch_id = 2 }: { amount: number; branch_id?: number },
): Promise<{ id: number; reserve_id: number }> {
  const { rows } = await app.pool.query<{ id: number; reserve_id: number }>(
    `with r as (
       insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
         reserve_amount, current_day_flag, holiday_flag)
       values ($2, $1, '2026-11-15T01:00:00Z', '2026-11-15T03:00:00Z', 1, 3, $3, false, true) returning id
     )
     insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime, childcare_amount, total_amount)
     select id, $2, $1, '2026-11-15T01:00:00Z', '2026-11-15T03:00:00Z', $3, $3 from r returning id, reserve_id`,
    [customer_id, branch_id, amount],
  );
  const [stay] = rows;
  if (stay === undefined) throw new Error('no stay');
  await noteByHand(app.pool, [stay.reserve_id]);
  return stay;
}
