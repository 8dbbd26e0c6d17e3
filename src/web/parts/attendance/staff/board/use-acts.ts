import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askDoor, doorWarnings, isGuarded } from '../../../../../domain/attendance/door/hand-over.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import type { IdentityDocument } from '../../../../../domain/staff-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatYen } from '../../../../../domain/yen.ts';
import type { Tap } from '../../../../console/taps/tap-queue.ts';
import { lineKey, type NewTap, type TapProblem, useTaps } from '../../../../console/taps/use-taps.ts';
import { serverNow } from '../../../../data/server-clock.ts';
import { closeToast, showToast } from '../../../../ui/toast.tsx';
import type { HandOverSaid } from '../door/door-form.tsx';
import { doorFacts } from '../door/facts.ts';
import { type BoardEntry, type BoardReserve, justCame, namesOf } from './board.ts';
import type { TimeAnswer, TimeQuestion } from './time-dialog.tsx';

/** `answer`: responds to what a refused tap asks for; `fetched`: picked up by someone other than usual. */
type BoardAct = 'check_in' | 'check_out' | 'fetched' | 'no_show' | 'ill' | 'undo' | 'time' | 'answer';
/** Without children: all of the entry. */
export type OnAct = (entry: BoardEntry, act: BoardAct, children?: readonly number[]) => void;

const doneText = { check_in: '登園しました', check_out: '降園しました', no_show: '来園なしにしました' } as const;
const { present, left, absent } = childAttendance.code;
const statusOf = { check_in: present, check_out: left, no_show: absent } as const;
const subjectOf = ({ reserve_id, children = [] }: Pick<Tap, 'reserve_id' | 'children'>) =>
  `board ${reserve_id} ${children.join(' ')}`;
const idsOf = ({ children }: BoardEntry) => children.map(({ child_id }) => child_id);

/** Correcting the time records the same person again, with the warnings answered at the door accepted. */
function fetchedAgain({ column, children: [child] }: BoardEntry): Partial<NewTap> {
  const { fetched_by_name: name, fetched_document: document } = child?.detail ?? {};
  if (column !== 'left' || !name) return {};
  const seen = document ? { document: document as IdentityDocument } : {};
  return { fetched_by: { name, tel: null }, accepted: doorWarnings, ...seen };
}

type ActsOptions = {
  /** As last read. */
  reserves: readonly BoardReserve[] | undefined;
  reload: () => Promise<boolean>;
  onTouched: (reserve_id: number) => void;
};

/** The question staff must answer before the tap proceeds; one at a time. */
type Question = { time: TimeQuestion } | { leaving: BoardEntry } | { doubt: TapProblem };
function reserveIn(question: Question): number {
  if ('time' in question) return question.time.reserve_id;
  return 'leaving' in question ? question.leaving.reserve.id : question.doubt.tap.reserve_id;
}

/** The question that is open, known at once: a press may come before the dialog was drawn. */
function useQuestion() {
  const [shown, setShown] = useState<Question | null>(null);
  const open = useRef<Question | null>(null);
  function ask(question: Question | null) {
    open.current = question;
    setShown(question);
  }
  return {
    shown,
    ask,
    askUnlessOpen: (question: Question) => open.current ?? ask(question),
    isAbout: (reserve_id: number) => open.current !== null && reserveIn(open.current) === reserve_id,
  };
}

/** What the presses of the board do: taps with their toasts, the time dialog, the question in doubt. */
export function useActs({ reserves, reload, onTouched }: ActsOptions) {
  const { shown, ask, askUnlessOpen, isAbout } = useQuestion();
  const [refusal, setRefusal] = useState<TapProblem | null>(null);
  const { taps, tap, refused, forget } = useTaps({
    reload,
    onRefused(problem) {
      // What an earlier toast said is not so any more.
      closeToast(subjectOf(problem.tap));
      leaver.current = null;
      setRefusal(problem);
      const { reserve_id, children = [] } = problem.tap;
      if (problem.atDoor) return;
      if (problem.doubts.length > 0) askUnlessOpen({ doubt: problem });
      else if (problem.ask) askUnlessOpen({ time: { reserve_id, children, act: problem.ask, reason: problem.text } });
    },
  });
  const leaver = useRef<{ wish: NewTap; names: string } | null>(null);
  const latest = useRef(reserves);

  function fetcherOf({ reserve_id, fetched_by }: NewTap): string | undefined {
    const reserve = reserves?.find(({ id }) => id === reserve_id);
    return fetched_by?.name ?? (reserve && askDoor(doorFacts(reserve, reserve.reserve_details), 'usual').person?.name);
  }

  /** Said when the server has taken it, never before. */
  const onceTaken = (call: NewTap, kind: keyof typeof doneText, names: string) => () => {
    const there = latest.current?.find(({ id }) => id === call.reserve_id)?.childcares[0];
    const amount = kind === 'check_out' && there?.end_datetime ? there.total_amount : undefined;
    leaver.current = kind === 'check_out' && amount === undefined ? { wish: call, names } : null;
    sayDone(call, kind, names, amount);
  };
  function sayDone(call: NewTap, kind: keyof typeof doneText, names: string, amount?: number) {
    const undo = {
      label: '元に戻す',
      run: () => {
        leaver.current = null;
        const { reserve_id, children } = call;
        tap({ reserve_id, ...(children ? { children } : {}), kind: 'undo', childcare_status: statusOf[kind] });
      },
    };
    const price = amount === undefined ? '' : ` ${formatYen(amount)}`;
    const person = kind === 'check_out' ? fetcherOf(call) : undefined;
    const fetched = person === undefined ? '' : `(お迎え ${withSan(person)})`;
    showToast(`${withSan(names)} ${doneText[kind]}${fetched}${price}`, undo, subjectOf(call));
  }

  // The price is known once the board has been read again: the parent at the door asks for it.
  const sayPrice = useEffectEvent((there: readonly BoardReserve[]) => {
    const said = leaver.current;
    const childcare = there.find(({ id }) => id === said?.wish.reserve_id)?.childcares[0];
    if (!said || !childcare?.end_datetime) return;
    leaver.current = null;
    sayDone(said.wish, 'check_out', said.names, childcare.total_amount);
  });
  useEffect(() => {
    latest.current = reserves;
    if (reserves) sayPrice(reserves);
  }, [reserves]);

  const act: OnAct = (entry, kind, children = idsOf(entry)) => {
    const reserve_id = entry.reserve.id;
    const about = { reserve_id, children };
    if (isAbout(reserve_id)) return;
    onTouched(reserve_id);
    if (kind === 'time') return ask({ time: { ...about, act: entry.column === 'left' ? 'check_out' : 'check_in' } });
    if (kind === 'answer') {
      const problem = problemIn(entry);
      if (problem?.atDoor) return ask({ leaving: entry });
      if (problem && problem.doubts.length > 0) return ask({ doubt: problem });
      return problem?.ask && ask({ time: { ...about, act: problem.ask, reason: problem.text } });
    }
    const named = entry.children.filter(({ child_id }) => children.includes(child_id));
    const details = named.map(({ detail }) => detail);
    // If anyone is barred, ask each time who picks up; also for a child that only just arrived.
    const now = serverNow();
    const isAsked = isGuarded(doorFacts(entry.reserve, details)) || named.some((child) => justCame(child, now));
    if (kind === 'fetched' || (kind === 'check_out' && isAsked)) {
      return ask({ leaving: { ...entry, children: named } });
    }
    if (kind === 'undo') {
      closeToast(subjectOf(about));
      leaver.current = null;
      return tap({ ...about, kind, childcare_status: entry.status });
    }
    const done = kind === 'ill' ? 'no_show' : kind;
    const call: NewTap = { ...about, kind: done, ...(kind === 'ill' ? { cause: 'illness' } : {}) };
    tap(call, onceTaken(call, done, namesOf({ children: named })));
  };

  /** What the door said is over once the child has left. */
  const problemIn = ({ reserve, children, column }: BoardEntry): TapProblem | undefined =>
    children
      .map(({ child_id }) => refused[lineKey(reserve.id, child_id)])
      .find((problem) => problem !== undefined && (problem.atDoor !== 'refused' || column === 'present'));

  /** A corrected time is the tap taken back and made again with it. */
  function setTime(entry: BoardEntry, { act: kind, at, lines }: TimeAnswer) {
    const reserve_id = entry.reserve.id;
    ask(null);
    closeToast(subjectOf({ reserve_id, children: idsOf(entry) }));
    const first = kind === 'check_in' ? entry.column === 'coming' : entry.column === 'present';
    const warm = lines.some(({ temperature }) => temperature !== undefined);
    const groups = warm
      ? lines.map(({ child, temperature }) => ({ children: [child.child_id], temperature }))
      : [{ children: lines.map(({ child }) => child.child_id), temperature: undefined }];
    for (const { children, temperature } of groups) {
      const call: NewTap = {
        reserve_id,
        children,
        kind,
        ...(at === undefined ? {} : { at }),
        ...(temperature === undefined ? {} : { temperature }),
        ...(first ? {} : fetchedAgain(entry)),
      };
      if (first) tap(call);
      else tap([{ reserve_id, children, kind: 'undo', childcare_status: entry.status }, call]);
    }
  }

  /** Confirmed despite the warning: the same tap again, with the warnings accepted. */
  function takeNevertheless(problem: TapProblem) {
    ask(null);
    const call = { ...problem.tap, accepted: [...(problem.tap.accepted ?? []), ...problem.doubts] };
    const lines = reserves?.find(({ id }) => id === call.reserve_id)?.reserve_details ?? [];
    const taken = lines.filter(({ child_id }) => call.children?.includes(child_id));
    const names = taken.map(({ child }) => child?.name ?? 'お子さま').join('、');
    tap(call, onceTaken(call, 'check_in', names));
  }

  /** Who fetched them was chosen. */
  function leaveWith(entry: BoardEntry, { name, tel, accepted, document, past_reason }: HandOverSaid) {
    ask(null);
    const call: NewTap = {
      reserve_id: entry.reserve.id,
      children: idsOf(entry),
      kind: 'check_out',
      fetched_by: { name, tel },
      ...(accepted.length > 0 ? { accepted } : {}),
      ...(document === null ? {} : { document }),
      ...(past_reason === null ? {} : { past_reason }),
    };
    tap(call, onceTaken(call, 'check_out', namesOf(entry)));
  }

  const warning = shown && 'doubt' in shown ? shown.doubt : null;
  return {
    taps,
    act,
    problemIn,
    asked: shown && 'time' in shown ? shown.time : null,
    setTime,
    leaving: shown && 'leaving' in shown ? shown.leaving : null,
    leaveWith,
    doubt: warning,
    takeNevertheless,
    closeQuestion: () => ask(null),
    dismissWarning() {
      if (warning) forget(warning.tap);
      ask(null);
    },
    /** The last refusal: the screen unfolds what hides it. */
    refusal,
  };
}
