import { branchDaySlots } from '../../../../domain/calendar/capacity.ts';
import { timeText } from '../../../../domain/time.ts';
import { requireBranch } from '../../../branch-desk/branch-access.ts';
import { branchDayOf } from '../../../reserving/stay.ts';
import { dayFacts } from '../../../store/reserves/reserve-facts.ts';
import { implement, Refusal } from '../../callable/context.ts';

/** The slots a save is held against, with every child that is really there: 48 of 30 is 48, not 30. */
export const staffDayLoad = implement('staffDayLoad', async ({ clock, database, account }, { branch_id, date }) => {
  requireBranch(account, branch_id);
  const { day, rules } = await database.read(clock.now(), (db) => dayFacts(db, branch_id, date, null));
  if (day === null) throw new Refusal('not_found');
  const slots = branchDaySlots(branchDayOf(day), rules.settings);
  return {
    status: 'OK',
    slots: slots.map(({ start, capacity, taken }) => ({ start_time: timeText(start), capacity, taken })),
  };
});
