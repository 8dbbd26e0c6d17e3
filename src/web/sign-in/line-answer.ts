import type { CookieJar } from '../flow/draft-cookie.ts';

/** Set by /auth/line/start for 60 minutes (SPEC §4). */
const stateCookie = 'line_state';

type LineCallbackAnswer = {
  state: string;
  code?: string;
  error?: string;
  friendship_status_changed?: 'true' | 'false';
};

/**
 * What LINE brought back to a callback page, if its state is the one this browser left with; null otherwise. The cookie
 * goes either way: a state is good for one attempt.
 */
export function takeLineAnswer(query: URLSearchParams, cookies: CookieJar): LineCallbackAnswer | null {
  const expected = cookies.read(stateCookie);
  cookies.remove(stateCookie);
  const state = query.get('state');
  if (state === null || state.length !== 24 || state !== expected) return null;
  const code = query.get('code');
  const error = query.get('error');
  const changed = query.get('friendship_status_changed');
  return {
    state,
    ...(code === null ? {} : { code }),
    ...(error === null ? {} : { error: error.slice(0, 100) }),
    ...(changed === 'true' || changed === 'false' ? { friendship_status_changed: changed } : {}),
  };
}
