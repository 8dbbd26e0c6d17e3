import { useSyncExternalStore } from 'react';
import { session } from '../../session/browser-session.ts';
import type { SessionTablet } from '../../session/session-state.ts';

function tabletOfSession(): SessionTablet | null {
  const state = session().state();
  return state.kind === 'signed_in' ? (state.user.tablet ?? null) : null;
}

/** The registered tablet this session is on; null on any other device. */
export function useTablet(): SessionTablet | null {
  return useSyncExternalStore(
    (watcher) => session().subscribe(watcher),
    tabletOfSession,
    () => null,
  );
}
