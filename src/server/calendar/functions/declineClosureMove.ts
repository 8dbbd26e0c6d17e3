import { implement } from '../../callable/context.ts';
import { declineMove } from '../closing/family-answers.ts';

/** Free of charge: the branch is the cause. */
export const declineClosureMove = implement('declineClosureMove', async (context, input) => {
  const { clock, database, customer, person } = context;
  const now = clock.now();
  const answering = { ...input, now, customer_id: customer.id, member_id: person.family_member_id };
  await database.transaction(now, (tx) => declineMove(tx, answering));
  return { status: 'OK', reserve_id: input.reserve_id };
});
