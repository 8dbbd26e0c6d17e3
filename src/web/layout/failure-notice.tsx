import type { CallableErrorStatus } from '../../contract/callable.ts';
import { callableErrors } from '../../contract/page-errors.ts';
import type { FunctionFailure } from '../data/call-function.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function failureText(failure: FunctionFailure): string {
  if (failure.kind === 'refused') return failure.msg;
  const status = failure.code.toUpperCase().replaceAll('-', '_') as CallableErrorStatus;
  return callableErrors[status] ?? callableErrors.UNKNOWN;
}

/** Something could not be read: said where it is missing, with the way to try again. */
export function FailureNotice({ failure, retry }: { failure: FunctionFailure; retry?: () => void }) {
  return (
    <Notice
      kind="error"
      live
      action={
        retry &&
        failure.kind === 'fault' && (
          <Button kind="plain" size="small" onClick={retry}>
            もう一度読み込む
          </Button>
        )
      }
    >
      {failureText(failure)}
    </Notice>
  );
}
