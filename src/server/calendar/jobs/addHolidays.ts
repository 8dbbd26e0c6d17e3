import { tokyoDateOf } from '../../../domain/time.ts';
import { addHolidaysOfNewYears, knownHolidays } from '../../company/store/holidays-of-years.ts';
import type { Job } from '../../queue/job.ts';

/** Each February, when the coming year's are decided, and at the first start: the public holidays up to the year after next. */
export const addHolidays: Job<'addHolidays'> = async ({ clock, database }) => {
  const now = clock.now();
  await database.transaction(now, (tx) => addHolidaysOfNewYears(tx, knownHolidays(tokyoDateOf(now))));
};
