import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { callFunction } from '../../../data/browser-data.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { staffFailureText } from '../../../data/use-action.ts';
import { useStaff } from '../frame/staff-context.tsx';
import { createTapQueue, type Tap, type TapKind, type TapOutcome, type TapQueue } from './tap-queue.ts';

async function sendTap(tap: Tap, late: boolean): Promise<TapOutcome> {
  const { reserve_id, kind, childcare_status } = tap;
  const at = tap.at ?? (late ? tap.tapped_at : undefined);
  const time = at === undefined ? {} : { at };
  const options = { timeout: 10_000 };
  const send = {
    undo: () => callFunction('staffUndoCheck', { reserve_id, childcare_status }, options),
    no_show: () => callFunction('staffNoShow', { reserve_id }, options),
    check_in: () => callFunction('staffCheckIn', { reserve_id, ...time }, options),
    check_out: () =>
      callFunction('staffCheckOut', { reserve_id, ...time, pick_up_name: null, pick_up_tel: null }, options),
  };
  const outcome = await send[kind]();
  return outcome.kind === 'ok' ? { ok: true } : { ok: false, failure: outcome };
}

/** Kept per account: the next person at the tablet does not send another's taps. */
function storeFor(account_id: number) {
  const key = `imahoiku.staff.taps.${account_id}`;
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

/** What the server would not take, for the card; `ask`: the act whose real time a person has to type. */
export type TapProblem = { text: string; ask: TimedAct | null };
export type TimedAct = 'check_in' | 'check_out';

const timeHelps = new Set(['attendance_time_needed', 'attendance_outside_day', 'attendance_bad_time']);

export function problemOf(tap: Pick<Tap, 'kind'>, failure: FunctionFailure): TapProblem {
  const timed = tap.kind === 'check_in' || tap.kind === 'check_out' ? tap.kind : null;
  const helps = failure.kind === 'refused' && timeHelps.has(failure.type);
  return { text: staffFailureText(failure), ask: helps ? timed : null };
}

type TapWish = { reserve_id: number; kind: TapKind; childcare_status?: number; at?: string };

type Handlers = { reload: () => Promise<void>; refuse: (tap: Tap, failure: FunctionFailure) => void };

const nobody: Handlers = { reload: async () => {}, refuse: () => {} };
let shared: { account_id: number; queue: TapQueue; handlers: Handlers } | undefined;

/** One queue per person and tab: leaving the board neither stops its taps nor starts a second one. */
function queueOf(account_id: number): NonNullable<typeof shared> {
  if (shared?.account_id === account_id) return shared;
  shared?.queue.stop();
  const queue = createTapQueue({
    send: sendTap,
    store: storeFor(account_id),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    onDone: () => shared?.handlers.reload(),
    onRefused: (tap, failure) => shared?.handlers.refuse(tap, failure),
  });
  shared = { account_id, queue, handlers: nobody };
  return shared;
}

/** The board's taps: sent at once, kept and retried while the connection is lost, refused ones explained by the card. */
export function useTaps(reload: () => Promise<void>, onRefused: (reserve_id: number, problem: TapProblem) => void) {
  const { account, feed } = useStaff();
  const [refused, setRefused] = useState<Readonly<Record<number, TapProblem>>>({});
  const tell = useEffectEvent(onRefused);
  const own = queueOf(account.id);
  const { queue } = own;
  useEffect(() => {
    own.handlers = {
      reload,
      refuse(tap, failure) {
        const problem = problemOf(tap, failure);
        setRefused((before) => ({ ...before, [tap.reserve_id]: problem }));
        tell(tap.reserve_id, problem);
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
  function tap(...wishes: TapWish[]) {
    // A second earlier: by the time a late tap arrives its moment must have passed on the server too.
    const tapped_at = new Date(serverNow().getTime() - 1_000).toISOString();
    const [first] = wishes;
    if (first) setRefused(({ [first.reserve_id]: _gone, ...others }) => others);
    queue.add(...wishes.map((wish) => ({ id: crypto.randomUUID(), tapped_at, childcare_status: 0, ...wish })));
  }
  return { taps, tap, refused };
}
