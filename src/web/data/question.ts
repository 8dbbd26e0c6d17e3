import type { FunctionName, FunctionOk, FunctionPayload } from '../../contract/functions/functions.ts';
import type { TypedDocument } from '../../contract/operations/typed-document.ts';
import type { Question } from './answers.ts';
import { callFunction, dataClient } from './browser-data.ts';
import type { FunctionFailure } from './call-function.ts';
import { DataError } from './data-error.ts';

/** An operation of the data API. */
export function operation<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
): Question<Data, DataError> {
  return {
    key: `${document.documentId} ${JSON.stringify(variables)}`,
    keep: true,
    async ask() {
      try {
        return { kind: 'ok', data: await dataClient().query(document, variables) };
      } catch (reason) {
        const failure = reason instanceof DataError ? reason : new DataError('network_error', String(reason));
        return { kind: 'failed', failure };
      }
    },
  };
}

/** A function that reads. Its answer is about this moment (seats, prices), so it is never shown again later. */
export function reading<Name extends FunctionName>(
  name: Name,
  input: FunctionPayload<Name>,
): Question<FunctionOk<Name>, FunctionFailure>;
/** Nothing to ask yet. */
export function reading<Name extends FunctionName>(
  name: Name,
  input: FunctionPayload<Name> | null,
): Question<FunctionOk<Name>, FunctionFailure> | null;
export function reading<Name extends FunctionName>(
  name: Name,
  input: FunctionPayload<Name> | null,
): Question<FunctionOk<Name>, FunctionFailure> | null {
  if (input === null) return null;
  return {
    key: `${name} ${JSON.stringify(input)}`,
    keep: false,
    async ask() {
      const outcome = await callFunction(name, input);
      return outcome.kind === 'ok' ? { kind: 'ok', data: outcome.result } : { kind: 'failed', failure: outcome };
    },
  };
}
