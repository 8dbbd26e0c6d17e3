import type { CareSettings } from '../settings/care-settings.ts';
import { tokyoDateOf } from '../time.ts';

type EntryLimits = Pick<CareSettings, 'late_entry_minutes' | 'manager_entry_minutes'>;

type EntryTime = {
  /** So long after its moment that it is marked. */
  readonly late: boolean;
  /** So long after it, or on another day, that only a manager writes it, with a reason. */
  readonly managers: boolean;
};

/**
 * How late a record of care was written: `happened_at` is its moment, `made_at` when the button was pressed. A tablet
 * without connection sends later what was made in time: that is not late.
 */
export function entryTime(happened_at: Date, made_at: Date, limits: EntryLimits): EntryTime {
  const minutes = (made_at.getTime() - happened_at.getTime()) / 60_000;
  const otherDay = tokyoDateOf(happened_at) !== tokyoDateOf(made_at);
  return {
    late: minutes >= limits.late_entry_minutes || otherDay,
    managers: minutes > limits.manager_entry_minutes || otherDay,
  };
}
