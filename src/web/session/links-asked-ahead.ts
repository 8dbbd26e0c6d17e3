import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The router asks the server ahead for the pages behind the links it finds. A page kept for everybody holds the links of both
 * login states, one of them hidden by CSS (session-hint.ts): the hidden ones' pages are not asked for.
 */
export function useAskAhead(linksOf: 'visitor' | 'member'): 'render' | 'none' {
  const state = useSyncExternalStore(
    never,
    () => (document.documentElement.dataset.session === 'member' ? 'member' : 'visitor'),
    () => 'visitor',
  );
  return state === linksOf ? 'render' : 'none';
}
