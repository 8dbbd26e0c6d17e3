import { browserNow } from './browser-clock.ts';
import { deviceKeys, forgetDevice } from './device-memory.ts';
import { serviceState } from './service-state.ts';
import { createSession, type Session, type TabMessage } from './session.ts';
import { sessionHintKey } from './session-hint.ts';
import type { SessionState } from './session-state.ts';
import { lockOwed, tabletHint } from './tablet-state.ts';

let browserSession: Session | undefined;
const signOutTasks = new Set<() => void>();

/** What must be cleared on sign-out, in this tab or another: drafts, cached data. */
export function onSignOut(task: () => void): void {
  signOutTasks.add(task);
}

/** THE session of this tab. Browser only. */
export function session(): Session {
  browserSession ??= startBrowserSession();
  return browserSession;
}

function startBrowserSession(): Session {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('imahoiku.session') : undefined;
  const created = createSession({
    fetch: async (path, init) => {
      const ask = (where: string) => serviceState.fetch(where, { ...init, signal: AbortSignal.timeout(20_000) });
      // Locked while there was no connection: the session that was left open ends before anybody goes on with it.
      if (path === '/auth/refresh' && lockOwed.isSet()) {
        if (!(await ask('/auth/sign_out')).ok) throw new Error('the lock could not be told');
        lockOwed.set(false);
      }
      return ask(path);
    },
    now: browserNow,
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    notifyTabs: (message) => channel?.postMessage(message),
    withRefreshLock: (run) => ('locks' in navigator ? navigator.locks.request('imahoiku.refresh', run) : run()),
    rememberState: rememberHint,
    onSignOut() {
      forgetDevice();
      for (const task of signOutTasks) task();
    },
  });
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => created.receiveTabMessage(event.data));
  const wake = () => created.refreshIfDue();
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  return created;
}

/** See session/session-hint.ts. 'loading' and 'failed' say nothing new. */
function rememberHint(state: SessionState): void {
  if (state.kind === 'loading' || state.kind === 'failed') return;
  const hint = state.kind === 'signed_in' ? (state.user.role === 'user' ? 'member' : 'staff') : undefined;
  if (hint === undefined) delete document.documentElement.dataset.session;
  else document.documentElement.dataset.session = hint;
  try {
    if (hint === undefined) localStorage.removeItem(sessionHintKey);
    else localStorage.setItem(sessionHintKey, hint);
    if (state.kind === 'signed_in') localStorage.setItem(deviceKeys.uid, state.user.uid);
    if (state.kind === 'signed_in' && state.user.tablet) tabletHint.set(true);
  } catch {
    // Storage may be forbidden; the hint is a nicety.
  }
}

/** Who signed in here last; null after a sign-out by choice. */
export function lastUid(): string | null {
  try {
    return localStorage.getItem(deviceKeys.uid);
  } catch {
    return null;
  }
}

export function hasSessionHint(): boolean {
  return document.documentElement.dataset.session !== undefined;
}
