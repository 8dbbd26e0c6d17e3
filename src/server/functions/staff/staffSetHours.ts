import { changeDays } from '../../branch-desk/branch-days.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { hoursOn, reservesOutsideHours, setHours } from '../../store/reserves/branch-day-settings.ts';
import { implement, Refusal } from '../callable/context.ts';

/** Other hours on some days; null gives the days back to the branch's own. */
export const staffSetHours = implement('staffSetHours', async ({ clock, database, account }, input) => {
  const { branch_id, hours } = input;
  const work = database.transaction(clock.now(), (tx) =>
    changeDays(tx, {
      ...input,
      account,
      action: 'staffSetHours',
      table_name: 'branch_hours',
      confirmed: input.confirmed_flag === 1,
      touched: (dates) => reservesOutsideHours(tx, branch_id, dates, hours),
      rows: (dates) => hoursOn(tx, branch_id, dates),
      write: (dates) => setHours(tx, branch_id, dates, hours),
    }),
  );
  const result = await work.catch((error: unknown) => {
    if (violatedConstraint(error) === 'hours_ordered') throw new Refusal('input_error', { fields: ['hours'] });
    throw error;
  });
  return { status: 'OK', ...result };
});
