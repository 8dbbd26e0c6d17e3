import { createAuthorizedFetch } from '../../../data/authorized-fetch.ts';
import { createCallFunction } from '../../../data/call-function.ts';
import { hasSessionHint, session } from '../../../session/browser-session.ts';
import { serviceState } from '../../../session/service-state.ts';

/** SPEC §7: with the bearer when signed in. Without a session hint no session is looked up; never redirects to sign-in. */
export async function countView(id: number): Promise<void> {
  const fetch = hasSessionHint()
    ? createAuthorizedFetch({ session: session(), fetch: serviceState.fetch, onSessionLost: () => {} })
    : serviceState.fetch;
  const call = createCallFunction({ fetch, log: (message, detail) => console.error(message, detail) });
  await call('updateMagazineView', { id });
}
