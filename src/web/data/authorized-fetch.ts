import type { Session } from '../session/session.ts';

type AuthorizedFetchOptions = {
  session: Pick<Session, 'ready' | 'refresh'>;
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** The session ended while the person was at work: off to sign in again, and back. */
  onSessionLost: () => void;
};

/**
 * fetch with the bearer token when signed in. A 401 renews the token once and tries again; if the session is really
 * over, the 401 is returned and the shell leads to require_login. Only a request that was signed in is "lost".
 */
export function createAuthorizedFetch({
  session,
  fetch,
  onSessionLost,
}: AuthorizedFetchOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const state = await session.ready();
    if (state.kind !== 'signed_in') return fetch(input, init);
    const first = await fetch(input, withToken(init, state.token));
    if (first.status !== 401) return first;
    const renewed = await session.refresh(state.token);
    if (renewed.kind === 'signed_in') return fetch(input, withToken(init, renewed.token));
    if (renewed.kind === 'signed_out') onSessionLost();
    return first;
  };
}

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
