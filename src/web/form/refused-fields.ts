import type { FunctionFailure } from '../data/call-function.ts';

/** The row as another user saved it while this form was open. */
export type SavedMeanwhile = Readonly<Record<string, unknown>> & { version: number };

export function savedMeanwhile(failure: FunctionFailure | undefined): SavedMeanwhile | undefined {
  if (failure?.kind !== 'refused' || failure.type !== 'changed_meanwhile') return undefined;
  return (failure.details as { current: SavedMeanwhile }).current;
}

/** What a refusal says of each field: input_error in the contract's words, others in their own. */
export function fieldErrorsOf(failure: FunctionFailure | undefined): Readonly<Record<string, string>> {
  if (failure?.kind !== 'refused') return {};
  const named = Array.isArray(failure.details) ? (failure.details as { path?: unknown; message?: unknown }[]) : [];
  const errors = Object.fromEntries((failure.fields ?? []).map((field) => [field, failure.msg ?? '']));
  // Backwards, so that the first of several messages about one field wins.
  for (const { path, message } of named.toReversed()) {
    if (typeof path === 'string' && typeof message === 'string') errors[path] = message;
  }
  return errors;
}

/** The first thing wrong with what the form does not show. */
export function firstUnseen(errors: object, isSeen: (path: string) => boolean, within = ''): string | undefined {
  for (const [key, error] of Object.entries(errors)) {
    const path = `${within}${key}`;
    if (typeof error !== 'object' || error === null) continue;
    // A field of several lines is seen, but not what is wrong with its third.
    const own = 'message' in error;
    if (own && isSeen(path)) continue;
    const found = own ? error.message : firstUnseen(error, isSeen, `${path}.`);
    if (typeof found === 'string') return found;
  }
  return undefined;
}
