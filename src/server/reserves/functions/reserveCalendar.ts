import { dayMark } from '../../../domain/calendar/calendar.ts';
import { branchDaySlots } from '../../../domain/calendar/capacity.ts';
import { addDays, tokyoDateOf } from '../../../domain/time.ts';
import { implement, refuse } from '../../callable/context.ts';
import { askedChildren } from '../asked-children.ts';
import { branchDayOf, rosterDecides } from '../stay.ts';
import { branchCalendar } from '../store/branch-days.ts';
import { childStays } from '../store/child-stays.ts';

/** Ours: view_reserve_date_calendars for any number of children; the same marks, by the rules a save is held against. */
export const reserveCalendar = implement('reserveCalendar', async ({ database, clock, uid, staff_uid }, input) => {
  const { branch_id, child_ids } = input;
  const now = clock.now();
  const today = tokyoDateOf(now);
  const family = { uid, child_ids };
  const { settings, days: facts } = await database.read(now, (db) => branchCalendar(db, branch_id, today, family));
  const window = { from: today, to: addDays(today, settings.window_days) };
  const own = await database.read(now, (db) => childStays(db, uid, child_ids, window));
  if (own === null) return refuse('reserve_child_unknown', { fields: ['child_ids'] });
  const asked = askedChildren(own.children, input);
  const days = facts.map(({ date, day }) => {
    const slots = branchDaySlots(branchDayOf(day), settings, asked.agesOn(day));
    const facts = { date, now, branch: day, staffMark: day.mark, slots, children: asked.count, settings };
    const { reservable_status, reason } = dayMark({ ...facts, byStaff: staff_uid !== null });
    const closed_flag = reason !== null && reason !== 'full';
    return { date, reservable_status, reserve_remarks: day.mark_remarks, holiday_name: day.holiday_name, closed_flag };
  });
  if (days.length === 0) return refuse('reserve_branch_unavailable');
  return {
    status: 'OK',
    days,
    own_dates: [...new Set(own.stays.map((stay) => stay.reserve_date))],
    oldest_only_flag: !asked.known && facts.some(({ day }) => rosterDecides(day)),
  };
});
