import type { DayChange } from '../../../contract/functions/calendar/day-change.ts';
import { reservableMark } from '../../../domain/codes.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { DaysChange } from '../../reserves/branch-days.ts';
import { type OutpricedReserve, repricedBy } from '../../reserves/store/repriced-reserves.ts';
import {
  capacitiesOn,
  hoursOn,
  liveReservesOn,
  reservableOn,
  reservesAboveCapacity,
  reservesOutsideHours,
  setCapacity,
  setHours,
  setReservable,
} from '../store/branch-day-settings.ts';

type Dates = readonly TokyoDate[];

/** The reserves a change would leave outside its rules. */
export function reservesTouchedBy(
  db: Queryable,
  branch_id: number,
  change: DayChange,
  dates: Dates,
): Promise<number[]> {
  switch (change.kind) {
    case 'mark':
      return change.status === reservableMark.unavailable ? liveReservesOn(db, branch_id, dates) : Promise.resolve([]);
    case 'capacity':
      return reservesAboveCapacity(db, branch_id, dates, change);
    case 'hours':
      return reservesOutsideHours(db, branch_id, dates, change.hours);
  }
}

/** The reserves whose price the change would move: only hours decide a price. */
export async function reservesRepricedBy(
  tx: Transaction,
  branch_id: number,
  change: DayChange,
  dates: Dates,
): Promise<OutpricedReserve[]> {
  const [from, last] = [dates[0], dates.at(-1)];
  if (change.kind !== 'hours' || from === undefined || last === undefined) return [];
  const scope = { branch_id, from, until: addDays(last, 1) };
  return repricedBy(tx, scope, () => setHours(tx, branch_id, dates, change.hours));
}

/** The three things that can be changed about days, each with its rows and its statement. */
export function dayChangeOf(
  tx: Transaction,
  branch_id: number,
  change: DayChange,
): Pick<DaysChange, 'table_name' | 'reason' | 'touched' | 'repriced' | 'rows' | 'write'> {
  const touched = (dates: Dates) => reservesTouchedBy(tx, branch_id, change, dates);
  const repriced = (dates: Dates) => reservesRepricedBy(tx, branch_id, change, dates);
  switch (change.kind) {
    case 'mark':
      return {
        table_name: 'reservable_managements',
        reason: change.remarks,
        touched,
        repriced,
        rows: (dates) => reservableOn(tx, branch_id, dates),
        write: (dates) => setReservable(tx, branch_id, dates, change.status, change.remarks),
      };
    case 'capacity':
      return {
        table_name: 'branch_capacities',
        reason: '',
        touched,
        repriced,
        rows: (dates) => capacitiesOn(tx, branch_id, dates),
        write: (dates) => setCapacity(tx, branch_id, dates, change),
      };
    case 'hours':
      return {
        table_name: 'branch_hours',
        reason: '',
        touched,
        repriced,
        rows: (dates) => hoursOn(tx, branch_id, dates),
        write: (dates) => setHours(tx, branch_id, dates, change.hours),
      };
  }
}
