import { redirect } from 'react-router';
import { finishedResult } from '../../flow/browser-flow.ts';
import type { Flow } from '../../flow/flow.ts';
import { nextPage } from '../../guard/registration-left.ts';

/**
 * For the confirm pages of variant B's second half: whoever has this part behind them (or another before them) is led on
 * before the draft is looked for. A complete member would otherwise be told to allow cookies for a draft never made.
 */
export async function requireNextPage<Values>(flow: Flow<Values>): Promise<void> {
  // Just sent: 'back' leads to the done page, as in every flow.
  if (finishedResult(flow) !== undefined) return;
  const next = await nextPage();
  if (next !== flow.form) throw redirect(next);
}
