import { declineMove } from '../../../branch-desk/closing/family-answers.ts';
import { implement } from '../../callable/context.ts';

/** Free of charge: the branch is the cause. */
export const declineClosureMove = implement('declineClosureMove', async ({ clock, database, customer }, input) => {
  const now = clock.now();
  await database.transaction(now, (tx) => declineMove(tx, { ...input, now, customer_id: customer.id }));
  return { status: 'OK', reserve_id: input.reserve_id };
});
