import type { FunctionName, FunctionOk, FunctionPayload } from '../../../../contract/functions/functions.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionOutcome } from '../../../data/call-function.ts';
import type { PublicSettings } from '../../../data/load-context.ts';
import { stripeOf } from './load-stripe.ts';

/**
 * Sends to a function that charges a first payment. If the bank asks for 3-D Secure (`card_action_required` with a
 * client secret) it is shown over the page and the same call is repeated; the server finds what it began.
 */
export async function sendWithCard<Name extends FunctionName>(
  settings: PublicSettings | undefined,
  name: Name,
  input: FunctionPayload<Name>,
): Promise<FunctionOutcome<FunctionOk<Name>>> {
  const sent = await callFunction(name, input);
  if (sent.kind !== 'refused' || sent.type !== 'card_action_required' || !settings) return sent;
  const clientSecret = (sent.details as { clientSecret?: unknown } | undefined)?.clientSecret;
  if (typeof clientSecret !== 'string') return sent;
  const stripe = await stripeOf(settings).catch(() => null);
  if (stripe === null) return sent;
  const { error } = await stripe.handleNextAction({ clientSecret });
  return error ? sent : callFunction(name, input);
}
