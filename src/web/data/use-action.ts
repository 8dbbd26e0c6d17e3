import { useRef, useState } from 'react';
import type { FunctionName, FunctionOk, FunctionPayload } from '../../contract/functions/functions.ts';
import { callableErrors } from '../../contract/page-errors.ts';
import { callFunction } from './browser-data.ts';
import type { FunctionFailure, FunctionOutcome } from './call-function.ts';

const lostText = '通信できませんでした。電波を確認して、もう一度押してください。二重には登録されません。';

const faultTexts: Readonly<Record<string, string>> = {
  'permission-denied': callableErrors.PERMISSION_DENIED,
  unauthenticated: callableErrors.UNAUTHENTICATED,
  'invalid-argument': callableErrors.INVALID_ARGUMENT,
  'resource-exhausted': callableErrors.RESOURCE_EXHAUSTED,
};

/** A failure in words for staff. */
export function staffFailureText(failure: FunctionFailure): string {
  if (failure.kind === 'refused') return detailOf(failure.details) ?? failure.msg ?? '';
  return failure.lost ? lostText : (faultTexts[failure.code] ?? callableErrors.INTERNAL);
}

/** input_error carries what is wrong with each field; the first says enough. */
function detailOf(details: unknown): string | undefined {
  if (!Array.isArray(details)) return undefined;
  const [first] = details as { message?: unknown }[];
  return typeof first?.message === 'string' ? first.message : undefined;
}

/** Calls a function once at a time; says that it works, and what went wrong. null: the last press is still under way. */
export function useAction<Name extends FunctionName>(name: Name) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FunctionFailure>();
  const running = useRef(false);
  async function send(input: FunctionPayload<Name>): Promise<FunctionOutcome<FunctionOk<Name>> | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const outcome = await callFunction(name, input, { timeout: 20_000 });
    running.current = false;
    setBusy(false);
    if (outcome.kind !== 'ok') setFailure(outcome);
    return outcome;
  }
  return { send, busy, failure, text: failure && staffFailureText(failure), clear: () => setFailure(undefined) };
}
