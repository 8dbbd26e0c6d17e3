import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The router prefetches the pages behind the links it finds. A cached public page contains the links of both login
 * states, one of them hidden by CSS (session-hint.ts): pages behind hidden links are not prefetched.
 */
export function useAskAhead(linksOf: 'visitor' | 'member'): 'render' | 'none' {
  const state = useSyncExternalStore(
    never,
    () => (document.documentElement.dataset.session === 'member' ? 'member' : 'visitor'),
    () => 'visitor',
  );
  return state === linksOf ? 'render' : 'none';
}
