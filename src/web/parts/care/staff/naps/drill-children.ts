import type { CaredChild, Nap, SleepCheckRow } from '../records/care-day.ts';
import type { SleepCheckInput } from './nap-tile.tsx';
import type { Sleeper } from './sleepers.tsx';

/** Nobody of a real family is ever on the page of a drill. */
const invented = [
  { name: '練習 あさがお', date_of_birth: 0.6, check_minutes: 5 },
  { name: '練習 ひまわり', date_of_birth: 1.5, check_minutes: 10 },
  { name: '練習 すみれ', date_of_birth: 2.4, check_minutes: 10 },
  { name: '練習 たんぽぽ', date_of_birth: 3.5, check_minutes: 15 },
];
const yearMs = 365 * 86_400_000;

const nobody: Omit<CaredChild, 'key' | 'child_id' | 'name' | 'name_kana' | 'date_of_birth' | 'nap' | 'naps'> = {
  reserve_id: 0,
  arrived_at: null,
  end_datetime: '',
  diet: { diet_stage: null, milk: '', foods_to_avoid: '' },
  alone: null,
  room: null,
  temperature: null,
  present: true,
  allergies: null,
  table: {
    meals: { breakfast_support_flag: false, lunch_support_flag: false, supper_support_flag: false },
    standing: { answer: 1, allergies: [] },
    noContact: false,
    confirmed: [],
  },
  photos: false,
  shared_photos_flag: false,
  left_at: null,
  fetched_by_name: null,
  note: null,
  entries: [],
};

/** Four sleepers whose looks fall due soon: the first in half a minute. */
export const drillChildren = (now: Date): Sleeper[] =>
  invented.map(({ name, date_of_birth, check_minutes }, position) => {
    const fell_asleep_at = new Date(now.getTime() - check_minutes * 60_000 + (position + 1) * 30_000).toISOString();
    const born = new Date(now.getTime() - date_of_birth * yearMs).toISOString().slice(0, 10);
    const nap: Nap = {
      ...{ id: null, idempotency_key: `drill ${position}`, child_id: position, fell_asleep_at, check_minutes },
      ...{ written_at: fell_asleep_at, woke_at: null, woke_written_at: null, end_cause: null, added_flag: false },
      ...{ alarm_minutes: 1, first_visit_flag: position === 0, late_flag: false, struck_at: null, strike_reason: '' },
      ...{ account: null, looks: [] },
    };
    const child = { ...nobody, key: `drill ${position}`, child_id: position, name, name_kana: name };
    return { ...child, date_of_birth: born, nap, naps: [nap] };
  });

/** The look as it would be written down; nothing of it leaves this page. */
export function looked(child: Sleeper, look: SleepCheckInput, now: Date): Sleeper {
  const row: SleepCheckRow = {
    ...{ ...look, id: child.nap.looks.length + 1, checked_at: now.toISOString(), written_at: now.toISOString() },
    ...{ late_flag: false, struck_at: null, strike_reason: '', account: null },
  };
  const nap = { ...child.nap, looks: [row, ...child.nap.looks] };
  return { ...child, nap, naps: [nap] };
}
