import type { Job } from '../../queue/job.ts';
import { lapse, lockedCall, reopenCall } from '../answer-cover.ts';
import { callsToEnd } from '../store/calls.ts';

/** First yeses nobody confirmed in time, and calls whose shift is over without anybody. */
export const sweepCover: Job<'sweepCover'> = async ({ clock, database }) => {
  const due = await database.read(clock.now(), callsToEnd);
  for (const { id } of due) {
    const now = clock.now();
    await database.transaction(now, async (tx) => {
      const call = await lockedCall(tx, id);
      const still = (await callsToEnd(tx)).find((each) => each.id === id);
      if (still === undefined) return;
      await (still.over ? lapse(tx, call) : reopenCall(tx, call, now));
    });
  }
};
