import { useEffect, useState } from 'react';
import type { FunctionName, FunctionOk, FunctionPayload } from '../../contract/functions/functions.ts';
import { callFunction } from './browser-data.ts';
import type { FunctionFailure } from './call-function.ts';

export type FunctionAnswer<Output> = {
  data?: Output;
  failure?: FunctionFailure;
  /** Asked, or about to be. */
  waiting: boolean;
  /** The last answer to anything, to show until the new one comes. */
  last?: Output;
  retry: () => void;
};

/** Asks a reading function whenever its input changes; null asks nothing. An answer to an older input is dropped. */
export function useFunctionAnswer<Name extends FunctionName>(
  name: Name,
  input: FunctionPayload<Name> | null,
  /** Waits so long for further changes; the first question goes at once. */
  calm = 0,
): FunctionAnswer<FunctionOk<Name>> {
  const key = input === null ? null : JSON.stringify(input);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{
    key: string;
    data?: FunctionOk<Name>;
    failure?: FunctionFailure;
    last?: FunctionOk<Name>;
  }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: inputs are compared by content, round asks again
  useEffect(() => {
    if (key === null) return;
    let stale = false;
    const ask = async () => {
      let failure: FunctionFailure | undefined;
      const data = await callFunction<FunctionOk<Name>>(name, JSON.parse(key), {
        onFailure: (reason) => {
          failure = reason;
        },
      });
      if (stale) return;
      setAnswer((before) =>
        data === false
          ? { key, ...(failure ? { failure } : {}), ...(before?.last ? { last: before.last } : {}) }
          : { key, data, last: data },
      );
    };
    const timer = setTimeout(() => void ask(), answer === undefined ? 0 : calm);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [name, key, round]);

  const current = key !== null && answer?.key === key ? answer : undefined;
  return {
    ...(current?.data === undefined ? {} : { data: current.data }),
    ...(current?.failure ? { failure: current.failure } : {}),
    ...(answer?.last === undefined ? {} : { last: answer.last }),
    waiting: key !== null && current === undefined,
    retry() {
      setAnswer((before) => (before?.last ? { key: '', last: before.last } : undefined));
      setRound((count) => count + 1);
    },
  };
}
