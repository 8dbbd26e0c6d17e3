import { useEffect, useRef } from 'react';
import type { TypedDocument } from '../../contract/operations/typed-document.ts';
import { useWatchedQuery, type WatchedQuery } from './use-watched-query.ts';

/**
 * A watched query that stays true while the page is looked at: asked again when the page is shown or focused anew, and
 * every `seconds(data)` as long as that is a number. A question that fails keeps what was known.
 */
export function useFreshQuery<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  options: { initial?: Data; seconds: (data: Data) => number | null },
): WatchedQuery<Data> {
  const query = useWatchedQuery(document, variables, options.initial);
  const known = useRef(options.initial);
  if (query.data !== undefined) known.current = query.data;
  const data = known.current;
  const seconds = data === undefined ? null : options.seconds(data);
  const ask = useRef(query.retry);
  ask.current = query.retry;

  useEffect(() => {
    const look = () => window.document.visibilityState === 'visible' && ask.current();
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
  }, [seconds]);

  if (data === undefined) return query;
  return { data, waiting: false, retry: query.retry };
}
