import { createContext, type RouterContextProvider } from 'react-router';
import type { TypedDocument } from '../../contract/operations/typed-document.ts';
import type { PublicSettings, QueryPublic } from '../../contract/web-plugin.ts';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';

export type { PublicSettings, QueryPublic } from '../../contract/web-plugin.ts';

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
