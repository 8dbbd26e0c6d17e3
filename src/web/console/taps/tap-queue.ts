import type { attendanceWarnings } from '../../../contract/functions/attendance/check-in-and-out.ts';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import type { IdentityDocument } from '../../../domain/staff-codes.ts';
import type { FunctionFailure } from '../../data/call-function.ts';

export type TapKind = 'check_in' | 'check_out' | 'no_show' | 'undo';
export type TapWarning = (typeof attendanceWarnings)[number];

/** Whether the tap is about this child of this reserve. */
export const concerns = (tap: Pick<Tap, 'reserve_id' | 'children'>, reserve_id: number, child_id: number): boolean =>
  tap.reserve_id === reserve_id && (tap.children?.includes(child_id) ?? true);

function shareChild(one: Tap, other: Tap): boolean {
  if (one.reserve_id !== other.reserve_id) return false;
  return one.children?.some((child_id) => concerns(other, other.reserve_id, child_id)) ?? true;
}

export type Tap = {
  id: string;
  reserve_id: number;
  kind: TapKind;
  /** The children it is about; absent in taps stored by older versions: all of the reserve. */
  children?: readonly number[];
  /** Reason for the no-show; absent: none given. */
  cause?: 'illness';
  /** Taken at the door, °C. */
  temperature?: number;
  /** Who picks up the children; absent: the usual person. */
  fetched_by?: { name: string; tel: string | null };
  /** What the person was asked about and said yes to. */
  accepted?: readonly TapWarning[];
  /** Which document the fetching person showed; absent: none was entered. */
  document?: IdentityDocument;
  /** Why a manager went past the door's refusal. */
  past_reason?: string;
  /** The moment of the tap by the server's clock: sent only when the tap arrives later than it was made. */
  tapped_at: string;
  /** A time staff typed instead. */
  at?: string;
  /** Whose PIN or password had been right last when it was made: sent late it is signed for them. */
  by?: { account_id: number; name: string };
  /** What the board showed when 元に戻す was pressed. */
  childcare_status: number;
  /** The server took it, but the page could not be read since: shown, never sent again. */
  answered?: true;
};

/** What may be written about a child without connection. */
type CareFunction = 'staffWriteChildLog' | 'staffBeginNap' | 'staffEndNap' | 'staffCheckSleep';
export type CareCall = {
  [Name in CareFunction]: { name: Name; input: Omit<FunctionPayload<Name>, 'made_at'> };
}[CareFunction];
/** … and in an emergency: whether it was found, to whom it was handed. */
type EmergencyFunction = 'staffCountChild' | 'staffHandOverChild';
type EmergencyCall = {
  [Name in EmergencyFunction]: { name: Name; input: Omit<FunctionPayload<Name>, 'made_at'> };
}[EmergencyFunction];
export type QueuedCall = CareCall | EmergencyCall;

/** A record of care: waits for the connection in the same line, so that it follows the child's coming. */
export type CareTap = Pick<Tap, 'id' | 'reserve_id' | 'tapped_at' | 'by' | 'answered'> & {
  kind: 'care';
  children: readonly [number];
  wish: QueuedCall;
  /** The picture that is sent with it, by its name in waiting-photos.ts. */
  photo?: string;
};
export type QueuedTap = Tap | CareTap;
export const isCareTap = (tap: QueuedTap): tap is CareTap => tap.kind === 'care';
export const isDoorTap = (tap: QueuedTap): tap is Tap => !isCareTap(tap);

/** The nap a record of care is about, by the name the tablet gave it. */
export function napKeyOf({ wish: call }: CareTap): string | null {
  if (call.name === 'staffBeginNap') return call.input.idempotency_key;
  return call.name === 'staffEndNap' || call.name === 'staffCheckSleep' ? call.input.nap_key : null;
}

/** What makes no sense any more once another was refused: the next steps of the same child, looks at a nap that never began. */
function fallsWith(other: QueuedTap, refused: QueuedTap): boolean {
  if (other.id === refused.id) return true;
  if (isDoorTap(refused)) return isDoorTap(other) && shareChild(other, refused);
  return refused.wish.name === 'staffBeginNap' && isCareTap(other) && napKeyOf(other) === napKeyOf(refused);
}

/** A look that saw something else is another look, however soon it follows: a child on its face is never left out. */
const sameSleepCheck = (one: CareCall, other: CareCall): boolean =>
  one.name !== 'staffCheckSleep' ||
  other.name !== 'staffCheckSleep' ||
  (['position', 'breathing_flag', 'turned_flag'] as const).every((name) => one.input[name] === other.input[name]);

/** One more press on a button whose effect is not seen yet; entries of the log may be alike, presses in an emergency are seen. */
const sameCare = (one: CareTap, other: CareTap): boolean =>
  one.wish.name !== 'staffWriteChildLog' &&
  one.wish.name !== 'staffHandOverChild' &&
  one.wish.name !== 'staffCountChild' &&
  one.wish.name === other.wish.name &&
  sameSleepCheck(one.wish, other.wish) &&
  (napKeyOf(one) === napKeyOf(other) ||
    (one.wish.name === 'staffBeginNap' && concerns(one, other.reserve_id, other.children[0])));

export type TapOutcome = { ok: true } | { ok: false; failure: FunctionFailure };

type TapDependencies = {
  /** `late`: not the first attempt, so the moment of the tap must be sent with it. */
  send: (tap: QueuedTap, late: boolean) => Promise<TapOutcome>;
  store: { read: () => QueuedTap[]; write: (taps: readonly QueuedTap[]) => void };
  later: (milliseconds: number, run: () => void) => () => void;
  /** The page is read again before the tap goes, so that no card jumps back. False: it could not be read, the tap stays. */
  onDone: (tap: QueuedTap) => Promise<boolean> | boolean;
  /** The server has said yes: only now anything may be called done. */
  onTaken?: (tap: QueuedTap) => void;
  onRefused: (tap: QueuedTap, failure: FunctionFailure) => void;
};

/** Longer on its way, with a connection, a press is said to have not arrived. */
export const patienceMs = 10_000;

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

export type TapQueue = ReturnType<typeof createTapQueue>;

/**
 * Taps at the door and records of care, queued in order until the server has answered, through lost connections and
 * reloads. The functions are idempotent per tap, so sending again is always safe.
 */
export function createTapQueue({ send, store, later, onDone, onTaken, onRefused }: TapDependencies) {
  let taps: readonly QueuedTap[] = store.read();
  const attempted = new Set<string>();
  // Taps restored after a reload may have been sent before.
  for (const tap of taps) attempted.add(tap.id);
  const watchers = new Set<() => void>();
  let running = false;
  let stopped = false;
  let waitMs = firstWaitMs;
  let callOff: (() => void) | undefined;

  function set(next: readonly QueuedTap[]) {
    taps = next;
    store.write(taps);
    for (const watcher of watchers) watcher();
  }

  function wait() {
    callOff = later(waitMs, () => void run());
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }

  /** False: no answer, it is sent again later. */
  async function deliver(tap: QueuedTap): Promise<boolean> {
    const late = attempted.has(tap.id);
    attempted.add(tap.id);
    const outcome = await send(tap, late);
    if (!outcome.ok && mayTryAgain(outcome.failure)) return false;
    waitMs = firstWaitMs;
    // An undo sent twice finds its work done.
    if (outcome.ok || (late && tap.kind === 'undo' && isStale(outcome.failure))) {
      set(taps.map((other) => (other.id === tap.id ? { ...other, answered: true } : other)));
      onTaken?.(tap);
      return true;
    }
    // What was to follow a refused tap makes no sense without it.
    set(taps.filter((other) => other.answered || !fallsWith(other, tap)));
    onRefused(tap, outcome.failure);
    return true;
  }

  async function run(): Promise<void> {
    if (running || stopped) return;
    running = true;
    callOff?.();
    while (!stopped) {
      const tap = taps.find(({ answered }) => !answered);
      if (tap && !(await deliver(tap))) {
        wait();
        break;
      }
      // One press for twelve children is read back once.
      if (tap && isCareTap(tap) && taps.some((other) => isCareTap(other) && !other.answered)) continue;
      const [seen] = taps.filter(({ answered }) => answered);
      if (tap === undefined && seen === undefined) break;
      if (seen === undefined) continue;
      const read = taps.filter((other) => other === seen || (isCareTap(seen) && isCareTap(other) && other.answered));
      if (await onDone(seen)) set(taps.filter(({ id }) => read.every((tapRead) => tapRead.id !== id)));
      else if (taps.every(({ answered }) => answered)) {
        wait();
        break;
      }
    }
    running = false;
  }

  return {
    taps: (): readonly QueuedTap[] => taps,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** A second tap of the same kind for the same child, while the first is on its way, is the same tap. */
    add(...added: Tap[]): void {
      const [first] = added;
      if (first === undefined) return;
      const { reserve_id, kind, children } = first;
      const atDoor = taps.filter(isDoorTap);
      const lastOf = (child_id: number) => atDoor.findLast((tap) => concerns(tap, reserve_id, child_id));
      const fresh = children?.filter((child_id) => lastOf(child_id)?.kind !== kind);
      const same = fresh ? fresh.length === 0 : atDoor.findLast((tap) => tap.reserve_id === reserve_id)?.kind === kind;
      if (same) return;
      set([...taps, ...added.map((tap) => (fresh ? { ...tap, children: fresh } : tap))]);
      void run();
    },
    addCare(added: CareTap): void {
      if (taps.some((tap) => isCareTap(tap) && sameCare(tap, added))) return;
      set([...taps, added]);
      void run();
    },
    hurry(): void {
      waitMs = firstWaitMs;
      void run();
    },
    stop(): void {
      stopped = true;
      callOff?.();
    },
  };
}

const isStale = (failure: FunctionFailure): boolean => failure.kind === 'refused' && failure.type === 'stale_status';

const waitsOut = new Set([
  'unavailable',
  'deadline-exceeded',
  'resource-exhausted',
  'aborted',
  'internal',
  // Signed out meanwhile: it is sent when the same person has signed in again.
  'unauthenticated',
]);

/** No answer, an overloaded server, a session that ended: the tap is not lost, it waits. */
const mayTryAgain = (failure: FunctionFailure): boolean =>
  failure.kind === 'fault' && (failure.lost || waitsOut.has(failure.code));
