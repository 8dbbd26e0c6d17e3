import type { FunctionOutcome, FunctionRefusal } from '../data/call-function.ts';
import type { DraftStore } from './draft-store.ts';
import type { Draft, Flow } from './flow.ts';

/** What pressing the confirm button led to. */
export type SubmitOutcome<Result = unknown> =
  /** Now, or already before: go to the done page. */
  | { kind: 'done'; result: Result }
  /** The server flagged fields: back to the form, with SPEC §8's alert. */
  | { kind: 'flagged'; fields: readonly string[]; msg: string }
  | { kind: 'refused'; type: string; msg: string; details?: unknown }
  /** No answer: it may have happened. Pressing again is safe, the key is the same. */
  | { kind: 'unknown' }
  | { kind: 'fault'; code: string }
  /** The values changed in another tab since they were shown: show them first. */
  | { kind: 'changed' }
  | { kind: 'missing' }
  /** Already sending. */
  | { kind: 'busy' };

/** How the values are sent: given with the press, so that what is sent is what the pressed page shows. */
type Send<Values, Result> = (values: Values, idempotency_key: string) => Promise<FunctionOutcome<Result>>;

type Submit<Values, Result> = (shown: Draft<Values>, send: Send<Values, Result>) => Promise<SubmitOutcome<Result>>;

/** The confirm button. Whatever is pressed, reloaded or lost, the values shown are carried out at most once. */
export function createSubmit<Values, Result>(store: DraftStore, flow: Flow<Values, Result>): Submit<Values, Result> {
  let sending = false;
  return async (shown, send) => {
    if (sending) return { kind: 'busy' };
    const found = store.find(flow);
    if (found.kind === 'missing') return { kind: 'missing' };
    if (found.kind === 'finished') return { kind: 'done', result: found.result as Result };
    if (found.draft.idempotency_key !== shown.idempotency_key) return { kind: 'changed' };
    sending = true;
    store.markSending(found.draft);
    try {
      const answer = await send(found.draft.values, found.draft.idempotency_key);
      return conclude(store, flow, found.draft, answer);
    } finally {
      sending = false;
    }
  };
}

function conclude<Values, Result>(
  store: DraftStore,
  flow: Flow<Values, Result>,
  draft: Draft<Values>,
  answer: FunctionOutcome<Result>,
): SubmitOutcome<Result> {
  if (answer.kind === 'ok') {
    store.finish(flow, draft, answer.result);
    return { kind: 'done', result: answer.result };
  }
  if (answer.kind === 'fault') {
    // The draft stays 'sending': after a reload the page knows that an attempt was made.
    if (answer.lost) return { kind: 'unknown' };
    store.markRefused(draft, []);
    return { kind: 'fault', code: answer.code };
  }
  const fields = answer.fields ?? [];
  store.markRefused(draft, fields, messagesOf(answer));
  if (fields.length > 0) return { kind: 'flagged', fields, msg: answer.msg };
  return { kind: 'refused', type: answer.type, msg: answer.msg, details: answer.details };
}

/** Each flagged field's own words (`details` of an input_error), else the refusal's. */
function messagesOf({ fields = [], msg, details }: FunctionRefusal): Record<string, string> {
  const said = new Map<string, string>();
  for (const { path, message } of Array.isArray(details) ? details : []) {
    if (typeof path === 'string' && typeof message === 'string' && !said.has(path)) said.set(path, message);
  }
  return Object.fromEntries(fields.map((name) => [name, said.get(name) ?? msg]));
}
