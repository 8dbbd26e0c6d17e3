import { addDays, type TokyoDate } from '../time.ts';
import { comingRows, type Dated, hasBegun, rowInForceIfAny } from './in-force.ts';

/** The state of a dated row: past, in force, or coming. Past and current rows are never changed (decision 16). */
export type RowState = 'past' | 'in_force' | 'coming';

export function rowStateOf<Row extends Dated>(row: Row, rows: readonly Row[], today: TokyoDate): RowState {
  if (!hasBegun(row, today)) return 'coming';
  return rowInForceIfAny(rows, today)?.adaptation_date === row.adaptation_date ? 'in_force' : 'past';
}

/** The first day on which what begins on `date` no longer holds; null while nothing follows it. */
export function laterRowOn(date: TokyoDate, rows: readonly Dated[]): TokyoDate | null {
  return comingRows(rows, date)[0]?.adaptation_date ?? null;
}

/**
 * The first day a new row may begin on: tomorrow, because today's families have read today's terms. A company without
 * a family yet, or without any such row, begins today.
 */
export const firstDayOfChange = (
  today: TokyoDate,
  tomorrow: TokyoDate,
  company: { readonly hasCustomers: boolean; readonly hasRow: boolean },
): TokyoDate => (company.hasCustomers && company.hasRow ? tomorrow : today);

/** Whether a row may still be changed or taken back. */
export const isOpenRow = (row: Dated, first_day: TokyoDate): boolean => !hasBegun(row, addDays(first_day, -1));
