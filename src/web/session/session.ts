import { isSessionAnswer, type SessionAnswer, type SessionState } from './session-state.ts';

/** What the session needs from the browser; tests pass their own. */
export type SessionDependencies = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Calls back once; returns how to call it off. */
  later: (milliseconds: number, run: () => void) => () => void;
  /** Tells the other tabs, never this one. */
  notifyTabs: (message: TabMessage) => void;
  /** One at a time over all tabs: the cookie rotates, and two refreshes at once would look like a stolen cookie. */
  withRefreshLock: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Remembers whether this browser is signed in, for the first paint of the next page. */
  rememberState: (state: SessionState) => void;
  /** Run on every sign-out that the person asked for: drafts go (SPEC §4). */
  onSignOut: () => void;
};

export type TabMessage = { kind: 'signed_in'; state: SessionState } | { kind: 'signed_out'; by_choice: boolean };

/** status 0: no answer. The message is the server's, for the person, where it sent one. */
export type OnSignInFailure = (failure: {
  status: number;
  message: string | undefined;
  type?: string | undefined;
}) => void;

/** A token is renewed this long before it ends, so that no request is sent with one that dies on the way. */
export const refreshMargin = 60_000;

type Answer = { ok: boolean; status: number; answer: unknown };

export function failureOf(response: Answer | undefined): Parameters<OnSignInFailure>[0] {
  const { error, type } = (response?.answer ?? {}) as { error?: unknown; type?: unknown };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { status: response?.status ?? 0, message: textOf(error), type: textOf(type) };
}

export type Session = ReturnType<typeof createSession>;

/** The browser's session: bearer token in memory only, renewed by the HttpOnly cookie, agreed among the tabs. */
export function createSession(deps: SessionDependencies) {
  let state: SessionState = { kind: 'loading' };
  let refreshing: Promise<SessionState> | undefined;
  let callOff: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function set(next: SessionState): SessionState {
    state = next;
    deps.rememberState(next);
    callOff?.();
    callOff = undefined;
    if (next.kind === 'signed_in') {
      callOff = deps.later(Math.max(next.expires_at - refreshMargin - deps.now(), 1_000), () => void refresh());
    }
    for (const listener of listeners) listener();
    return next;
  }

  const isFresh = (): boolean => state.kind === 'signed_in' && state.expires_at - refreshMargin > deps.now();

  function accept(answer: SessionAnswer): SessionState {
    const next = set({
      kind: 'signed_in',
      token: answer.token,
      expires_at: deps.now() + answer.expires_in * 1_000,
      user: answer.user,
    });
    deps.notifyTabs({ kind: 'signed_in', state: next });
    return next;
  }

  /** The body is always read: an answer left unread keeps its connection until the time is up. */
  async function post(path: string, body?: unknown, bearer?: string): Promise<Answer> {
    const response = await deps.fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return { ok: response.ok, status: response.status, answer };
  }

  /** Renews the token by the cookie. `staleToken`: renew only if the token is still this one (another tab may have). */
  function refresh(staleToken?: string): Promise<SessionState> {
    refreshing ??= deps
      .withRefreshLock(async () => {
        const renewed = state.kind === 'signed_in' && state.token !== staleToken && isFresh();
        return renewed ? state : askServer();
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  async function askServer(): Promise<SessionState> {
    try {
      const { ok, status, answer } = await post('/auth/refresh');
      // 204: there is no session; 401: the one there was has ended.
      if (status === 204 || status === 401) {
        const wasSignedIn = state.kind === 'signed_in';
        set({ kind: 'signed_out' });
        if (wasSignedIn) deps.notifyTabs({ kind: 'signed_out', by_choice: false });
        return state;
      }
      if (!ok || !isSessionAnswer(answer)) throw new Error(`refresh answered ${status}`);
      return accept(answer);
    } catch {
      // Offline or the server is down: a token that is still valid stays; otherwise the state is unknown.
      const alive = state.kind === 'signed_in' && state.expires_at > deps.now();
      if (!alive) return set({ kind: 'failed' });
      if (state.kind === 'signed_in') callOff = deps.later(15_000, () => void refresh());
      return state;
    }
  }

  async function signIn(path: string, body: unknown, onFailure?: OnSignInFailure): Promise<boolean> {
    return accepted(await post(path, body).catch(() => undefined), onFailure);
  }

  function accepted(response: Answer | undefined, onFailure?: OnSignInFailure): boolean {
    if (response?.ok && isSessionAnswer(response.answer)) {
      accept(response.answer);
      return true;
    }
    onFailure?.(failureOf(response));
    return false;
  }

  function forget(): true {
    set({ kind: 'signed_out' });
    deps.onSignOut();
    deps.notifyTabs({ kind: 'signed_out', by_choice: true });
    return true;
  }

  async function signOut(): Promise<boolean> {
    const response = await post('/auth/sign_out').catch(() => undefined);
    // 401: the session had ended already, which is what was wanted.
    return response?.ok || response?.status === 401 ? forget() : false;
  }

  /** Whose sessions these are the token says. An ended session here says nothing of the others: false. */
  async function signOutEverywhere(): Promise<boolean> {
    const now = isFresh() ? state : await refresh();
    if (now.kind !== 'signed_in') return false;
    const response = await post('/auth/sign_out_everywhere', undefined, now.token).catch(() => undefined);
    return response?.ok ? forget() : false;
  }

  return {
    state: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The settled state: asks the server if not done yet, if it failed, or if the token is about to end. */
    async ready(): Promise<SessionState> {
      if (state.kind === 'loading' || state.kind === 'failed') return refresh();
      if (state.kind === 'signed_in' && !isFresh()) return refresh();
      return state;
    },
    refresh,
    /** A laptop lid opened, a phone unlocked, the network back: renew if the token aged meanwhile. */
    refreshIfDue(): void {
      if (state.kind === 'signed_in' && !isFresh()) void refresh();
    },
    receiveTabMessage(message: TabMessage): void {
      if (message.kind === 'signed_in') {
        set(message.state);
        return;
      }
      set({ kind: 'signed_out' });
      if (message.by_choice) deps.onSignOut();
    },
    signInWithCustomToken: (custom_token: string, onFailure?: OnSignInFailure): Promise<boolean> =>
      signIn('/auth/custom_token', { custom_token }, onFailure),
    /** SPEC §5: both must be strings, otherwise false without a request. */
    async signInWithPassword(email: unknown, password: unknown, onFailure?: OnSignInFailure): Promise<boolean> {
      if (typeof email !== 'string' || typeof password !== 'string') return false;
      return signIn('/auth/password', { email, password }, onFailure);
    },
    signOut,
    signOutEverywhere,
    /** Ends the session but keeps what the tablet keeps; false: the server does not know of it yet. */
    async lock(): Promise<boolean> {
      const response = await post('/auth/sign_out').catch(() => undefined);
      set({ kind: 'signed_out' });
      deps.notifyTabs({ kind: 'signed_out', by_choice: false });
      return response?.ok ?? false;
    },
    /** SPEC §7 updateCustomer: OK with customToken means sign out and sign in again with it. */
    async signInAgain(custom_token: string): Promise<boolean> {
      await post('/auth/sign_out').catch(() => undefined);
      return signIn('/auth/custom_token', { custom_token });
    },
    /** For what few pages ask (staff-session.ts, mailed-links.ts): every page loads this file. */
    post,
    accepted,
  };
}
