import { runningStep } from '../../../../../domain/calendar/calendar.ts';
import { type MinuteOfDay, minuteOf, type TokyoDate, tokyoDateOf } from '../../../../../domain/time.ts';
import { emptyReserveForm, type ReserveFormValues } from '../reserve-form-values.ts';
import type { Range } from './hours.ts';

export type FormSettings = { readonly step_minutes: number; readonly minimum_minutes: number };
export type FormBranch = { id: number; extended_open_time: string; extended_close_time: string };

/** Default stay for a family that has never been here. */
const usualMinutes = 120;

export const lengthOf = (last: Range | null): number => (last === null ? usualMinutes : last.end - last.start);

/** From the step that is running; null while the branch is closed, or too near its end. */
export function fromNow(now: Date, branch: FormBranch, settings: FormSettings, length: number): Range | null {
  const start = runningStep(tokyoDateOf(now), now, settings);
  const [opens, closes] = [minuteOf(branch.extended_open_time), minuteOf(branch.extended_close_time)];
  if (start < opens || start + settings.minimum_minutes > closes) return null;
  return { start, end: Math.min(start + length, closes) };
}

type LastStay = { child_ids: readonly number[] | null; start_minute: MinuteOfDay; end_minute: MinuteOfDay };

export const lastRange = (last: LastStay | null): Range | null =>
  last && { start: last.start_minute, end: last.end_minute };

/** Today from now on, with the children of the last time; an only child needs no choice. */
export function firstReserveForm(
  today: TokyoDate,
  children: readonly { readonly id: number }[],
  last: LastStay | null,
  begin: Range | null,
): ReserveFormValues {
  const [only] = children;
  const alone = children.length === 1 && only ? [only.id] : [];
  const before = (last?.child_ids ?? []).filter((id) => children.some((child) => child.id === id));
  const child_ids = before.length > 0 ? before : alone;
  return { ...emptyReserveForm(today), child_ids, start: begin?.start ?? null, end: begin?.end ?? null };
}
