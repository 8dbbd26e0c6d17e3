import type { Job } from '../../queue/job.ts';
import { careSettingsOn } from '../../staffing/store/care-settings.ts';
import { demandHours } from '../demand-hours.ts';
import { daysToKeep, forgetRefused, keepDemand, unmetWishes } from '../store/demand.ts';

/** Once a night: what was wished for and not given becomes numbers, and who wished it is forgotten. */
export const keepSeatDemands: Job<'keepSeatDemands'> = async ({ clock, database }) => {
  await database.transaction(clock.now(), async (tx) => {
    for (const { branch_id, date } of await daysToKeep(tx)) {
      const wishes = await unmetWishes(tx, branch_id, date, date);
      await keepDemand(tx, branch_id, { date, hours: demandHours(wishes, await careSettingsOn(tx, date)) });
    }
    await forgetRefused(tx);
  });
};
