import type { FunctionName } from '../../../contract/functions/functions.ts';
import type { KnownValues } from './plausible.ts';

const made = { made_at: '2026-11-16T03:00:00.000Z' };
const nap = { ...made, nap_key: '7d1f0d5e-6d0f-4f0e-9a59-0a4a6f6f0c11' };
const screen = { device_key: '0b0c2f5e-2f64-4b8e-9c1d-3a5d6b1f9e20' };
const phone = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/fuzz-staff',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
};
/** Of one entry only the value of its kind. */
const others = {
  meal_amount: undefined,
  milk_milliliters: undefined,
  toilet: undefined,
  mood: undefined,
  note: undefined,
  file_key: undefined,
  family_flag: undefined,
  also_shown: undefined,
  together: undefined,
};

/** Where the general values would be refused before anything is written: the child's log and sleep. */
export const careLogValues: Partial<Record<FunctionName, KnownValues>> = {
  staffWriteChildLog: { ...made, ...others, kind: 1, temperature: 36.5 },
  staffBeginNap: { ...made, ...screen },
  staffUndoWake: { nap_key: nap.nap_key },
  staffWatchSleep: { ...screen, sound_flag: true },
  staffTakeSleepRound: screen,
  staffAddNap: {
    fell_asleep_at: '2026-11-16T02:00:00.000Z',
    woke_at: '2026-11-16T02:30:00.000Z',
    reason: '記録もれ',
    idempotency_key: nap.nap_key,
  },
  staffSavePhone: phone,
  staffRemovePhone: { endpoint: phone.endpoint },
  staffIssueSleepMonth: { month: '2026-11' },
  staffEndNap: nap,
  staffCheckSleep: { ...nap, breathing_flag: true, turned_flag: false },
};
