import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Question } from './answers.ts';
import { answers } from './browser-data.ts';

/** The one vocabulary of pages that ask: parents' and staff's, operations and functions. */
export type Answer<Data, Failure> = {
  data?: Data;
  /** The last question failed; `data` is then what was known before. */
  failure?: Failure;
  /** Neither an answer nor a failure yet. */
  waiting: boolean;
  /** The last data of any input, to show until the new comes. */
  previous?: Data;
  reload: () => Promise<void>;
  /** The same, for who must know: true where what is shown is as new as this call. */
  read: () => Promise<boolean>;
};

type AnswerOptions<Data> = {
  /** What the page's clientLoader already has. */
  initial?: Data;
  /** Waits so many milliseconds for further changes of the question; the first goes at once. */
  delay?: number;
  /** Asked again when the page is shown or focused again, and every so many seconds while that is a number. */
  fresh?: (data: Data) => number | null;
  /** Tells when to ask again (staff's live feed); never with a delay. */
  live?: (changed: () => void) => () => void;
};

const notWatching = () => {};

/** Asks whenever the question changes and shows what is known of it; null asks nothing. */
export function useAnswer<Data, Failure>(
  question: Question<Data, Failure> | null,
  { initial, delay = 0, fresh, live }: AnswerOptions<Data> = {},
): Answer<Data, Failure> {
  const key = question?.key ?? null;
  const current = useRef(question);
  useLayoutEffect(() => {
    current.current = question;
  });
  const known = useRef<Data>(undefined);
  const begun = useRef(false);
  if (question !== null && initial !== undefined && !begun.current) {
    begun.current = true;
    answers().begin(question, initial);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: questions are compared by key
  const watch = useCallback(
    (watcher: () => void) => (question ? answers().watch(question, watcher) : notWatching),
    [key],
  );
  const knowledge = useSyncExternalStore(
    watch,
    () => (question ? answers().read(question) : null),
    () => null,
  );

  const read = useCallback(async () => current.current === null || answers().ask(current.current), []);
  const reload = useCallback(async () => void (await read()), [read]);

  useAsking(question, delay, live !== undefined);
  useEffect(() => {
    return live?.(() => void reload());
  }, [live, reload]);

  const data = knowledge?.data;
  if (data !== undefined) known.current = data;
  useFreshness(data !== undefined && fresh ? fresh(data) : undefined, reload);
  const previous = known.current;
  return {
    ...(data === undefined ? {} : { data }),
    ...(knowledge?.failure === undefined ? {} : { failure: knowledge.failure }),
    ...(previous === undefined ? {} : { previous }),
    waiting: key !== null && data === undefined && knowledge?.failure === undefined,
    reload,
    read,
  };
}

/** Asks once per question; its delay counts from the change. What another part of the page keeps up to date is not asked. */
function useAsking<Data, Failure>(question: Question<Data, Failure> | null, delay: number, live: boolean): void {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: questions are compared by key
  useEffect(() => {
    if (question === null) return;
    const wait = first.current ? 0 : delay;
    first.current = false;
    if (live) return answers().follow(question);
    if (wait === 0) return answers().askOnce(question);
    const timer = setTimeout(() => answers().askOnce(question), wait);
    return () => clearTimeout(timer);
  }, [question?.key ?? null]);
}

/** Reloads periodically and on focus while the page is visible. null: no interval; undefined: never. */
function useFreshness(seconds: number | null | undefined, reload: () => Promise<void>): void {
  useEffect(() => {
    if (seconds === undefined) return;
    const look = () => window.document.visibilityState === 'visible' && void reload();
    const timer = seconds === null ? undefined : setInterval(look, seconds * 1_000);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    window.document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      window.document.removeEventListener('visibilitychange', look);
    };
  }, [seconds, reload]);
}
