import { implement } from '../../callable/context.ts';
import { changeDays } from '../../reserves/branch-days.ts';
import { dayChangeOf } from '../closing/day-change.ts';

/** Another capacity for a time range of some days; null gives it back to the branch's own. */
export const staffSetCapacity = implement('staffSetCapacity', async ({ clock, database }, input, acting) => {
  const confirmed = input.confirmed_flag === 1;
  const result = await database.transaction(clock.now(), (tx) =>
    changeDays(tx, {
      ...input,
      account: acting,
      confirmed,
      ...dayChangeOf(tx, input.branch_id, { kind: 'capacity', ...input }),
    }),
  );
  return { status: 'OK', ...result };
});
