import type { SelectStaffCalendarData } from '../../../../../contract/operations/generated.ts';
import { branchDaySlots, type CapacityOverride } from '../../../../../domain/calendar/capacity.ts';
import { closedDuring } from '../../../../../domain/calendar/closed-stay.ts';
import { hoursOf, usualDay } from '../../../../../domain/calendar/patterns.ts';
import { approvalStatus, childcareStatus, type ReservableStatus } from '../../../../../domain/codes.ts';
import { addDays, addMonths, minuteOfDayOf, type TokyoDate, weekdayOf } from '../../../../../domain/time.ts';

export type BranchHours = {
  open_time: string;
  close_time: string;
  extended_open_time: string;
  extended_close_time: string;
};

/** One day of the month as staff set it and as it is filled. */
export type MonthDay = {
  date: TokyoDate;
  /** What staff have set, else what the usual week says; ○ where nothing is. */
  mark: ReservableStatus;
  /** What parents see; absent outside the window. */
  shown: ReservableStatus | undefined;
  remarks: string;
  holiday: string | undefined;
  capacities: readonly CapacityOverride[];
  hours: BranchHours;
  /** The hours were set for this very day. */
  hoursOfDay: boolean;
  /** Closed by the usual week, unless a mark of the day says otherwise. */
  usuallyClosed: boolean;
  /** Seats outside `capacities`. */
  usualCapacity: number;
  reserves: number;
  pending: number;
  /** The fullest moment. */
  taken: number;
  capacity: number;
  /** No seat is left at any time of the day, or none that a parent could still take. */
  full: boolean;
  /** Reserves that remain although the day or their hour is closed: those families get no reminder. */
  kept: number;
  /** Closures that affected reserves, with the families notified. */
  closures: SelectStaffCalendarData['closures'];
};

/** The weeks of a month from Sunday; null before the first and after the last day. */
export function weeksOf(month: TokyoDate): (TokyoDate | null)[][] {
  const first = `${month.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  const cells: (TokyoDate | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let date = first; date < next; date = addDays(date, 1)) cells.push(date);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export const monthRange = (month: TokyoDate): { date_from: TokyoDate; date_to: TokyoDate } => {
  const date_from = `${month.slice(0, 7)}-01`;
  return { date_from, date_to: addDays(addMonths(date_from, 1), -1) };
};

/** The calendar of parents says × although staff did not close the day: where it is full at its fullest, that is why. */
const closedToParents = (
  mark: ReservableStatus,
  shown: ReservableStatus | undefined,
  fullest: { taken: number; capacity: number } | undefined,
): boolean => mark !== '×' && shown === '×' && fullest !== undefined && fullest.taken >= fullest.capacity;

/** Every day of the month, its load computed by the same slots a save is held against. */
export function monthDays(data: SelectStaffCalendarData, month: TokyoDate): Map<TokyoDate, MonthDay> {
  const { date_from, date_to } = monthRange(month);
  const branch = data.branches[0];
  const settings = data.reserve_settings[0];
  const days = new Map<TokyoDate, MonthDay>();
  if (branch === undefined || settings === undefined) return days;
  const marks = new Map(data.reservable_managements.map((row) => [row.date, row]));
  const hours = new Map(data.branch_hours.map((row) => [row.date, row]));
  const shown = new Map(data.calendars.map((row) => [row.date, row.reservable_status as ReservableStatus]));
  const holidays = new Map(data.holidays.map((row) => [row.date, row.name]));
  const patterns = data.branch_patterns.map(({ adaptation_date, branch_pattern_days }) => ({
    adaptation_date,
    days: branch_pattern_days,
  }));
  const capacities = Map.groupBy(data.branch_capacities, ({ date }) => date);
  const reserves = Map.groupBy(data.reserves, ({ reserve_date }) => reserve_date);
  for (let date = date_from; date <= date_to; date = addDays(date, 1)) {
    const own = reserves.get(date) ?? [];
    const usual = usualDay(patterns, date, holidays.has(date));
    const usual_overrides = (usual?.capacities ?? []) as readonly CapacityOverride[];
    const overrides: readonly CapacityOverride[] = [...(capacities.get(date) ?? []), ...usual_overrides];
    const usualCapacity = usual?.capacity ?? branch.capacity;
    const ownHours = hours.get(date);
    const dayHours = ownHours ?? hoursOf(usual, branch);
    const held = own.map((reserve) => ({
      start: minuteOfDayOf(reserve.start_datetime),
      end: minuteOfDayOf(reserve.end_datetime) || 1440,
      children: reserve.reserve_details.length,
      upcoming: reserve.childcare_status === childcareStatus.code.upcoming,
    }));
    const day = { hours: dayHours, capacity: usualCapacity, overrides, held };
    const slots = branchDaySlots(day, settings);
    const fullest = slots.toSorted((a, b) => b.taken - a.taken || a.capacity - b.capacity)[0];
    const set = marks.get(date);
    const mark = (set?.status as ReservableStatus | undefined) ?? (usual?.closed_flag ? '×' : '○');
    days.set(date, {
      date,
      mark,
      shown: shown.get(date),
      remarks: set?.remarks ?? (usual?.closed_flag ? '定休日' : ''),
      holiday: holidays.get(date),
      capacities: overrides,
      hours: dayHours,
      hoursOfDay: ownHours !== undefined,
      usuallyClosed: usual?.closed_flag ?? false,
      usualCapacity,
      reserves: own.length,
      pending: own.filter(({ approval_status }) => approval_status === approvalStatus.code.pending).length,
      taken: fullest?.taken ?? 0,
      capacity: fullest?.capacity ?? usualCapacity,
      full:
        (slots.length > 0 && slots.every(({ remaining }) => remaining === 0)) ||
        closedToParents(mark, shown.get(date), fullest),
      kept: held.filter((stay) => stay.upcoming && closedDuring(mark, day, stay) !== null).length,
      closures: data.closures.filter((closure) => closure.date_from <= date && date <= closure.date_to),
    });
  }
  return days;
}
