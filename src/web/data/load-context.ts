import { createContext } from 'react-router';

/** What the server tells the pages about itself. Nothing here may be secret: it is written into the HTML. */
export type PublicSettings = {
  publicUrl: string;
  chatUrl: string;
  stripeJsUrl: string;
  stripePublishableKey: string;
  demo: boolean;
};

/** Runs a trusted document as the anonymous role. `document` is a document id of src/contract/operations. */
export type QueryPublic = (document: string, variables?: Record<string, unknown>) => Promise<unknown>;

/** Loaders reach the data API only through these, so that src/web never imports src/server. */
export const settingsContext = createContext<PublicSettings>();
export const queryPublicContext = createContext<QueryPublic>();
export const cspNonceContext = createContext<string>('');
