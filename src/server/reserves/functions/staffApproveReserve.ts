import { implement } from '../../callable/context.ts';
import { answerRequest } from '../requests/answer-request.ts';

/** Staff approve a pending request; the parent is notified. Of two answers at once the first counts. */
export const staffApproveReserve = implement('staffApproveReserve', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), (tx) =>
    answerRequest(tx, { now: clock.now(), account: acting, answer: 'approve', ...input }),
  );
  return { status: 'OK', reserve_id: input.reserve_id };
});
