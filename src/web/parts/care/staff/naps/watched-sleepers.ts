import type { SelectStaffOpenNapsData } from '../../../../../contract/operations/generated.ts';
import { roomOf } from '../../../../../domain/care/rooms.ts';
import { isRed, type SleepRound, type SleepWatch, sleepOwner } from '../../../../../domain/care/sleep-watch.ts';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { type CareTap, napKeyOf } from '../../../../console/taps/tap-queue.ts';
import { napStateOf } from './nap-state.ts';

type SentNap = SelectStaffOpenNapsData['naps'][number];
type NamedRound = SleepRound & { readonly account_name: string };
export type WatchedSleeper = {
  key: string;
  name: string;
  child_id: number | null;
  room: { id: number; name: string } | null;
  watch: SleepWatch & { readonly owner: ReturnType<typeof sleepOwner<NamedRound>> };
};

/** What is still on its way from this screen counts here, and nowhere else: another screen stays red until it has arrived. */
function withOwnTaps(naps: readonly SentNap[], taps: readonly CareTap[]): SentNap[] {
  return taps.reduce<SentNap[]>(
    (before, { wish, tapped_at, ...tap }) => {
      const key = napKeyOf({ wish, tapped_at, ...tap });
      const at = ('at' in wish.input ? wish.input.at : undefined) ?? tapped_at;
      if (wish.name === 'staffEndNap') return before.filter(({ idempotency_key }) => idempotency_key !== key);
      if (wish.name === 'staffBeginNap') {
        const known = before.some(({ idempotency_key }) => idempotency_key === key);
        return known ? before : before.concat({ ...begun, idempotency_key: key ?? '', fell_asleep_at: at });
      }
      if (wish.name !== 'staffCheckSleep') return before;
      const { position, breathing_flag, turned_flag } = wish.input;
      const look = { checked_at: at, position: Number(position), breathing_flag, turned_flag };
      return before.map((nap) =>
        nap.idempotency_key === key ? { ...nap, sleep_checks: [look, ...nap.sleep_checks] } : nap,
      );
    },
    [...naps],
  );
}
/** Begun without connection: until the server has said more, the strictest interval. */
const begun = { id: 0, check_minutes: 5, alarm_minutes: 1, child_id: 0, child: null, sleep_checks: [] };

/** Every sleeping child with its next moment and its owner: the unusual first, then what is overdue longest. */
export function watchedSleepers(
  { naps, branch_rooms, sleep_rounds }: SelectStaffOpenNapsData,
  taps: readonly CareTap[],
  now: Date,
): WatchedSleeper[] {
  const rounds = sleep_rounds.map(({ silent_at, account, ...round }) => ({
    ...round,
    silent_at: silent_at === null ? null : new Date(silent_at),
    account_name: account?.name ?? '',
  }));
  return withOwnTaps(naps, taps)
    .map(({ child, sleep_checks, idempotency_key, child_id, ...nap }) => {
      const placed = { room_id: child?.child_rooms[0]?.branch_room_id ?? null };
      const day = tokyoDateOf(nap.fell_asleep_at);
      const room = child && roomOf({ ...placed, date_of_birth: child.date_of_birth }, branch_rooms, day);
      const { due_at, ...state } = napStateOf({ ...nap, woke_at: null }, sleep_checks, now);
      const owner = sleepOwner(room?.id ?? null, rounds);
      const watch = { ...state, due_at: due_at ?? now, owner };
      return { key: idempotency_key, child_id: child_id || null, name: child?.name ?? 'お子さま', room, watch };
    })
    .toSorted(
      (one, other) => urgency(one) - urgency(other) || one.watch.due_at.getTime() - other.watch.due_at.getTime(),
    );
}

const urgency = ({ watch }: WatchedSleeper): number => (watch.alarm !== null ? 0 : isRed(watch) ? 1 : 2);

/** Rooms where somebody sleeps, each with who looks after it. */
export type SleepRoom = { id: number | null; name: string; asleep: number; owner: WatchedSleeper['watch']['owner'] };
export function sleepRooms(sleepers: readonly WatchedSleeper[]): SleepRoom[] {
  const rooms = new Map<number | null, SleepRoom>();
  for (const { room, watch } of sleepers) {
    const id = room?.id ?? null;
    const known = rooms.get(id);
    rooms.set(id, { id, name: room?.name ?? '部屋なし', owner: watch.owner, asleep: (known?.asleep ?? 0) + 1 });
  }
  return [...rooms.values()].toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0));
}
