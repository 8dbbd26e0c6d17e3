import { branchDaySlots } from '../../../domain/calendar/capacity.ts';
import { timeText, tokyoDateOf } from '../../../domain/time.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { branchDayOf } from '../../reserves/stay.ts';
import { dayFacts } from '../../reserves/store/reserve-facts.ts';
import { dayStaffing } from '../../staffing/day-staffing.ts';
import { peopleElsewhere } from '../../staffing/left-short.ts';
import { staffingNow } from '../../staffing/staffing-now.ts';
import { plannedShifts } from '../../staffing/store/planned-shifts.ts';

/** The slots a save is held against, with every child that is really there: 48 of 30 is 48, not 30. */
export const staffDayLoad = implement('staffDayLoad', async ({ clock, database, account }, { branch_id, date }) => {
  requireBranch(account, branch_id);
  const today = date === tokyoDateOf(clock.now());
  const { day, rules, shifts, now, elsewhere } = await database.read(clock.now(), async (db) => ({
    ...(await dayFacts(db, branch_id, date, null)),
    shifts: await plannedShifts(db, branch_id, date),
    now: today ? await staffingNow(db, branch_id, clock.now()) : null,
    elsewhere: await peopleElsewhere(db, branch_id, date),
  }));
  if (day === null) throw new Refusal('not_found');
  const slots = branchDaySlots(branchDayOf(day), rules.settings);
  return {
    status: 'OK',
    slots: slots.map(({ start, capacity, taken }) => ({ start_time: timeText(start), capacity, taken })),
    staffing: dayStaffing(day, shifts),
    now,
    elsewhere,
  };
});
