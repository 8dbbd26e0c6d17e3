import { pageRefusals } from '../../contract/page-errors.ts';
import type { FunctionFailure } from '../data/call-function.ts';

/** What a member reads when a round trip to LINE did not end well; nothing was changed. */
export function lineProblem(failure: FunctionFailure | undefined): string {
  if (failure === undefined) return pageRefusals.line_state;
  return failure.kind === 'refused' ? failure.msg : pageRefusals.line_unavailable;
}
