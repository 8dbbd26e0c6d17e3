import type { Job } from '../../queue/job.ts';
import { notifyAnswer } from '../requests/notify-answer.ts';
import { answersToNotify, dropHeldAnswer, heldUntil } from '../store/held-answers.ts';
import { lockReserve } from '../store/reserves.ts';
import { eachReserve } from './each-reserve.ts';

/** Families learn the answers that can no longer be taken back. */
export const tellAnswers: Job<'tellAnswers'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(now, (db) => answersToNotify(db, now));
  await eachReserve(services, due, async (tx, reserve_id) => {
    const reserve = await lockReserve(tx, reserve_id);
    // It may have been undone, or sent by another worker, since it was listed.
    const until = await heldUntil(tx, reserve_id);
    if (reserve === null || until === null || until > now) return;
    await dropHeldAnswer(tx, reserve_id);
    await notifyAnswer(tx, reserve, now);
  });
};
