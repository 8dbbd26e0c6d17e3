import { implement } from '../../callable/context.ts';
import { answerRequest } from '../requests/answer-request.ts';

/** Staff reject a pending request; the parent is notified. Of two answers at once the first counts. */
export const staffRejectReserve = implement('staffRejectReserve', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), (tx) =>
    answerRequest(tx, { now: clock.now(), account: acting, answer: 'reject', ...input }),
  );
  return { status: 'OK', reserve_id: input.reserve_id };
});
