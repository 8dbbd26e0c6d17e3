import { useEffect, useState } from 'react';
import type { TypedDocument } from '../../contract/operations/typed-document.ts';
import { dataClient } from './browser-data.ts';
import type { DataError } from './data-error.ts';

export type WatchedQuery<Data> = { data?: Data; error?: DataError; waiting: boolean; retry: () => void };

/** A watched query (SPEC §7: cache-and-network). `initial` is what the page's clientLoader already has. */
export function useWatchedQuery<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  initial?: Data,
): WatchedQuery<Data> {
  const key = JSON.stringify(variables);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; data?: Data; error?: DataError }>(
    initial === undefined ? { key } : { key, data: initial },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: variables are compared by content, round asks again
  useEffect(
    () => dataClient().watch(document, variables, ({ data, error }) => setAnswer({ key, data, error })),
    [document.documentId, key, round],
  );
  const current = answer.key === key ? answer : { data: undefined, error: undefined };
  return {
    ...(current.data === undefined ? {} : { data: current.data }),
    ...(current.error ? { error: current.error } : {}),
    waiting: current.data === undefined && current.error === undefined,
    retry: () => setRound((count) => count + 1),
  };
}
