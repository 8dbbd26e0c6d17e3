import { addDays, tokyoDateOf } from '../../../domain/time.ts';
import type { Job } from '../../queue/job.ts';
import { storeFiguresUntil } from '../store/figures/sums.ts';

/** Each night: the sums of yesterday, and of earlier days that changed. */
export const keepFigures: Job<'keepFigures'> = async ({ clock, database }) => {
  const until = addDays(tokyoDateOf(clock.now()), -1);
  await database.transaction(clock.now(), (tx) => storeFiguresUntil(tx, until));
};
