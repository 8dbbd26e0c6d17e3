import { useCallback, useEffect, useRef, useState } from 'react';
import type { TypedDocument } from '../../../../contract/operations/typed-document.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { DataError } from '../../../data/data-error.ts';
import { useStaff } from './staff-context.tsx';

export type LiveQuery<Data> = {
  data?: Data;
  /** The last question failed; `data` is then what was known before. */
  error?: DataError;
  waiting: boolean;
  reload: () => Promise<void>;
};

/** A query asked again whenever the branch's day changes, and after every lost connection. Keeps what it knows. */
export function useLiveQuery<Data extends object, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): LiveQuery<Data> {
  const { feed, branch } = useStaff();
  const key = `${document.documentId} ${JSON.stringify(variables)}`;
  const [answer, setAnswer] = useState<{ key: string; data?: Data; error?: DataError }>({ key });
  const asked = useRef({ key: '', running: false, again: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: variables are compared by content
  const reload = useCallback(async (): Promise<void> => {
    const mine = asked.current;
    if (mine.key === key && mine.running) {
      mine.again = true;
      return;
    }
    const own = { key, running: true, again: false };
    asked.current = own;
    do {
      own.again = false;
      try {
        const data = await dataClient().query(document, variables);
        if (asked.current === own) setAnswer({ key, data });
      } catch (reason) {
        const error = reason instanceof DataError ? reason : new DataError('network_error', String(reason));
        if (asked.current === own) setAnswer((before) => ({ ...(before.key === key ? before : {}), key, error }));
      }
    } while (own.again && asked.current === own);
    own.running = false;
  }, [key]);

  useEffect(() => {
    void reload();
    return feed.onChange((branch_id) => {
      if (branch_id === null || branch_id === branch.id) void reload();
    });
  }, [reload, feed, branch.id]);

  const current = answer.key === key ? answer : { key };
  return {
    ...(current.data === undefined ? {} : { data: current.data }),
    ...(current.error === undefined ? {} : { error: current.error }),
    waiting: current.data === undefined && current.error === undefined,
    reload,
  };
}
