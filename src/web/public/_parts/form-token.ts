import type { publicForms } from '../../../contract/functions/public.ts';
import { createCallFunction, type FunctionFailure } from '../../data/call-function.ts';
import { sendToFunction } from '../../flow/browser-flow.ts';
import type { SendResult } from '../../flow/submit.ts';
import { hasSessionHint } from '../../session/browser-session.ts';
import { serviceState } from '../../session/service-state.ts';

export type PublicForm = (typeof publicForms)[number];

/** `ready_at`: the server takes the token only after the minimum age; sending earlier waits for it. */
type Token = { form_token: string; ready_at: number };

const held = new Map<PublicForm, Promise<Token | SendResult>>();

/** Asked for when the form is opened, so that its minimum age has passed long before anybody can press send. */
export function prepareToken(form: PublicForm): Promise<Token | SendResult> {
  const known = held.get(form);
  if (known) return known;
  const asked = askForToken(form);
  held.set(form, asked);
  return asked;
}

const callAsVisitor = createCallFunction({
  fetch: serviceState.fetch,
  log: (message, detail) => console.error(message, detail),
});

/** Who never signed in here is not asked about a session first. */
async function send(name: string, input: unknown): Promise<SendResult> {
  if (hasSessionHint()) return sendToFunction(name, input);
  let failure: FunctionFailure | undefined;
  const result = await callAsVisitor(name, input, {
    onFailure: (reason) => {
      failure = reason;
    },
  });
  return failure ?? { kind: 'ok', result };
}

async function askForToken(form: PublicForm): Promise<Token | SendResult> {
  const answer = await send('issueFormToken', { form });
  if (answer.kind !== 'ok') {
    held.delete(form);
    return answer;
  }
  const { form_token, minimum_seconds } = answer.result as { form_token: string; minimum_seconds: number };
  return { form_token, ready_at: performance.now() + minimum_seconds * 1000 + 300 };
}

type SentForm = { name: string; form: PublicForm; values: object; idempotency_key: string };

/** Sends a public form. A token that no longer holds (an old tab) is replaced once, without bothering anybody. */
export async function sendPublicForm(sent: SentForm): Promise<SendResult> {
  const first = await sendOnce(sent);
  if (first.kind !== 'refused' || first.type !== 'form_token_invalid') return first;
  held.delete(sent.form);
  return sendOnce(sent);
}

async function sendOnce({ name, form, values, idempotency_key }: SentForm): Promise<SendResult> {
  const token = await prepareToken(form);
  if (!('form_token' in token)) return token;
  const wait = token.ready_at - performance.now();
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  return send(name, { ...values, form_token: token.form_token, idempotency_key });
}
