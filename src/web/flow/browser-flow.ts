import { redirect } from 'react-router';
import { alerts } from '../../contract/page-errors.ts';
import { browserNow } from '../session/browser-clock.ts';
import { lastUid, onSignOut, session } from '../session/browser-session.ts';
import { documentCookies } from './draft-cookie.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import type { Draft, Flow } from './flow.ts';

let browserStore: DraftStore | undefined;

function signedInUid(): string | null {
  const state = session().state();
  return state.kind === 'signed_in' ? state.user.uid : null;
}

/** THE draft store of this browser; swept once, cleared at sign-out. */
export function drafts(): DraftStore {
  if (!browserStore) {
    browserStore = createDraftStore({
      cookies: documentCookies,
      local: window.localStorage,
      tab: window.sessionStorage,
      now: browserNow,
      newId: () => crypto.randomUUID(),
      owner: signedInUid,
      lastOwner: lastUid,
    });
    browserStore.sweep();
    onSignOut(() => browserStore?.clearAll());
  }
  return browserStore;
}

/**
 * For the clientLoader of a confirm page, or of any later step: the draft, or SPEC §8's alert and back to the start.
 * A flow that was sent already leads to its done page, so 'back' and reload are harmless.
 */
export function requireDraft<Values>(flow: Flow<Values>): Draft<Values> {
  const found = drafts().find(flow);
  if (found.kind === 'found') return found.draft;
  if (found.kind === 'finished') throw redirect(flow.done);
  window.alert(alerts[flow.missing]);
  throw redirect(flow.form);
}

/** For a done page: what the flow's function answered, or undefined if this browser did not just finish it. */
export function finishedResult<Values, Result>(flow: Flow<Values, Result>): Result | undefined {
  const found = drafts().find(flow);
  // Kept by createSubmit for the same flow, whose type it has.
  return found.kind === 'finished' ? (found.result as Result) : undefined;
}
