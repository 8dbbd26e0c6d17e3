import { implement } from '../../callable/context.ts';
import { shownUnpaid } from '../unpaid/shown-unpaid.ts';

/** What a family owes, and what may be agreed about it. */
export const headquartersReadUnpaid = implement('headquartersReadUnpaid', async ({ clock, database }, input) => {
  const now = clock.now();
  const { unpaid, policy, today } = await database.read(now, (db) => shownUnpaid(db, input.customer_id, now));
  const { instalment_most, instalment_least_amount, instalment_longest_days } = policy;
  return { status: 'OK', ...unpaid, instalment_most, instalment_least_amount, instalment_longest_days, today };
});
