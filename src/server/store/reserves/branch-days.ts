import type { CapacityOverride, DayHours, HeldSeats } from '../../../domain/calendar/capacity.ts';
import type { ReservableStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { CalendarDayFacts } from './reserve-facts.ts';

type Dated = { date: TokyoDate };
type Stretch = {
  branch: Omit<CalendarDayFacts, 'overrides' | 'held' | 'mark' | 'mark_remarks' | 'holiday_name'>;
  hours: (Dated & DayHours)[] | null;
  capacities: (Dated & CapacityOverride)[] | null;
  marks: (Dated & { status: ReservableStatus; remarks: string })[] | null;
  holidays: (Dated & { name: string })[] | null;
  held: [TokyoDate, number, number, number][] | null;
};

const byDate = <Row extends Dated>(rows: readonly Row[] | null) => new Map((rows ?? []).map((row) => [row.date, row]));

function push<Value>(lists: Map<TokyoDate, Value[]>, date: TokyoDate, value: Value): void {
  const list = lists.get(date);
  if (list) list.push(value);
  else lists.set(date, [value]);
}

/** Consecutive days of a branch, each as app.branch_day gives it; empty for an unknown branch. */
export async function branchDays(
  db: Queryable,
  branch_id: number,
  dates: readonly TokyoDate[],
): Promise<{ date: TokyoDate; day: CalendarDayFacts }[]> {
  const { rows } = await db.query<{ stretch: Stretch | null }>('select app.branch_days($1, $2, $3) as stretch', [
    branch_id,
    dates[0],
    dates.at(-1),
  ]);
  const stretch = rows[0]?.stretch;
  if (!stretch) return [];
  const [hours, marks, holidays] = [byDate(stretch.hours), byDate(stretch.marks), byDate(stretch.holidays)];
  const overrides = new Map<TokyoDate, CapacityOverride[]>();
  for (const row of stretch.capacities ?? []) push(overrides, row.date, row);
  const held = new Map<TokyoDate, HeldSeats[]>();
  for (const [date, start, end, children] of stretch.held ?? []) push(held, date, { start, end, children });
  return dates.map((date) => ({
    date,
    day: {
      ...stretch.branch,
      ...hours.get(date),
      overrides: overrides.get(date) ?? [],
      held: held.get(date) ?? [],
      mark: marks.get(date)?.status ?? null,
      mark_remarks: marks.get(date)?.remarks ?? '',
      holiday_name: holidays.get(date)?.name ?? null,
    },
  }));
}
