import type { SelectStaffCareData } from '../../../../../contract/operations/generated.ts';
import { allergyStandingOf, type ChildWithAllergies } from '../../../../../domain/care/child-health.ts';
import { type AloneReason, type Diet, eatsAlone, type Fed } from '../../../../../domain/care/kitchen.ts';
import { napEnd } from '../../../../../domain/care/log-codes.ts';
import { roomOf } from '../../../../../domain/care/rooms.ts';
import { sleepCheckMinutes } from '../../../../../domain/care/sleep.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import { type TokyoDate, tokyoDateOf } from '../../../../../domain/time.ts';
import { type CareTap, napKeyOf } from '../../../../console/taps/tap-queue.ts';

type Reserve = SelectStaffCareData['reserves'][number];
type NapRow = Reserve['naps'][number];
type LogRow = Reserve['child_logs'][number];
type CareLimits = SelectStaffCareData['care_settings'][number];
export type BranchRoom = SelectStaffCareData['branch_rooms'][number];

export type SleepCheckRow = Omit<NapRow['sleep_checks'][number], 'id'> & { id: number | null };
/** A nap as the page shows it: what the server said, moved on by what is still on its way. */
export type Nap = Omit<NapRow, 'id' | 'sleep_checks'> & { id: number | null; looks: readonly SleepCheckRow[] };
export type Entry = Omit<LogRow, 'id' | 'file'> & { id: number | null; file: LogRow['file'] };

export type CaredChild = {
  key: string;
  reserve_id: number;
  child_id: number;
  name: string;
  name_kana: string;
  date_of_birth: TokyoDate;
  arrived_at: string | null;
  /** When the stay was reserved until. */
  end_datetime: string;
  /** Taken at the door. */
  temperature: number | null;
  present: boolean;
  /** What was answered about allergies; null where the child cannot be seen. */
  allergies: ChildWithAllergies | null;
  /** What is asked before the child is fed. */
  table: Omit<Fed, 'food'>;
  diet: Omit<Diet, 'date_of_birth'>;
  /** Why its meal is never recorded by one press for several. */
  alone: AloneReason | null;
  /** Where it is: placed by staff, else by its age. */
  room: BranchRoom | null;
  photos: boolean;
  /** Beside children of other families. */
  shared_photos_flag: boolean;
  left_at: string | null;
  fetched_by_name: string | null;
  /** 今日の様子. */
  note: { words: string; version: number } | null;
  /** The newest first; struck ones too. */
  entries: readonly Entry[];
  naps: readonly Nap[];
  /** Sleeps now. */
  nap: Nap | null;
};

/** The children who came, sorted by name, so that no tile moves under a finger. */
export function caredChildren(data: SelectStaffCareData, taps: readonly CareTap[]): CaredChild[] {
  return data.reserves
    .flatMap((reserve) => reserve.reserve_details.map((detail) => caredChild(data, reserve, detail, taps)))
    .toSorted((a, b) => a.name_kana.localeCompare(b.name_kana, 'ja') || a.reserve_id - b.reserve_id);
}

function caredChild(
  { care_settings: [limits], branch_rooms }: SelectStaffCareData,
  reserve: Reserve,
  { child_id, child, arrived_datetime, attendance_status, temperature, ...detail }: Reserve['reserve_details'][number],
  taps: readonly CareTap[],
): CaredChild {
  const own = taps.filter((tap) => tap.reserve_id === reserve.id && tap.children[0] === child_id);
  const date_of_birth = child?.date_of_birth ?? '2000-01-01';
  const recorded = reserve.naps.filter((nap) => nap.child_id === child_id).map(napFrom);
  const naps = own.reduce((before, tap) => napsAfter(before, tap, date_of_birth, limits), recorded);
  const waiting = own.flatMap((tap) => entryOf(tap) ?? []).reverse();
  const [essentials] = child?.child_essentials ?? [];
  const diet = {
    diet_stage: essentials?.diet_stage ?? null,
    milk: essentials?.milk ?? '',
    foods_to_avoid: essentials?.foods_to_avoid ?? '',
  };
  const table = {
    meals: detail,
    standing: allergyStandingOf(child ?? { child_essentials: [], child_allergies: [] }),
    noContact: reserve.customer?.emergency_contact_tel == null,
    confirmed: reserve.meal_confirmations.filter((each) => each.child_id === child_id).map(({ facts }) => facts),
  };
  const day = tokyoDateOf(arrived_datetime ?? reserve.end_datetime);
  return {
    key: `${reserve.id} ${child_id}`,
    reserve_id: reserve.id,
    child_id,
    name: child?.name ?? 'お子さま',
    name_kana: child?.name_kana ?? child?.name ?? '',
    date_of_birth,
    arrived_at: arrived_datetime,
    end_datetime: reserve.end_datetime,
    temperature,
    present: attendance_status === childAttendance.code.present,
    allergies: child,
    table,
    diet,
    alone: eatsAlone(table, { ...diet, date_of_birth }, day),
    room: roomOf({ date_of_birth, room_id: child?.child_rooms[0]?.branch_room_id ?? null }, branch_rooms, day),
    photos: essentials?.own_photos_flag ?? false,
    shared_photos_flag: essentials?.shared_photos_flag ?? false,
    left_at: detail.left_datetime,
    fetched_by_name: detail.fetched_by_name,
    note: reserve.day_notes.find((each) => each.child_id === child_id) ?? null,
    entries: [...waiting, ...reserve.child_logs.filter((log) => log.child_id === child_id)],
    naps,
    nap: naps.find(({ woke_at, struck_at }) => woke_at === null && struck_at === null) ?? null,
  };
}

const napFrom = ({ sleep_checks, ...nap }: NapRow): Nap => ({ ...nap, looks: sleep_checks });

function napsAfter(naps: readonly Nap[], tap: CareTap, date_of_birth: TokyoDate, limits?: CareLimits): Nap[] {
  const { wish: call } = tap;
  const key = napKeyOf(tap);
  const others = naps.filter(({ idempotency_key }) => idempotency_key !== key);
  const known = naps.find(({ idempotency_key }) => idempotency_key === key);
  if (call.name === 'staffBeginNap') return known ? [...naps] : [begun(tap, date_of_birth, limits), ...naps];
  if (known === undefined) return [...naps];
  if (call.name === 'staffEndNap') {
    return [{ ...known, woke_at: known.woke_at ?? momentOf(tap), end_cause: napEnd.code.woke }, ...others];
  }
  if (call.name !== 'staffCheckSleep') return [...naps];
  const { position, breathing_flag, turned_flag } = call.input;
  const sleepCheck = {
    ...written(tap),
    checked_at: momentOf(tap),
    position: Number(position),
    breathing_flag,
    turned_flag,
    late_flag: false,
  };
  return naps.map((nap) => (nap === known ? { ...nap, looks: [sleepCheck, ...nap.looks] } : nap));
}

/** Whether it is a first visit the server knows; until it has said so the stricter number holds. */
function begun(tap: CareTap, date_of_birth: TokyoDate, limits?: CareLimits): Nap {
  const fell_asleep_at = momentOf(tap);
  return {
    ...written(tap),
    idempotency_key: napKeyOf(tap) ?? '',
    child_id: tap.children[0],
    fell_asleep_at,
    woke_at: null,
    woke_written_at: null,
    end_cause: null,
    added_flag: false,
    check_minutes: limits ? sleepCheckMinutes(date_of_birth, tokyoDateOf(fell_asleep_at), true, limits) : 5,
    alarm_minutes: limits?.sleep_alarm_minutes ?? 1,
    first_visit_flag: false,
    late_flag: false,
    looks: [],
  };
}

const momentOf = ({ wish: call, tapped_at }: CareTap): string =>
  ('at' in call.input ? call.input.at : undefined) ?? tapped_at;
/** Not with the server yet. */
const written = (tap: CareTap) => ({
  id: null,
  written_at: tap.tapped_at,
  struck_at: null,
  strike_reason: '',
  account: tap.by ? { name: tap.by.name } : null,
});

function entryOf(tap: CareTap): Entry | null {
  if (tap.wish.name !== 'staffWriteChildLog') return null;
  const { kind, temperature, meal_amount, milk_milliliters, toilet, mood, note, family_flag } = tap.wish.input;
  return {
    ...written(tap),
    child_id: tap.children[0],
    happened_at: momentOf(tap),
    kind: Number(kind),
    temperature: temperature ?? null,
    meal_amount: numberOf(meal_amount),
    milk_milliliters: numberOf(milk_milliliters),
    toilet: numberOf(toilet),
    mood: numberOf(mood),
    note: note ?? '',
    family_flag: family_flag ?? true,
    late_flag: false,
    proof: null,
    file: null,
  };
}
const numberOf = (value: unknown): number | null => (value === undefined ? null : Number(value));
