import { hasBegun, rowInForceIfAny } from '../../../../../domain/settings/in-force.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';

type Dated = { readonly id: number; readonly adaptation_date: TokyoDate };
export type VersionState = 'coming' | 'in_force' | 'past';

/** Of two rows of one day the later one counts. */
export function versionState(rows: readonly Dated[], row: Dated, today: TokyoDate): VersionState {
  if (!hasBegun(row, today)) return 'coming';
  return rowInForceIfAny(rows, today)?.id === row.id ? 'in_force' : 'past';
}

/** What a form that adds a version says it knew: the newest row's id (save-version.ts). */
export const newestId = (rows: readonly Dated[]): number => Math.max(0, ...rows.map(({ id }) => id));
