import { sendToFunction } from '../flow/browser-flow.ts';
import type { SendResult } from '../flow/submit.ts';

type WithPassword = { readonly email: unknown; readonly password: unknown };

/** SPEC §5: sign-up and change go out only with two texts; otherwise false, and the server hears nothing. */
export async function sendEmailPassword(
  name: 'emailSignup' | 'changeEmailSignup',
  input: WithPassword,
  send: (name: string, input: unknown) => Promise<SendResult> = sendToFunction,
): Promise<SendResult | false> {
  return typeof input.email === 'string' && typeof input.password === 'string' ? send(name, input) : false;
}
