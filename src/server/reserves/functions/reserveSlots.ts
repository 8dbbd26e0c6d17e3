import { dayMark } from '../../../domain/calendar/calendar.ts';
import { dayTimes, slotsWithStates } from '../../../domain/calendar/slot-states.ts';
import { possibleStarts } from '../../../domain/reserves/stay-choice.ts';
import { minuteOf, timeText } from '../../../domain/time.ts';
import { implement, refuse } from '../../callable/context.ts';
import { guardianByUid } from '../../membership/store/family-people.ts';
import { askedChildren } from '../asked-children.ts';
import { branchDayOf, rosterDecides, stayOf } from '../stay.ts';
import { type ChildStay, childStays } from '../store/child-stays.ts';
import { dayFacts, isBeforeRules } from '../store/reserve-facts.ts';
import { readReserve } from '../store/reserves.ts';

const hhmm = (time: string): string => timeText(minuteOf(time));

const timesOf = (stay: ChildStay): { start_time: string; end_time: string } => {
  const { start, end } = stayOf(stay);
  return { start_time: timeText(start), end_time: timeText(end) };
};

/**
 * Ours: a branch's day in steps for some children, each step with the reason a save would refuse it. Anonymous for a
 * number of children; for one's own children also where they are already.
 */
export const reserveSlots = implement('reserveSlots', async ({ database, clock, uid, staff_uid }, input) => {
  const now = clock.now();
  const { branch_id, date, child_ids, reserve_id } = input;
  const found = await database.read(now, async (db) => {
    // Whose seats would count as free must be the caller's own.
    const guardian = reserve_id === null ? null : await guardianByUid(db, uid);
    const edited = reserve_id === null ? null : await readReserve(db, reserve_id);
    if (reserve_id !== null && (edited === null || edited.customer_id !== guardian?.customer_id)) return 'not_found';
    const own = await childStays(db, uid, child_ids, { from: date, to: date });
    if (own === null) return 'reserve_child_unknown';
    const editsHere = edited?.branch_id === branch_id;
    return { editsHere, ...own, ...(await dayFacts(db, branch_id, date, reserve_id, { uid, child_ids })) };
  });
  if (found === 'not_found') return refuse('not_found');
  if (found === 'reserve_child_unknown') return refuse('reserve_child_unknown', { fields: ['child_ids'] });
  const { editsHere, stays, day, rules } = found;
  if (day === null) return refuse('reserve_branch_unavailable');
  if (isBeforeRules(rules)) return refuse('reserve_outside_window', { fields: ['date'] });

  const { settings } = rules;
  const asked = askedChildren(found.children, input);
  const children = asked.count;
  const others = stays.filter((stay) => stay.reserve_id !== reserve_id);
  // Children who join the reserve make it larger: its seats are then asked for like any others.
  const kept = stays.find((stay) => stay.reserve_id === reserve_id && stay.child_ids.length === child_ids.length);
  const held = editsHere && kept ? stayOf(kept) : null;
  const ages = asked.agesOn(day);
  const byStaff = staff_uid !== null;
  const facts = { date, now, settings, branch: day, staffMark: day.mark, children, ages, byStaff };
  const times = dayTimes({ ...facts, day: branchDayOf(day), own: others.map(stayOf) });
  const slots = slotsWithStates(times);
  const startable = new Set(possibleStarts({ ...settings, slots, held }));
  return {
    status: 'OK',
    date,
    reservable_status: dayMark({ ...facts, slots }).reservable_status,
    reserve_remarks: day.mark_remarks,
    holiday_name: day.holiday_name,
    open_time: hhmm(day.open_time),
    close_time: hhmm(day.close_time),
    extended_open_time: hhmm(day.extended_open_time),
    extended_close_time: hhmm(day.extended_close_time),
    step_minutes: settings.step_minutes,
    minimum_minutes: settings.minimum_minutes,
    meal_hours: {
      breakfast_start_time: hhmm(rules.meal_hours.breakfast_start_time),
      breakfast_end_time: hhmm(rules.meal_hours.breakfast_end_time),
      lunch_start_time: hhmm(rules.meal_hours.lunch_start_time),
      lunch_end_time: hhmm(rules.meal_hours.lunch_end_time),
      supper_start_time: hhmm(rules.meal_hours.supper_start_time),
      supper_end_time: hhmm(rules.meal_hours.supper_end_time),
      minimum_overlap_minutes: rules.meal_hours.minimum_overlap_minutes,
    },
    meal_price: rules.unit_price.meal_support,
    slots: slots.map(({ start, capacity, remaining, state }) => ({
      start_time: timeText(start),
      capacity,
      remaining,
      state,
      startable: startable.has(start),
    })),
    own_reserves: others.map((stay) => ({
      reserve_id: stay.reserve_id,
      branch_name: stay.branch_name,
      ...timesOf(stay),
      child_ids: stay.child_ids,
    })),
    held: held && { start_time: timeText(held.start), end_time: timeText(held.end) },
    oldest_only_flag: !asked.known && rosterDecides(day),
  };
});
