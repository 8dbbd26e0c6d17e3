import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { attendanceDoubts } from '../../../../contract/functions/staff.ts';
import { callFunction } from '../../../data/browser-data.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { staffFailureText } from '../../../data/use-action.ts';
import { useStaff } from '../frame/staff-context.tsx';
import { useTablet } from '../tablet/use-tablet.ts';
import { createTapQueue, type Tap, type TapDoubt, type TapOutcome, type TapQueue } from './tap-queue.ts';

async function sendTap(tap: Tap, late: boolean): Promise<TapOutcome> {
  const { reserve_id, kind, childcare_status, temperature } = tap;
  const at = tap.at ?? (late ? tap.tapped_at : undefined);
  const about = { reserve_id, ...(tap.children ? { children: [...tap.children] } : {}) };
  const timed = at === undefined ? about : { ...about, at };
  const accepted = tap.accepted ? { accepted: [...tap.accepted] } : {};
  const seen = { ...(temperature === undefined ? {} : { temperature }), ...accepted };
  const handed = { pick_up_name: tap.fetched_by?.name ?? null, pick_up_tel: tap.fetched_by?.tel ?? null, ...accepted };
  const proved: Record<string, string> = late && tap.by ? { 'x-last-proved': String(tap.by.account_id) } : {};
  const options = { timeout: 10_000, headers: proved };
  const send = {
    undo: () => callFunction('staffUndoCheck', { ...about, childcare_status }, options),
    no_show: () => callFunction('staffNoShow', tap.cause ? { ...about, cause: tap.cause } : about, options),
    check_in: () => callFunction('staffCheckIn', { ...timed, ...seen }, options),
    check_out: () => callFunction('staffCheckOut', { ...timed, ...handed }, options),
  };
  const outcome = await send[kind]();
  return outcome.kind === 'ok' ? { ok: true } : { ok: false, failure: outcome };
}

/**
 * Kept per account: the next person at the device does not send another's taps. On a registered tablet per tablet: there each
 * tap says whose it is, and whoever is there when the connection returns carries it.
 */
function storeFor(owner: string) {
  const key = `imahoiku.staff.taps.${owner}`;
  return {
    read(): Tap[] {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '[]') as Tap[];
      } catch {
        return [];
      }
    },
    write(taps: readonly Tap[]) {
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
  doubts: readonly TapDoubt[];
  tap: TapWish;
};

const timeHelps = new Set(['attendance_time_needed', 'attendance_outside_day', 'attendance_bad_time']);

const doubtsOf = (details: unknown): readonly TapDoubt[] => {
  const { doubts } = (typeof details === 'object' && details !== null ? details : {}) as { doubts?: unknown };
  return Array.isArray(doubts) ? attendanceDoubts.filter((doubt) => doubts.includes(doubt)) : [];
};

export function problemOf({ id: _id, tapped_at: _at, ...tap }: Tap, failure: FunctionFailure): TapProblem {
  const timed = tap.kind === 'check_in' || tap.kind === 'check_out' ? tap.kind : null;
  const helps = failure.kind === 'refused' && timeHelps.has(failure.type);
  const doubts = failure.kind === 'refused' && failure.type === 'attendance_doubt' ? doubtsOf(failure.details) : [];
  return { text: staffFailureText(failure), ask: helps ? timed : null, doubts, tap };
}

export type TapWish = Omit<Tap, 'id' | 'tapped_at' | 'childcare_status'> & { childcare_status?: number };

/** One child of one reserve: a child may come twice a day. */
export const lineKey = (reserve_id: number, child_id: number): string => `${reserve_id} ${child_id}`;
const keysOf = ({ reserve_id, children = [] }: Pick<Tap, 'reserve_id' | 'children'>): string[] =>
  children.map((child_id) => lineKey(reserve_id, child_id));

export type TapProblems = Readonly<Record<string, TapProblem>>;
const without = (problems: TapProblems, keys: readonly string[]): TapProblems =>
  Object.fromEntries(Object.entries(problems).filter(([key]) => !keys.includes(key)));

type Handlers = { reload: () => Promise<void>; refuse: (tap: Tap, failure: FunctionFailure) => void };

const nobody: Handlers = { reload: async () => {}, refuse: () => {} };
let shared: { owner: string; queue: TapQueue; handlers: Handlers } | undefined;

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
    onDone: () => shared?.handlers.reload(),
    onRefused: (tap, failure) => shared?.handlers.refuse(tap, failure),
  });
  shared = { owner, queue, handlers: nobody };
  return shared;
}

type TapsOptions = {
  reload: () => Promise<void>;
  onRefused: (problem: TapProblem) => void;
};

/** The board's taps: sent at once, kept and retried while the connection is lost, refused ones explained by the card. */
export function useTaps({ reload, onRefused }: TapsOptions) {
  const { account, feed } = useStaff();
  const [refused, setRefused] = useState<TapProblems>({});
  const tell = useEffectEvent(onRefused);
  const tablet = useTablet();
  const own = queueOf(tablet ? `tablet.${tablet.id}` : String(account.id));
  const { queue } = own;
  useEffect(() => {
    own.handlers = {
      reload,
      refuse(tap, failure) {
        const problem = problemOf(tap, failure);
        setRefused((before) => ({ ...before, ...Object.fromEntries(keysOf(tap).map((key) => [key, problem])) }));
        tell(problem);
        void reload();
      },
    };
    return () => {
      own.handlers = nobody;
    };
  }, [own, reload]);
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

  const taps = useSyncExternalStore(queue.watch, queue.taps);
  const forget = (about: Pick<Tap, 'reserve_id' | 'children'>) =>
    setRefused((before) => without(before, keysOf(about)));
  function tap(...wishes: TapWish[]) {
    // A second earlier: by the time a late tap arrives its moment must have passed on the server too.
    const tapped_at = new Date(serverNow().getTime() - 1_000).toISOString();
    const [first] = wishes;
    if (first) forget(first);
    const by = { account_id: account.id, name: account.name };
    queue.add(...wishes.map((wish) => ({ id: crypto.randomUUID(), tapped_at, childcare_status: 0, ...wish, by })));
  }
  return { taps, tap, refused, forget };
}
