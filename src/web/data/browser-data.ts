import { onSignOut } from '../session/browser-session.ts';
import { type Answers, createAnswers } from './answers.ts';
import { authorizedFetch } from './browser-functions.ts';
import { createDataClient, type DataClient } from './data-client.ts';

export { authorizedFetch, callFunction } from './browser-functions.ts';

let browserClient: DataClient | undefined;
let browserAnswers: Answers | undefined;

/** THE data client of this tab. Browser only: loaders on the server use the load context's queryPublic. */
export function dataClient(): DataClient {
  browserClient ??= createDataClient(authorizedFetch());
  return browserClient;
}

/** What this tab knows; forgotten at sign-out. */
export function answers(): Answers {
  if (!browserAnswers) {
    browserAnswers = createAnswers();
    onSignOut(() => browserAnswers?.forget());
  }
  return browserAnswers;
}
