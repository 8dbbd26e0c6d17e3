import { calendarDates, dayMark } from '../../../domain/calendar/calendar.ts';
import { branchDaySlots } from '../../../domain/calendar/capacity.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { askedChildren } from '../../reserving/asked-children.ts';
import { branchDayOf, rosterDecides } from '../../reserving/stay.ts';
import { branchDays } from '../../store/reserves/branch-days.ts';
import { childStays } from '../../store/reserves/child-stays.ts';
import { rulesOn } from '../../store/reserves/reserve-facts.ts';
import { implement, refuse } from '../callable/context.ts';

/** Ours: view_reserve_date_calendars for any number of children; the same marks, by the rules a save is held against. */
export const reserveCalendar = implement('reserveCalendar', async ({ database, clock, uid, staff_uid }, input) => {
  const { branch_id, child_ids } = input;
  const now = clock.now();
  const today = tokyoDateOf(now);
  const { settings } = await database.read(clock.now(), (db) => rulesOn(db, today));
  const dates = calendarDates(today, settings);
  const window = { from: today, to: dates.at(-1) ?? today };
  const own = await database.read(clock.now(), (db) => childStays(db, uid, child_ids, window));
  if (own === null) return refuse('reserve_child_unknown', { fields: ['child_ids'] });
  const asked = askedChildren(own.children, input);
  const facts = await database.read(clock.now(), (db) =>
    branchDays(db, branch_id, dates, undefined, { uid, child_ids }),
  );
  const days = facts.map(({ date, day }) => {
    const slots = branchDaySlots(branchDayOf(day), settings, asked.agesOn(day));
    const facts = { date, now, branch: day, staff_mark: day.mark, slots, children: asked.count, settings };
    const { reservable_status } = dayMark({ ...facts, by_staff: staff_uid !== null });
    return { date, reservable_status, reserve_remarks: day.mark_remarks, holiday_name: day.holiday_name };
  });
  if (days.length === 0) return refuse('reserve_branch_unavailable');
  return {
    status: 'OK',
    days,
    own_dates: [...new Set(own.stays.map((stay) => stay.reserve_date))],
    oldest_only_flag: !asked.known && facts.some(({ day }) => rosterDecides(day)),
  };
});
