import { redirect } from 'react-router';
import type { ZodType } from 'zod';
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
 * A draft the form would not let through (opened and left, then the confirm page by its address) leads back to the form.
 * A flow that was sent already leads to its done page, so 'back' and reload are harmless.
 */
export function requireDraft<Values>(flow: Flow<Values>, form: ZodType<unknown>): Draft<Values> {
  const found = drafts().find(flow);
  if (found.kind === 'finished') throw redirect(flow.done);
  if (found.kind === 'missing') {
    window.alert(alerts[flow.missing]);
    throw redirect(flow.form);
  }
  if (!form.safeParse(found.draft.values).success) throw redirect(flow.form);
  return found.draft;
}

/** What the flow's function answered, or undefined if this browser did not just finish it. */
export function finishedResult<Values, Result>(flow: Flow<Values, Result>): Result | undefined {
  const found = drafts().find(flow);
  // Stored by createSubmit for the same flow, so it has that flow's result type.
  return found.kind === 'finished' ? (found.result as Result) : undefined;
}

/** For the clientLoader of a done page: shown only right after the flow was finished; otherwise redirects to `elsewhere`. */
export function requireFinished<Values, Result>(flow: Flow<Values, Result>, elsewhere: string): Result {
  const found = drafts().find(flow);
  if (found.kind !== 'finished') throw redirect(elsewhere);
  return found.result as Result;
}
