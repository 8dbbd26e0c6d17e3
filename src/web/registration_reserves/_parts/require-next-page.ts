import { redirect } from 'react-router';
import { finishedResult } from '../../flow/browser-flow.ts';
import type { Flow } from '../../flow/flow.ts';
import { nextPage } from '../../guard/registration-left.ts';

/**
 * For the confirm pages of variant B's second half: a user who has finished this part (or still has an earlier one to do) is
 * redirected before the draft is looked for. A complete member would otherwise be asked to allow cookies for a draft never made.
 */
export async function requireNextPage<Values>(flow: Flow<Values>): Promise<void> {
  // Just sent: 'back' leads to the done page, as in every flow.
  if (finishedResult(flow) !== undefined) return;
  const next = await nextPage();
  if (next !== flow.form) throw redirect(next);
}
