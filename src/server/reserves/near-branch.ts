import { metersBetween, type NearbyReason, type Position, walkingMinutes } from '../../domain/branches/nearby.ts';
import { dayMark, earliestStart } from '../../domain/calendar/calendar.ts';
import { branchDaySlots, startsWithRoom } from '../../domain/calendar/capacity.ts';
import { noMeals } from '../../domain/calendar/meals.ts';
import { ageRefusal } from '../../domain/membership/age.ts';
import type { ReserveSettings } from '../../domain/settings/settings.ts';
import { addMonths, type MinuteOfDay, type TokyoDate, timeText } from '../../domain/time.ts';
import { agesOn, branchDayOf, stayPriceOf } from './stay.ts';
import type { BranchNear, NearbyFacts } from './store/nearby.ts';

type AskedNearby = {
  now: Date;
  today: TokyoDate;
  origin: Position;
  /** A position, not the middle of a typed place. */
  exact: boolean;
  atPlace: ReadonlySet<number>;
  ages: readonly number[];
  minutes: number;
  from: MinuteOfDay;
};

/** The shortest stay, and whole steps: what a reserve could be. */
export function stayMinutes(
  minutes: number,
  settings: Pick<ReserveSettings, 'minimum_minutes' | 'step_minutes'>,
): number {
  const { minimum_minutes, step_minutes } = settings;
  return Math.ceil(Math.max(minutes, minimum_minutes) / step_minutes) * step_minutes;
}

/** What a near branch still has today for these children, by the slots and prices a save is held against. */
export function nearBranch(branch: BranchNear, { rules, customer }: NearbyFacts, input: AskedNearby) {
  const { day } = branch;
  const { settings } = rules;
  const { now, today } = input;
  // In the middle of the year of life, as quoteReserve has it.
  const children = input.ages.map((age) => ({ ...noMeals, date_of_birth: addMonths(today, -12 * age - 6) }));
  const slots = branchDaySlots(branchDayOf(day), settings, agesOn(day, children));
  const asked = { date: today, now, branch: day, staffMark: day.mark, slots, children: children.length, settings };
  const mark = dayMark(asked);
  const distance_meters = metersBetween(input.origin, branch);
  const notice = {
    branch_id: day.branch_id,
    path_name: branch.path_name,
    branch_name: day.branch_name,
    nearest_station: branch.nearest_station,
    latitude: branch.latitude,
    longitude: branch.longitude,
    distance_meters,
    walk_minutes: input.exact ? walkingMinutes(distance_meters) : null,
    at_place_flag: input.atPlace.has(day.branch_id),
    reservable_status: mark.reservable_status,
    reserve_remarks: day.mark_remarks,
  };
  const nothing = (reason: NearbyReason) => ({
    ...notice,
    start_time: null,
    end_time: null,
    seats_left: null,
    reserve_amount: null,
    reason,
  });
  const refused = children.some((child) => ageRefusal(child.date_of_birth, today, day.age_limits) !== null);
  if (refused) return nothing('age');
  if (mark.reason !== null && mark.reason !== 'full') return nothing('closed');
  const length = stayMinutes(input.minutes, settings);
  const earliest = Math.max(earliestStart(today, now, settings), input.from);
  const start = startsWithRoom(slots, { children: children.length, length, earliest }, settings)[0];
  if (start === undefined) return nothing('full');
  const stay = { date: today, start, end: start + length };
  const during = slots.filter((slot) => stay.start <= slot.start && slot.start < stay.end);
  return {
    ...notice,
    start_time: timeText(stay.start),
    end_time: timeText(stay.end),
    seats_left: Math.min(...during.map(({ remaining }) => remaining)),
    reserve_amount: stayPriceOf(stay, children, true, { day, rules }, customer?.plan ?? null).total,
    reason: null,
  };
}
