import type { FunctionOk, FunctionPayload } from '../../contract/functions/functions.ts';
import { callFunction } from '../data/browser-functions.ts';
import type { CallFunction, FunctionOutcome } from '../data/call-function.ts';

type EmailFunction = 'emailSignup' | 'changeEmailSignup';
type Untyped<Payload> = Omit<Payload, 'email' | 'password'> & { readonly email: unknown; readonly password: unknown };

const hasTexts = <Name extends EmailFunction>(
  input: Untyped<FunctionPayload<Name>> | FunctionPayload<Name>,
): input is FunctionPayload<Name> => typeof input.email === 'string' && typeof input.password === 'string';

/** SPEC §5: sign-up and change go out only with two texts; otherwise false, and the server hears nothing. */
export async function sendEmailPassword<Name extends EmailFunction>(
  name: Name,
  input: Untyped<FunctionPayload<Name>>,
  send: CallFunction = callFunction,
): Promise<FunctionOutcome<FunctionOk<Name>> | false> {
  return hasTexts<Name>(input) ? send(name, input) : false;
}
