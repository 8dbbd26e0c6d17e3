import type { FunctionFailure } from '../../../data/call-function.ts';

/** The server's words by field; a field that was flagged without words says that it must be looked at. */
export function fieldErrorsOf(failure: FunctionFailure | undefined): Readonly<Record<string, string>> {
  if (failure?.kind !== 'refused') return {};
  const flagged = (failure.fields ?? []).map((field) => [field, 'ご確認ください。'] as const);
  const details = Array.isArray(failure.details) ? (failure.details as { path?: unknown; message?: unknown }[]) : [];
  const told = details
    .filter(({ path, message }) => typeof path === 'string' && typeof message === 'string')
    .map(({ path, message }) => [String(path), String(message)] as const);
  return Object.fromEntries([...flagged, ...told.toReversed()]);
}
