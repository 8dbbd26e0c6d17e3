import { implement } from '../../callable/context.ts';
import { changeDays } from '../../reserves/branch-days.ts';
import { refuseWrongHours } from '../closing/close-days.ts';
import { dayChangeOf } from '../closing/day-change.ts';

/** Other hours on some days; null gives the days back to the branch's own. */
export const staffSetHours = implement('staffSetHours', async ({ clock, database }, input, acting) => {
  const confirmed = input.confirmed_flag === 1;
  const work = database.transaction(clock.now(), (tx) =>
    changeDays(tx, {
      ...input,
      account: acting,
      confirmed,
      ...dayChangeOf(tx, input.branch_id, { kind: 'hours', ...input }),
    }),
  );
  return { status: 'OK', ...(await work.catch(refuseWrongHours)) };
});
