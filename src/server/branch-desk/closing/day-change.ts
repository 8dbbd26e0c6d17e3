import type { DayChange } from '../../../contract/day-change.ts';
import { reservableMark } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
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
} from '../../store/reserves/branch-day-settings.ts';
import type { DaysChange } from '../branch-days.ts';

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

/** The three things that can be changed about days, each with its rows and its statement. */
export function dayChangeOf(
  tx: Transaction,
  branch_id: number,
  change: DayChange,
): Pick<DaysChange, 'action' | 'table_name' | 'reason' | 'touched' | 'rows' | 'write'> {
  const touched = (dates: Dates) => reservesTouchedBy(tx, branch_id, change, dates);
  switch (change.kind) {
    case 'mark':
      return {
        action: 'staffSetReservable',
        table_name: 'reservable_managements',
        reason: change.remarks,
        touched,
        rows: (dates) => reservableOn(tx, branch_id, dates),
        write: (dates) => setReservable(tx, branch_id, dates, change.status, change.remarks),
      };
    case 'capacity':
      return {
        action: 'staffSetCapacity',
        table_name: 'branch_capacities',
        reason: '',
        touched,
        rows: (dates) => capacitiesOn(tx, branch_id, dates),
        write: (dates) => setCapacity(tx, branch_id, dates, change),
      };
    case 'hours':
      return {
        action: 'staffSetHours',
        table_name: 'branch_hours',
        reason: '',
        touched,
        rows: (dates) => hoursOn(tx, branch_id, dates),
        write: (dates) => setHours(tx, branch_id, dates, change.hours),
      };
  }
}
