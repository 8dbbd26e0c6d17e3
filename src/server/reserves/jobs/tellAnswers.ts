import type { Job } from '../../queue/job.ts';
import { tellAnswer } from '../requests/tell-answer.ts';
import { answersToTell, dropHeldAnswer, heldUntil } from '../store/held-answers.ts';
import { lockReserve } from '../store/reserves.ts';
import { eachReserve } from './each-reserve.ts';

/** Families learn the answers that can no longer be taken back. */
export const tellAnswers: Job<'tellAnswers'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(now, (db) => answersToTell(db, now));
  await eachReserve(services, due, async (tx, reserve_id) => {
    const reserve = await lockReserve(tx, reserve_id);
    // It may have been taken back, or told by another worker, since it was listed.
    const until = await heldUntil(tx, reserve_id);
    if (reserve === null || until === null || until > now) return;
    await dropHeldAnswer(tx, reserve_id);
    await tellAnswer(tx, reserve, now);
  });
};
