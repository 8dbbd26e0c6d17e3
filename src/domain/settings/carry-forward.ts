import { byBeginning, type Dated } from './in-force.ts';

/** A row of our own tables: what it changes, and beside it what goes on from the row before (null: it says all of it). */
export type SettingsRow = Dated &
  Readonly<Record<string, unknown>> & { readonly changed_settings: readonly string[] | null };

/** What every row has for itself. */
const ownColumns: ReadonlySet<string> = new Set([
  ...['id', 'version', 'adaptation_date', 'changed_settings', 'created_at', 'updated_at'],
]);

/** The rows in the order they begin, each with what it does not change from the one before; app.carry_settings_forward does it in SQL. */
export function carriedForward<Row extends SettingsRow>(rows: readonly Row[]): Row[] {
  const filled: Row[] = [];
  for (const row of rows.toSorted(byBeginning)) {
    const before = filled.at(-1);
    filled.push(
      before === undefined || row.changed_settings === null ? row : goingOn(before, row, row.changed_settings),
    );
  }
  return filled;
}

function goingOn<Row extends SettingsRow>(before: Row, row: Row, changed: readonly string[]): Row {
  const kept = Object.entries(before).filter(([name]) => !ownColumns.has(name) && !changed.includes(name));
  return { ...row, ...Object.fromEntries(kept) };
}
