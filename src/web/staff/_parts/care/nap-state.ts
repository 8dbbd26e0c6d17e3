import { type NapState, napState } from '../../../../domain/care/sleep.ts';
import { epochOf } from '../../../../domain/time.ts';
import type { Nap } from './care-day.ts';

/** How a nap stands at a moment, by the looks that were not struck. */
export const stateOfNap = (nap: Nap, now: Date): NapState =>
  napState(
    {
      fell_asleep_at: new Date(epochOf(nap.fell_asleep_at)),
      woke_at: nap.woke_at === null ? null : new Date(epochOf(nap.woke_at)),
      check_minutes: nap.check_minutes,
    },
    nap.looks.filter(({ struck_at }) => struck_at === null).map(({ checked_at }) => new Date(epochOf(checked_at))),
    now,
  );

/** 3:05 until, or since. */
export function countdown(due_at: Date, now: Date): { words: string; over: boolean } {
  const seconds = Math.round((due_at.getTime() - now.getTime()) / 1_000);
  const shown = Math.abs(seconds);
  return { words: `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`, over: seconds <= 0 };
}
