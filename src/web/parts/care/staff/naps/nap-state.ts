import type { SelectStaffOpenNapsData } from '../../../../../contract/operations/generated.ts';
import {
  type NapState,
  napState,
  needsSleepCheck,
  type SleepAlarm,
  type SleepCheckEntry,
} from '../../../../../domain/care/sleep.ts';
import { epochOf } from '../../../../../domain/time.ts';
import type { Nap } from '../records/care-day.ts';

type SentSleepCheck = Omit<SleepCheckEntry, 'checked_at'> & { readonly checked_at: string };
type SentNap = Pick<Nap, 'fell_asleep_at' | 'woke_at' | 'check_minutes' | 'alarm_minutes'>;

/** The state of a nap at a moment, from checks as the server sends them; the caller omits those that were struck. */
const napStateOf = (nap: SentNap, sleepChecks: readonly SentSleepCheck[], now: Date): NapState =>
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

type OverdueSleeper = { id: number; name: string; due_at: Date; alarm: SleepAlarm | null };

/** Sleeping children who need a look now: a check is due, or the last one found something wrong. These come first. */
export function overdueSleepers(naps: SelectStaffOpenNapsData['naps'], now: Date): OverdueSleeper[] {
  const found = naps.flatMap(({ id, child, sleep_checks, ...nap }) => {
    const state = napStateOf({ ...nap, woke_at: null }, sleep_checks, now);
    if (!needsSleepCheck(state) || state.due_at === null) return [];
    return [{ id, name: child?.name ?? 'お子さま', due_at: state.due_at, alarm: state.alarm }];
  });
  return found.toSorted((one, other) => Number(one.alarm === null) - Number(other.alarm === null));
}

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
