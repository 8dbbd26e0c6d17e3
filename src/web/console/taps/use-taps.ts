import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { attendanceWarnings } from '../../../contract/functions/attendance/check-in-and-out.ts';
import { type FeedingWarning, feedingWarnings } from '../../../domain/care/kitchen.ts';
import type { FunctionFailure } from '../../data/call-function.ts';
import { serverNow } from '../../data/server-clock.ts';
import { staffFailureText } from '../../data/use-action.ts';
import { useStaff } from '../staff-context.tsx';
import { useTablet } from '../tablet/use-tablet.ts';
import { forgetSaid, sayTaken, type WhenTaken, whenTaken } from './said-when-taken.ts';
import { sendTap } from './send-tap.ts';
import {
  type CareTap,
  createTapQueue,
  isCareTap,
  isDoorTap,
  type QueuedCall,
  type QueuedTap,
  type Tap,
  type TapQueue,
  type TapWarning,
} from './tap-queue.ts';
import { useWaitingPhotos } from './use-waiting-photos.ts';

/**
 * Stored per account: the next person at the device does not send another's taps. On a registered tablet, per tablet: there
 * each tap names its author, and is sent by the person signed in when the connection returns.
 */
function storeFor(owner: string) {
  const key = `imahoiku.staff.taps.${owner}`;
  return {
    read(): QueuedTap[] {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '[]') as QueuedTap[];
      } catch {
        return [];
      }
    },
    write(taps: readonly QueuedTap[]) {
      try {
        localStorage.setItem(key, JSON.stringify(taps));
      } catch {
        // Storage may be full or forbidden; the taps then live as long as the page.
      }
    },
  };
}

export type TimedAct = 'check_in' | 'check_out';

/** What the server would not take, for the card that was pressed. */
export type TapProblem = {
  text: string;
  /** The act whose real time a person has to type. */
  ask: TimedAct | null;
  /** What a person has to say yes to before it is sent again. */
  doubts: readonly TapWarning[];
  /** The door's own answer: not to this person, or only after a check. Staff choose who picks up. */
  atDoor: 'refused' | 'asks' | null;
  tap: NewTap;
};

const doorRefuses = new Set(['hand_over_refused', 'hand_over_reason_needed']);
const timeHelps = new Set(['attendance_time_needed', 'attendance_outside_day', 'attendance_bad_time']);

function namedIn<TimeWarning extends string>(details: unknown, known: readonly TimeWarning[]): readonly TimeWarning[] {
  const { doubts: warnings } = (typeof details === 'object' && details !== null ? details : {}) as { doubts?: unknown };
  return Array.isArray(warnings) ? known.filter((warning) => warnings.includes(warning)) : [];
}

function problemOf({ id: _id, tapped_at: _at, ...tap }: Tap, failure: FunctionFailure): TapProblem {
  const timed = tap.kind === 'check_in' || tap.kind === 'check_out' ? tap.kind : null;
  const helps = failure.kind === 'refused' && timeHelps.has(failure.type);
  const warnings =
    failure.kind === 'refused' && failure.type === 'attendance_doubt'
      ? namedIn(failure.details, attendanceWarnings)
      : [];
  const refused = failure.kind === 'refused' && doorRefuses.has(failure.type);
  const asks = tap.kind === 'check_out' && warnings.length > 0 ? 'asks' : null;
  const atDoor = refused ? 'refused' : asks;
  return { text: staffFailureText(failure), ask: helps ? timed : null, doubts: warnings, atDoor, tap };
}

export type NewTap = Omit<Tap, 'id' | 'tapped_at' | 'childcare_status'> & { childcare_status?: number };

/** One child of one reserve: a child may come twice a day. */
export const lineKey = (reserve_id: number, child_id: number): string => `${reserve_id} ${child_id}`;
const keysOf = ({ reserve_id, children = [] }: Pick<Tap, 'reserve_id' | 'children'>): string[] =>
  children.map((child_id) => lineKey(reserve_id, child_id));

type TapProblems = Readonly<Record<string, TapProblem>>;
const without = (problems: TapProblems, keys: readonly string[]): TapProblems =>
  Object.fromEntries(Object.entries(problems).filter(([key]) => !keys.includes(key)));

/** What the door or the server would not take, by child: also of presses that were answered while another page was open. */
let doorProblems: TapProblems = {};
const refusedAtDoor = (problems: TapProblems): TapProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, { atDoor }]) => atDoor === 'refused'));
const doorWatchers = new Set<() => void>();
function setDoorProblems(next: TapProblems): void {
  doorProblems = next;
  for (const watcher of doorWatchers) watcher();
}
const watchDoor = (watcher: () => void) => {
  doorWatchers.add(watcher);
  return () => doorWatchers.delete(watcher);
};

type Handlers = { reload: () => Promise<boolean>; refused: (problem: TapProblem) => void };

const nobody: Handlers = { reload: async () => true, refused: () => {} };
let shared: { owner: string; queue: TapQueue; handlers: Handlers } | undefined;

/** Anyone who shows the children's logs reads them again once a record has arrived. */
const careReaders = new Set<() => Promise<boolean>>();
async function careDone(): Promise<boolean> {
  const read = await Promise.all([...careReaders].map((again) => again()));
  return read.every(Boolean);
}

/** A rejected care record: shown on whatever page the person is now, until they have seen it. */
type CareProblem = {
  tap: CareTap;
  text: string;
  /** What a person has to say yes to before it is sent again. */
  doubts: readonly FeedingWarning[];
};
let careProblems: readonly CareProblem[] = [];
const problemWatchers = new Set<() => void>();
function setProblems(next: readonly CareProblem[]): void {
  careProblems = next;
  for (const watcher of problemWatchers) watcher();
}
function refuseCare(tap: CareTap, failure: FunctionFailure): void {
  const warnings =
    failure.kind === 'refused' && failure.type === 'feeding_doubt' ? namedIn(failure.details, feedingWarnings) : [];
  setProblems([...careProblems, { tap, text: staffFailureText(failure), doubts: warnings }]);
  void careDone();
}
const watchProblems = (watcher: () => void) => {
  problemWatchers.add(watcher);
  return () => problemWatchers.delete(watcher);
};
/** Sends the same record again, with its original time and the accepted warnings. */
function acceptCare({ tap, doubts: warnings }: CareProblem): void {
  setProblems(careProblems.filter((problem) => problem.tap.id !== tap.id));
  if (tap.wish.name !== 'staffWriteChildLog') return;
  const { input } = tap.wish;
  const accepted = [...(input.accepted ?? []), ...warnings];
  shared?.queue.addCare({ ...tap, wish: { ...tap.wish, input: { ...input, accepted } } });
}
export function useCareProblems() {
  const problems = useSyncExternalStore(watchProblems, () => careProblems);
  return { problems, accept: acceptCare, seen: () => setProblems([]) };
}

/** One queue per person (or tablet) and tab: leaving the board neither stops its taps nor starts a second one. */
function queueOf(owner: string): NonNullable<typeof shared> {
  if (shared?.owner === owner) return shared;
  shared?.queue.stop();
  const queue = createTapQueue({
    send: sendTap,
    store: storeFor(owner),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    onDone: (tap) => (isCareTap(tap) ? careDone() : (shared?.handlers.reload() ?? true)),
    onTaken: sayTaken,
    onRefused(tap, failure) {
      forgetSaid(tap);
      if (isCareTap(tap)) return refuseCare(tap, failure);
      const problem = problemOf(tap, failure);
      setDoorProblems({ ...doorProblems, ...Object.fromEntries(keysOf(tap).map((key) => [key, problem])) });
      shared?.handlers.refused(problem);
    },
  });
  shared = { owner, queue, handlers: nobody };
  doorProblems = {};
  return shared;
}

/** The line of the person (or tablet) at this page; hurries whenever there is a connection again. */
function useQueue() {
  const { account, feed } = useStaff();
  const tablet = useTablet();
  const own = queueOf(tablet ? `tablet.${tablet.id}` : String(account.id));
  const { queue } = own;
  useEffect(() => {
    const hurry = () => queue.hurry();
    queue.hurry();
    window.addEventListener('online', hurry);
    const off = feed.onChange((branch_id) => branch_id === null && hurry());
    return () => {
      window.removeEventListener('online', hurry);
      off();
    };
  }, [queue, feed]);
  useWaitingPhotos(tablet !== null);
  // A second earlier: by the time a late tap arrives its moment must have passed on the server too.
  const stamp = () => ({
    id: crypto.randomUUID(),
    tapped_at: new Date(serverNow().getTime() - 1_000).toISOString(),
    by: { account_id: account.id, name: account.name },
  });
  return { own, queue, stamp };
}

/** Records of care, by the same line. `reload` reads what is shown again once one has arrived. */
export function useCareTaps(reload?: () => Promise<boolean>) {
  const { queue, stamp } = useQueue();
  useEffect(() => {
    if (!reload) return;
    careReaders.add(reload);
    return () => void careReaders.delete(reload);
  }, [reload]);
  const taps = useSyncExternalStore(queue.watch, queue.taps).filter(isCareTap);
  function record(
    { reserve_id, child_id }: { reserve_id: number; child_id: number },
    call: QueuedCall,
    { photo, ...then }: RecordMore = {},
  ) {
    const own = { ...stamp(), reserve_id, children: [child_id] as const, kind: 'care' as const, wish: call };
    queue.addCare(photo === undefined ? own : { ...own, photo });
    whenTaken(queue, own.id, then);
  }
  return { taps, record };
}

type RecordMore = WhenTaken & {
  /** The picture that waits with it. */
  photo?: string;
};

type TapsOptions = {
  reload: () => Promise<boolean>;
  onRefused: (problem: TapProblem) => void;
};

/** The board's taps: sent at once, queued and retried while offline; refusals are explained on the card. */
export function useTaps({ reload, onRefused }: TapsOptions) {
  const notify = useEffectEvent(onRefused);
  const { own, queue, stamp } = useQueue();
  const refused = useSyncExternalStore(watchDoor, () => doorProblems);
  useEffect(() => {
    own.handlers = {
      reload,
      refused(problem) {
        notify(problem);
        void reload();
      },
    };
    return () => {
      own.handlers = nobody;
    };
  }, [own, reload]);
  // Seen by now; what the door said stays until somebody has dealt with it.
  useEffect(() => {
    return () => setDoorProblems(refusedAtDoor(doorProblems));
  }, []);

  const taps = useSyncExternalStore(queue.watch, queue.taps).filter(isDoorTap);
  const forget = (about: Pick<Tap, 'reserve_id' | 'children'>) => setDoorProblems(without(doorProblems, keysOf(about)));
  /** `said` is said of the last of them, when the server has taken it. */
  function tap(wishes: NewTap | readonly NewTap[], said?: () => void) {
    const added = [wishes].flat().map((call) => ({ childcare_status: 0, ...call, ...stamp() }));
    const [first] = added;
    if (first) forget(first);
    queue.add(...added);
    if (said) whenTaken(queue, added.at(-1)?.id ?? '', { said });
  }
  return { taps, tap, refused, forget };
}
