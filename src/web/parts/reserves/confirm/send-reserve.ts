import type { Alternative } from '../../../../contract/functions/billing/price-lines.ts';
import type { FunctionOk, FunctionPayload } from '../../../../contract/functions/functions.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionOutcome } from '../../../data/call-function.ts';

/**
 * Sends a reserve. A seat that is gone, a changed price or a closed account is said on the confirm page with the way
 * on; only fields that were filled in wrongly lead back to the form (SPEC §5, §8).
 */
export async function sendReserve<Name extends 'createReserve' | 'createReservesCustomer' | 'updateReserve'>(
  name: Name,
  input: FunctionPayload<Name>,
): Promise<FunctionOutcome<FunctionOk<Name>>> {
  const answer = await callFunction(name, input);
  if (answer.kind !== 'refused' || answer.type === 'input_error') return answer;
  const { fields: _shownHere, ...refusal } = answer;
  return refusal;
}

export function alternativesOf(details: unknown): readonly Alternative[] {
  if (typeof details !== 'object' || details === null || !('alternatives' in details)) return [];
  return Array.isArray(details.alternatives) ? (details.alternatives as readonly Alternative[]) : [];
}
