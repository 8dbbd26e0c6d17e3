import { createContext, type RouterContextProvider } from 'react-router';
import type { TypedDocument } from '../../contract/operations/typed-document.ts';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';

/** What the server tells the pages about itself. Nothing here may be secret: it is written into the HTML. */
export type PublicSettings = {
  publicUrl: string;
  chatUrl: string;
  stripeJsUrl: string;
  stripePublishableKey: string;
  demo: boolean;
};

/** Runs a trusted document as the anonymous role, by its id. */
export type QueryPublic = (documentId: string, variables?: Record<string, unknown>) => Promise<unknown>;

/** Loaders reach the data API only through these, so that src/web never imports src/server. */
export const settingsContext = createContext<PublicSettings>();
export const queryPublicContext = createContext<QueryPublic>();
export const cspNonceContext = createContext<string>('');
/** The server's clock: a page that speaks of today never asks the host's. */
export const nowContext = createContext<() => Date>();

/** For loaders of public pages: `await queryPublic(context, SelectQandaDocument, {})`. */
export function queryPublic<Data, Variables>(
  context: Readonly<RouterContextProvider>,
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const run = context.get(queryPublicContext);
  return run(document.documentId, variables as Record<string, unknown>) as Promise<Data>;
}

/** Today in Tokyo, by the server's clock. */
export const todayOf = (context: Readonly<RouterContextProvider>): TokyoDate => tokyoDateOf(context.get(nowContext)());
