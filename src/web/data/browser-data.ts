import { onSignOut, session } from '../session/browser-session.ts';
import { leadToLogin } from '../session/session-lost.ts';
import { createAuthorizedFetch } from './authorized-fetch.ts';
import { type CallFunction, createCallFunction } from './call-function.ts';
import { createDataClient, type DataClient } from './graphql-client.ts';

let browserFetch: typeof globalThis.fetch | undefined;
let browserClient: DataClient | undefined;

export function authorizedFetch(): typeof globalThis.fetch {
  browserFetch ??= createAuthorizedFetch({
    session: session(),
    fetch: (input, init) => fetch(input, init),
    onSessionLost: leadToLogin,
  });
  return browserFetch;
}

/** THE data client of this tab. Browser only: loaders on the server use the load context's queryPublic. */
export function dataClient(): DataClient {
  if (!browserClient) {
    browserClient = createDataClient(authorizedFetch());
    onSignOut(() => browserClient?.forget());
  }
  return browserClient;
}

export const callFunction: CallFunction = (name, input, options) =>
  createCallFunction({
    fetch: authorizedFetch(),
    log: (message, detail) => console.error(message, detail),
  })(name, input, options);
