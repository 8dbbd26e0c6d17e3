import { callFunction } from '../../../data/browser-data.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import type { ShownRepricing } from '../../../ui/repriced-reserves.tsx';

/** What another birth date does to the child's coming reserves, or why it cannot be. */
type Repricing = { reserves: readonly ShownRepricing[] } | { failure: FunctionFailure };

export async function askRepricing(child_id: number, date_of_birth: string): Promise<Repricing> {
  const outcome = await callFunction('changeChildBirthDate', { child_id, date_of_birth });
  return outcome.kind === 'ok' ? { reserves: outcome.result.reserves } : { failure: outcome };
}

/** The reserves that came with `quote_changed`: they are shown first, the next press accepts them. */
export function newReservesOf(
  refusal: { type: string; details?: unknown } | undefined,
): readonly ShownRepricing[] | undefined {
  const { details } = refusal ?? {};
  if (refusal?.type !== 'quote_changed' || typeof details !== 'object' || details === null) return undefined;
  return 'reserves' in details ? (details.reserves as readonly ShownRepricing[]) : undefined;
}
