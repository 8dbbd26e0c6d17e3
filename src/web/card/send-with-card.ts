import type { PublicSettings } from '../data/load-context.ts';
import { sendToFunction } from '../flow/browser-flow.ts';
import type { SendResult } from '../flow/submit.ts';
import { stripeOf } from './load-stripe.ts';

/**
 * Sends to a function that charges a first payment. If the bank asks for 3-D Secure (`card_action_required` with a
 * client secret) it is shown over the page and the same call is made once more; the server finds what it began.
 */
export async function sendWithCard(
  settings: PublicSettings | undefined,
  name: string,
  input: unknown,
): Promise<SendResult> {
  const sent = await sendToFunction(name, input);
  if (sent.kind !== 'refused' || sent.type !== 'card_action_required' || !settings) return sent;
  const clientSecret = (sent.details as { clientSecret?: unknown } | undefined)?.clientSecret;
  if (typeof clientSecret !== 'string') return sent;
  const stripe = await stripeOf(settings).catch(() => null);
  if (stripe === null) return sent;
  const { error } = await stripe.handleNextAction({ clientSecret });
  return error ? sent : sendToFunction(name, input);
}
