import { dayMark, earliestStart } from '../../domain/calendar.ts';
import { branchDaySlots, possibleStarts } from '../../domain/capacity.ts';
import { reservableMark } from '../../domain/codes.ts';
import { minuteOf, timeText } from '../../domain/time.ts';
import { branchDayOf } from '../reserving/stay.ts';
import { customerByUid } from '../store/customers.ts';
import { dayFacts } from '../store/reserve-facts.ts';
import { readReserve } from '../store/reserves.ts';
import { implement, refuse } from './context.ts';

const hhmm = (time: string): string => timeText(minuteOf(time));

/** Ours: a branch's day in steps for a number of children, by the same slots a save is held against. */
export const reserveSlots = implement('reserveSlots', async ({ database, clock, uid }, input) => {
  const now = clock.now();
  const { branch_id, date, children, reserve_id } = input;
  if (reserve_id !== null) {
    // Whose seats would count as free must be the caller's own.
    const customer = uid === null ? null : await customerByUid(database.pool, uid);
    const edited = await readReserve(database.pool, reserve_id);
    if (edited === null || edited.customer_id !== customer?.id) return refuse('not_found');
  }
  const { day, rules } = await dayFacts(database.pool, branch_id, date, reserve_id);
  if (day === null) return refuse('reserve_branch_unavailable');
  const { settings } = rules;
  const slots = branchDaySlots(branchDayOf(day), settings);
  const mark = dayMark({ date, now, branch: day, staff_mark: day.mark, slots, children, settings });
  const earliest = earliestStart(date, now, settings);
  const open = mark.reservable_status !== reservableMark.unavailable;
  const length = settings.minimum_minutes;
  const startable = new Set(open ? possibleStarts(slots, { children, length, earliest }, settings) : []);
  return {
    status: 'OK',
    date,
    reservable_status: mark.reservable_status,
    reserve_remarks: day.mark_remarks,
    holiday_name: day.holiday_name,
    open_time: hhmm(day.open_time),
    close_time: hhmm(day.close_time),
    extended_open_time: hhmm(day.extended_open_time),
    extended_close_time: hhmm(day.extended_close_time),
    step_minutes: settings.step_minutes,
    minimum_minutes: settings.minimum_minutes,
    slots: slots.map(({ start, capacity, remaining }) => ({
      start_time: timeText(start),
      capacity,
      remaining,
      startable: startable.has(start),
    })),
  };
});
