import { branchHasEnded, calendarDates } from '../../../domain/calendar/calendar.ts';
import type { CapacityOverride, DayHours } from '../../../domain/calendar/capacity.ts';
import { hoursOf, type Pattern, type PatternDay, usualDay } from '../../../domain/calendar/patterns.ts';
import { type ReservableStatus, reservableMark } from '../../../domain/codes.ts';
import type { CareSettings } from '../../../domain/settings/care-settings.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import type { ReserveSettings } from '../../../domain/settings/settings.ts';
import type { PlannedShift } from '../../../domain/staffing/ratio.ts';
import { minutesPerDay, type TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import { type AskingFamily, type CalendarDayFacts, type HeldByTime, nobody } from './reserve-facts.ts';

type Dated = { date: TokyoDate };
type Stretch = {
  branch: Omit<
    CalendarDayFacts,
    | 'date'
    | 'overrides'
    | 'usual_overrides'
    | 'held'
    | 'care_settings'
    | 'shifts'
    | 'mark'
    | 'mark_remarks'
    | 'holiday_name'
  >;
  care_settings: CareSettings[] | null;
  shifts: (Dated & PlannedShift)[] | null;
  hours: (Dated & DayHours)[] | null;
  capacities: (Dated & CapacityOverride)[] | null;
  marks: (Dated & { status: ReservableStatus; remarks: string })[] | null;
  patterns: Pattern<PatternDay>[] | null;
  closed_remarks: string;
  ended_remarks: string;
  holidays: (Dated & { name: string })[] | null;
  /** How many more or fewer children, day by day and minute by minute; null where the roster decides: who is in `held` then. */
  steps: { days: number[] | null; minutes: number[]; changes: number[] } | null;
  /** Minutes since the first day's midnight; all null if no one holds a seat. */
  held: { starts: number[] | null; ends: number[]; children: number[]; births: TokyoDate[][] | null };
};

const byDate = <Row extends Dated>(rows: readonly Row[] | null) => new Map((rows ?? []).map((row) => [row.date, row]));

function push<Value>(lists: Map<TokyoDate, Value[]>, date: TokyoDate, value: Value): void {
  const list = lists.get(date);
  if (list) list.push(value);
  else lists.set(date, [value]);
}

export type BranchDate = {
  date: TokyoDate;
  /** What staff have set for this very day. */
  set_for_day: ('mark' | 'hours' | 'capacity')[];
  day: CalendarDayFacts;
};

const closedDay = (remarks: string) => ({ status: reservableMark.unavailable, remarks });

/** Each day's times, from one step to the next. */
function takenByDay(steps: Stretch['steps'], byDay: HeldByTime[][]): void {
  if (steps === null || steps.days === null) return;
  const { days, minutes, changes } = steps;
  let children = 0;
  for (let index = 0; index < days.length; index += 1) {
    children += changes[index] ?? 0;
    if (children === 0) continue;
    // A day's steps end at zero children, so a step above zero is followed by another on the same day.
    const end = minutes[index + 1] ?? minutesPerDay;
    byDay[days[index] ?? 0]?.push({ start: minutes[index] ?? 0, end, children, births: null });
  }
}

/** The stretch's columns as each day's times. */
function heldByDay({ steps, held: { starts, ends, children, births } }: Stretch, days: number): HeldByTime[][] {
  const byDay: HeldByTime[][] = Array.from({ length: days }, () => []);
  takenByDay(steps, byDay);
  for (const [index, since] of (starts ?? []).entries()) {
    const midnight = since - (since % minutesPerDay);
    byDay[midnight / minutesPerDay]?.push({
      start: since - midnight,
      end: (ends[index] ?? since) - midnight,
      children: children[index] ?? 0,
      births: births?.[index] ?? null,
    });
  }
  return byDay;
}

/** Consecutive days of a branch, each as app.branch_day gives it; empty for an unknown branch. */
export async function branchDays(
  db: Queryable,
  branch_id: number,
  dates: readonly TokyoDate[],
  /** Other usual weeks than the stored ones: what would be. */
  patterns?: readonly Pattern<PatternDay>[],
  family: AskingFamily = nobody,
): Promise<BranchDate[]> {
  const { rows } = await db.query<{ stretch: Stretch | null }>(
    'select app.branch_days($1, $2, $3, (select app.stay_family_of($4)), $5) as stretch',
    [branch_id, dates[0], dates.at(-1), family.uid, family.child_ids],
  );
  return daysOf(rows[0]?.stretch ?? null, dates, patterns);
}

type BranchCalendar = { settings: ReserveSettings; days: BranchDate[] };

/** Every day that can be reserved, from today on, with the limits of today: all the calendar shows, in one round trip. */
export async function branchCalendar(
  db: Queryable,
  branch_id: number,
  today: TokyoDate,
  family: AskingFamily,
): Promise<BranchCalendar> {
  const { rows } = await db.query<{ settings: ReserveSettings; stretch: Stretch | null }>(
    `select to_json(s) as settings,
       app.branch_days($1, $2, $2 + s.window_days, (select app.stay_family_of($3)), $4) as stretch
     from app.reserve_settings_on($2) s`,
    [branch_id, today, family.uid, family.child_ids],
  );
  const { settings, stretch } = rows[0] as { settings: ReserveSettings; stretch: Stretch | null };
  return { settings, days: daysOf(stretch, calendarDates(today, settings)) };
}

function daysOf(
  stretch: Stretch | null,
  dates: readonly TokyoDate[],
  patterns?: readonly Pattern<PatternDay>[],
): BranchDate[] {
  if (stretch === null) return [];
  const [hours, marks, holidays] = [byDate(stretch.hours), byDate(stretch.marks), byDate(stretch.holidays)];
  const overrides = new Map<TokyoDate, CapacityOverride[]>();
  for (const row of stretch.capacities ?? []) push(overrides, row.date, row);
  const held = heldByDay(stretch, dates.length);
  const shifts = new Map<TokyoDate, PlannedShift[]>();
  for (const { date, ...shift } of stretch.shifts ?? []) push(shifts, date, shift);
  return dates.map((date, index) => {
    const usual = usualDay(patterns ?? stretch.patterns ?? [], date, holidays.has(date));
    // Field by field: spreading more than one object for each day cost more than the rest of it.
    const set = hours.get(date) ?? hoursOf(usual, stretch.branch);
    const mark = marks.get(date) ?? (usual?.closed_flag ? closedDay(stretch.closed_remarks) : null);
    return {
      date,
      set_for_day: [
        ...(marks.has(date) ? (['mark'] as const) : []),
        ...(hours.has(date) ? (['hours'] as const) : []),
        ...(overrides.has(date) ? (['capacity'] as const) : []),
      ],
      day: {
        ...stretch.branch,
        open_time: set.open_time,
        close_time: set.close_time,
        extended_open_time: set.extended_open_time,
        extended_close_time: set.extended_close_time,
        date,
        capacity: usual?.capacity ?? stretch.branch.capacity,
        overrides: overrides.get(date) ?? [],
        usual_overrides: usual?.capacities ?? [],
        held: held[index] ?? [],
        care_settings: rowInForceIfAny(stretch.care_settings ?? [], date),
        shifts: shifts.get(date) ?? [],
        mark: mark?.status ?? null,
        mark_remarks: branchHasEnded(stretch.branch, date) ? stretch.ended_remarks : (mark?.remarks ?? ''),
        holiday_name: holidays.get(date)?.name ?? null,
      },
    };
  });
}
