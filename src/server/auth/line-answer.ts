import { Refusal } from '../../contract/refusal.ts';
import { type LineIdentity, LineRefused } from '../gateways/line-login.ts';
import type { Services } from '../services.ts';
import { linePages } from './line-routes.ts';
import { type LineLoginState, type LinePurpose, takeLineState } from './store/line-login-states.ts';

/** What LINE hands to a callback page, and the page to us. */
export interface LineAnswer {
  state: string;
  code?: string | undefined;
  error?: string | undefined;
}

export type LineRoundTrip = LineIdentity & Pick<LineLoginState, 'branch' | 'return_to' | 'uid'>;

/**
 * Ends a round trip to LINE for one purpose: the state is used up whatever the answer, then the code is exchanged.
 * Throws the refusal the callback page shows; `details` keeps branch and return_to for its way on.
 */
export async function redeemLineAnswer(
  { config, clock, database, gateways, log }: Services,
  purpose: LinePurpose,
  answer: LineAnswer,
): Promise<LineRoundTrip> {
  const kept = await database.transaction(clock.now(), (tx) => takeLineState(tx, answer.state, purpose));
  // A failed automatic login comes back with a state that is not ours: the page offers a retry without it.
  if (kept === null) throw new Refusal('line_state');
  const { branch, return_to, uid, nonce, code_verifier } = kept;
  const details = { branch, return_to };
  if (answer.error === 'access_denied') throw new Refusal('line_denied', { details });
  if (answer.error !== undefined || answer.code === undefined) throw new Refusal('line_unavailable', { details });

  const redirect_uri = new URL(linePages[purpose].callback, config.PUBLIC_URL).href;
  const callback = new URL(redirect_uri);
  callback.search = new URLSearchParams({ code: answer.code, state: answer.state }).toString();
  try {
    const identity = await gateways.lineLogin.exchange(callback, {
      state: answer.state,
      nonce,
      code_verifier,
      redirect_uri,
    });
    return { ...identity, branch, return_to, uid };
  } catch (error) {
    log.warn({ err: error, purpose }, 'LINE login');
    throw new Refusal(error instanceof LineRefused ? 'line_state' : 'line_unavailable', { details });
  }
}
