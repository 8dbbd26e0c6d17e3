import { changeDays } from '../../branch-desk/branch-days.ts';
import { capacitiesOn, reservesAboveCapacity, setCapacity } from '../../store/reserves/branch-day-settings.ts';
import { implement } from '../callable/context.ts';

/** Another capacity for a time range of some days; null gives it back to the branch's own. */
export const staffSetCapacity = implement('staffSetCapacity', async ({ clock, database, account }, input) => {
  const { branch_id, start_time, end_time, capacity } = input;
  const range = { start_time, end_time };
  const result = await database.transaction(clock.now(), (tx) =>
    changeDays(tx, {
      ...input,
      account,
      action: 'staffSetCapacity',
      table_name: 'branch_capacities',
      confirmed: input.confirmed_flag === 1,
      touched: (dates) => reservesAboveCapacity(tx, branch_id, dates, { ...range, capacity }),
      rows: (dates) => capacitiesOn(tx, branch_id, dates),
      write: (dates) => setCapacity(tx, branch_id, dates, { ...range, capacity }),
    }),
  );
  return { status: 'OK', ...result };
});
