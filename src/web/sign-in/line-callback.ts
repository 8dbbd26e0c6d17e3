import { redirect } from 'react-router';
import { choiceOfReturnTo } from '../../domain/routing/reserve-choice.ts';
import { callFunction } from '../data/browser-functions.ts';
import type { FunctionFailure } from '../data/call-function.ts';
import { documentCookies } from '../flow/draft-cookie.ts';
import { session } from '../session/browser-session.ts';
import { afterSignIn } from './after-sign-in.ts';
import { takeLineAnswer } from './line-answer.ts';
import { rememberedIntent } from './line-login-intent.ts';
import type { LineStart } from './line-start.ts';

export type LineProblem =
  | 'line_denied'
  | 'line_state'
  | 'line_unavailable'
  | 'line_unregistered'
  | 'line_registered'
  | 'account_deleted'
  | 'account_merged'
  | 'line_taken'
  | 'family_link';

/** What stopped a round trip, and what it was about, so that the way on keeps branch and return_to. */
export type LineProblemState = { problem: LineProblem; intent: LineStart };

type SignInPurpose = 'register' | 'reserves' | 'login' | 'family';

const known: readonly string[] = [
  'line_denied',
  'line_state',
  'line_unregistered',
  'account_deleted',
  'account_merged',
  'line_taken',
];

/**
 * The clientLoader of a sign-in callback (SPEC §7 lineLogin): compares the state, signs in with the custom token and
 * goes on. Returns only when something stopped it. A registration by an existing customer signs them in
 * and says so.
 */
export async function receiveLineAnswer(
  request: Request,
  purpose: SignInPurpose,
  goOn: (kept: { branch: string | null; return_to: string | null }) => string,
): Promise<LineProblemState> {
  const intent = rememberedIntent(purpose);
  const answer = takeLineAnswer(new URL(request.url).searchParams, documentCookies);
  if (answer === null) return { problem: 'line_state', intent };
  const sent = await callFunction('lineLogin', { type: purpose, ...answer });
  if (sent.kind !== 'ok') return { problem: problemOf(sent), intent };
  const result = sent.result;
  const signedIn = result.customToken !== undefined && (await session().signInWithCustomToken(result.customToken));
  if (!signedIn) return { problem: 'line_unavailable', intent };
  const kept = { branch: result.branch ?? null, return_to: result.return_to ?? null };
  // The invitation page itself says whether this user can accept it.
  if (kept.return_to?.startsWith('/family_invitations/')) throw redirect(kept.return_to);
  if (purpose === 'reserves' && result.registered && choiceOfReturnTo(kept.return_to)) {
    // They pressed 今日 or 明日から and are members already: on to that, without a word in between.
    throw redirect(afterSignIn(kept.return_to));
  }
  if (purpose !== 'login' && purpose !== 'family' && result.registered) {
    return { problem: 'line_registered', intent: { purpose, branch: kept.branch, returnTo: kept.return_to } };
  }
  throw redirect(goOn(kept));
}

function problemOf(failure: FunctionFailure): LineProblem {
  if (failure.kind === 'refused' && known.includes(failure.type)) return failure.type as LineProblem;
  if (failure.kind === 'refused' && failure.type.startsWith('family_link_')) return 'family_link';
  return 'line_unavailable';
}
