import { session } from './browser-session.ts';

/** For what a shared page has for members alone: it is asked for once the server has confirmed the session. */
export const onSessionChange = (listener: () => void): (() => void) => session().subscribe(listener);

export function isMember(): boolean {
  const state = session().state();
  // A server that cannot be asked now: what is shown says so itself, and where else to look.
  if (state.kind === 'failed') return true;
  return state.kind === 'signed_in' && state.user.role === 'user';
}
