import { careOver } from '../../domain/calendar/day-staffing.ts';
import { type PlannedShift, staffedMinutes } from '../../domain/staffing/ratio.ts';
import { timeText } from '../../domain/time.ts';
import { agesHeld, branchDayOf } from '../reserves/stay.ts';
import type { CalendarDayFacts } from '../reserves/store/reserve-facts.ts';

/** What staff see of who is there and who could still come, whether it decides or only warns. Null before there were ratios. */
export function dayStaffing(day: CalendarDayFacts, shifts: readonly PlannedShift[]) {
  const { care_settings } = day;
  if (care_settings === null) return null;
  const held = day.held.map((each) => ({ ...each, ages: agesHeld(day, each) }));
  const stretches = careOver({ ...branchDayOf(day), held }, staffedMinutes(shifts), care_settings);
  return {
    mode: day.staffing_mode,
    planned: shifts.length,
    stretches: stretches.map(({ start, end, staff, required, room }) => ({
      start_time: timeText(start),
      end_time: timeText(end),
      staff,
      required,
      room,
    })),
  };
}
