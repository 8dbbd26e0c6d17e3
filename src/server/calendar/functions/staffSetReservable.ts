import { implement } from '../../callable/context.ts';
import { changeDays } from '../../reserves/branch-days.ts';
import { dayChangeOf } from '../closing/day-change.ts';

/** ○ △ × and remarks for a day or a range. Closing days with reserves asks first; it cancels nothing (staffCloseBranches). */
export const staffSetReservable = implement('staffSetReservable', async ({ clock, database }, input, acting) => {
  const confirmed = input.confirmed_flag === 1;
  const result = await database.transaction(clock.now(), (tx) =>
    changeDays(tx, {
      ...input,
      account: acting,
      confirmed,
      ...dayChangeOf(tx, input.branch_id, { kind: 'mark', ...input }),
    }),
  );
  return { status: 'OK', ...result };
});
