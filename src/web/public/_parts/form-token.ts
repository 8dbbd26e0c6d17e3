import type { publicForms } from '../../../contract/functions/contents/public.ts';
import type { FunctionOk, FunctionPayload } from '../../../contract/functions/functions.ts';
import { callFunction } from '../../data/browser-functions.ts';
import {
  type CallFunction,
  createCallFunction,
  type FunctionFailure,
  type FunctionOutcome,
} from '../../data/call-function.ts';
import { hasSessionHint } from '../../session/browser-session.ts';
import { serviceState } from '../../session/service-state.ts';

export type PublicForm = (typeof publicForms)[number];

/** `readyAt`: the server takes the token only after the minimum age; sending earlier waits for it. */
type Token = { text: string; readyAt: number };

const held = new Map<PublicForm, Promise<Token | FunctionFailure>>();

/** Asked for when the form is opened, so that its minimum age has passed long before anybody can press send. */
export function prepareToken(form: PublicForm): Promise<Token | FunctionFailure> {
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
const call: CallFunction = (name, input) => (hasSessionHint() ? callFunction(name, input) : callAsVisitor(name, input));

async function askForToken(form: PublicForm): Promise<Token | FunctionFailure> {
  const answer = await call('issueFormToken', { form });
  if (answer.kind !== 'ok') {
    held.delete(form);
    return answer;
  }
  const { form_token, minimum_seconds } = answer.result;
  return { text: form_token, readyAt: performance.now() + minimum_seconds * 1000 + 300 };
}

/** Functions that take a public form's values with a token and a key. */
type FormFunction = 'userInquiries' | 'partnerInquiries' | 'staffRecruitments';
type SentForm<Name extends FormFunction> = {
  name: Name;
  form: PublicForm;
  payload: (proof: { form_token: string; idempotency_key: string }) => FunctionPayload<Name>;
  idempotency_key: string;
};

/** Sends a public form. A token that no longer holds (an old tab) is replaced once, without bothering anybody. */
export async function sendPublicForm<Name extends FormFunction>(
  sent: SentForm<Name>,
): Promise<FunctionOutcome<FunctionOk<Name>>> {
  const first = await sendOnce(sent);
  if (first.kind !== 'refused' || first.type !== 'form_token_invalid') return first;
  held.delete(sent.form);
  return sendOnce(sent);
}

async function sendOnce<Name extends FormFunction>({
  name,
  form,
  payload,
  idempotency_key,
}: SentForm<Name>): Promise<FunctionOutcome<FunctionOk<Name>>> {
  const token = await prepareToken(form);
  if ('kind' in token) return token;
  const wait = token.readyAt - performance.now();
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  return call(name, payload({ form_token: token.text, idempotency_key }));
}
