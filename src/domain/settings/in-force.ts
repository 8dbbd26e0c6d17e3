import type { TokyoDate } from '../time.ts';

/**
 * Rows that begin on a day and hold until the next begins. The same in SQL: app.has_begun and app.<table>_on(day), both held
 * together by src/domain/cases/in-force.json. No other file compares `adaptation_date` with a day (tools/codegen/in-force.test.ts).
 */
export type Dated = { readonly adaptation_date: TokyoDate; readonly id?: number | null | undefined };

export const hasBegun = ({ adaptation_date }: Dated, day: TokyoDate): boolean => adaptation_date <= day;

/** For sorting: the first to begin first; of one day, the one that was written first. */
export const byBeginning = (one: Dated, other: Dated): number =>
  one.adaptation_date === other.adaptation_date
    ? (one.id ?? 0) - (other.id ?? 0)
    : one.adaptation_date < other.adaptation_date
      ? -1
      : 1;

/** The row in force on a day: the last that has begun. Before the first nothing is in force: null, never a row that is to come. */
export function rowInForceIfAny<Row extends Dated>(rows: readonly Row[], day: TokyoDate): Row | null {
  let found: Row | null = null;
  for (const row of rows) {
    if (hasBegun(row, day) && (found === null || byBeginning(row, found) > 0)) found = row;
  }
  return found;
}

export function rowInForce<Row extends Dated>(rows: readonly Row[], day: TokyoDate): Row {
  const found = rowInForceIfAny(rows, day);
  if (found === null) throw new Error(`No row in force on ${day}`);
  return found;
}

/** The rows that are still to come, the next one first. */
export const comingRows = <Row extends Dated>(rows: readonly Row[], day: TokyoDate): Row[] =>
  rows.filter((row) => !hasBegun(row, day)).toSorted(byBeginning);
