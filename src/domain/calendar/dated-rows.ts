import type { TokyoDate } from '../time.ts';
import { rowInForceIfAny } from './settings.ts';

/** Where a dated row stands: over, in force, or coming. What is over or in force is never changed (decision 16). */
export type RowState = 'past' | 'in_force' | 'coming';

type DatedRow = { readonly adaptation_date: TokyoDate };

export function rowStateOf<Row extends DatedRow>(row: Row, rows: readonly Row[], today: TokyoDate): RowState {
  if (row.adaptation_date > today) return 'coming';
  return rowInForceIfAny(rows, today)?.adaptation_date === row.adaptation_date ? 'in_force' : 'past';
}

/** The first day on which what begins on `date` no longer holds; null while nothing follows it. */
export function followedOn(date: TokyoDate, rows: readonly DatedRow[]): TokyoDate | null {
  const later = rows.map((each) => each.adaptation_date).filter((each) => each > date);
  return later.sort()[0] ?? null;
}

/**
 * The first day a new row may begin on: tomorrow, because today's families have read today's terms. A company without
 * a family yet, or without any such row, begins today.
 */
export const firstDayOfChange = (
  today: TokyoDate,
  tomorrow: TokyoDate,
  company: { readonly has_customers: boolean; readonly hasRow: boolean },
): TokyoDate => (company.has_customers && company.hasRow ? tomorrow : today);

/** Whether a row may still be changed or taken back. */
export const isOpenRow = (row: DatedRow, first_day: TokyoDate): boolean => row.adaptation_date >= first_day;
