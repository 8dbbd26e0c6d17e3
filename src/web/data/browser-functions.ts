import type { RefusalType } from '../../contract/errors.ts';
import { session } from '../session/browser-session.ts';
import { serviceState } from '../session/service-state.ts';
import { leadToLogin } from '../session/session-lost.ts';
import { passwordWasGiven } from './asked-password.ts';
import { createAuthorizedFetch } from './authorized-fetch.ts';
import { type CallFunction, createCallFunction } from './call-function.ts';
import { learningClock } from './learned-clock.ts';

const proofWanted: ReadonlySet<string> = new Set<RefusalType>(['needs_password', 'identity_unconfirmed']);

let browserFetch: typeof globalThis.fetch | undefined;

export function authorizedFetch(): typeof globalThis.fetch {
  browserFetch ??= createAuthorizedFetch({
    session: session(),
    fetch: learningClock(serviceState.fetch),
    onSessionLost: leadToLogin,
  });
  return browserFetch;
}

/** Backend functions without the GraphQL client: public forms need no more than this. */
export const callFunction: CallFunction = async (name, input, options) => {
  const call = createCallFunction({
    fetch: authorizedFetch(),
    log: (message, detail) => console.error(message, detail),
  });
  const outcome = await call(name, input, options);
  // A PIN or an old sign-in was not enough: staff are asked for the password, and the action then continues automatically.
  const wanted = outcome.kind === 'refused' && proofWanted.has(outcome.type);
  return wanted && (await passwordWasGiven()) ? call(name, input, options) : outcome;
};
