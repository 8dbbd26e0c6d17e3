import { tokyoDateOf } from '../../../domain/time.ts';
import type { Job } from '../../queue/job.ts';
import { careSettingsOn } from '../../staffing/store/care-settings.ts';
import { callForSleep } from '../sleep-watch.ts';
import { endIdleRounds, markSilent } from '../store/sleep-watch.ts';

/** Each minute, also when no screen is awake: screens that went dark lose their rounds, and who must be called is called. */
export const watchSleep: Job<'watchSleep'> = async ({ database, clock }) => {
  const now = clock.now();
  await database.transaction(now, async (tx) => {
    await endIdleRounds(tx);
    await markSilent(tx, (await careSettingsOn(tx, tokyoDateOf(now))).sleep_silent_seconds);
    await callForSleep(tx, now, null);
  });
};
