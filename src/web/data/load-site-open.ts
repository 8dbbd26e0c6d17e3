import type { RouterContextProvider } from 'react-router';
import { SelectSiteStateDocument } from '../../contract/operations/generated.ts';
import { queryPublic } from './load-context.ts';

/** Whether headquarters have opened the company. A database that cannot be asked closes nothing. */
export async function siteIsOpen(context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    const { site_states } = await queryPublic(context, SelectSiteStateDocument, {});
    return site_states[0]?.open_flag ?? true;
  } catch {
    return true;
  }
}
