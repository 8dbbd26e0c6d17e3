import type { IncomingHttpHeaders } from 'node:http';
import type { Params } from '../pages/form.ts';
import { forbidden, unauthorized } from './failure.ts';
import { text } from './params.ts';

type KeyKind = 'secret' | 'publishable';

function keyOf(headers: IncomingHttpHeaders, params: Params): string | undefined {
  const header = headers.authorization;
  if (header?.startsWith('Bearer ')) return header.slice('Bearer '.length).trim();
  if (header?.startsWith('Basic '))
    return Buffer.from(header.slice('Basic '.length), 'base64').toString().split(':')[0];
  // Stripe.js sends the publishable key in the body.
  return text(params, 'key');
}

const shown = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;

/** Any well-formed test key is accepted; which of the two kinds it is decides what may be called. */
export function authorize(headers: IncomingHttpHeaders, params: Params, publishableKey: string | undefined): KeyKind {
  const key = keyOf(headers, params);
  if (key === undefined || key === '') {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^(sk|rk)_/.test(key)) return 'secret';
  if (key.startsWith('pk_') && (publishableKey === undefined || key === publishableKey)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${shown(key)}`);
}

export const secretOnly = () =>
  forbidden(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  );
