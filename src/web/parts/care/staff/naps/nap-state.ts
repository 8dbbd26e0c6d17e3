import { type NapState, napState, type SleepAlarm, type SleepCheckEntry } from '../../../../../domain/care/sleep.ts';
import { epochOf } from '../../../../../domain/time.ts';
import type { Nap } from '../records/care-day.ts';

type SentSleepCheck = Omit<SleepCheckEntry, 'checked_at'> & { readonly checked_at: string };
type SentNap = Pick<Nap, 'fell_asleep_at' | 'woke_at' | 'check_minutes' | 'alarm_minutes'>;

/** The state of a nap at a moment, from checks as the server sends them; the caller omits those that were struck. */
export const napStateOf = (nap: SentNap, sleepChecks: readonly SentSleepCheck[], now: Date): NapState =>
  napState(
    {
      ...nap,
      fell_asleep_at: new Date(epochOf(nap.fell_asleep_at)),
      woke_at: nap.woke_at === null ? null : new Date(epochOf(nap.woke_at)),
    },
    sleepChecks.map((sleepCheck) => ({ ...sleepCheck, checked_at: new Date(epochOf(sleepCheck.checked_at)) })),
    now,
  );

export const stateOfNap = (nap: Nap, now: Date): NapState =>
  napStateOf(
    nap,
    nap.looks.filter(({ struck_at }) => struck_at === null),
    now,
  );

/** What is wrong, in words; the position before what to do about it. */
export const alarmText: Readonly<Record<SleepAlarm, string>> = {
  breathing: '呼吸・顔色がいつもと違う',
  prone: 'うつぶせのまま',
};

/** 3:05 until, or since. */
export function countdown(due_at: Date, now: Date): { words: string; over: boolean } {
  const seconds = Math.round((due_at.getTime() - now.getTime()) / 1_000);
  const shown = Math.abs(seconds);
  return { words: `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`, over: seconds <= 0 };
}
