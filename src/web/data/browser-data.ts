import { onSignOut } from '../session/browser-session.ts';
import { authorizedFetch } from './browser-functions.ts';
import { createDataClient, type DataClient } from './graphql-client.ts';

export { authorizedFetch, callFunction } from './browser-functions.ts';

let browserClient: DataClient | undefined;

/** THE data client of this tab. Browser only: loaders on the server use the load context's queryPublic. */
export function dataClient(): DataClient {
  if (!browserClient) {
    browserClient = createDataClient(authorizedFetch());
    onSignOut(() => browserClient?.forget());
  }
  return browserClient;
}
