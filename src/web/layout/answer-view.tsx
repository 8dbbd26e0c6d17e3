import type { ReactNode } from 'react';
import type { FunctionFailure } from '../data/call-function.ts';
import type { DataError } from '../data/data-error.ts';
import { dataErrorText } from '../data/data-error-text.ts';
import { staffFailureText } from '../data/use-action.ts';
import type { Answer } from '../data/use-answer.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';

type Failure = DataError | FunctionFailure;

export type AnswerViewProps<Data> = {
  query: Omit<Answer<Data, Failure>, 'read'>;
  skeleton?: ReactNode;
  /** While a changed question is asked, the last answer stays: a list does not blink with every letter typed. */
  steady?: boolean;
  /** A failure is said only where nothing is known. */
  quiet?: boolean;
  children: (data: Data) => ReactNode;
};

/**
 * What an operation or a function answered. Until then its place is held; a failure is said with the way to try again,
 * above what is known.
 */
export function AnswerView<Data>({ query, skeleton, steady = false, quiet = false, children }: AnswerViewProps<Data>) {
  const { failure, reload } = query;
  const data = query.data ?? (steady && !failure ? query.previous : undefined);
  const notice = failure && <RetryNotice onRetry={reload}>{loadFailureText(failure)}</RetryNotice>;
  if (data === undefined) return notice ?? skeleton;
  return (
    <>
      {notice && !quiet && <div className="mb-4">{notice}</div>}
      {children(data)}
    </>
  );
}

const loadFailureText = (failure: Failure): string =>
  failure.kind === 'refused' || failure.kind === 'fault' ? staffFailureText(failure) : dataErrorText(failure);
